// Messages of pictures and figures: the day, the supply chain, the footprint, in Danish.

import type { Draft } from '../en/catalogue.ts';
import type { pictures as english } from '../en/pictures.ts';

export const pictures: Draft<typeof english> = {
  'day.title': 'I dag',
  'day.inspections': '{count, plural, one {# inspektion} other {# inspektioner}}',
  'day.openRuns': '{count, plural, one {# omgang er ikke afsluttet} other {# omgange er ikke afsluttet}}',
  'chain.title': 'Forsyningskæde',
  'chain.caption': 'Hvert nummer er en hændelse i listen nedenfor. Listen indeholder alt det, billederne viser.',
  'chain.timelineTitle': '{count, plural, one {# hændelse} other {# hændelser}} på en tidslinje fra {from} til {until}',
  'chain.graphTitle':
    '{events, plural, one {# hændelse} other {# hændelser}} oppefra og ned i tidsrækkefølge, med {things, plural, =0 {intet andet} one {# anden ting} other {# andre ting}}, der gik ind eller kom ud',
  'chain.kind.object': 'Objekthændelse',
  'chain.kind.aggregation': 'Pakning eller samling',
  'chain.kind.transformation': 'Omdannelse',
  'chain.kind.other': 'Anden hændelse',
  'chain.unsettled': 'Stiplet: modsagt eller ikke accepteret',
  'chain.tooMany': '{count} hændelser er for mange til et billede (højst {most}). Listen er fuldstændig.',
  'chain.role.input': 'Gik ind',
  'chain.role.output': 'Kom ud',
  'chain.role.parent': 'Emballage eller helhed',
  'chain.role.child': 'Indhold eller del',
  'chain.role.observed': 'Vedrører',
  'chain.thisProduct': 'Dette produkt',
  'chain.others': 'Øvrige',
  'chain.more': '{count} mere',
  'footprint.title': 'CO₂-aftryk inden for kategorien',
  'footprint.own': 'Dette produkt',
  'footprint.rank':
    '{count, plural, one {# andet produkt} other {# andre produkter}} i kategorien her: {lower, number} lavere, {equal, number} ens, {higher, number} højere.',
  'footprint.median': 'Medianen for de andre er {figure}.',
  'footprint.tooFew':
    '{count, plural, =0 {Intet andet produkt i kategorien angiver} one {Kun ét andet produkt i kategorien angiver} other {Kun # andre produkter i kategorien angiver}} her et sammenligneligt aftryk: for få til en sammenligning.',
  'footprint.scope': 'Hvert produkt tæller én gang, efter sit seneste pas her. Tallene er som angivet, ikke verificeret.',
  'footprint.scopeCut':
    'Baseret på de {count} senest ændrede pas i kategorien. Hvert produkt tæller én gang. Tallene er som angivet, ikke verificeret.',
  'footprint.chart': 'Søjlediagram over CO₂-aftryk med en linje, hvor dette produkt ligger.',
  'footprint.table': 'Det samme som tabel',
  'footprint.products': 'Andre produkter',
  'footprint.range': '{from} til {to}',
  'footprint.per.piece': 'stk.',
  'footprint.per.kWh': 'kWh',
  'footprint.per.kg': 'kg',
  'footprint.per.t': 't',
  'footprint.per.m2': 'm²',
  'footprint.per.m3': 'm³',
  'footprint.per.m': 'm',
};
