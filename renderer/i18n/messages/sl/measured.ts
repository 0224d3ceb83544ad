// Messages of measured values that are compared with a passport, in Slovenian.

import type { Draft } from '../en/catalogue.ts';
import type { measured as english } from '../en/measured.ts';

export const measured: Draft<typeof english> = {
  'measured.title': 'Deklarirano in izmerjeno',
  'measured.compare': 'Primerjaj izmerjene vrednosti',
  'measured.compareAgain': 'Primerjaj druge izmerjene vrednosti',
  'measured.declared': 'Deklarirano',
  'measured.measured': 'Izmerjeno',
  'measured.none': 'Potni list tega artikla ne navaja števil, zato ni česa primerjati.',
  'measured.quantity': 'Vrednost iz potnega lista',
  'measured.option': '{label} ({declared})',
  'measured.value': 'Izmerjena vrednost',
  'measured.valueHelp': 'Decimalni znak je lahko pika ali vejica.',
  'measured.unit': 'Enota',
  'measured.tolerance': 'Toleranca',
  'measured.toleranceIn': 'Toleranca v',
  'measured.percent': 'Odstotek',
  'measured.absolute': 'Enota vrednosti',
  'measured.add': 'Dodaj vrednost',
  'measured.remove': 'Odstrani: {label}',
  'measured.deviation': '{share} od deklarirane vrednosti',
  'measured.outcome.agrees': 'Se ujema',
  'measured.outcome.agrees-unproven': 'Se ujema, ni verificirano',
  'measured.outcome.differs': 'Se razlikuje',
  'measured.outcome.not-comparable': 'Ni primerljivo',
};
