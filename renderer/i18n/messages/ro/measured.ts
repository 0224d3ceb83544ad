// Messages of measured values that are compared with a passport, in Romanian.

import type { Draft } from '../en/catalogue.ts';
import type { measured as english } from '../en/measured.ts';

export const measured: Draft<typeof english> = {
  'measured.title': 'Declarat și măsurat',
  'measured.compare': 'Comparare valori măsurate',
  'measured.compareAgain': 'Comparare alte valori măsurate',
  'measured.declared': 'Declarat',
  'measured.measured': 'Măsurat',
  'measured.none': 'Pașaportul acestui articol nu indică numere, deci nu este nimic de comparat.',
  'measured.quantity': 'Valoarea din pașaport',
  'measured.option': '{label} ({declared})',
  'measured.value': 'Valoarea măsurată',
  'measured.valueHelp': 'Folosiți punctul sau virgula ca separator zecimal.',
  'measured.unit': 'Unitate',
  'measured.tolerance': 'Toleranță',
  'measured.toleranceIn': 'Toleranță în',
  'measured.percent': 'Procent',
  'measured.absolute': 'Unitatea valorii',
  'measured.add': 'Adăugare valoare',
  'measured.remove': 'Eliminare: {label}',
  'measured.deviation': '{share} față de valoarea declarată',
  'measured.outcome.agrees': 'Concordă',
  'measured.outcome.agrees-unproven': 'Concordă, neverificat',
  'measured.outcome.differs': 'Diferă',
  'measured.outcome.not-comparable': 'Necomparabil',
};
