// Lists the latest runs above the log; a press opens one.
import { Link } from '@tanstack/react-router';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { useFormat, useT } from '../../i18n/index.ts';
import { RunCounts, RunStateBadge } from '../../runs/counts.tsx';
import { useRuns } from '../../runs/queries.ts';
import { Button, Card, ErrorBox } from '../../ui/index.ts';
import styles from './runs.module.css';

const FIRST = 3;
const MORE = 100;

/** Renders nothing until the first run was started. */
export function Runs() {
  const t = useT();
  const format = useFormat();
  const [limit, setLimit] = useState(FIRST);
  const { data, error, refetch } = useRuns(limit);
  if (error) return <ErrorBox error={error} onRetry={() => refetch()} />;
  if (data === undefined || data.total === 0) return null;
  return (
    <Card title={t('runs.title')} icon={<ListChecks aria-hidden />} flush>
      <ul className={styles.runs}>
        {data.items.map((run) => (
          <li key={run.id}>
            <Link to="/runs/$id" params={{ id: run.id }} className={styles.name}>
              {run.name}
            </Link>
            <RunStateBadge state={run.state} />
            <span className={styles.muted}>
              {run.place}
              {run.reference ? ` · ${run.reference}` : ''} · <time dateTime={run.startedAt}>{format.dateTime(run.startedAt)}</time>
            </span>
            <RunCounts run={run} />
          </li>
        ))}
      </ul>
      {data.total > limit && limit < MORE * 5 ? (
        <Button kind="quiet" onPress={() => setLimit(limit === FIRST ? MORE : limit + MORE)}>
          {t('common.more')}
        </Button>
      ) : null}
    </Card>
  );
}
