// Messages of measured values that are compared with a passport, in Dutch.

import type { Draft } from '../en/catalogue.ts';
import type { measured as english } from '../en/measured.ts';

export const measured: Draft<typeof english> = {
  'measured.title': 'Aangegeven en gemeten',
  'measured.compare': 'Gemeten waarden vergelijken',
  'measured.compareAgain': 'Andere gemeten waarden vergelijken',
  'measured.declared': 'Aangegeven',
  'measured.measured': 'Gemeten',
  'measured.none': 'Het paspoort van dit artikel vermeldt geen getallen, dus er is niets te vergelijken.',
  'measured.quantity': 'Waarde van het paspoort',
  'measured.option': '{label} ({declared})',
  'measured.value': 'Gemeten waarde',
  'measured.valueHelp': 'Gebruik een punt of een komma als decimaalteken.',
  'measured.unit': 'Eenheid',
  'measured.tolerance': 'Tolerantie',
  'measured.toleranceIn': 'Tolerantie in',
  'measured.percent': 'Procent',
  'measured.absolute': 'Eenheid van de waarde',
  'measured.add': 'Waarde toevoegen',
  'measured.remove': 'Verwijderen: {label}',
  'measured.deviation': '{share} van de aangegeven waarde',
  'measured.outcome.agrees': 'Komt overeen',
  'measured.outcome.agrees-unproven': 'Komt overeen, onbewezen',
  'measured.outcome.differs': 'Verschilt',
  'measured.outcome.not-comparable': 'Niet vergelijkbaar',
};
