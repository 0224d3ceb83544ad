// Messages of pictures and figures: the day, the supply chain, the footprint, in Latvian.

import type { Draft } from '../en/catalogue.ts';
import type { pictures as english } from '../en/pictures.ts';

export const pictures: Draft<typeof english> = {
  'day.title': 'Šodien',
  'day.inspections': '{count, plural, zero {# pārbaužu} one {# pārbaude} other {# pārbaudes}}',
  'day.openRuns': '{count, plural, zero {# uzdevumu nav slēgti} one {# uzdevums nav slēgts} other {# uzdevumi nav slēgti}}',
  'chain.title': 'Piegādes ķēde',
  'chain.caption': 'Katrs numurs ir notikums zemāk esošajā sarakstā. Sarakstā ir viss, ko rāda attēli.',
  'chain.timelineTitle': '{count, plural, zero {# notikumu} one {# notikums} other {# notikumi}} laika joslā no {from} līdz {until}',
  'chain.graphTitle':
    '{events, plural, zero {# notikumu} one {# notikums} other {# notikumi}} no augšas uz leju laika secībā; ienāca vai iznāca: {things, plural, =0 {nekas cits} zero {vēl # lietu} one {vēl # lieta} other {vēl # lietas}}',
  'chain.kind.object': 'Objekta notikums',
  'chain.kind.aggregation': 'Iepakošana vai savienošana',
  'chain.kind.transformation': 'Pārveidošana',
  'chain.kind.other': 'Cits notikums',
  'chain.unsettled': 'Pārtraukta līnija: apstrīdēts vai nepieņemts',
  'chain.tooMany': '{count} notikumu attēlam ir par daudz (ne vairāk par {most}). Saraksts ir pilnīgs.',
  'chain.role.input': 'Ienāca',
  'chain.role.output': 'Iznāca',
  'chain.role.parent': 'Iepakojums vai veselums',
  'chain.role.child': 'Saturs vai daļa',
  'chain.role.observed': 'Par',
  'chain.thisProduct': 'Šis produkts',
  'chain.others': 'Pārējais',
  'chain.more': 'vēl {count}',
  'footprint.title': 'Oglekļa pēda savā kategorijā',
  'footprint.own': 'Šis produkts',
  'footprint.rank':
    '{count, plural, zero {# citu kategorijas produktu} one {# cits kategorijas produkts} other {# citi kategorijas produkti}} šeit: {lower, number} mazāk, {equal, number} tikpat, {higher, number} vairāk.',
  'footprint.median': 'Pārējo mediāna ir {figure}.',
  'footprint.tooFew':
    '{count, plural, =0 {Neviens cits kategorijas produkts nenorāda} zero {Tikai # citi kategorijas produkti norāda} one {Tikai # cits kategorijas produkts norāda} other {Tikai # citi kategorijas produkti norāda}} šeit salīdzināmu pēdu: salīdzināšanai par maz.',
  'footprint.scope': 'Katru produktu skaita vienreiz, pēc tā jaunākās pases šeit. Skaitļi ir, kā norādīti, nav verificēti.',
  'footprint.scopeCut':
    'Ņemtas vērā pēdējās mainītās šīs kategorijas pases, to skaits: {count}. Katru produktu skaita vienreiz. Skaitļi ir tādi, kā norādīti, nav verificēti.',
  'footprint.chart': 'Oglekļa pēdu stabiņu diagramma ar līniju šī produkta vietā.',
  'footprint.table': 'Tas pats tabulā',
  'footprint.products': 'Citi produkti',
  'footprint.range': '{from} līdz {to}',
  'footprint.per.piece': 'gabals',
  'footprint.per.kWh': 'kWh',
  'footprint.per.kg': 'kg',
  'footprint.per.t': 't',
  'footprint.per.m2': 'm²',
  'footprint.per.m3': 'm³',
  'footprint.per.m': 'm',
};
