// The filters of lists of inspections: by verdict and by decision.
import type { Headline, InspectionQuery } from '../../server/contract/index.ts';
import type { Translate } from '../i18n/index.ts';

const HEADLINES = ['valid', 'valid-not-current', 'unknown-issuer', 'invalid', 'cannot-check'] as const satisfies readonly Headline[];
const DECISIONS = ['released', 'held', 'referred', 'none', 'released-invalid'] as const satisfies readonly InspectionQuery['decision'][];

export const headlineOptions = (t: Translate) => [
  { value: 'all' as const, label: t('inspections.headlineAll') },
  ...HEADLINES.map((value) => ({ value, label: t(`headline.${value}`) })),
];

export const decisionOptions = (t: Translate) => [
  { value: 'all' as const, label: t('inspections.decisionAll') },
  ...DECISIONS.map((value) => ({ value, label: t(`decision.${value}`) })),
];
