// Messages of measured values that are compared with a passport, in Swedish.

import type { Draft } from '../en/catalogue.ts';
import type { measured as english } from '../en/measured.ts';

export const measured: Draft<typeof english> = {
  'measured.title': 'Deklarerat och uppmätt',
  'measured.compare': 'Jämför uppmätta värden',
  'measured.compareAgain': 'Jämför andra uppmätta värden',
  'measured.declared': 'Deklarerat',
  'measured.measured': 'Uppmätt',
  'measured.none': 'Varans pass anger inga tal, så det finns inget att jämföra.',
  'measured.quantity': 'Värde i passet',
  'measured.option': '{label} ({declared})',
  'measured.value': 'Uppmätt värde',
  'measured.valueHelp': 'Använd punkt eller komma som decimaltecken.',
  'measured.unit': 'Enhet',
  'measured.tolerance': 'Tolerans',
  'measured.toleranceIn': 'Tolerans i',
  'measured.percent': 'Procent',
  'measured.absolute': 'Värdets enhet',
  'measured.add': 'Lägg till ett värde',
  'measured.remove': 'Ta bort: {label}',
  'measured.deviation': '{share} från det deklarerade värdet',
  'measured.outcome.agrees': 'Stämmer',
  'measured.outcome.agrees-unproven': 'Stämmer, overifierat',
  'measured.outcome.differs': 'Skiljer sig',
  'measured.outcome.not-comparable': 'Inte jämförbart',
};
