// Messages of measured values that are compared with a passport, in Portuguese.

import type { Draft } from '../en/catalogue.ts';
import type { measured as english } from '../en/measured.ts';

export const measured: Draft<typeof english> = {
  'measured.title': 'Declarado e medido',
  'measured.compare': 'Comparar valores medidos',
  'measured.compareAgain': 'Comparar outros valores medidos',
  'measured.declared': 'Declarado',
  'measured.measured': 'Medido',
  'measured.none': 'O passaporte deste artigo não indica números; por isso, não há nada a comparar.',
  'measured.quantity': 'Valor do passaporte',
  'measured.option': '{label} ({declared})',
  'measured.value': 'Valor medido',
  'measured.valueHelp': 'Utilize o ponto ou a vírgula como sinal decimal.',
  'measured.unit': 'Unidade',
  'measured.tolerance': 'Tolerância',
  'measured.toleranceIn': 'Tolerância em',
  'measured.percent': 'Percentagem',
  'measured.absolute': 'Unidade do valor',
  'measured.add': 'Adicionar um valor',
  'measured.remove': 'Remover: {label}',
  'measured.deviation': '{share} em relação ao valor declarado',
  'measured.outcome.agrees': 'Coincide',
  'measured.outcome.agrees-unproven': 'Coincide, não verificado',
  'measured.outcome.differs': 'Difere',
  'measured.outcome.not-comparable': 'Não comparável',
};
