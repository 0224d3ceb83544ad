// Messages of measured values that are compared with a passport, in Croatian.

import type { Draft } from '../en/catalogue.ts';
import type { measured as english } from '../en/measured.ts';

export const measured: Draft<typeof english> = {
  'measured.title': 'Deklarirano i izmjereno',
  'measured.compare': 'Usporedi izmjerene vrijednosti',
  'measured.compareAgain': 'Usporedi druge izmjerene vrijednosti',
  'measured.declared': 'Deklarirano',
  'measured.measured': 'Izmjereno',
  'measured.none': 'Putovnica ovog artikla ne navodi brojeve pa se nema što usporediti.',
  'measured.quantity': 'Vrijednost iz putovnice',
  'measured.option': '{label} ({declared})',
  'measured.value': 'Izmjerena vrijednost',
  'measured.valueHelp': 'Kao decimalni znak upotrijebite točku ili zarez.',
  'measured.unit': 'Jedinica',
  'measured.tolerance': 'Tolerancija',
  'measured.toleranceIn': 'Tolerancija u',
  'measured.percent': 'Postotak',
  'measured.absolute': 'Jedinica vrijednosti',
  'measured.add': 'Dodaj vrijednost',
  'measured.remove': 'Ukloni: {label}',
  'measured.deviation': '{share} od deklarirane vrijednosti',
  'measured.outcome.agrees': 'Podudara se',
  'measured.outcome.agrees-unproven': 'Podudara se, nije verificirano',
  'measured.outcome.differs': 'Razlikuje se',
  'measured.outcome.not-comparable': 'Nije usporedivo',
};
