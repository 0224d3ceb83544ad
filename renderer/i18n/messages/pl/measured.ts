// Messages of measured values that are compared with a passport, in Polish.

import type { Draft } from '../en/catalogue.ts';
import type { measured as english } from '../en/measured.ts';

export const measured: Draft<typeof english> = {
  'measured.title': 'Zgłoszone i zmierzone',
  'measured.compare': 'Porównaj zmierzone wartości',
  'measured.compareAgain': 'Porównaj inne zmierzone wartości',
  'measured.declared': 'Zgłoszono',
  'measured.measured': 'Zmierzono',
  'measured.none': 'Paszport tego egzemplarza nie podaje liczb, więc nie ma czego porównać.',
  'measured.quantity': 'Wartość z paszportu',
  'measured.option': '{label} ({declared})',
  'measured.value': 'Zmierzona wartość',
  'measured.valueHelp': 'Separatorem dziesiętnym może być kropka lub przecinek.',
  'measured.unit': 'Jednostka',
  'measured.tolerance': 'Tolerancja',
  'measured.toleranceIn': 'Tolerancja w',
  'measured.percent': 'Procent',
  'measured.absolute': 'Jednostka wartości',
  'measured.add': 'Dodaj wartość',
  'measured.remove': 'Usuń: {label}',
  'measured.deviation': '{share} od zgłoszonej wartości',
  'measured.outcome.agrees': 'Zgadza się',
  'measured.outcome.agrees-unproven': 'Zgadza się, niezweryfikowane',
  'measured.outcome.differs': 'Różni się',
  'measured.outcome.not-comparable': 'Nieporównywalne',
};
