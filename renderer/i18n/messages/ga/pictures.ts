// Messages of pictures and figures: the day, the supply chain, the footprint, in Irish.

import type { Draft } from '../en/catalogue.ts';
import type { pictures as english } from '../en/pictures.ts';

export const pictures: Draft<typeof english> = {
  'day.title': 'Inniu',
  'day.inspections': '{count, plural, one {# iniúchadh} two {# iniúchadh} few {# iniúchadh} many {# n-iniúchadh} other {# iniúchadh}}',
  'day.openRuns':
    '{count, plural, one {# tasc gan dúnadh} two {# thasc gan dúnadh} few {# thasc gan dúnadh} many {# dtasc gan dúnadh} other {# tasc gan dúnadh}}',
  'chain.title': 'Slabhra soláthair',
  'chain.caption': 'Is teagmhas ón liosta thíos gach uimhir. Deir an liosta gach a dtaispeánann na pictiúir.',
  'chain.timelineTitle':
    '{count, plural, one {# teagmhas} two {# theagmhas} few {# theagmhas} many {# dteagmhas} other {# teagmhas}} ar amlíne ó {from} go {until}',
  'chain.graphTitle':
    '{events, plural, one {# teagmhas} two {# theagmhas} few {# theagmhas} many {# dteagmhas} other {# teagmhas}} ó bharr go bun in ord ama; isteach nó amach: {things, plural, =0 {aon rud eile} one {# rud eile} two {# rud eile} few {# rud eile} many {# rud eile} other {# rud eile}}',
  'chain.kind.object': 'Teagmhas oibiachta',
  'chain.kind.aggregation': 'Pacáil nó ceangal',
  'chain.kind.transformation': 'Claochlú',
  'chain.kind.other': 'Teagmhas eile',
  'chain.unsettled': 'Fleiscíní: bréagnaithe, nó nár glacadh leis',
  'chain.tooMany': 'Tá {count} teagmhas iomarcach do phictiúr ({most} ar a mhéad). Tá an liosta iomlán.',
  'chain.role.input': 'Chuaigh isteach',
  'chain.role.output': 'Tháinig amach',
  'chain.role.parent': 'Coimeádán nó iomlán',
  'chain.role.child': 'Ábhar nó cuid',
  'chain.role.observed': 'Maidir le',
  'chain.thisProduct': 'An táirge seo',
  'chain.others': 'Rudaí eile',
  'chain.more': '{count} eile',
  'footprint.title': 'Lorg carbóin ina chatagóir',
  'footprint.own': 'An táirge seo',
  'footprint.rank':
    'Táirgí eile dá chatagóir anseo: {count, plural, other {#}}, {lower, number} níos ísle, {equal, number} cothrom, {higher, number} níos airde.',
  'footprint.median': 'Is é {figure} airmheán na gcinn eile.',
  'footprint.tooFew':
    '{count, plural, =0 {Ní luann aon táirge eile dá chatagóir} one {Ní luann ach táirge amháin eile dá chatagóir} two {Ní luann ach # tháirge eile dá chatagóir} few {Ní luann ach # tháirge eile dá chatagóir} many {Ní luann ach # dtáirge eile dá chatagóir} other {Ní luann ach # táirge eile dá chatagóir}} lorg inchomparáide anseo: róbheag le haghaidh comparáide.',
  'footprint.scope': 'Áirítear gach táirge uair amháin, de réir a phas is déanaí anseo. Tá na figiúirí mar a luadh iad, gan fíorú.',
  'footprint.scopeCut':
    'Bunaithe ar phasanna na catagóire is déanaí a athraíodh ({count}). Áirítear gach táirge uair amháin. Tá na figiúirí mar a luadh iad, gan fíorú.',
  'footprint.chart': 'Barrachairt de loirg charbóin, le líne san áit a bhfuil an táirge seo.',
  'footprint.table': 'An rud céanna mar thábla',
  'footprint.products': 'Táirgí eile',
  'footprint.range': '{from} go {to}',
  'footprint.per.piece': 'píosa',
  'footprint.per.kWh': 'kWh',
  'footprint.per.kg': 'kg',
  'footprint.per.t': 't',
  'footprint.per.m2': 'm²',
  'footprint.per.m3': 'm³',
  'footprint.per.m': 'm',
};
