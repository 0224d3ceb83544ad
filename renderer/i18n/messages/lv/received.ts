// Messages about received passports and events, in Latvian.
import type { Draft } from '../en/catalogue.ts';
import type { received as english } from '../en/received.ts';

export const received: Draft<typeof english> = {
  'received.whose': 'Izcelsme',
  'received.whose.own': 'Savas pases',
  'received.whose.received': 'Saņemtas no citiem',
  'received.from': 'Saņemts no: {name}',
  'received.how':
    '{door, select, pack {ar pakotni} sync {iegūts no dienesta} file {importēts kā fails} restore {ar rezerves kopiju} other {šeit}}, {date}, {who}',
  'received.key': 'Atslēga',
  'received.speaker': 'Kas to apgalvo',
  'received.came': 'Kā saņemts',
  'received.search': 'Nosaukums, ražotājs, kods, sūtītājs',
  'received.emptyTitle': 'Nekas nav saņemts',
  'received.emptyText': 'Šeit uzskaitītas pilnas pases no citu dienestu pakotnēm.',
  'received.note':
    'No citiem saņemtās pases glabā atsevišķi, pēc sūtītāja. Tās nemaina nevienu jūsu pasi, šeit tās nekad neparaksta, un tās nav publiskas.',
  'received.toList': 'Visas saņemtās pases',
  'received.ownToo': 'Ar šo kodu jums ir arī sava pase. Tā nav mainīta.',
  'received.openOwn': 'Atvērt savu pasi',
  'received.sources': 'Citu sūtītie notikumi',
  'received.sourcesText':
    'Nav publiski, kamēr tos nepieņemat. Tad tie ir kopā ar jūsu notikumiem, ar tā vārdu, kas tos apgalvo, un jūsu vārdu. Šeit tos nekad neparaksta.',
  'received.sourcesNone': 'Citu notikumu nav.',
  'received.counts':
    '{count, plural, zero {# notikumu} one {# notikums} other {# notikumi}}, {accepted, plural, =0 {neviens nav pieņemts} zero {pieņemts #} one {pieņemts #} other {pieņemti #}}',
  'received.look': 'Apskatīt un pieņemt',
  'received.withdraw': 'Atsaukt publiskošanu',
  'received.acceptTitle': 'Pieņemt notikumus, ko apgalvo {name}?',
  'received.acceptText':
    'Tos apgalvo {name}. Pieņemtie notikumi kļūst publiski kopā ar jūsējiem, ar abiem vārdiem. Šā avota vēlākie notikumi jāpieņem atsevišķi.',
  'received.accept': 'Pieņemt šos notikumus',
  'received.accepted': 'Notikumi tagad ir publiski kā to avota apgalvojumi.',
  'received.who': 'Jūsu vārds un uzvārds, publiski pie notikumiem',
  'received.withdrawTitle': 'Atsaukt notikumus, ko apgalvo {name}?',
  'received.withdrawText': 'Šeit tie paliek, bet vairs nav publiski.',
  'received.withdrawn': 'Notikumi vairs nav publiski.',
  'received.eventAccepted': 'pieņēma {name}, {date}',
  'received.eventWaiting': 'nav pieņemts: nav publisks',
  'received.conflicting': 'pretrunīgi apgalvojumi: nav parakstīts',
  'received.importedOwn': 'savi notikumi: jauni {stored}, šeit jau bija {present}',
  'received.importedOthers':
    'notikumi, ko apgalvo {name}, publiski ar jūsu vārdu, šeit nav parakstīti: jauni {stored}, šeit jau bija {present}',
  'received.importedConflicts':
    '{count, plural, zero {# no tiem saka ko citu nekā agrākie ar to pašu ID. Glabā visus.} one {# no tiem saka ko citu nekā agrāks ar to pašu ID. Glabā abus.} other {# no tiem saka ko citu nekā agrākie ar to pašu ID. Glabā visus.}}',
};
