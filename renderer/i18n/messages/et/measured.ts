// Messages of measured values that are compared with a passport, in Estonian.

import type { Draft } from '../en/catalogue.ts';
import type { measured as english } from '../en/measured.ts';

export const measured: Draft<typeof english> = {
  'measured.title': 'Deklareeritud ja mõõdetud',
  'measured.compare': 'Võrdle mõõdetud väärtusi',
  'measured.compareAgain': 'Võrdle muid mõõdetud väärtusi',
  'measured.declared': 'Deklareeritud',
  'measured.measured': 'Mõõdetud',
  'measured.none': 'Selle toote passis arve ei ole, seega ei ole midagi võrrelda.',
  'measured.quantity': 'Passi väärtus',
  'measured.option': '{label} ({declared})',
  'measured.value': 'Mõõdetud väärtus',
  'measured.valueHelp': 'Komakohta eraldab nii punkt kui ka koma.',
  'measured.unit': 'Ühik',
  'measured.tolerance': 'Lubatud hälve',
  'measured.toleranceIn': 'Hälbe ühik',
  'measured.percent': 'Protsent',
  'measured.absolute': 'Väärtuse ühik',
  'measured.add': 'Lisa väärtus',
  'measured.remove': 'Eemalda: {label}',
  'measured.deviation': '{share} deklareeritud väärtusest',
  'measured.outcome.agrees': 'Ühtib',
  'measured.outcome.agrees-unproven': 'Ühtib, verifitseerimata',
  'measured.outcome.differs': 'Erineb',
  'measured.outcome.not-comparable': 'Ei ole võrreldav',
};
