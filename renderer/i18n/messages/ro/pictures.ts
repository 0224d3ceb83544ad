// Messages of pictures and figures: the day, the supply chain, the footprint, in Romanian.

import type { Draft } from '../en/catalogue.ts';
import type { pictures as english } from '../en/pictures.ts';

export const pictures: Draft<typeof english> = {
  'day.title': 'Astăzi',
  'day.inspections': '{count, plural, one {# inspecție} few {# inspecții} other {# de inspecții}}',
  'day.openRuns': '{count, plural, one {# rundă nu este închisă} few {# runde nu sunt închise} other {# de runde nu sunt închise}}',
  'chain.title': 'Lanț de aprovizionare',
  'chain.caption': 'Fiecare număr este un eveniment din lista de mai jos. Lista conține tot ce arată imaginile.',
  'chain.timelineTitle':
    '{count, plural, one {# eveniment} few {# evenimente} other {# de evenimente}} pe o axă a timpului, de la {from} la {until}',
  'chain.graphTitle':
    '{events, plural, one {# eveniment} few {# evenimente} other {# de evenimente}} de sus în jos în ordinea timpului, cu {things, plural, =0 {nimic altceva intrat sau ieșit} one {încă # obiect intrat sau ieșit} few {încă # obiecte intrate sau ieșite} other {încă # de obiecte intrate sau ieșite}}',
  'chain.kind.object': 'Eveniment de obiect',
  'chain.kind.aggregation': 'Ambalare sau îmbinare',
  'chain.kind.transformation': 'Transformare',
  'chain.kind.other': 'Alt eveniment',
  'chain.unsettled': 'Linie întreruptă: contrazis sau neacceptat',
  'chain.tooMany': '{count} – prea multe evenimente pentru o imagine (cel mult {most}). Lista este completă.',
  'chain.role.input': 'Intrat',
  'chain.role.output': 'Ieșit',
  'chain.role.parent': 'Ambalaj sau întreg',
  'chain.role.child': 'Conținut sau parte',
  'chain.role.observed': 'Privește',
  'chain.thisProduct': 'Acest produs',
  'chain.others': 'Altele',
  'chain.more': 'încă {count}',
  'footprint.title': 'Amprenta de carbon în categoria sa',
  'footprint.own': 'Acest produs',
  'footprint.rank':
    '{count, plural, one {# alt produs} few {# alte produse} other {# de alte produse}} din categoria sa aici: {lower, number} mai mici, {equal, number} egale, {higher, number} mai mari.',
  'footprint.median': 'Mediana celorlalte este {figure}.',
  'footprint.tooFew':
    '{count, plural, =0 {Niciun alt produs din categoria sa nu indică} one {Un singur alt produs din categoria sa indică} few {Doar # alte produse din categoria sa indică} other {Doar # de alte produse din categoria sa indică}} aici o amprentă comparabilă: prea puține pentru o comparație.',
  'footprint.scope': 'Fiecare produs contează o dată, după cel mai nou pașaport de aici. Cifrele sunt cele indicate, neverificate.',
  'footprint.scopeCut':
    'Pașapoarte din categorie luate în seamă, modificate ultimele: {count}. Fiecare produs contează o dată. Cifrele sunt cele indicate, neverificate.',
  'footprint.chart': 'Diagramă cu bare a amprentelor de carbon, cu o linie la acest produs.',
  'footprint.table': 'Același lucru ca tabel',
  'footprint.products': 'Alte produse',
  'footprint.range': '{from} – {to}',
  'footprint.per.piece': 'bucată',
  'footprint.per.kWh': 'kWh',
  'footprint.per.kg': 'kg',
  'footprint.per.t': 't',
  'footprint.per.m2': 'm²',
  'footprint.per.m3': 'm³',
  'footprint.per.m': 'm',
};
