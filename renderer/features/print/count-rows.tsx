// The counts of a run as rows for paper: by verdict, worst first, and by decision.
import type { RunCounts } from '../../../server/contract/index.ts';
import type { EnglishWords, Translate } from '../../i18n/index.ts';
import { HEADLINES_WORST_FIRST } from '../../verdict/headlines.ts';
import { HeadlineLabel } from './headline-label.tsx';

export const countRows = ({ headlines, decisions, undecided }: RunCounts, t: Translate, english: EnglishWords | undefined) => [
  ...HEADLINES_WORST_FIRST.map(
    (headline) => [<HeadlineLabel key={headline} headline={headline} english={english} />, headlines[headline]] as const,
  ),
  ...(['released', 'held', 'referred'] as const).map((decision) => [t(`decision.${decision}`), decisions[decision]] as const),
  [t('decision.none'), undecided > 0 ? undecided : undefined] as const,
];
