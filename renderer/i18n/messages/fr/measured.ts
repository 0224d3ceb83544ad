// Messages of measured values that are compared with a passport, in French.

import type { Translated } from '../en/catalogue.ts';
import type { measured as english } from '../en/measured.ts';

export const measured: Translated<typeof english> = {
  'measured.title': 'Déclaré et mesuré',
  'measured.compare': 'Comparer des valeurs mesurées',
  'measured.compareAgain': 'Comparer d’autres valeurs mesurées',
  'measured.declared': 'Déclaré',
  'measured.measured': 'Mesuré',
  'measured.none': 'Le passeport de cet article n’indique aucun nombre : il n’y a rien à comparer.',
  'measured.quantity': 'Valeur du passeport',
  'measured.option': '{label} ({declared})',
  'measured.value': 'Valeur mesurée',
  'measured.valueHelp': 'Utilisez un point ou une virgule comme séparateur décimal.',
  'measured.unit': 'Unité',
  'measured.tolerance': 'Tolérance',
  'measured.toleranceIn': 'Tolérance en',
  'measured.percent': 'Pour cent',
  'measured.absolute': 'Unité de la valeur',
  'measured.add': 'Ajouter une valeur',
  'measured.remove': 'Retirer : {label}',
  'measured.deviation': '{share} par rapport à la valeur déclarée',
  'measured.outcome.agrees': 'Concorde',
  'measured.outcome.agrees-unproven': 'Concorde, non vérifié',
  'measured.outcome.differs': 'Diffère',
  'measured.outcome.not-comparable': 'Non comparable',
};
