// Messages of pictures and figures: the day, the supply chain, the footprint, in Croatian.

import type { Draft } from '../en/catalogue.ts';
import type { pictures as english } from '../en/pictures.ts';

export const pictures: Draft<typeof english> = {
  'day.title': 'Danas',
  'day.inspections': '{count, plural, one {# pregled} few {# pregleda} other {# pregleda}}',
  'day.openRuns': '{count, plural, one {# zadatak nije zatvoren} few {# zadatka nisu zatvorena} other {# zadataka nije zatvoreno}}',
  'chain.title': 'Lanac opskrbe',
  'chain.caption': 'Svaki je broj događaj s popisa ispod. Popis kaže sve što slike prikazuju.',
  'chain.timelineTitle': '{count, plural, one {# događaj} few {# događaja} other {# događaja}} na vremenskoj crti od {from} do {until}',
  'chain.graphTitle':
    '{events, plural, one {# događaj} few {# događaja} other {# događaja}} odozgo prema dolje po vremenu; ušlo ili izašlo: {things, plural, =0 {ništa drugo} one {# druga stvar} few {# druge stvari} other {# drugih stvari}}',
  'chain.kind.object': 'Događaj objekta',
  'chain.kind.aggregation': 'Pakiranje ili spajanje',
  'chain.kind.transformation': 'Preobrazba',
  'chain.kind.other': 'Drugi događaj',
  'chain.unsettled': 'Isprekidano: osporeno ili neprihvaćeno',
  'chain.tooMany': '{count} događaja previše je za sliku (najviše {most}). Popis je potpun.',
  'chain.role.input': 'Ušlo',
  'chain.role.output': 'Izašlo',
  'chain.role.parent': 'Ambalaža ili cjelina',
  'chain.role.child': 'Sadržaj ili dio',
  'chain.role.observed': 'Odnosi se na',
  'chain.thisProduct': 'Ovaj proizvod',
  'chain.others': 'Ostalo',
  'chain.more': 'još {count}',
  'footprint.title': 'Ugljični otisak unutar kategorije',
  'footprint.own': 'Ovaj proizvod',
  'footprint.rank':
    '{count, plural, one {# drugi proizvod} few {# druga proizvoda} other {# drugih proizvoda}} kategorije ovdje: {lower, number} niže, {equal, number} jednako, {higher, number} više.',
  'footprint.median': 'Medijan ostalih je {figure}.',
  'footprint.tooFew':
    '{count, plural, =0 {Nijedan drugi proizvod kategorije ne navodi} one {Samo jedan drugi proizvod kategorije navodi} few {Samo # druga proizvoda kategorije navode} other {Samo # drugih proizvoda kategorije navodi}} ovdje usporediv otisak: premalo za usporedbu.',
  'footprint.scope':
    'Svaki se proizvod broji jednom, prema svojoj najnovijoj putovnici ovdje. Brojke su kako su navedene, nisu verificirane.',
  'footprint.scopeCut':
    'Na temelju posljednje promijenjenih putovnica kategorije (broj: {count}). Svaki se proizvod broji jednom. Brojke su kako su navedene, nisu verificirane.',
  'footprint.chart': 'Stupčasti grafikon ugljičnih otisaka s crtom na mjestu ovog proizvoda.',
  'footprint.table': 'Isto kao tablica',
  'footprint.products': 'Drugi proizvodi',
  'footprint.range': '{from} do {to}',
  'footprint.per.piece': 'komad',
  'footprint.per.kWh': 'kWh',
  'footprint.per.kg': 'kg',
  'footprint.per.t': 't',
  'footprint.per.m2': 'm²',
  'footprint.per.m3': 'm³',
  'footprint.per.m': 'm',
};
