// Messages of the want-list, in Irish.
import type { Draft } from '../en/catalogue.ts';
import type { wantList as english } from '../en/want-list.ts';

export const wantList: Draft<typeof english> = {
  'wantList.title': 'Pasanna in easnamh',
  'wantList.lead':
    'Scanta anseo gan chóip den phas, agus mar sin gan seiceáil. Tabhair an liosta chuig ríomhaire a bhfuil líonra aige. Nuair a thagann na pasanna, déantar na hiniúchtaí arís.',
  'wantList.save': 'Sábháil an liosta',
  'wantList.qr': 'Taispeáin mar chóid QR',
  'wantList.qrPart': 'Cód QR {part} as {count}',
  'wantList.qrHelp':
    'Cuireann an ríomhaire eile na cóid seo lena liosta nuair a scanann sé {count, plural, one {an cód QR seo} two {an {count} chód QR seo} few {na {count} chód QR seo} many {na {count} gcód QR seo} other {na {count} cód QR seo}}. Tá {codes, plural, one {# phas} two {# phas} few {# phas} many {# bpas} other {# pas}} air.',
  'wantList.qrTooLong':
    'Seoladh rófhada do chód QR, sa liosta sábháilte amháin: {count, plural, one {# phas eile} two {# phas eile} few {# phas eile} many {# bpas eile} other {# pas eile}}.',
  'wantList.qrNext': 'Ar aghaidh',
  'wantList.qrPrevious': 'Siar',
  'wantList.qrFailed': 'Níorbh fhéidir an cód QR a tharraingt',
  'wantList.none': 'Níl aon phas in easnamh',
  'wantList.noneFound': 'Níl aon phas in easnamh a mheaitseálann',
  'wantList.noneText': 'Tá cóip ar an ríomhaire seo de gach rud a scanadh.',
  'wantList.what': 'Táirge nó nasc',
  'wantList.serial': 'Sraithuimhir {serial}',
  'wantList.batch': 'Baisc {batch}',
  'wantList.scanned': 'Scanta',
  'wantList.times': '{count, plural, one {uair amháin} two {# uair} few {# huaire} many {# n-uaire} other {# uair}}',
  'wantList.last': 'An uair dheireanach',
  'wantList.how': 'Conas a thagann cóipeanna chuig an ríomhaire seo',
  'wantList.howTake':
    'Sábháil an liosta ar mhéaróg. Mura gceadaítear méaróg, taispeáin mar chóid QR é agus scan leis an ríomhaire eile iad: taispeánann a liosta féin ansin cad nach bhfuil cóip aige de.',
  'wantList.howFetch':
    'Mura bhfuil na cóipeanna ag an ríomhaire eile fós: ansin, oscail “Iniúchtaí”, “Pasanna in easnamh”, “Faigh ó sheirbhís”, agus roghnaigh an liosta sábháilte.',
  'wantList.howPack': 'Ansin, oscail “Pacaí”, “Déan paca”, roghnaigh “Na cóid seo amháin” agus ansin an liosta sábháilte.',
  'wantList.howBring':
    'Tabhair an paca anseo agus cuir i bhfeidhm ar an scáileán “Pacaí” é. Iniúchtar arís earraí atá ag fanacht laistigh de shoicindí, agus taispeánann gach scáileán nasc chuig an toradh.',
  'wantList.choose': 'Roghnaigh liosta sábháilte de phasanna in easnamh',
  'wantList.packEmpty':
    'Tá an paca folamh: níl cóip de cheann ar bith de na cóid seo ar an ríomhaire seo. Faigh na cóipeanna ar dtús: “Iniúchtaí”, “Pasanna in easnamh”, “Faigh ó sheirbhís”.',
  'wantList.more': '{count} eile sa loga',
  'wantList.open': 'Pasanna in easnamh',
  'wantList.sync.fetch': 'Faigh ó sheirbhís',
  'wantList.sync.fetchLead':
    'Ní théann sé i dteagmháil ach leis an tseirbhís a ainmníonn tú. Fíoraítear gach rud a fhaightear sula stóráiltear é, na liostaí stádais a thaispeánann cúlghairmeacha san áireamh.',
  'wantList.sync.what': 'Cad a fhaightear',
  'wantList.sync.thisList':
    '{count, plural, =0 {Tá an liosta folamh: roghnaigh comhad} one {# chóip ar an liosta seo} two {# chóip ar an liosta seo} few {# chóip ar an liosta seo} many {# gcóip ar an liosta seo} other {# cóip ar an liosta seo}}',
  'wantList.sync.file': 'Roghnaigh comhad',
  'wantList.sync.fileHelp':
    'Cóid, naisc táirge nó GTINanna, ceann amháin ar gach líne; liosta sábháilte de phasanna in easnamh; tacar nasc.',
  'wantList.sync.noFile': 'Ar ais chuig an liosta',
  'wantList.sync.unreadable': 'Ní féidir an comhad {name} a léamh mar théacs.',
  'wantList.sync.tooLarge': 'Tá an comhad {name} níos mó ná {limit}.',
  'wantList.sync.fingerprint': 'Méarlorg eochair na seirbhíse féin',
  'wantList.sync.fingerprintHelp':
    'Ní sheoltar d’eochair ach chuig seirbhís ar cuireadh a heochair féin i gcomparáid. Chun an méarlorg a fheiceáil, faigh uair amháin gan d’eochair, agus cuir i gcomparáid le foinse eile é. Ní gá é seo d’eisitheoir aitheanta ag a sheoladh féin.',
  'wantList.sync.key': 'Eochair do do ról (má tugadh ceann duit)',
  'wantList.sync.keyHelp':
    'Taispeánann an tseirbhís an rud a bhfuil cead ag do ról a fheiceáil, mar an cód tráchtearra do chustaim. Seoltar an eochair chuig an tseirbhís seo amháin agus ní choinnítear í.',
  'wantList.sync.address': 'Seoladh na seirbhíse',
  'wantList.sync.addressHelp': 'Tosaíonn sé le https://, mar a thug a hoibreoir duit é.',
  'wantList.sync.unprotected': 'Níl an seoladh seo cosanta (http). Ticeáil an bosca thíos má tá sé ar an ríomhaire seo nó ina líonra féin.',
  'wantList.sync.http': 'Ceadaigh http, don ríomhaire seo nó dá líonra féin amháin',
  'wantList.sync.start': 'Faigh',
  'wantList.sync.stop': 'Stop',
  'wantList.sync.going': 'Á bhfáil',
  'wantList.sync.stopped': 'Ní bhfuarthas aon ní',
  'wantList.sync.identity': 'Deir an tseirbhís gurb í',
  'wantList.sync.known': 'Eisitheoir atá ar eolas anseo',
  'wantList.sync.unknown': 'Níl sé ar eolas anseo. Cuir an méarlorg i gcomparáid le foinse eile sula gcuireann tú leis é faoi “Iontaoibh”.',
  'wantList.sync.keys': 'Méarlorg a heochrach',
  'wantList.sync.unnamed': 'Ní deir an tseirbhís cé hí: {detail}',
  'wantList.sync.fetched': 'Faighte',
  'wantList.sync.unchanged': 'Anseo roimhe seo',
  'wantList.sync.notThere': 'Níor aimsíodh',
  'wantList.sync.refused': 'Diúltaithe',
  'wantList.sync.failed': 'Níorbh fhéidir a fháil',
  'wantList.sync.details': 'Cad a diúltaíodh nó ar theip air',
  'wantList.sync.again': 'Bainfear triail eile as na cinn ar theip orthu an chéad uair eile a fhaightear.',
  'wantList.sync.lists': 'Liostaí stádais seiceáilte',
  'wantList.sync.listsNote':
    '{count, plural, one {Níorbh fhéidir # a sheiceáil} two {Níorbh fhéidir # a sheiceáil} few {Níorbh fhéidir # a sheiceáil} many {Níorbh fhéidir # a sheiceáil} other {Níorbh fhéidir # a sheiceáil}}',
  'wantList.sync.listDetails': 'Liostaí stádais nárbh fhéidir a sheiceáil',
  'wantList.sync.why.unknownIssuer': 'Níl iontaoibh as an eisitheoir ar an ríomhaire seo. Cuir leis faoi “Iontaoibh” é, ansin faigh arís.',
  'wantList.sync.why.otherOrigin': 'Tá sé ag seirbhís eile, nach ndeachthas i dteagmháil léi.',
  'wantList.sync.why.older': 'Tá ceann níos nuaí ar an ríomhaire seo. Coinnítear an ceann seo freisin: áirítear an rud a chúlghaireann sé.',
  'wantList.sync.why.unusable': 'Ní liosta stádais inúsáidte den eisitheoir seo é.',
  'wantList.sync.why.notThere': 'Níl sé ag an tseirbhís.',
  'wantList.sync.why.noAnswer': 'Níor fhreagair an tseirbhís. Bain triail eile as ar ball.',
  'wantList.sync.why.key': 'Ní ghlacann an tseirbhís leis an eochair do do ról.',
  'wantList.sync.why.altered': 'Athraíodh é, nó ní pas don táirge seo é. Níor stóráladh é.',
  'wantList.sync.why.notAccepted':
    'Níor seoladh d’eochair: níor cuireadh eochair na seirbhíse féin i gcomparáid, nó tá ceann eile aici. Ní bhfuarthas aon ní.',
  'wantList.sync.why.certificate': 'Ní féidir leis an tseirbhís a chruthú gurb í an ceann a d’ainmnigh tú. Ní bhfuarthas aon ní uaithi.',
};
