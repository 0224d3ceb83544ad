// Messages of measured values that are compared with a passport, in Bulgarian.

import type { Draft } from '../en/catalogue.ts';
import type { measured as english } from '../en/measured.ts';

export const measured: Draft<typeof english> = {
  'measured.title': 'Декларирано и измерено',
  'measured.compare': 'Сравняване на измерени стойности',
  'measured.compareAgain': 'Сравняване на други измерени стойности',
  'measured.declared': 'Декларирано',
  'measured.measured': 'Измерено',
  'measured.none': 'Паспортът на това изделие не посочва числа, затова няма какво да се сравни.',
  'measured.quantity': 'Стойност от паспорта',
  'measured.option': '{label} ({declared})',
  'measured.value': 'Измерена стойност',
  'measured.valueHelp': 'Използвайте точка или запетая като десетичен знак.',
  'measured.unit': 'Единица',
  'measured.tolerance': 'Допуск',
  'measured.toleranceIn': 'Допуск в',
  'measured.percent': 'Процент',
  'measured.absolute': 'Единицата на стойността',
  'measured.add': 'Добавяне на стойност',
  'measured.remove': 'Премахване: {label}',
  'measured.deviation': '{share} спрямо декларираната стойност',
  'measured.outcome.agrees': 'Съвпада',
  'measured.outcome.agrees-unproven': 'Съвпада, непотвърдено',
  'measured.outcome.differs': 'Различава се',
  'measured.outcome.not-comparable': 'Несравнимо',
};
