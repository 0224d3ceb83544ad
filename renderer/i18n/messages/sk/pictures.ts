// Messages of pictures and figures: the day, the supply chain, the footprint, in Slovak.

import type { Draft } from '../en/catalogue.ts';
import type { pictures as english } from '../en/pictures.ts';

export const pictures: Draft<typeof english> = {
  'day.title': 'Dnes',
  'day.inspections': '{count, plural, one {# kontrola} few {# kontroly} other {# kontrol}}',
  'day.openRuns': '{count, plural, one {# séria nie je uzavretá} few {# série nie sú uzavreté} other {# sérií nie je uzavretých}}',
  'chain.title': 'Dodávateľský reťazec',
  'chain.caption': 'Každé číslo je udalosť zo zoznamu nižšie. Zoznam obsahuje všetko, čo ukazujú obrázky.',
  'chain.timelineTitle': '{count, plural, one {# udalosť} few {# udalosti} other {# udalostí}} na časovej osi od {from} do {until}',
  'chain.graphTitle':
    '{events, plural, one {# udalosť} few {# udalosti} other {# udalostí}} zhora nadol v časovom poradí; vstúpilo alebo vystúpilo: {things, plural, =0 {nič ďalšie} one {# ďalšia vec} few {# ďalšie veci} other {# ďalších vecí}}',
  'chain.kind.object': 'Udalosť objektu',
  'chain.kind.aggregation': 'Balenie alebo spojenie',
  'chain.kind.transformation': 'Premena',
  'chain.kind.other': 'Iná udalosť',
  'chain.unsettled': 'Čiarkovane: spochybnené alebo neprijaté',
  'chain.tooMany': '{count} udalostí je na obrázok priveľa (najviac {most}). Zoznam je úplný.',
  'chain.role.input': 'Vstúpilo',
  'chain.role.output': 'Vystúpilo',
  'chain.role.parent': 'Obal alebo celok',
  'chain.role.child': 'Obsah alebo časť',
  'chain.role.observed': 'Týka sa',
  'chain.thisProduct': 'Tento výrobok',
  'chain.others': 'Ďalšie veci',
  'chain.more': 'ďalších {count}',
  'footprint.title': 'Uhlíková stopa v rámci kategórie',
  'footprint.own': 'Tento výrobok',
  'footprint.rank':
    '{count, plural, one {# ďalší výrobok} few {# ďalšie výrobky} other {# ďalších výrobkov}} tejto kategórie tu: {lower, number} nižšie, {equal, number} rovnako, {higher, number} vyššie.',
  'footprint.median': 'Medián ostatných je {figure}.',
  'footprint.tooFew':
    '{count, plural, =0 {Žiadny ďalší výrobok tejto kategórie neuvádza} one {Len jeden ďalší výrobok tejto kategórie uvádza} few {Len # ďalšie výrobky tejto kategórie uvádzajú} other {Len # ďalších výrobkov tejto kategórie uvádza}} tu porovnateľnú stopu: na porovnanie je to málo.',
  'footprint.scope': 'Každý výrobok sa počíta raz, podľa svojho posledného pasu tu. Údaje sú tak, ako sú uvedené, neoverené.',
  'footprint.scopeCut':
    'Počet naposledy zmenených pasov kategórie, ktoré boli zahrnuté: {count}. Každý výrobok sa počíta raz. Údaje sú tak, ako sú uvedené, neoverené.',
  'footprint.chart': 'Stĺpcový graf uhlíkových stôp s čiarou v mieste tohto výrobku.',
  'footprint.table': 'To isté ako tabuľka',
  'footprint.products': 'Iné výrobky',
  'footprint.range': '{from} až {to}',
  'footprint.per.piece': 'kus',
  'footprint.per.kWh': 'kWh',
  'footprint.per.kg': 'kg',
  'footprint.per.t': 't',
  'footprint.per.m2': 'm²',
  'footprint.per.m3': 'm³',
  'footprint.per.m': 'm',
};
