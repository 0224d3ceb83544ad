// Messages of pictures and figures: the day, the supply chain, the footprint, in Maltese.

import type { Draft } from '../en/catalogue.ts';
import type { pictures as english } from '../en/pictures.ts';

export const pictures: Draft<typeof english> = {
  'day.title': 'Illum',
  'day.inspections':
    '{count, plural, one {# spezzjoni} two {# spezzjonijiet} few {# spezzjonijiet} many {#-il spezzjoni} other {# spezzjoni}}',
  'day.openRuns':
    '{count, plural, one {# sensiela mhix magħluqa} two {# sensiliet mhumiex magħluqa} few {# sensiliet mhumiex magħluqa} many {#-il sensiela mhumiex magħluqa} other {# sensiela mhumiex magħluqa}}',
  'chain.title': 'Katina tal-provvista',
  'chain.caption': 'Kull numru huwa avveniment tal-lista ta’ hawn taħt. Il-lista tgħid dak kollu li juru l-istampi.',
  'chain.timelineTitle':
    '{count, plural, one {# avveniment} two {# avvenimenti} few {# avvenimenti} many {#-il avveniment} other {# avveniment}} fuq linja taż-żmien minn {from} sa {until}',
  'chain.graphTitle':
    '{events, plural, one {# avveniment} two {# avvenimenti} few {# avvenimenti} many {#-il avveniment} other {# avveniment}} minn fuq għal isfel skont iż-żmien; daħlu jew ħarġu: {things, plural, =0 {xejn aktar} one {# ħaġa oħra} two {# affarijiet oħra} few {# affarijiet oħra} many {#-il ħaġa oħra} other {# ħaġa oħra}}',
  'chain.kind.object': 'Avveniment ta’ oġġett',
  'chain.kind.aggregation': 'Ippakkjar jew għaqda',
  'chain.kind.transformation': 'Trasformazzjoni',
  'chain.kind.other': 'Avveniment ieħor',
  'chain.unsettled': 'Bis-sing: kontradett, jew mhux aċċettat',
  'chain.tooMany': '{count} avveniment huma wisq għal stampa (l-aktar {most}). Il-lista hija sħiħa.',
  'chain.role.input': 'Daħal',
  'chain.role.output': 'Ħareġ',
  'chain.role.parent': 'Kontenitur jew l-intier',
  'chain.role.child': 'Kontenut jew parti',
  'chain.role.observed': 'Dwar',
  'chain.thisProduct': 'Dan il-prodott',
  'chain.others': 'Affarijiet oħra',
  'chain.more': '{count} oħra',
  'footprint.title': 'Footprint tal-karbonju fil-kategorija tiegħu',
  'footprint.own': 'Dan il-prodott',
  'footprint.rank':
    'Prodotti oħra tal-kategorija tiegħu hawn: {count, plural, other {#}}, {lower, number} inqas, {equal, number} daqs, {higher, number} aktar.',
  'footprint.median': 'Il-medjan tal-oħrajn huwa {figure}.',
  'footprint.tooFew':
    '{count, plural, =0 {L-ebda prodott ieħor tal-kategorija ma jagħti} one {Prodott ieħor wieħed biss tal-kategorija jagħti} two {# prodotti oħra biss tal-kategorija jagħtu} few {# prodotti oħra biss tal-kategorija jagħtu} many {#-il prodott ieħor biss tal-kategorija jagħtu} other {# prodott ieħor biss tal-kategorija jagħtu}} footprint li jista’ jitqabbel hawn: ftit wisq għal tqabbil.',
  'footprint.scope': 'Kull prodott jgħodd darba, bl-aħħar passaport tiegħu hawn. Iċ-ċifri huma kif mogħtija, mhux ivverifikati.',
  'footprint.scopeCut':
    'Passaporti tal-kategorija mibdula l-aħħar li ġew eżaminati: {count}. Kull prodott jgħodd darba. Iċ-ċifri huma kif mogħtija, mhux ivverifikati.',
  'footprint.chart': 'Grafika bil-kolonni ta’ footprints tal-karbonju, b’linja fejn jinsab dan il-prodott.',
  'footprint.table': 'L-istess bħala tabella',
  'footprint.products': 'Prodotti oħra',
  'footprint.range': '{from} sa {to}',
  'footprint.per.piece': 'biċċa',
  'footprint.per.kWh': 'kWh',
  'footprint.per.kg': 'kg',
  'footprint.per.t': 't',
  'footprint.per.m2': 'm²',
  'footprint.per.m3': 'm³',
  'footprint.per.m': 'm',
};
