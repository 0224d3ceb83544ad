// Messages of pictures and figures: the day, the supply chain, the footprint, in German.

import type { Translated } from '../en/catalogue.ts';
import type { pictures as english } from '../en/pictures.ts';

export const pictures: Translated<typeof english> = {
  'day.title': 'Heute',
  'day.inspections': '{count, plural, one {# Prüfung} other {# Prüfungen}}',
  'day.openRuns': '{count, plural, one {# Prüfserie ist nicht abgeschlossen} other {# Prüfserien sind nicht abgeschlossen}}',
  'chain.title': 'Lieferkette',
  'chain.caption': 'Jede Nummer ist ein Ereignis der Liste darunter. Alles, was die Bilder zeigen, steht auch in der Liste.',
  'chain.timelineTitle': '{count, plural, one {# Ereignis} other {# Ereignisse}} auf einer Zeitachse vom {from} bis zum {until}',
  'chain.graphTitle':
    '{events, plural, one {# Ereignis} other {# Ereignisse}} in zeitlicher Folge von oben nach unten; {things, plural, =0 {nichts anderes ging ein oder entstand} one {# andere Sache ging ein oder entstand} other {# andere Sachen gingen ein oder entstanden}}',
  'chain.kind.object': 'Objektereignis',
  'chain.kind.aggregation': 'Verpacken oder Verbinden',
  'chain.kind.transformation': 'Umwandlung',
  'chain.kind.other': 'Anderes Ereignis',
  'chain.unsettled': 'Gestrichelt: widersprüchlich oder nicht angenommen',
  'chain.tooMany': '{count} Ereignisse sind zu viele für ein Bild (höchstens {most}). Die Liste ist vollständig.',
  'chain.role.input': 'Eingegangen',
  'chain.role.output': 'Entstanden',
  'chain.role.parent': 'Behälter oder Ganzes',
  'chain.role.child': 'Inhalt oder Teil',
  'chain.role.observed': 'Betrifft',
  'chain.thisProduct': 'Dieses Produkt',
  'chain.others': 'Andere Sachen',
  'chain.more': '{count} weitere',
  'footprint.title': 'CO₂-Fußabdruck innerhalb der Produktgruppe',
  'footprint.own': 'Dieses Produkt',
  'footprint.rank':
    '{count, plural, one {# anderes Produkt} other {# andere Produkte}} der Produktgruppe hier: {lower, number} niedriger, {equal, number} gleich, {higher, number} höher.',
  'footprint.median': 'Der Median der anderen liegt bei {figure}.',
  'footprint.tooFew':
    '{count, plural, =0 {Kein anderes Produkt} one {Nur ein anderes Produkt} other {Nur # andere Produkte}} der Produktgruppe {count, plural, =0 {gibt} one {gibt} other {geben}} hier einen vergleichbaren Fußabdruck an: zu wenige für einen Vergleich.',
  'footprint.scope':
    'Jedes Produkt zählt einmal, mit seinem neuesten Produktpass in diesem Bestand. Die Zahlen sind angegeben, nicht verifiziert.',
  'footprint.scopeCut':
    'Betrachtet wurden die {count} zuletzt geänderten Produktpässe der Produktgruppe. Jedes Produkt zählt einmal. Die Zahlen sind angegeben, nicht verifiziert.',
  'footprint.chart': 'Balkendiagramm der CO₂-Fußabdrücke mit einer Linie, wo dieses Produkt steht.',
  'footprint.table': 'Dasselbe als Tabelle',
  'footprint.products': 'Andere Produkte',
  'footprint.range': '{from} bis {to}',
  'footprint.per.piece': 'Stück',
  'footprint.per.kWh': 'kWh',
  'footprint.per.kg': 'kg',
  'footprint.per.t': 't',
  'footprint.per.m2': 'm²',
  'footprint.per.m3': 'm³',
  'footprint.per.m': 'm',
};
