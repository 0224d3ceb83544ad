// Messages of measured values that are compared with a passport, in Maltese.

import type { Draft } from '../en/catalogue.ts';
import type { measured as english } from '../en/measured.ts';

export const measured: Draft<typeof english> = {
  'measured.title': 'Iddikjarat u mkejjel',
  'measured.compare': 'Qabbel valuri mkejla',
  'measured.compareAgain': 'Qabbel valuri mkejla oħra',
  'measured.declared': 'Iddikjarat',
  'measured.measured': 'Imkejjel',
  'measured.none': 'Il-passaport ta’ dan l-oġġett ma jagħtix numri, għalhekk m’hemm xejn x’jitqabbel.',
  'measured.quantity': 'Valur tal-passaport',
  'measured.option': '{label} ({declared})',
  'measured.value': 'Valur imkejjel',
  'measured.valueHelp': 'Uża punt jew virgola bħala sinjal deċimali.',
  'measured.unit': 'Unità',
  'measured.tolerance': 'Tolleranza',
  'measured.toleranceIn': 'Tolleranza fi',
  'measured.percent': 'Perċentwal',
  'measured.absolute': 'Unità tal-valur',
  'measured.add': 'Żid valur',
  'measured.remove': 'Neħħi: {label}',
  'measured.deviation': '{share} mill-valur iddikjarat',
  'measured.outcome.agrees': 'Jaqbel',
  'measured.outcome.agrees-unproven': 'Jaqbel, mhux ivverifikat',
  'measured.outcome.differs': 'Ivarja',
  'measured.outcome.not-comparable': 'Ma jistax jitqabbel',
};
