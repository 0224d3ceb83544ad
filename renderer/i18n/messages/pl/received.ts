// Messages about received passports and events, in Polish.

import type { Draft } from '../en/catalogue.ts';
import type { received as english } from '../en/received.ts';

export const received: Draft<typeof english> = {
  'received.whose': 'Pochodzenie',
  'received.whose.own': 'Własne paszporty',
  'received.whose.received': 'Otrzymane od innych',
  'received.from': 'Otrzymano od {name}',
  'received.how':
    '{door, select, pack {w pakiecie} sync {pobrano z usługi} file {zaimportowano z pliku} restore {z kopią zapasową} other {tutaj}}, {date}, {who}',
  'received.key': 'Klucz',
  'received.speaker': 'Twierdzi',
  'received.came': 'Jak nadeszło',
  'received.search': 'Nazwa, producent, kod, nadawca',
  'received.emptyTitle': 'Niczego nie otrzymano',
  'received.emptyText': 'Tu są pełne paszporty z pakietów innych usług.',
  'received.note':
    'Paszporty przysłane przez innych są przechowywane pod nazwą nadawcy. Nie zmieniają Twoich, nigdy nie są tu podpisywane i nie są publiczne.',
  'received.toList': 'Wszystkie otrzymane paszporty',
  'received.ownToo': 'Masz własny paszport o tym kodzie. Pozostaje bez zmian.',
  'received.openOwn': 'Otwórz własny paszport',
  'received.sources': 'Zdarzenia przysłane przez innych',
  'received.sourcesText':
    'Nie są publiczne, dopóki ich nie przyjmiesz. Potem są wymieniane z Twoimi zdarzeniami pod nazwą tego, kto je podaje, i Twoim nazwiskiem. Nigdy nie są tu podpisywane.',
  'received.sourcesNone': 'Brak zdarzeń od innych.',
  'received.counts':
    '{count, plural, one {# zdarzenie} few {# zdarzenia} many {# zdarzeń} other {# zdarzenia}}, {accepted, plural, =0 {nie przyjęto żadnego} other {przyjęto #}}',
  'received.look': 'Obejrzyj i przyjmij',
  'received.withdraw': 'Wycofaj',
  'received.acceptTitle': 'Przyjąć zdarzenia od {name}?',
  'received.acceptText':
    'To twierdzenia, które podaje {name}. Przyjęte zdarzenia stają się publiczne razem z Twoimi, z obiema nazwami. Późniejsze zdarzenia z tego źródła trzeba przyjąć osobno.',
  'received.accept': 'Przyjmij te zdarzenia',
  'received.accepted': 'Zdarzenia są teraz publiczne jako twierdzenia ich źródła.',
  'received.who': 'Twoje nazwisko, publiczne razem ze zdarzeniami',
  'received.withdrawTitle': 'Wycofać zdarzenia od {name}?',
  'received.withdrawText': 'Pozostają tutaj, ale nie są już publiczne.',
  'received.withdrawn': 'Zdarzenia nie są już publiczne.',
  'received.eventAccepted': 'przyjęte: {name}, {date}',
  'received.eventWaiting': 'nieprzyjęte: niepubliczne',
  'received.conflicting': 'sprzeczne twierdzenia: niepodpisane',
  'received.importedOwn': 'własne zdarzenia: nowe {stored}, wcześniej obecne {present}',
  'received.importedOthers':
    'zdarzenia, które podaje {name}, publiczne z Twoją nazwą, niepodpisane tutaj: nowe {stored}, wcześniej obecne {present}',
  'received.importedConflicts':
    '{count, plural, one {# z nich mówi co innego pod użytym już identyfikatorem.} few {# z nich mówią co innego pod użytym już identyfikatorem.} many {# z nich mówi co innego pod użytym już identyfikatorem.} other {# z nich mówi co innego pod użytym już identyfikatorem.}} Zachowano oba.',
};
