// Messages about received passports and events, in Swedish.
import type { Draft } from '../en/catalogue.ts';
import type { received as english } from '../en/received.ts';

export const received: Draft<typeof english> = {
  'received.whose': 'Ursprung',
  'received.whose.own': 'Egna pass',
  'received.whose.received': 'Mottagna från andra',
  'received.from': 'Mottaget från {name}',
  'received.how':
    '{door, select, pack {genom paket} sync {hämtat från tjänsten} file {importerat som fil} restore {med en säkerhetskopia} other {här}}, {date}, {who}',
  'received.key': 'Nyckel',
  'received.speaker': 'Påstås av',
  'received.came': 'Hur det kom',
  'received.search': 'Namn, tillverkare, kod, avsändare',
  'received.emptyTitle': 'Inget mottaget',
  'received.emptyText': 'Fullständiga pass från andra tjänsters paket visas här.',
  'received.note': 'Pass från andra lagras under avsändaren. De ändrar inget av dina, signeras aldrig här och är inte offentliga.',
  'received.toList': 'Alla mottagna pass',
  'received.ownToo': 'Du har ett eget pass under den här koden. Det är oförändrat.',
  'received.openOwn': 'Öppna ditt eget pass',
  'received.sources': 'Händelser som andra har skickat',
  'received.sourcesText':
    'Inte offentliga förrän du godtar dem. De visas då med dina egna händelser, under namnet på den part som påstår dem och ditt. De signeras aldrig här.',
  'received.sourcesNone': 'Inga händelser från andra.',
  'received.counts':
    '{count, plural, one {# händelse} other {# händelser}}, {accepted, plural, =0 {ingen godtagen} one {# godtagen} other {# godtagna}}',
  'received.look': 'Granska och godta',
  'received.withdraw': 'Dra tillbaka',
  'received.acceptTitle': 'Godta händelserna från {name}?',
  'received.acceptText':
    'Detta är påståenden från {name}. Godtagna händelser blir offentliga tillsammans med dina egna, med båda namnen. Senare händelser från samma källa måste godtas separat.',
  'received.accept': 'Godta händelserna',
  'received.accepted': 'Händelserna är nu offentliga, som påståenden från källan.',
  'received.who': 'Ditt namn, offentligt med händelserna',
  'received.withdrawTitle': 'Dra tillbaka händelserna från {name}?',
  'received.withdrawText': 'De sparas här men är inte längre offentliga.',
  'received.withdrawn': 'Händelserna är inte längre offentliga.',
  'received.eventAccepted': 'godtagen av {name}, {date}',
  'received.eventWaiting': 'inte godtagen: inte offentlig',
  'received.conflicting': 'motstridiga påståenden: inte signerat',
  'received.importedOwn': 'egna händelser: {stored} nya, {present} fanns redan här',
  'received.importedOthers':
    'händelser som {name} påstår, offentliga med ditt namn, inte signerade här: {stored} nya, {present} fanns redan här',
  'received.importedConflicts':
    '{count, plural, one {En av dem säger} other {# av dem säger}} något annat under ett ID som har använts tidigare. Båda sparas.',
};
