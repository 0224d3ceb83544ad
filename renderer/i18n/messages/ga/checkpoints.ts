// Messages about checkpoints of the logs, in Irish.
import type { Draft } from '../en/catalogue.ts';
import type { checkpoints as english } from '../en/checkpoints.ts';

export const checkpoints: Draft<typeof english> = {
  'checkpoints.title': 'Seicphointí',
  'checkpoints.lead':
    'Comhshíníonn ríomhaire eile a bhfuil sna loganna anois. Is féidir athrú níos déanaí a chruthú ansin, fiú ag duine nach bhfuil iontaoibh aige as an ríomhaire seo.',
  'checkpoints.present': 'Seicphointe reatha',
  'checkpoints.presentHelp':
    'Tabhair chuig ríomhaire eile é mar chód, mar chomhad nó mar théacs. Comhshínítear ansin é agus tagann sé ar ais.',
  'checkpoints.since': 'Duilleoga a chonaic an finné go deireanach',
  'checkpoints.sinceHelp': 'Fág folamh é seo don chéad seicphointe. Do gach ceann ina dhiaidh sin ainmníonn an finné an uimhir.',
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
    'Scan é, roghnaigh a chomhad nó greamaigh a théacs: ceann den loga seo a chonacthas níos luaithe nó a tháinig ar ais comhshínithe, nó ceann ó ríomhaire eile le comhshíniú.',
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
  'checkpoints.outcome.intact': 'Tá gach rud a chonacthas sa loga fós',
  'checkpoints.outcome.rewritten': 'Athscríobhadh an loga',
  'checkpoints.outcome.undetermined': 'Ní féidir leis an seicphointe seo é a thaispeáint',
  'checkpoints.rewrittenHelp':
    'Níl an rud a chonacthas níos luaithe sa loga a thuilleadh. Ná bí ag brath ar an loga; cuir do riarthóir ar an eolas, agus coinnigh an seicphointe.',
  'checkpoints.epochs': 'Ainmneacha an loga',
  'checkpoints.remembered': 'Comhshínithe ag {name}, {time}. Tá sé seo taifeadta anois faoi “Finnéithe”.',
  'checkpoints.cosignedBy': 'Comhshínithe ag {name}, {time}.',
  'checkpoints.unknown':
    'Sínithe freisin faoi ainmneacha nach bhfuil a n-eochracha ar eolas anseo, agus gan seiceáil. Le heochair an fhinné is féidir é a sheiceáil:',
  'checkpoints.refused': 'Gan chomhshíniú',
  'checkpoints.refused.no-checkpoint': 'Ní seicphointe é seo, nó níl a shíniú bailí.',
  'checkpoints.refused.own': 'Is seicphointe den ríomhaire seo é. Ní féidir ach le ceann eile a bheith ina fhinné air.',
  'checkpoints.refused.other-key':
    'Shínigh eochair eile an seicphointe den loga seo a comhshíníodh roimhe seo. Caithfidh an ríomhaire eile é seo a mhíniú.',
  'checkpoints.refused.older': 'Comhshíníodh seicphointe níos déanaí den loga seo cheana, duilleoga: {size}.',
  'checkpoints.refused.proof-needed':
    'Ar an ríomhaire eile, déan an seicphointe arís le {size} mar na duilleoga a chonaic an finné go deireanach.',
  'checkpoints.refused.not-proved':
    'Ní thaispeánann aon ní go bhfuil na duilleoga a chonacthas roimhe seo ({size}) sa loga fós. Bíodh an seicphointe déanta arís leis an uimhir seo; má theipeann air sin freisin, athscríobhadh an loga.',
  'checkpoints.refused.inconsistent':
    'Ní hiad seo na duilleoga a chonacthas roimhe seo ({size}): athscríobhadh an loga eile, nó úsáideann loga eile a ainm.',
  'checkpoints.cosigned': 'Seicphointe comhshínithe',
  'checkpoints.first': 'An chéad seicphointe den loga seo anseo. Cuir an méarlorg seo i gcomparáid le húinéir an ríomhaire eile:',
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
