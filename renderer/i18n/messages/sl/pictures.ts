// Messages of pictures and figures: the day, the supply chain, the footprint, in Slovenian.

import type { Draft } from '../en/catalogue.ts';
import type { pictures as english } from '../en/pictures.ts';

export const pictures: Draft<typeof english> = {
  'day.title': 'Danes',
  'day.inspections': '{count, plural, one {# pregled} two {# pregleda} few {# pregledi} other {# pregledov}}',
  'day.openRuns':
    '{count, plural, one {# naloga ni zaprta} two {# nalogi nista zaprti} few {# naloge niso zaprte} other {# nalog ni zaprtih}}',
  'chain.title': 'Dobavna veriga',
  'chain.caption': 'Vsaka številka je dogodek s spodnjega seznama. Seznam vsebuje vse, kar kažejo slike.',
  'chain.timelineTitle':
    '{count, plural, one {# dogodek} two {# dogodka} few {# dogodki} other {# dogodkov}} na časovnici od {from} do {until}',
  'chain.graphTitle':
    '{events, plural, one {# dogodek} two {# dogodka} few {# dogodki} other {# dogodkov}} od zgoraj navzdol po času; vstopilo ali izstopilo: {things, plural, =0 {nič drugega} one {# druga stvar} two {# drugi stvari} few {# druge stvari} other {# drugih stvari}}',
  'chain.kind.object': 'Dogodek predmeta',
  'chain.kind.aggregation': 'Pakiranje ali združitev',
  'chain.kind.transformation': 'Preoblikovanje',
  'chain.kind.other': 'Drug dogodek',
  'chain.unsettled': 'Črtkano: oporekano ali nesprejeto',
  'chain.tooMany': '{count} dogodkov je preveč za sliko (največ {most}). Seznam je popoln.',
  'chain.role.input': 'Vstopilo',
  'chain.role.output': 'Izstopilo',
  'chain.role.parent': 'Embalaža ali celota',
  'chain.role.child': 'Vsebina ali del',
  'chain.role.observed': 'Se nanaša na',
  'chain.thisProduct': 'Ta izdelek',
  'chain.others': 'Drugo',
  'chain.more': 'še {count}',
  'footprint.title': 'Ogljični odtis znotraj kategorije',
  'footprint.own': 'Ta izdelek',
  'footprint.rank':
    '{count, plural, one {# drug izdelek} two {# druga izdelka} few {# drugi izdelki} other {# drugih izdelkov}} kategorije tu: {lower, number} nižje, {equal, number} enako, {higher, number} višje.',
  'footprint.median': 'Mediana drugih je {figure}.',
  'footprint.tooFew':
    '{count, plural, =0 {Noben drug izdelek kategorije ne navaja} one {Le en drug izdelek kategorije navaja} two {Le # druga izdelka kategorije navajata} few {Le # drugi izdelki kategorije navajajo} other {Le # drugih izdelkov kategorije navaja}} tu primerljiv odtis: premalo za primerjavo.',
  'footprint.scope': 'Vsak izdelek šteje enkrat, po svojem zadnjem potnem listu tu. Številke so take, kot so navedene, niso verificirane.',
  'footprint.scopeCut':
    'Na podlagi nazadnje spremenjenih potnih listov kategorije (število: {count}). Vsak izdelek šteje enkrat. Številke so take, kot so navedene, niso verificirane.',
  'footprint.chart': 'Stolpčni grafikon ogljičnih odtisov s črto na mestu tega izdelka.',
  'footprint.table': 'Isto kot tabela',
  'footprint.products': 'Drugi izdelki',
  'footprint.range': '{from} do {to}',
  'footprint.per.piece': 'kos',
  'footprint.per.kWh': 'kWh',
  'footprint.per.kg': 'kg',
  'footprint.per.t': 't',
  'footprint.per.m2': 'm²',
  'footprint.per.m3': 'm³',
  'footprint.per.m': 'm',
};
