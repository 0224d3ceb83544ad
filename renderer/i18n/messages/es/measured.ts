// Messages of measured values that are compared with a passport, in Spanish.

import type { Draft } from '../en/catalogue.ts';
import type { measured as english } from '../en/measured.ts';

export const measured: Draft<typeof english> = {
  'measured.title': 'Declarado y medido',
  'measured.compare': 'Comparar valores medidos',
  'measured.compareAgain': 'Comparar otros valores medidos',
  'measured.declared': 'Declarado',
  'measured.measured': 'Medido',
  'measured.none': 'El pasaporte de este artículo no indica cifras, así que no hay nada que comparar.',
  'measured.quantity': 'Valor del pasaporte',
  'measured.option': '{label} ({declared})',
  'measured.value': 'Valor medido',
  'measured.valueHelp': 'Use un punto o una coma como signo decimal.',
  'measured.unit': 'Unidad',
  'measured.tolerance': 'Tolerancia',
  'measured.toleranceIn': 'Tolerancia en',
  'measured.percent': 'Porcentaje',
  'measured.absolute': 'Unidad del valor',
  'measured.add': 'Añadir un valor',
  'measured.remove': 'Quitar: {label}',
  'measured.deviation': '{share} respecto al valor declarado',
  'measured.outcome.agrees': 'Coincide',
  'measured.outcome.agrees-unproven': 'Coincide, sin verificar',
  'measured.outcome.differs': 'Difiere',
  'measured.outcome.not-comparable': 'No comparable',
};
