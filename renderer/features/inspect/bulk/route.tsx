// One bulk inspection: its progress, its counts, its rows; pause, resume, cancel, try again.
import { useNavigate } from '@tanstack/react-router';
import { Boxes, CircleSlash, Pause, Play, RotateCw } from 'lucide-react';
import { useState } from 'react';
import type { Bulk } from '../../../../server/contract/index.ts';
import { useT } from '../../../i18n/index.ts';
import { isNoRun, runId } from '../../../runs/queries.ts';
import {
  BackLink,
  Badge,
  Button,
  Card,
  Dialog,
  EmptyState,
  ErrorBox,
  Loading,
  Note,
  original,
  Page,
  Progress,
  shown,
} from '../../../ui/index.ts';
import { HeadlineCounts } from '../../../verdict/headline-counts.tsx';
import { HEADLINES_WORST_FIRST } from '../../../verdict/headlines.ts';
import styles from './bulk.module.css';
import { isHandingOver } from './hand-over.ts';
import { isOver, progressOf, useBulk, useBulkStep } from './queries.ts';
import { Rows, type Show } from './rows.tsx';
import { Waiting } from './waiting.tsx';

export default function Route({ id }: { readonly id: string }) {
  const t = useT();
  const navigate = useNavigate();
  const known = runId(id);
  const { data: bulk, error, isLoading, refetch } = useBulk(known);
  if (isLoading) return <Loading />;
  if (bulk !== undefined) return <Shown bulk={bulk} />;
  return (
    <Page title={t('bulk.title')}>
      {isNoRun(known, error) ? (
        <EmptyState
          icon={<Boxes aria-hidden />}
          title={t('bulk.none')}
          actions={<Button onPress={() => navigate({ to: '/' })}>{t('frame.inspect')}</Button>}
        >
          {t('bulk.noneText')}
        </EmptyState>
      ) : (
        <ErrorBox error={error} onRetry={() => refetch()} />
      )}
    </Page>
  );
}

const TONES = { filling: 'quiet', running: 'accent', paused: 'warn', cancelled: 'quiet', done: 'good' } as const;

function Shown({ bulk }: { readonly bulk: Bulk }) {
  const t = useT();
  const navigate = useNavigate();
  const { mutate, isPending } = useBulkStep(bulk.id);
  const [show, setShow] = useState<Show>('all');
  const [isCancelling, setCancelling] = useState(false);
  const { state, items, total, sample, run, waitsForRun } = bulk;
  const failed = items.failed ?? 0;
  const progress = progressOf(bulk);
  return (
    <Page
      title={
        <span className={styles.title}>
          {shown(original(bulk.name))} <Badge tone={TONES[state]}>{t(`bulk.state.${state}`)}</Badge>
        </span>
      }
      actions={
        <>
          <BackLink to="/">{t('frame.inspect')}</BackLink>
          {run === undefined ? null : <Button onPress={() => navigate({ to: '/runs/$id', params: { id: run } })}>{t('runs.open')}</Button>}
          {state === 'running' || state === 'paused' ? (
            <Button
              icon={state === 'running' ? <Pause aria-hidden /> : <Play aria-hidden />}
              isDisabled={isPending}
              onPress={() => mutate(state === 'running' ? 'pause' : 'resume')}
            >
              {t(state === 'running' ? 'bulk.pause' : 'bulk.resume')}
            </Button>
          ) : null}
          {isOver(bulk) ? null : (
            <Button icon={<CircleSlash aria-hidden />} isDisabled={isPending} onPress={() => setCancelling(true)}>
              {t('bulk.cancel')}
            </Button>
          )}
          {failed > 0 && state !== 'cancelled' ? (
            <Button icon={<RotateCw aria-hidden />} isDisabled={isPending} onPress={() => mutate('retry')}>
              {t('bulk.retry', { count: failed })}
            </Button>
          ) : null}
        </>
      }
    >
      <Card>
        <div className={styles.progress}>
          <Waiting />
          <Progress label={t('bulk.progress')} {...progress} />
          {waitsForRun === undefined ? null : <Note>{t(`bulk.waits.${waitsForRun}`)}</Note>}
          {state === 'filling' && !isHandingOver() ? <Note>{t('bulk.interrupted')}</Note> : null}
          {state !== 'filling' && (items.awaited ?? 0) > 0 ? (
            <p className={styles.help}>{t('bulk.awaited', { count: items.awaited ?? 0 })}</p>
          ) : null}
          {sample === undefined ? null : (
            <p>{t('bulk.sampled', { level: sample.level, letter: sample.letter, size: sample.size, total })}</p>
          )}
          <HeadlineCounts
            counts={HEADLINES_WORST_FIRST.flatMap((headline) => {
              const count = bulk.headlines[headline];
              return count === undefined ? [] : [{ headline, count }];
            })}
            only={HEADLINES_WORST_FIRST.find((headline) => headline === show)}
            onOnly={(only) => setShow(only ?? 'all')}
          />
        </div>
      </Card>
      <div className={styles.table}>
        <Rows bulk={bulk} show={show} onShow={setShow} />
      </div>
      <Dialog
        title={t('bulk.cancel')}
        isOpen={isCancelling}
        onClose={() => setCancelling(false)}
        actions={
          <>
            <Button onPress={() => setCancelling(false)}>{t('bulk.goOn')}</Button>
            <Button
              kind="primary"
              onPress={() => {
                setCancelling(false);
                mutate('cancel');
              }}
            >
              {t('bulk.cancel')}
            </Button>
          </>
        }
      >
        <p>{t('bulk.cancelText', { count: progress.total - progress.value })}</p>
      </Dialog>
    </Page>
  );
}
