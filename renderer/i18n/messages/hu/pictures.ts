// Messages of pictures and figures: the day, the supply chain, the footprint, in Hungarian.

import type { Draft } from '../en/catalogue.ts';
import type { pictures as english } from '../en/pictures.ts';

export const pictures: Draft<typeof english> = {
  'day.title': 'Ma',
  'day.inspections': '{count, plural, other {# ellenőrzés}}',
  'day.openRuns': '{count, plural, other {# sorozat nincs lezárva}}',
  'chain.title': 'Ellátási lánc',
  'chain.caption': 'Minden szám egy-egy esemény az alábbi listából. A listában minden benne van, amit a képek mutatnak.',
  'chain.timelineTitle': '{count, plural, other {# esemény}} időtengelyen, {from} és {until} között',
  'chain.graphTitle':
    '{events, plural, other {# esemény}} fentről lefelé, időrendben; bement vagy kijött: {things, plural, =0 {más semmi} other {# további dolog}}',
  'chain.kind.object': 'Tárgyesemény',
  'chain.kind.aggregation': 'Csomagolás vagy összeillesztés',
  'chain.kind.transformation': 'Átalakítás',
  'chain.kind.other': 'Egyéb esemény',
  'chain.unsettled': 'Szaggatott: vitatott vagy nem elfogadott',
  'chain.tooMany': '{count} esemény túl sok egy képhez (legfeljebb {most}). A lista teljes.',
  'chain.role.input': 'Bement',
  'chain.role.output': 'Kijött',
  'chain.role.parent': 'Csomag vagy egész',
  'chain.role.child': 'Tartalom vagy rész',
  'chain.role.observed': 'Tárgya',
  'chain.thisProduct': 'Ez a termék',
  'chain.others': 'Egyebek',
  'chain.more': 'még {count}',
  'footprint.title': 'Karbonlábnyom a kategórián belül',
  'footprint.own': 'Ez a termék',
  'footprint.rank':
    'A kategória {count, plural, other {# további terméke}} itt: {lower, number} alacsonyabb, {equal, number} egyenlő, {higher, number} magasabb.',
  'footprint.median': 'A többiek mediánja: {figure}.',
  'footprint.tooFew':
    '{count, plural, =0 {A kategória egyetlen más terméke sem ad} one {A kategóriának csak egy más terméke ad} other {A kategóriának csak # más terméke ad}} meg itt összevethető lábnyomot: ez kevés az összehasonlításhoz.',
  'footprint.scope':
    'Minden termék egyszer számít, az itt tárolt legújabb termékútlevele szerint. A számok a megadottak, nem hitelesítettek.',
  'footprint.scopeCut':
    'A kategória {count} utoljára módosult termékútlevele szerint. Minden termék egyszer számít. A számok a megadottak, nem hitelesítettek.',
  'footprint.chart': 'Karbonlábnyomok oszlopdiagramja, vonallal e termék helyén.',
  'footprint.table': 'Ugyanez táblázatként',
  'footprint.products': 'Más termékek',
  'footprint.range': '{from} – {to}',
  'footprint.per.piece': 'darab',
  'footprint.per.kWh': 'kWh',
  'footprint.per.kg': 'kg',
  'footprint.per.t': 't',
  'footprint.per.m2': 'm²',
  'footprint.per.m3': 'm³',
  'footprint.per.m': 'm',
};
