// Messages about checkpoints of the logs, in Irish.
import type { Draft } from '../en/catalogue.ts';
import type { checkpoints as english } from '../en/checkpoints.ts';

export const checkpoints: Draft<typeof english> = {
  'checkpoints.title': 'Seicphointí',
  'checkpoints.lead':
    'Comhshíníonn ríomhaire eile ábhar reatha na loganna. Is féidir athrú níos déanaí a chruthú ansin, fiú do dhuine nach bhfuil iontaoibh aige as an ríomhaire seo.',
  'checkpoints.present': 'Seicphointe reatha',
  'checkpoints.presentHelp':
    'Tabhair chuig ríomhaire eile é mar chód, mar chomhad nó mar théacs. Comhshíníonn an ríomhaire sin é, agus tugann tú ar ais é.',
  'checkpoints.since': 'Líon na nduilleog a chonaic an finné go deireanach',
  'checkpoints.sinceHelp': 'Fág folamh é seo don chéad seicphointe. Do gach ceann ina dhiaidh sin, tugann an finné an uimhir duit.',
  'checkpoints.sinceWrong': 'Ní slánuimhir í seo.',
  'checkpoints.make': 'Déan seicphointe',
  'checkpoints.origin': 'Ainm an loga',
  'checkpoints.size': 'Duilleoga',
  'checkpoints.root': 'Fréamhhais',
  'checkpoints.key': 'Méarlorg na heochrach',
  'checkpoints.begun': 'Faoin ainm seo ó',
  'checkpoints.code': 'An seicphointe mar chód QR',
  'checkpoints.noCode': 'Rófhada do chód amháin: úsáid an comhad.',
  'checkpoints.asText': 'An seicphointe mar ghnáth-théacs',
  'checkpoints.save': 'Sábháil mar chomhad',
  'checkpoints.seen': 'Seicphointe ó áit eile',
  'checkpoints.seenHelp':
    'Scan é, roghnaigh a chomhad nó greamaigh a théacs. Féadann sé a bheith ina sheicphointe níos luaithe nó comhshínithe den loga seo, nó ina cheann ó ríomhaire eile a chomhshíníonn tú.',
  'checkpoints.drop': 'Comhad seicphointe',
  'checkpoints.choose': 'Roghnaigh seicphointe',
  'checkpoints.dropHelp': 'Nó scaoil anseo é.',
  'checkpoints.tooLong': 'Tá an comhad seo rófhada do sheicphointe.',
  'checkpoints.text': 'Téacs an tseicphointe',
  'checkpoints.scanned': 'Scanadh an seicphointe.',
  'checkpoints.witnessKey': 'Eochair an fhinné',
  'checkpoints.witnessKeyHelp':
    'Ag teastáil uair amháin do gach finné, a thaispeánann í agus é ag comhshíniú. Faigh ón bhfinné í, ní in éineacht leis an seicphointe.',
  'checkpoints.compare': 'Cuir i gcomparáid leis an loga seo',
  'checkpoints.cosign': 'Comhshínigh do ríomhaire eile',
  'checkpoints.outcome.intact': 'Tá gach rud a chonaic an finné sa loga fós',
  'checkpoints.outcome.rewritten': 'Athscríobhadh an loga',
  'checkpoints.outcome.undetermined': 'Ní féidir leis an seicphointe seo a thaispeáint an bhfuil an loga slán',
  'checkpoints.rewrittenHelp':
    'Níl an rud a chonacthas níos luaithe sa loga a thuilleadh. Ná bí ag brath ar an loga; cuir do riarthóir ar an eolas, agus coinnigh an seicphointe.',
  'checkpoints.epochs': 'Ainmneacha an loga',
  'checkpoints.remembered': 'Comhshínithe ag {name}, {time}. Tá sé seo taifeadta anois faoi “Finnéithe”.',
  'checkpoints.cosignedBy': 'Comhshínithe ag {name}, {time}.',
  'checkpoints.unknown':
    'Sínithe freisin faoi ainmneacha nach bhfuil a n-eochracha ar eolas anseo. Níor seiceáladh na sínithe seo. Chun iad a sheiceáil, cuir isteach eochair an fhinné:',
  'checkpoints.refused': 'Gan chomhshíniú',
  'checkpoints.refused.no-checkpoint': 'Ní seicphointe é seo, nó níl a shíniú bailí.',
  'checkpoints.refused.own': 'Is seicphointe den ríomhaire seo é. Ní féidir ach le ceann eile a bheith ina fhinné air.',
  'checkpoints.refused.other-key':
    'Shínigh eochair dhifriúil an seicphointe den loga seo a comhshíníodh roimhe seo. Iarr míniú ar úinéir an ríomhaire eile.',
  'checkpoints.refused.older': 'Comhshíníodh seicphointe níos déanaí den loga seo cheana, duilleoga: {size}.',
  'checkpoints.refused.proof-needed':
    'Ar an ríomhaire eile, déan an seicphointe arís, agus cuir {size} isteach faoi “Líon na nduilleog a chonaic an finné go deireanach”.',
  'checkpoints.refused.not-proved':
    'Ní thaispeánann aon ní go bhfuil na duilleoga a chonacthas roimhe seo ({size}) sa loga fós. Bíodh an seicphointe déanta arís leis an uimhir seo; má theipeann air sin freisin, athscríobhadh an loga.',
  'checkpoints.refused.inconsistent':
    'Ní hiad seo na duilleoga a chonacthas roimhe seo ({size}): athscríobhadh an loga eile, nó úsáideann loga eile a ainm.',
  'checkpoints.cosigned': 'Seicphointe comhshínithe',
  'checkpoints.first': 'Is é seo an chéad seicphointe den loga seo anseo. Cuir an méarlorg seo i gcomparáid le húinéir an ríomhaire eile:',
  'checkpoints.continues':
    'Tá gach rud a chonacthas roimhe seo ann: {count, plural, one {# dhuilleog} two {# dhuilleog} few {# dhuilleog} many {# nduilleog} other {# duilleog}}. Méarlorg a eochrach:',
  'checkpoints.ownWitnessKey': 'Leis an eochair seo fíoraíonn an ríomhaire eile an comhshíniú:',
  'checkpoints.witnesses': 'Finnéithe',
  'checkpoints.witnessList': 'Liosta finnéithe',
  'checkpoints.noWitness': 'Níor chomhshínigh aon ríomhaire eile an loga seo fós',
  'checkpoints.noWitnessHelp': 'Tabhair an seicphointe reatha chuig ríomhaire eile, agus cuir i gcomparáid an rud a thagann ar ais.',
  'checkpoints.witness': 'Finné',
  'checkpoints.upTo': 'Go dtí',
  'checkpoints.cosignedAt': 'Comhshínithe',
  'checkpoints.former': 'Iarainm',
  'checkpoints.leaves': '{count, plural, one {# dhuilleog} two {# dhuilleog} few {# dhuilleog} many {# nduilleog} other {# duilleog}}',
};
