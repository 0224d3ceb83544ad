// Messages of pictures and figures: the day, the supply chain, the footprint, in Czech.

import type { Draft } from '../en/catalogue.ts';
import type { pictures as english } from '../en/pictures.ts';

export const pictures: Draft<typeof english> = {
  'day.title': 'Dnes',
  'day.inspections': '{count, plural, one {# kontrola} few {# kontroly} other {# kontrol}}',
  'day.openRuns': '{count, plural, one {# série není uzavřena} few {# série nejsou uzavřeny} other {# sérií není uzavřeno}}',
  'chain.title': 'Dodavatelský řetězec',
  'chain.caption': 'Každé číslo je událost ze seznamu níže. Seznam obsahuje vše, co ukazují obrázky.',
  'chain.timelineTitle': '{count, plural, one {# událost} few {# události} other {# událostí}} na časové ose od {from} do {until}',
  'chain.graphTitle':
    '{events, plural, one {# událost} few {# události} other {# událostí}} shora dolů v časovém pořadí; vstoupilo nebo vystoupilo: {things, plural, =0 {nic dalšího} one {# další věc} few {# další věci} other {# dalších věcí}}',
  'chain.kind.object': 'Událost objektu',
  'chain.kind.aggregation': 'Balení nebo spojení',
  'chain.kind.transformation': 'Přeměna',
  'chain.kind.other': 'Jiná událost',
  'chain.unsettled': 'Čárkovaně: zpochybněno nebo nepřijato',
  'chain.tooMany': '{count} událostí je na obrázek příliš (nejvýše {most}). Seznam je úplný.',
  'chain.role.input': 'Vstoupilo',
  'chain.role.output': 'Vystoupilo',
  'chain.role.parent': 'Obal nebo celek',
  'chain.role.child': 'Obsah nebo část',
  'chain.role.observed': 'Týká se',
  'chain.thisProduct': 'Tento výrobek',
  'chain.others': 'Další věci',
  'chain.more': 'dalších {count}',
  'footprint.title': 'Uhlíková stopa v rámci kategorie',
  'footprint.own': 'Tento výrobek',
  'footprint.rank':
    '{count, plural, one {# další výrobek} few {# další výrobky} other {# dalších výrobků}} této kategorie zde: {lower, number} níže, {equal, number} stejně, {higher, number} výše.',
  'footprint.median': 'Medián ostatních je {figure}.',
  'footprint.tooFew':
    '{count, plural, =0 {Žádný další výrobek této kategorie neuvádí} one {Jen jeden další výrobek této kategorie uvádí} few {Jen # další výrobky této kategorie uvádějí} other {Jen # dalších výrobků této kategorie uvádí}} zde srovnatelnou stopu: na porovnání je to málo.',
  'footprint.scope': 'Každý výrobek se počítá jednou, podle svého posledního pasu zde. Údaje jsou tak, jak jsou uvedeny, neověřené.',
  'footprint.scopeCut':
    'Počet naposledy změněných pasů kategorie, které byly zahrnuty: {count}. Každý výrobek se počítá jednou. Údaje jsou tak, jak jsou uvedeny, neověřené.',
  'footprint.chart': 'Sloupcový graf uhlíkových stop s čarou v místě tohoto výrobku.',
  'footprint.table': 'Totéž jako tabulka',
  'footprint.products': 'Jiné výrobky',
  'footprint.range': '{from} až {to}',
  'footprint.per.piece': 'kus',
  'footprint.per.kWh': 'kWh',
  'footprint.per.kg': 'kg',
  'footprint.per.t': 't',
  'footprint.per.m2': 'm²',
  'footprint.per.m3': 'm³',
  'footprint.per.m': 'm',
};
