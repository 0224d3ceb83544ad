// Messages of the frame around the screens: navigation, notices, errors, in Irish.
import type { Draft } from '../en/catalogue.ts';
import type { frame as english } from '../en/frame.ts';

export const frame: Draft<typeof english> = {
  'frame.inspect': 'Iniúch',
  'frame.inspections': 'Iniúchtaí',
  'frame.passports': 'Pasanna',
  'frame.packs': 'Pacaí',
  'frame.trustScreen': 'Iontaoibh',
  'frame.bodies': 'Comhlachtaí dá dtugtar fógra',
  'frame.resolver': 'Réititheoir',
  'frame.settings': 'Socruithe',
  'frame.navigation': 'Scáileáin',
  'frame.skip': 'Léim go dtí an t-ábhar',
  'frame.language': 'Teanga',
  'frame.sessionOver':
    'Níl an fhuinneog seo sínithe isteach sa chlár a thuilleadh. Oscail seoladh aonuaire nua; priontálann “desk address” ceann agus an clár ag rith.',
  'frame.maintenance': 'Faoi chothabháil ó {time}, ag {who}: {reason}. Caithfidh iniúchtaí agus athruithe fanacht.',
  'frame.down': 'Níl an clár ag freagairt. Níor cailleadh aon ní. Leanann an fhuinneog seo de thriail.',
  'frame.downSince': 'Gan freagra ó {time}',
  'frame.back': 'Tá an clár ag freagairt arís.',
  'frame.trust': 'Sonraí iontaoibhe',
  'frame.trustNone': 'níl aon cheann ar an ríomhaire seo',
  'frame.trustState': '{state, select, fresh {cothrom le dáta} stale {le hathnuachan} expired {as dáta} other {níl aon cheann}}',
  'frame.issuers':
    '{count, plural, =0 {gan eisitheoirí} one {# eisitheoir} two {# eisitheoir} few {# eisitheoir} many {# n-eisitheoir} other {# eisitheoir}}',
  'frame.sampleLoaded': 'Tá an tacar samplach lódáilte. Tá SAMPLA ar gach rud as.',
  'frame.notice.workbench-restarted': 'Atosaíodh an clár. Tá gach iniúchadh críochnaithe sa loga.',
  'frame.notice.backup-restored':
    'Athchóiríodh cúltaca, agus tá a thaifid ag an ríomhaire seo arís. Taispeánann na socruithe cad a athchóiríodh agus cad nár athchóiríodh.',
  'frame.notice.wanted-arrived': 'Tháinig pasanna a bhí in easnamh; rinneadh na hiniúchtaí arís. Tá na torthaí sa loga.',
  'frame.notice.issuer-arrived':
    'Tá eisitheoirí nó eochracha ar eolas anois: iniúchadh arís an rud a tháinig ó eisitheoir anaithnid. Tá na torthaí sa loga.',
  'frame.notice.own-list-waiting':
    'Tá cinneadh de dhíth faoi liosta stádais iompórtáilte den tseirbhís seo: chúlghairfeadh nó chuirfeadh sé go leor pasanna ar fionraí, nó athraíodh an eochair a shínigh é sula bhfacthas an liosta den chéad uair. Níor cúlghaireadh aon ní. Dearbhaigh nó diúltaigh an liosta faoi “Iontaoibh”, nó le desk status recall.',
  'frame.notice.own-list-newer':
    'Cuireadh cúlghairmeacha i bhfeidhm arís: bhí liosta stádais den tseirbhís seo níos nuaí ná a sonraí, rud a chiallaíonn gur athchóiríodh seanchóip de na sonraí anseo.',
  'frame.notice.log-changed':
    'Ní hé an loga a shínigh an ríomhaire seo é: d’athraigh, bhain nó chuir clár eile iontrálacha. Ná bí ag brath air, agus cuir do riarthóir ar an eolas:',
  'frame.notice.log-key-new':
    'Síníonn an ríomhaire seo an loga le heochair nua anois, mar tá an eochair roimhe in easnamh. Ní féidir leis a thaispeáint ar athraíodh iontrálacha níos luaithe.',
  'frame.notice.modes-mended':
    'Bhí comhaid d’fhillteán na sonraí oscailte d’úsáideoirí eile an ríomhaire seo. Anois ní féidir ach lena n-úinéir iad a léamh nó a athrú:',
  'frame.notice.modes-open':
    'Is féidir le húsáideoirí eile an ríomhaire seo comhaid d’fhillteán na sonraí a léamh nó a athrú, agus ní féidir leis an aip é sin a cheartú. Cuir do riarthóir ar an eolas:',
  'frame.notice.public-restarted': 'Atosaíodh an tseirbhís phoiblí.',
  'frame.notice.backup-late': 'Tá an cúltaca is nuaí níos sine ná mar a bhí beartaithe. Féach Socruithe, Cúltaca.',
  'frame.notice.log-file-failed': 'Ní féidir comhad loga na seirbhíse a scríobh. Déan spás ar an diosca, nó rith desk doctor.',
  'frame.notice.certificate-ends':
    'Rachaidh deimhniú an réititheora in éag laistigh de 30 lá, nó chuaigh sé in éag. Taispeánann an scáileán “Réititheoir” cathain agus cad atá le déanamh.',
  'frame.notice.clock-behind':
    'Tá clog an ríomhaire seo mall. Ní féidir dátaí a mheas go dtí go gceartaíonn tú é. Má tá sé ceart anois agus má bhí sé chun tosaigh roimhe seo, dearbhaigh é sin ar an scáileán “Iontaoibh”.',
  'frame.notice.self-test-failed':
    'Theip ar an bhféintástáil: ná bí ag brath ar bhreithiúnais an ríomhaire seo. Cuir do riarthóir ar an eolas.',
  'frame.engineOld':
    'Is ón {day} nó roimhe d’inneall brabhsála na haipe seo. Bíonn lochtanna slándála aitheanta ar innill atá níos sine ná sé mhí: suiteáil an leagan reatha. Ní lorgaíonn an aip nuashonruithe.',
  'frame.dismiss': 'Ruaig an fógra seo',
  'frame.noSuchScreen': 'Níl a leithéid de scáileán ann',
  'frame.noSuchScreenHelp': 'Ní mheaitseálann an seoladh aon cheann de na scáileáin ar chlé.',
  'frame.notLoaded': 'Níorbh fhéidir an scáileán seo a lódáil',
  'frame.notLoadedHelp': 'Tagann sé ón gclár, nach bhfuil ag freagairt faoi láthair. Lódáil arís é nuair a fhreagróidh an clár.',
  'frame.toInspect': 'Téigh go dtí Iniúch',
  'frame.crashed': 'Stop an scáileán seo d’oibriú',
  'frame.crashedHelp':
    'Tá an rud a iniúchadh roimhe seo sa loga. Lódáil an scáileán arís; má tharlaíonn sé uair eile, tuairiscigh an téacs thíos.',
  'frame.reload': 'Lódáil arís',
};
