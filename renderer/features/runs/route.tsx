// One run: its details, counts, items, notes and photos; pause, resume, close, print.
import { useNavigate } from '@tanstack/react-router';
import { Download as DownloadIcon, ListChecks, Lock, Package, Pause, Play, Printer, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import type { RunDetail } from '../../../server/contract/index.ts';
import { RunDeclaration } from '../../customs/run-declaration.tsx';
import { useFormat, useT } from '../../i18n/index.ts';
import { Attachments } from '../../runs/attachments.tsx';
import { runs } from '../../runs/calls.ts';
import { RunCounts, RunStateBadge } from '../../runs/counts.tsx';
import { isNoRun, runId, sealFault, useRunDetail } from '../../runs/queries.ts';
import { useStep } from '../../runs/use-step.ts';
import { useNamed } from '../../sign-off/how-signed.tsx';
import { Download } from '../../ui/files/download.tsx';
import { BackLink, Button, Card, Dialog, EmptyState, ErrorBox, Facts, Loading, Note, Page } from '../../ui/index.ts';
import { Items } from './items.tsx';
import { Parts } from './parts.tsx';
import styles from './runs.module.css';

export default function Route({ id }: { readonly id: string }) {
  const t = useT();
  const navigate = useNavigate();
  const known = runId(id);
  const { data: run, error, isLoading, refetch } = useRunDetail(known);
  if (isLoading) return <Loading />;
  if (run !== undefined) return <Shown run={run} />;
  return (
    <Page title={t('runs.title')}>
      {isNoRun(known, error) ? (
        <EmptyState
          icon={<ListChecks aria-hidden />}
          title={t('runs.none')}
          actions={<Button onPress={() => navigate({ to: '/inspections' })}>{t('inspections.toList')}</Button>}
        >
          {t('runs.noneText')}
        </EmptyState>
      ) : (
        <ErrorBox error={error} onRetry={() => refetch()} />
      )}
    </Page>
  );
}

function Shown({ run }: { readonly run: RunDetail }) {
  const t = useT();
  const named = useNamed();
  const format = useFormat();
  const navigate = useNavigate();
  const { mutate, isPending, officer } = useStep(run);
  const [isClosing, setClosing] = useState(false);
  const { state } = run;
  const fault = sealFault(run);
  return (
    <Page
      title={
        <span className={styles.title}>
          {run.name} <RunStateBadge state={state} />
        </span>
      }
      actions={
        <>
          <BackLink to="/inspections">{t('inspections.toList')}</BackLink>
          {state === 'closed' ? null : (
            <>
              <Button
                icon={state === 'open' ? <Pause aria-hidden /> : <Play aria-hidden />}
                isDisabled={isPending}
                onPress={() => mutate(state === 'open' ? 'pause' : 'resume')}
              >
                {t(state === 'open' ? 'runs.pause' : 'runs.resume')}
              </Button>
              <Button icon={<Lock aria-hidden />} isDisabled={isPending} onPress={() => setClosing(true)}>
                {t('runs.close')}
              </Button>
            </>
          )}
          <Download href={runs.exportAt(run.id)} fileName={`run-${run.startedAt.slice(0, 10)}.json`} icon={<DownloadIcon aria-hidden />}>
            {t('runs.export')}
          </Download>
          {run.items === 0 ? null : (
            <Download
              href={runs.evidenceOfRun(run.id)}
              fileName={`evidence-${run.startedAt.slice(0, 10)}.zip`}
              icon={<Package aria-hidden />}
            >
              {t('runs.evidence')}
            </Download>
          )}
          <Button icon={<Printer aria-hidden />} onPress={() => navigate({ to: '/print/run/$id', params: { id: run.id } })}>
            {t('common.print')}
          </Button>
        </>
      }
    >
      {fault === 'runs.sealBad' ? <ErrorBox title={t(fault)} error={new Error(t('runs.sealBadText'))} /> : null}
      {fault === 'runs.sealNone' ? <Note>{t(fault)}</Note> : null}
      <Card>
        <Facts
          facts={[
            { label: t('inspections.place'), value: run.place },
            { label: t('inspections.reference'), value: run.reference || t('common.none') },
            { label: t('runs.officer'), value: named(run.officer, run.signedIn) },
            { label: t('runs.startedAt'), value: format.dateTime(run.startedAt) },
            { label: t('runs.closedAt'), value: run.closedAt && format.dateTime(run.closedAt) },
            { label: t('runs.closedBy'), value: run.closedBy && named(run.closedBy, run.closedSignedIn) },
          ]}
        />
        <div className={styles.counts}>
          <RunCounts run={run} />
        </div>
        {run.seal?.isGood ? (
          <p className={styles.seal}>
            <ShieldCheck aria-hidden size={18} /> {t('runs.seal')}:{' '}
            {t('runs.sealGood', { number: run.seal.number, inspection: run.seal.inspection })}{' '}
            <code title={run.seal.fingerprint}>{run.seal.fingerprint.slice(0, 19)}…</code>
          </p>
        ) : null}
      </Card>
      <div className={styles.table}>
        <Items run={run} />
      </div>
      <Parts run={run} />
      <RunDeclaration run={run} />
      <Attachments run={run} />
      <Dialog
        title={t('runs.close')}
        isOpen={isClosing}
        onClose={() => setClosing(false)}
        confirm={
          <Button
            kind="primary"
            onPress={() => {
              setClosing(false);
              mutate('close');
            }}
          >
            {t('runs.close')}
          </Button>
        }
      >
        <p>{t('runs.closeText')}</p>
        <Facts facts={[{ label: t('runs.closedBy'), value: officer }]} />
        {run.undecided > 0 ? <p>{t('runs.closeUndecided', { count: run.undecided })}</p> : null}
      </Dialog>
    </Page>
  );
}
