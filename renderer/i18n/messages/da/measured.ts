// Messages of measured values that are compared with a passport, in Danish.

import type { Draft } from '../en/catalogue.ts';
import type { measured as english } from '../en/measured.ts';

export const measured: Draft<typeof english> = {
  'measured.title': 'Angivet og målt',
  'measured.compare': 'Sammenlign målte værdier',
  'measured.compareAgain': 'Sammenlign andre målte værdier',
  'measured.declared': 'Angivet',
  'measured.measured': 'Målt',
  'measured.none': 'Varens pas angiver ingen tal, så der er intet at sammenligne.',
  'measured.quantity': 'Værdi i passet',
  'measured.option': '{label} ({declared})',
  'measured.value': 'Målt værdi',
  'measured.valueHelp': 'Brug punktum eller komma som decimaltegn.',
  'measured.unit': 'Enhed',
  'measured.tolerance': 'Tolerance',
  'measured.toleranceIn': 'Tolerance i',
  'measured.percent': 'Procent',
  'measured.absolute': 'Værdiens enhed',
  'measured.add': 'Tilføj en værdi',
  'measured.remove': 'Fjern: {label}',
  'measured.deviation': '{share} fra den angivne værdi',
  'measured.outcome.agrees': 'Stemmer',
  'measured.outcome.agrees-unproven': 'Stemmer, ikke verificeret',
  'measured.outcome.differs': 'Afviger',
  'measured.outcome.not-comparable': 'Kan ikke sammenlignes',
};
