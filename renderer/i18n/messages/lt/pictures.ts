// Messages of pictures and figures: the day, the supply chain, the footprint, in Lithuanian.

import type { Draft } from '../en/catalogue.ts';
import type { pictures as english } from '../en/pictures.ts';

export const pictures: Draft<typeof english> = {
  'day.title': 'Šiandien',
  'day.inspections': '{count, plural, one {# tikrinimas} few {# tikrinimai} other {# tikrinimų}}',
  'day.openRuns': '{count, plural, one {# užduotis nebaigta} few {# užduotys nebaigtos} other {# užduočių nebaigta}}',
  'chain.title': 'Tiekimo grandinė',
  'chain.caption': 'Kiekvienas numeris yra toliau pateikto sąrašo įvykis. Sąraše yra viskas, ką rodo paveikslai.',
  'chain.timelineTitle': '{count, plural, one {# įvykis} few {# įvykiai} other {# įvykių}} laiko juostoje nuo {from} iki {until}',
  'chain.graphTitle':
    '{events, plural, one {# įvykis} few {# įvykiai} other {# įvykių}} iš viršaus žemyn laiko tvarka; pateko arba išėjo: {things, plural, =0 {nieko daugiau} one {dar # daiktas} few {dar # daiktai} other {dar # daiktų}}',
  'chain.kind.object': 'Objekto įvykis',
  'chain.kind.aggregation': 'Pakavimas arba sujungimas',
  'chain.kind.transformation': 'Pertvarkymas',
  'chain.kind.other': 'Kitas įvykis',
  'chain.unsettled': 'Punktyras: prieštaringa arba nepriimta',
  'chain.tooMany': '{count} įvykių paveikslui per daug (daugiausia {most}). Sąrašas yra išsamus.',
  'chain.role.input': 'Pateko',
  'chain.role.output': 'Išėjo',
  'chain.role.parent': 'Talpykla arba visuma',
  'chain.role.child': 'Turinys arba dalis',
  'chain.role.observed': 'Apie',
  'chain.thisProduct': 'Šis gaminys',
  'chain.others': 'Kita',
  'chain.more': 'dar {count}',
  'footprint.title': 'Anglies pėdsakas savo kategorijoje',
  'footprint.own': 'Šis gaminys',
  'footprint.rank':
    '{count, plural, one {# kitas kategorijos gaminys} few {# kiti kategorijos gaminiai} other {# kitų kategorijos gaminių}} čia: {lower, number} mažiau, {equal, number} tiek pat, {higher, number} daugiau.',
  'footprint.median': 'Kitų mediana – {figure}.',
  'footprint.tooFew':
    '{count, plural, =0 {Joks kitas kategorijos gaminys nenurodo} one {Tik vienas kitas kategorijos gaminys nurodo} few {Tik # kiti kategorijos gaminiai nurodo} other {Tik # kitų kategorijos gaminių nurodo}} palyginamą pėdsaką čia: palyginimui per mažai.',
  'footprint.scope':
    'Kiekvienas gaminys skaičiuojamas kartą, pagal naujausią čia esantį pasą. Skaičiai pateikti, kaip nurodyti, neverifikuoti.',
  'footprint.scopeCut':
    'Atsižvelgta į vėliausiai pakeistus kategorijos pasus, jų skaičius: {count}. Kiekvienas gaminys skaičiuojamas kartą. Skaičiai pateikti, kaip nurodyti, neverifikuoti.',
  'footprint.chart': 'Anglies pėdsakų stulpelinė diagrama su linija šio gaminio vietoje.',
  'footprint.table': 'Tas pats lentelėje',
  'footprint.products': 'Kiti gaminiai',
  'footprint.range': '{from}–{to}',
  'footprint.per.piece': 'vienetas',
  'footprint.per.kWh': 'kWh',
  'footprint.per.kg': 'kg',
  'footprint.per.t': 't',
  'footprint.per.m2': 'm²',
  'footprint.per.m3': 'm³',
  'footprint.per.m': 'm',
};
