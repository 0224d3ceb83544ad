// Messages about received passports and events, in Irish.
import type { Draft } from '../en/catalogue.ts';
import type { received as english } from '../en/received.ts';

export const received: Draft<typeof english> = {
  'received.whose': 'Foinse',
  'received.whose.own': 'Pasanna féin',
  'received.whose.received': 'Faighte ó dhaoine eile',
  'received.from': 'Faighte ó {name}',
  'received.how':
    '{door, select, pack {le paca} sync {faighte ón tseirbhís} file {iompórtáilte mar chomhad} restore {le cúltaca} other {anseo}}, {date}, {who}',
  'received.key': 'Eochair',
  'received.speaker': 'Maíte ag',
  'received.came': 'Conas a tháinig sé',
  'received.search': 'Ainm, monaróir, cód, seoltóir',
  'received.emptyTitle': 'Níor fuarthas aon ní',
  'received.emptyText': 'Liostaítear anseo pasanna iomlána ó phacaí seirbhísí eile.',
  'received.note':
    'Stóráiltear pasanna ó dhaoine eile faoina seoltóir. Ní athraíonn siad aon cheann de do chuid, ní shínítear anseo riamh iad agus níl siad poiblí.',
  'received.toList': 'Gach pas faighte',
  'received.ownToo': 'Tá do phas féin agat faoin gcód seo. Níor athraigh sé.',
  'received.openOwn': 'Oscail do phas féin',
  'received.sources': 'Teagmhais a sheol daoine eile',
  'received.sourcesText':
    'Níl siad poiblí go dtí go nglacann tú leo. Liostaítear ansin iad le do theagmhais féin, faoi ainm an té a mhaíonn iad agus d’ainm. Ní shínítear anseo riamh iad.',
  'received.sourcesNone': 'Gan teagmhais ó dhaoine eile.',
  'received.counts':
    '{count, plural, one {# theagmhas} two {# theagmhas} few {# theagmhas} many {# dteagmhas} other {# teagmhas}}, {accepted, plural, =0 {níor glacadh le ceann ar bith} one {glacadh le #} two {glacadh le #} few {glacadh le #} many {glacadh le #} other {glacadh le #}}',
  'received.look': 'Athbhreithnigh agus glac leo',
  'received.withdraw': 'Tarraing siar',
  'received.acceptTitle': 'Glacadh le teagmhais {name}?',
  'received.acceptText':
    'Maímh ó {name} iad seo. Bíonn teagmhais a nglactar leo poiblí in éineacht le do chuid féin, leis an dá ainm. Caithfear glacadh le teagmhais níos déanaí ón bhfoinse seo ar leithligh.',
  'received.accept': 'Glac leis na teagmhais seo',
  'received.accepted': 'Tá na teagmhais poiblí anois, mar mhaímh a bhfoinse.',
  'received.who': 'D’ainm, poiblí leis na teagmhais',
  'received.withdrawTitle': 'Teagmhais {name} a tharraingt siar?',
  'received.withdrawText': 'Coinnítear anseo iad, ach níl siad poiblí a thuilleadh.',
  'received.withdrawn': 'Níl na teagmhais poiblí a thuilleadh.',
  'received.eventAccepted': 'glactha ag {name}, {date}',
  'received.eventWaiting': 'gan ghlacadh: níl sé poiblí',
  'received.conflicting': 'maímh chontrártha: gan síniú',
  'received.importedOwn': 'teagmhais féin: {stored} nua, {present} anseo roimhe seo',
  'received.importedOthers': 'teagmhais a mhaíonn {name}, poiblí le d’ainm, gan síniú anseo: {stored} nua, {present} anseo roimhe seo',
  'received.importedConflicts':
    '{count, plural, one {Deir ceann díobh} two {Deir # cheann díobh} few {Deir # cheann díobh} many {Deir # gceann díobh} other {Deir # ceann díobh}} rud eile faoi ID a úsáideadh roimhe seo. Coinnítear an dá cheann.',
};
