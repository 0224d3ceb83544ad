// Messages of measured values that are compared with a passport, in Hungarian.

import type { Draft } from '../en/catalogue.ts';
import type { measured as english } from '../en/measured.ts';

export const measured: Draft<typeof english> = {
  'measured.title': 'Bejelentett és mért',
  'measured.compare': 'Mért értékek összehasonlítása',
  'measured.compareAgain': 'Más mért értékek összehasonlítása',
  'measured.declared': 'Bejelentve',
  'measured.measured': 'Mért',
  'measured.none': 'E darab termékútlevele nem ad meg számokat, így nincs mit összehasonlítani.',
  'measured.quantity': 'A termékútlevél értéke',
  'measured.option': '{label} ({declared})',
  'measured.value': 'Mért érték',
  'measured.valueHelp': 'Tizedesjelként pontot vagy vesszőt használjon.',
  'measured.unit': 'Mértékegység',
  'measured.tolerance': 'Tűrés',
  'measured.toleranceIn': 'A tűrés egysége',
  'measured.percent': 'Százalék',
  'measured.absolute': 'Az érték egysége',
  'measured.add': 'Érték hozzáadása',
  'measured.remove': 'Eltávolítás: {label}',
  'measured.deviation': '{share} a bejelentett értékhez képest',
  'measured.outcome.agrees': 'Egyezik',
  'measured.outcome.agrees-unproven': 'Egyezik, nem hitelesített',
  'measured.outcome.differs': 'Eltér',
  'measured.outcome.not-comparable': 'Nem összehasonlítható',
};
