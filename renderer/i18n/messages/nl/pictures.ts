// Messages of pictures and figures: the day, the supply chain, the footprint, in Dutch.

import type { Draft } from '../en/catalogue.ts';
import type { pictures as english } from '../en/pictures.ts';

export const pictures: Draft<typeof english> = {
  'day.title': 'Vandaag',
  'day.inspections': '{count, plural, one {# controle} other {# controles}}',
  'day.openRuns': '{count, plural, one {# reeks is niet afgesloten} other {# reeksen zijn niet afgesloten}}',
  'chain.title': 'Toeleveringsketen',
  'chain.caption': 'Elk nummer is een gebeurtenis uit de lijst hieronder. De lijst zegt alles wat de afbeeldingen tonen.',
  'chain.timelineTitle': '{count, plural, one {# gebeurtenis} other {# gebeurtenissen}} op een tijdlijn van {from} tot {until}',
  'chain.graphTitle':
    '{events, plural, one {# gebeurtenis} other {# gebeurtenissen}} van boven naar beneden in tijdsvolgorde, met {things, plural, =0 {niets anders dat erin of eruit ging} one {# ander ding dat erin of eruit ging} other {# andere dingen die erin of eruit gingen}}',
  'chain.kind.object': 'Objectgebeurtenis',
  'chain.kind.aggregation': 'Verpakken of samenvoegen',
  'chain.kind.transformation': 'Omzetting',
  'chain.kind.other': 'Andere gebeurtenis',
  'chain.unsettled': 'Gestreept: tegengesproken of niet aanvaard',
  'chain.tooMany': '{count} gebeurtenissen zijn te veel voor een afbeelding (hoogstens {most}). De lijst is volledig.',
  'chain.role.input': 'Erin',
  'chain.role.output': 'Eruit',
  'chain.role.parent': 'Verpakking of geheel',
  'chain.role.child': 'Inhoud of deel',
  'chain.role.observed': 'Betreft',
  'chain.thisProduct': 'Dit product',
  'chain.others': 'Overige',
  'chain.more': 'nog {count}',
  'footprint.title': 'Koolstofvoetafdruk binnen de categorie',
  'footprint.own': 'Dit product',
  'footprint.rank':
    '{count, plural, one {# ander product} other {# andere producten}} van de categorie hier: {lower, number} lager, {equal, number} gelijk, {higher, number} hoger.',
  'footprint.median': 'De mediaan van de andere is {figure}.',
  'footprint.tooFew':
    '{count, plural, =0 {Geen ander product van de categorie vermeldt} one {Slechts één ander product van de categorie vermeldt} other {Slechts # andere producten van de categorie vermelden}} hier een vergelijkbare voetafdruk: te weinig voor een vergelijking.',
  'footprint.scope':
    'Elk product telt eenmaal, met zijn laatste paspoort in deze opslag. De cijfers zijn zoals opgegeven, niet geverifieerd.',
  'footprint.scopeCut':
    'Bekeken zijn de {count} laatst gewijzigde paspoorten van de categorie. Elk product telt eenmaal. De cijfers zijn zoals opgegeven, niet geverifieerd.',
  'footprint.chart': 'Staafdiagram van koolstofvoetafdrukken, met een lijn waar dit product staat.',
  'footprint.table': 'Hetzelfde als tabel',
  'footprint.products': 'Andere producten',
  'footprint.range': '{from} tot {to}',
  'footprint.per.piece': 'stuk',
  'footprint.per.kWh': 'kWh',
  'footprint.per.kg': 'kg',
  'footprint.per.t': 't',
  'footprint.per.m2': 'm²',
  'footprint.per.m3': 'm³',
  'footprint.per.m': 'm',
};
