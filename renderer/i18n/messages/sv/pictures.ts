// Messages of pictures and figures: the day, the supply chain, the footprint, in Swedish.

import type { Draft } from '../en/catalogue.ts';
import type { pictures as english } from '../en/pictures.ts';

export const pictures: Draft<typeof english> = {
  'day.title': 'I dag',
  'day.inspections': '{count, plural, one {# inspektion} other {# inspektioner}}',
  'day.openRuns': '{count, plural, one {# omgång är inte avslutad} other {# omgångar är inte avslutade}}',
  'chain.title': 'Leveranskedja',
  'chain.caption': 'Varje nummer är en händelse i listan nedan. Listan innehåller allt som bilderna visar.',
  'chain.timelineTitle': '{count, plural, one {# händelse} other {# händelser}} på en tidslinje från {from} till {until}',
  'chain.graphTitle':
    '{events, plural, one {# händelse} other {# händelser}} uppifrån och ned i tidsordning, med {things, plural, =0 {inget annat} one {# annan sak} other {# andra saker}} som gick in eller kom ut',
  'chain.kind.object': 'Objekthändelse',
  'chain.kind.aggregation': 'Packning eller sammanfogning',
  'chain.kind.transformation': 'Omvandling',
  'chain.kind.other': 'Annan händelse',
  'chain.unsettled': 'Streckad: motsagd eller inte godtagen',
  'chain.tooMany': '{count} händelser är för många för en bild (högst {most}). Listan är fullständig.',
  'chain.role.input': 'Gick in',
  'chain.role.output': 'Kom ut',
  'chain.role.parent': 'Förpackning eller helhet',
  'chain.role.child': 'Innehåll eller del',
  'chain.role.observed': 'Gäller',
  'chain.thisProduct': 'Denna produkt',
  'chain.others': 'Övrigt',
  'chain.more': '{count} till',
  'footprint.title': 'Koldioxidavtryck inom kategorin',
  'footprint.own': 'Denna produkt',
  'footprint.rank':
    '{count, plural, one {# annan produkt} other {# andra produkter}} i kategorin här: {lower, number} lägre, {equal, number} lika, {higher, number} högre.',
  'footprint.median': 'Medianen för de andra är {figure}.',
  'footprint.tooFew':
    '{count, plural, =0 {Ingen annan produkt i kategorin anger} one {Bara en annan produkt i kategorin anger} other {Bara # andra produkter i kategorin anger}} här ett jämförbart avtryck: för få för en jämförelse.',
  'footprint.scope': 'Varje produkt räknas en gång, efter sitt senaste pass här. Siffrorna är som angivna, inte verifierade.',
  'footprint.scopeCut':
    'De {count} senast ändrade passen i kategorin har beaktats. Varje produkt räknas en gång. Siffrorna är som angivna, inte verifierade.',
  'footprint.chart': 'Stapeldiagram över koldioxidavtryck, med en linje där produkten ligger.',
  'footprint.table': 'Samma sak som tabell',
  'footprint.products': 'Andra produkter',
  'footprint.range': '{from} till {to}',
  'footprint.per.piece': 'styck',
  'footprint.per.kWh': 'kWh',
  'footprint.per.kg': 'kg',
  'footprint.per.t': 't',
  'footprint.per.m2': 'm²',
  'footprint.per.m3': 'm³',
  'footprint.per.m': 'm',
};
