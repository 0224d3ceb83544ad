// The progress and the outcome of a batch in numbers, worst first; a press opens the first item of a kind.
import { SkipForward } from 'lucide-react';
import type { Headline } from '../../../server/contract/index.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import { Button, cx, HEADLINE_ICON, Progress, Shortcut } from '../../ui/index.ts';
import card from '../../verdict/verdict-card.module.css';
import { FIELD } from '../../verdict/verdict-card.tsx';
import styles from './batch-summary.module.css';
import { countBatch, type Job } from './queue/jobs.ts';
import type { Shown } from './queue/scan-queue.ts';
import ready from './start/ready.module.css';

export interface BatchSummaryProps {
  readonly jobs: readonly Job[];
  readonly batch: number;
  readonly onShow: (shown: Shown) => void;
  readonly onNext: () => void;
  readonly onCancel: (batch: number) => void;
}

function firstOf(jobs: readonly Job[], batch: number, headline: Headline): Shown | undefined {
  for (const job of jobs) {
    if (job.batch !== batch || job.state.stage !== 'done') continue;
    const item = job.state.inspections.findIndex((inspection) => inspection.headline === headline);
    if (item >= 0) return { job: job.id, item };
  }
  return undefined;
}

export function BatchSummary({ jobs, batch, onShow, onNext, onCancel }: BatchSummaryProps) {
  const t = useT();
  const format = useFormat();
  const { total, items, over, failed, headlines } = countBatch(jobs, batch);
  const isDone = over === total;
  return (
    <section className={styles.summary} aria-labelledby="batch-title">
      <h2 id="batch-title" tabIndex={-1} className={ready.title}>
        {t(isDone ? 'inspect.batch.done' : 'inspect.batch.underWay', { count: isDone ? items : total })}
      </h2>
      {isDone ? null : <Progress label={t('inspect.batch.progress')} value={over} total={total} onCancel={() => onCancel(batch)} />}
      <ul className={styles.tiles}>
        {headlines.map(({ headline, count }) => {
          const Icon = HEADLINE_ICON[headline];
          return (
            <li key={headline}>
              <button
                type="button"
                className={cx(styles.tile, card.field, FIELD[headline])}
                onClick={() => {
                  const first = firstOf(jobs, batch, headline);
                  if (first) onShow(first);
                }}
              >
                <Icon aria-hidden />
                <b>{format.number(count)}</b>
                <span>{t(`counted.${headline}`, { count })}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {failed > 0 ? <p className={styles.failed}>{t('inspect.batch.failed', { count: failed })}</p> : null}
      {isDone ? (
        <div className={styles.foot}>
          <p>{t('inspect.batch.help')}</p>
          <Button kind="primary" size="large" icon={<SkipForward aria-hidden />} onPress={onNext}>
            {t('inspect.next')} <Shortcut of="next" />
          </Button>
        </div>
      ) : null}
    </section>
  );
}
