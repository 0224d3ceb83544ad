// Messages of measured values that are compared with a passport, in Slovak.

import type { Draft } from '../en/catalogue.ts';
import type { measured as english } from '../en/measured.ts';

export const measured: Draft<typeof english> = {
  'measured.title': 'Uvedené a namerané',
  'measured.compare': 'Porovnať namerané hodnoty',
  'measured.compareAgain': 'Porovnať iné namerané hodnoty',
  'measured.declared': 'Uvedené',
  'measured.measured': 'Namerané',
  'measured.none': 'Pas tohto kusu neuvádza žiadne čísla, nie je teda čo porovnať.',
  'measured.quantity': 'Hodnota z pasu',
  'measured.option': '{label} ({declared})',
  'measured.value': 'Nameraná hodnota',
  'measured.valueHelp': 'Ako desatinný znak použite bodku alebo čiarku.',
  'measured.unit': 'Jednotka',
  'measured.tolerance': 'Tolerancia',
  'measured.toleranceIn': 'Tolerancia v',
  'measured.percent': 'Percento',
  'measured.absolute': 'Jednotka hodnoty',
  'measured.add': 'Pridať hodnotu',
  'measured.remove': 'Odobrať: {label}',
  'measured.deviation': '{share} od uvedenej hodnoty',
  'measured.outcome.agrees': 'Zhoduje sa',
  'measured.outcome.agrees-unproven': 'Zhoduje sa, neoverené',
  'measured.outcome.differs': 'Líši sa',
  'measured.outcome.not-comparable': 'Nemožno porovnať',
};
