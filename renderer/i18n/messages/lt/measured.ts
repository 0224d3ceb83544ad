// Messages of measured values that are compared with a passport, in Lithuanian.

import type { Draft } from '../en/catalogue.ts';
import type { measured as english } from '../en/measured.ts';

export const measured: Draft<typeof english> = {
  'measured.title': 'Deklaruota ir išmatuota',
  'measured.compare': 'Palyginti išmatuotas reikšmes',
  'measured.compareAgain': 'Palyginti kitas išmatuotas reikšmes',
  'measured.declared': 'Deklaruota',
  'measured.measured': 'Išmatuota',
  'measured.none': 'Šio gaminio pase skaičių nėra, tad nėra ko lyginti.',
  'measured.quantity': 'Paso reikšmė',
  'measured.option': '{label} ({declared})',
  'measured.value': 'Išmatuota reikšmė',
  'measured.valueHelp': 'Ir taškas, ir kablelis yra dešimtainiai skirtukai.',
  'measured.unit': 'Vienetas',
  'measured.tolerance': 'Leistina nuokrypa',
  'measured.toleranceIn': 'Nuokrypos vienetas',
  'measured.percent': 'Procentai',
  'measured.absolute': 'Reikšmės vienetas',
  'measured.add': 'Pridėti reikšmę',
  'measured.remove': 'Šalinti: {label}',
  'measured.deviation': '{share} nuo deklaruotos reikšmės',
  'measured.outcome.agrees': 'Sutampa',
  'measured.outcome.agrees-unproven': 'Sutampa, neverifikuota',
  'measured.outcome.differs': 'Skiriasi',
  'measured.outcome.not-comparable': 'Nepalyginama',
};
