// Messages of measured values that are compared with a passport, in Czech.

import type { Draft } from '../en/catalogue.ts';
import type { measured as english } from '../en/measured.ts';

export const measured: Draft<typeof english> = {
  'measured.title': 'Prohlášeno a naměřeno',
  'measured.compare': 'Porovnat naměřené hodnoty',
  'measured.compareAgain': 'Porovnat jiné naměřené hodnoty',
  'measured.declared': 'Prohlášeno',
  'measured.measured': 'Naměřeno',
  'measured.none': 'Pas tohoto kusu neuvádí žádná čísla, není tedy co porovnat.',
  'measured.quantity': 'Hodnota z pasu',
  'measured.option': '{label} ({declared})',
  'measured.value': 'Naměřená hodnota',
  'measured.valueHelp': 'Jako desetinný znak použijte tečku nebo čárku.',
  'measured.unit': 'Jednotka',
  'measured.tolerance': 'Tolerance',
  'measured.toleranceIn': 'Tolerance v',
  'measured.percent': 'Procento',
  'measured.absolute': 'Jednotka hodnoty',
  'measured.add': 'Přidat hodnotu',
  'measured.remove': 'Odebrat: {label}',
  'measured.deviation': '{share} od prohlášené hodnoty',
  'measured.outcome.agrees': 'Shoduje se',
  'measured.outcome.agrees-unproven': 'Shoduje se, neověřeno',
  'measured.outcome.differs': 'Liší se',
  'measured.outcome.not-comparable': 'Nelze porovnat',
};
