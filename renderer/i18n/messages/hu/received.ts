// Messages about received passports and events, in Hungarian.

import type { Draft } from '../en/catalogue.ts';
import type { received as english } from '../en/received.ts';

export const received: Draft<typeof english> = {
  'received.whose': 'Eredet',
  'received.whose.own': 'Saját termékútlevelek',
  'received.whose.received': 'Másoktól kapott',
  'received.from': 'Feladó: {name}',
  'received.how':
    '{door, select, pack {csomagban} sync {a szolgáltatásból letöltve} file {fájlból importálva} restore {biztonsági mentéssel} other {itt}}, {date}, {who}',
  'received.key': 'Kulcs',
  'received.speaker': 'Állítja',
  'received.came': 'Hogyan érkezett',
  'received.search': 'Név, gyártó, kód, feladó',
  'received.emptyTitle': 'Semmi nem érkezett',
  'received.emptyText': 'Itt a más szolgáltatások csomagjaiból származó teljes termékútlevelek szerepelnek.',
  'received.note':
    'A másoktól származó termékútlevelek a feladójuk neve alatt vannak tárolva. Nem változtatnak az Önéin, itt soha nem lesznek aláírva, és nem nyilvánosak.',
  'received.toList': 'Minden kapott termékútlevél',
  'received.ownToo': 'Ezzel a kóddal van saját termékútlevele. Változatlan.',
  'received.openOwn': 'Saját termékútlevél megnyitása',
  'received.sources': 'Mások által küldött események',
  'received.sourcesText':
    'Nem nyilvánosak, amíg el nem fogadja őket. Ezután a saját eseményeivel együtt szerepelnek, az állító fél és az Ön nevével. Itt soha nem lesznek aláírva.',
  'received.sourcesNone': 'Nincs másoktól származó esemény.',
  'received.counts': '{count, plural, other {# esemény}}, {accepted, plural, =0 {egy sincs elfogadva} other {# elfogadva}}',
  'received.look': 'Megtekintés és elfogadás',
  'received.withdraw': 'Visszavétel',
  'received.acceptTitle': 'Elfogadja az eseményeket? Feladó: {name}',
  'received.acceptText':
    'Ezek {name} állításai. Az elfogadott események a sajátjaival együtt nyilvánossá válnak, mindkét névvel. Az e forrásból származó későbbi eseményeket külön kell elfogadni.',
  'received.accept': 'Események elfogadása',
  'received.accepted': 'Az események mostantól nyilvánosak, a forrásuk állításaként.',
  'received.who': 'Az Ön neve, az eseményekkel együtt nyilvános',
  'received.withdrawTitle': 'Visszaveszi az eseményeket? Feladó: {name}',
  'received.withdrawText': 'Itt megmaradnak, de már nem nyilvánosak.',
  'received.withdrawn': 'Az események már nem nyilvánosak.',
  'received.eventAccepted': 'elfogadta: {name}, {date}',
  'received.eventWaiting': 'nincs elfogadva: nem nyilvános',
  'received.conflicting': 'ellentmondó állítások: nincs aláírva',
  'received.importedOwn': 'saját események: {stored} új, {present} már megvolt',
  'received.importedOthers':
    '{name} állította események, az Ön nevével nyilvánosak, itt nincsenek aláírva: {stored} új, {present} már megvolt',
  'received.importedConflicts': '{count, plural, other {# esemény mást állít}} egy már használt azonosító alatt. Mindkettő megmarad.',
};
