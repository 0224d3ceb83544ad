// Messages of measured values that are compared with a passport, in Finnish.

import type { Draft } from '../en/catalogue.ts';
import type { measured as english } from '../en/measured.ts';

export const measured: Draft<typeof english> = {
  'measured.title': 'Ilmoitettu ja mitattu',
  'measured.compare': 'Vertaa mitattuja arvoja',
  'measured.compareAgain': 'Vertaa muita mitattuja arvoja',
  'measured.declared': 'Ilmoitettu',
  'measured.measured': 'Mitattu',
  'measured.none': 'Tämän kohteen passissa ei ole lukuja, joten vertailtavaa ei ole.',
  'measured.quantity': 'Passin arvo',
  'measured.option': '{label} ({declared})',
  'measured.value': 'Mitattu arvo',
  'measured.valueHelp': 'Käytä desimaalierottimena pistettä tai pilkkua.',
  'measured.unit': 'Yksikkö',
  'measured.tolerance': 'Toleranssi',
  'measured.toleranceIn': 'Toleranssin yksikkö',
  'measured.percent': 'Prosentti',
  'measured.absolute': 'Arvon yksikkö',
  'measured.add': 'Lisää arvo',
  'measured.remove': 'Poista: {label}',
  'measured.deviation': '{share} ilmoitetusta arvosta',
  'measured.outcome.agrees': 'Täsmää',
  'measured.outcome.agrees-unproven': 'Täsmää, todentamatta',
  'measured.outcome.differs': 'Poikkeaa',
  'measured.outcome.not-comparable': 'Ei verrattavissa',
};
