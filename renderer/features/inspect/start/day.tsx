// The figures of the day: inspections by verdict and by decision, and open runs. Renders nothing if there are none.
import { Link } from '@tanstack/react-router';
import { CircleDashed, ListChecks, ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DecisionKind } from '../../../../server/contract/index.ts';
import { DECISIONS } from '../../../decisions/badge.tsx';
import { useFormat, useT } from '../../../i18n/index.ts';
import { FILTERS, type InspectionFilters, NO_FILTERS } from '../../../inspection-log/wanted.ts';
import { dayName } from '../../../runs/day.ts';
import { useDay } from '../../../runs/queries.ts';
import { cx, HEADLINE_ICON, HEADLINE_TONE, keepFor, type Tone, toneColour } from '../../../ui/index.ts';
import { HEADLINES_WORST_FIRST } from '../../../verdict/headlines.ts';
import styles from './day.module.css';

const DECIDED: readonly DecisionKind[] = ['released', 'held', 'referred'];

export function Day() {
  const t = useT();
  const format = useFormat();
  const { data } = useDay();
  if (data === undefined || (data.inspections === 0 && data.openRuns === 0)) return null;
  const { inspections, headlines, decisions, undecided, openRuns } = data;
  return (
    <section className={styles.day} aria-labelledby="day-title">
      <h3 id="day-title">{t('day.title')}</h3>
      {inspections > 0 ? (
        <ul className={styles.figures}>
          <Figure icon={<ScrollText aria-hidden />} only={{}}>
            {t('day.inspections', { count: inspections })}
          </Figure>
          {HEADLINES_WORST_FIRST.map((headline) => {
            const count = headlines[headline];
            const Icon = HEADLINE_ICON[headline];
            return count === undefined ? null : (
              <Figure key={headline} icon={<Icon aria-hidden />} tone={HEADLINE_TONE[headline]} only={{ headline }}>
                <b>{format.number(count)}</b> {t(`counted.${headline}`, { count })}
              </Figure>
            );
          })}
        </ul>
      ) : null}
      <ul className={styles.figures}>
        {DECIDED.map((decision) => {
          const count = decisions[decision];
          const { icon: Icon, tone } = DECISIONS[decision];
          return count === undefined ? null : (
            <Figure key={decision} icon={<Icon aria-hidden />} tone={tone} only={{ decision }}>
              <b>{format.number(count)}</b> {t(`counted.${decision}`, { count })}
            </Figure>
          );
        })}
        {undecided > 0 ? (
          <Figure icon={<CircleDashed aria-hidden />} only={{ decision: 'none' }}>
            {t('runs.undecided', { count: undecided })}
          </Figure>
        ) : null}
        {openRuns > 0 ? <Figure icon={<ListChecks aria-hidden />}>{t('day.openRuns', { count: openRuns })}</Figure> : null}
      </ul>
    </section>
  );
}

interface FigureProps {
  readonly icon: ReactNode;
  readonly tone?: Tone;
  /** The filters with which the log lists exactly these entries. If absent, the current filters stay. */
  readonly only?: Partial<InspectionFilters>;
  readonly children: ReactNode;
}

function Figure({ icon, tone = 'quiet', only, children }: FigureProps) {
  const filter = () => {
    const day = dayName(new Date());
    if (only !== undefined) keepFor(FILTERS, { ...NO_FILTERS, from: day, until: day, ...only });
  };
  return (
    <li>
      <Link to="/inspections" className={cx(styles.figure, toneColour(tone))} onClick={filter}>
        {icon}
        <span>{children}</span>
      </Link>
    </li>
  );
}
