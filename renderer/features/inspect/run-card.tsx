// The run on Inspect: starts one, shows what was counted, pauses and resumes it.
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ListChecks, Pause, Play, Plus } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { Run } from '../../../server/contract/index.ts';
import { useT } from '../../i18n/index.ts';
import { RunCounts, RunStateBadge } from '../../runs/counts.tsx';
import { runsChanged, useCurrentRun } from '../../runs/queries.ts';
import { StartDialog } from '../../runs/start-dialog.tsx';
import { useStep } from '../../runs/use-step.ts';
import { Button, Card } from '../../ui/index.ts';
import type { Job } from './queue/jobs.ts';
import styles from './run-card.module.css';

/** Policy: milliseconds without a finished item after which the counts are read again. */
const COUNT_MS = 400;

export function RunCard({ jobs }: { readonly jobs: readonly Job[] }) {
  const t = useT();
  const client = useQueryClient();
  const { data } = useCurrentRun();
  const [isStarting, setStarting] = useState(false);
  const done = jobs.filter(({ state }) => state.stage === 'done').length;
  useEffect(() => {
    if (done === 0) return;
    const timer = setTimeout(() => runsChanged(client), COUNT_MS);
    return () => clearTimeout(timer);
  }, [done, client]);
  if (data === undefined) return null;
  const { run } = data;
  const start = (
    <Button icon={<Plus aria-hidden />} kind={run ? 'quiet' : 'plain'} onPress={() => setStarting(true)}>
      {t(run ? 'runs.another' : 'runs.start')}
    </Button>
  );
  return (
    <>
      {run ? <Current run={run}>{run.state === 'paused' ? start : null}</Current> : <div>{start}</div>}
      {isStarting ? <StartDialog isOpen onClose={() => setStarting(false)} /> : null}
    </>
  );
}

function Current({ run, children }: { readonly run: Run; readonly children: ReactNode }) {
  const t = useT();
  const { mutate, isPending } = useStep(run);
  const isOpen = run.state === 'open';
  return (
    <Card title={t('runs.current', { name: run.name })} icon={<ListChecks aria-hidden />} actions={<RunStateBadge state={run.state} />}>
      <div className={styles.run}>
        <p>
          {run.place}
          {run.reference ? (
            <>
              {' · '}
              {t('inspections.reference')} <b>{run.reference}</b>
            </>
          ) : null}
        </p>
        <RunCounts run={run} />
        <p className={styles.help}>{t(isOpen ? 'runs.joins' : 'runs.pausedHelp')}</p>
        <div className={styles.row}>
          <Button
            kind={isOpen ? 'plain' : 'primary'}
            icon={isOpen ? <Pause aria-hidden /> : <Play aria-hidden />}
            isDisabled={isPending}
            onPress={() => mutate(isOpen ? 'pause' : 'resume')}
          >
            {t(isOpen ? 'runs.pause' : 'runs.resume')}
          </Button>
          <Link to="/runs/$id" params={{ id: run.id }}>
            {t('runs.open')}
          </Link>
          {children}
        </div>
      </div>
    </Card>
  );
}
