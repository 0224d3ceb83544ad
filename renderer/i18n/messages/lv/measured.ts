// Messages of measured values that are compared with a passport, in Latvian.

import type { Draft } from '../en/catalogue.ts';
import type { measured as english } from '../en/measured.ts';

export const measured: Draft<typeof english> = {
  'measured.title': 'Deklarēts un izmērīts',
  'measured.compare': 'Salīdzināt izmērītās vērtības',
  'measured.compareAgain': 'Salīdzināt citas izmērītās vērtības',
  'measured.declared': 'Deklarēts',
  'measured.measured': 'Izmērīts',
  'measured.none': 'Šī produkta pasē skaitļu nav, tāpēc nav ko salīdzināt.',
  'measured.quantity': 'Pases vērtība',
  'measured.option': '{label} ({declared})',
  'measured.value': 'Izmērītā vērtība',
  'measured.valueHelp': 'Decimālzīme ir gan punkts, gan komats.',
  'measured.unit': 'Mērvienība',
  'measured.tolerance': 'Pielaide',
  'measured.toleranceIn': 'Pielaides mērvienība',
  'measured.percent': 'Procenti',
  'measured.absolute': 'Vērtības mērvienība',
  'measured.add': 'Pievienot vērtību',
  'measured.remove': 'Noņemt: {label}',
  'measured.deviation': '{share} no deklarētās vērtības',
  'measured.outcome.agrees': 'Sakrīt',
  'measured.outcome.agrees-unproven': 'Sakrīt, nav verificēts',
  'measured.outcome.differs': 'Atšķiras',
  'measured.outcome.not-comparable': 'Nav salīdzināms',
};
