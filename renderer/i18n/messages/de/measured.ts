// Messages of measured values that are compared with a passport, in German.

import type { Translated } from '../en/catalogue.ts';
import type { measured as english } from '../en/measured.ts';

export const measured: Translated<typeof english> = {
  'measured.title': 'Angegeben und gemessen',
  'measured.compare': 'Messwerte vergleichen',
  'measured.compareAgain': 'Andere Messwerte vergleichen',
  'measured.declared': 'Angegeben',
  'measured.measured': 'Gemessen',
  'measured.none': 'Der Produktpass dieses Artikels gibt keine Zahlen an, es gibt also nichts zu vergleichen.',
  'measured.quantity': 'Wert des Produktpasses',
  'measured.option': '{label} ({declared})',
  'measured.value': 'Messwert',
  'measured.valueHelp': 'Verwenden Sie einen Punkt oder ein Komma als Dezimalzeichen.',
  'measured.unit': 'Einheit',
  'measured.tolerance': 'Toleranz',
  'measured.toleranceIn': 'Toleranz in',
  'measured.percent': 'Prozent',
  'measured.absolute': 'Einheit des Werts',
  'measured.add': 'Wert hinzufügen',
  'measured.remove': 'Entfernen: {label}',
  'measured.deviation': '{share} vom angegebenen Wert',
  'measured.outcome.agrees': 'Stimmt überein',
  'measured.outcome.agrees-unproven': 'Stimmt überein, unbelegt',
  'measured.outcome.differs': 'Weicht ab',
  'measured.outcome.not-comparable': 'Nicht vergleichbar',
};
