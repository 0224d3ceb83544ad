// Messages of measured values that are compared with a passport, in Italian.

import type { Draft } from '../en/catalogue.ts';
import type { measured as english } from '../en/measured.ts';

export const measured: Draft<typeof english> = {
  'measured.title': 'Dichiarato e misurato',
  'measured.compare': 'Confronta valori misurati',
  'measured.compareAgain': 'Confronta altri valori misurati',
  'measured.declared': 'Dichiarato',
  'measured.measured': 'Misurato',
  'measured.none': 'Il passaporto di questo articolo non indica numeri, quindi non c’è nulla da confrontare.',
  'measured.quantity': 'Valore del passaporto',
  'measured.option': '{label} ({declared})',
  'measured.value': 'Valore misurato',
  'measured.valueHelp': 'Usare il punto o la virgola come segno decimale.',
  'measured.unit': 'Unità',
  'measured.tolerance': 'Tolleranza',
  'measured.toleranceIn': 'Tolleranza in',
  'measured.percent': 'Percentuale',
  'measured.absolute': 'Unità del valore',
  'measured.add': 'Aggiungi un valore',
  'measured.remove': 'Rimuovi: {label}',
  'measured.deviation': '{share} rispetto al valore dichiarato',
  'measured.outcome.agrees': 'Corrisponde',
  'measured.outcome.agrees-unproven': 'Corrisponde, non verificato',
  'measured.outcome.differs': 'Differisce',
  'measured.outcome.not-comparable': 'Non confrontabile',
};
