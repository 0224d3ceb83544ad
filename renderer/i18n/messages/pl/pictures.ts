// Messages of pictures and figures: the day, the supply chain, the footprint, in Polish.

import type { Draft } from '../en/catalogue.ts';
import type { pictures as english } from '../en/pictures.ts';

export const pictures: Draft<typeof english> = {
  'day.title': 'Dzisiaj',
  'day.inspections': '{count, plural, one {# kontrola} few {# kontrole} many {# kontroli} other {# kontroli}}',
  'day.openRuns':
    '{count, plural, one {# seria nie jest zamknięta} few {# serie nie są zamknięte} many {# serii nie jest zamkniętych} other {# serii nie jest zamknięte}}',
  'chain.title': 'Łańcuch dostaw',
  'chain.caption': 'Każdy numer to zdarzenie z listy poniżej. Lista zawiera wszystko, co pokazują obrazy.',
  'chain.timelineTitle':
    '{count, plural, one {# zdarzenie} few {# zdarzenia} many {# zdarzeń} other {# zdarzenia}} na osi czasu od {from} do {until}',
  'chain.graphTitle':
    '{events, plural, one {# zdarzenie} few {# zdarzenia} many {# zdarzeń} other {# zdarzenia}} z góry na dół w kolejności czasu; weszło lub wyszło: {things, plural, =0 {nic innego} one {# inna rzecz} few {# inne rzeczy} many {# innych rzeczy} other {# innej rzeczy}}',
  'chain.kind.object': 'Zdarzenie obiektu',
  'chain.kind.aggregation': 'Pakowanie lub łączenie',
  'chain.kind.transformation': 'Przetworzenie',
  'chain.kind.other': 'Inne zdarzenie',
  'chain.unsettled': 'Linia przerywana: sprzeczne lub niezaakceptowane',
  'chain.tooMany': '{count} – za dużo zdarzeń na obraz (najwyżej {most}). Lista jest pełna.',
  'chain.role.input': 'Weszło',
  'chain.role.output': 'Wyszło',
  'chain.role.parent': 'Opakowanie lub całość',
  'chain.role.child': 'Zawartość lub część',
  'chain.role.observed': 'Dotyczy',
  'chain.thisProduct': 'Ten produkt',
  'chain.others': 'Pozostałe',
  'chain.more': 'jeszcze {count}',
  'footprint.title': 'Ślad węglowy na tle kategorii',
  'footprint.own': 'Ten produkt',
  'footprint.rank':
    '{count, plural, one {# inny produkt} few {# inne produkty} many {# innych produktów} other {# innego produktu}} tej kategorii tutaj: {lower, number} niżej, {equal, number} tyle samo, {higher, number} wyżej.',
  'footprint.median': 'Mediana pozostałych to {figure}.',
  'footprint.tooFew':
    '{count, plural, =0 {Żaden inny produkt tej kategorii nie podaje} one {Tylko jeden inny produkt tej kategorii podaje} few {Tylko # inne produkty tej kategorii podają} many {Tylko # innych produktów tej kategorii podaje} other {Tylko # innego produktu tej kategorii podaje}} tu porównywalnego śladu: za mało do porównania.',
  'footprint.scope':
    'Każdy produkt liczy się raz, według najnowszego paszportu w tej bazie. Liczby są takie, jak podano, niezweryfikowane.',
  'footprint.scopeCut':
    'Na podstawie ostatnio zmienionych paszportów kategorii (liczba: {count}). Każdy produkt liczy się raz. Wartości są takie, jak podano, niezweryfikowane.',
  'footprint.chart': 'Wykres słupkowy śladów węglowych z linią w miejscu tego produktu.',
  'footprint.table': 'To samo jako tabela',
  'footprint.products': 'Inne produkty',
  'footprint.range': '{from} do {to}',
  'footprint.per.piece': 'sztuka',
  'footprint.per.kWh': 'kWh',
  'footprint.per.kg': 'kg',
  'footprint.per.t': 't',
  'footprint.per.m2': 'm²',
  'footprint.per.m3': 'm³',
  'footprint.per.m': 'm',
};
