// How many items have each verdict. A press shows only those.
import type { Headline } from '../../server/contract/index.ts';
import { useFormat, useT } from '../i18n/index.ts';
import { cx, HEADLINE_ICON, HEADLINE_TONE, toneColour } from '../ui/index.ts';
import styles from './headline-counts.module.css';

interface HeadlineCountsProps {
  readonly counts: readonly { readonly headline: Headline; readonly count: number }[];
  readonly only: Headline | undefined;
  readonly onOnly: (only: Headline | undefined) => void;
}

export function HeadlineCounts({ counts, only, onOnly }: HeadlineCountsProps) {
  const t = useT();
  const format = useFormat();
  return (
    <div className={styles.counts}>
      {counts.map(({ headline, count }) => {
        const Icon = HEADLINE_ICON[headline];
        return (
          <button
            key={headline}
            type="button"
            aria-pressed={only === headline}
            className={cx(styles.count, toneColour(HEADLINE_TONE[headline]))}
            onClick={() => onOnly(only === headline ? undefined : headline)}
          >
            <Icon aria-hidden />
            <b>{format.number(count)}</b> {t(`counted.${headline}`, { count })}
          </button>
        );
      })}
    </div>
  );
}
