// The counts of a run: items by headline, worst first, and how many have no decision yet.
import type { Run } from '../../server/contract/index.ts';
import { useFormat, useT } from '../i18n/index.ts';
import { Badge, HEADLINE_ICON, HEADLINE_TONE } from '../ui/index.ts';
import { HEADLINES_WORST_FIRST } from '../verdict/headlines.ts';
import styles from './runs.module.css';

export function RunCounts({ run: { headlines, items, undecided } }: { readonly run: Pick<Run, 'headlines' | 'items' | 'undecided'> }) {
  const t = useT();
  const format = useFormat();
  return (
    <div className={styles.counts}>
      <b>{t('runs.items', { count: items })}</b>
      {HEADLINES_WORST_FIRST.map((headline) => {
        const count = headlines[headline];
        const Icon = HEADLINE_ICON[headline];
        return count === undefined ? null : (
          <Badge key={headline} tone={HEADLINE_TONE[headline]} icon={<Icon aria-hidden />}>
            {format.number(count)} {t(`counted.${headline}`, { count })}
          </Badge>
        );
      })}
      {undecided > 0 ? <span className={styles.muted}>{t('runs.undecided', { count: undecided })}</span> : null}
    </div>
  );
}

const TONES = { open: 'good', paused: 'warn', closed: 'quiet' } as const;

export function RunStateBadge({ state }: Pick<Run, 'state'>) {
  const t = useT();
  return <Badge tone={TONES[state]}>{t(`runs.state.${state}`)}</Badge>;
}
