// The printed report of a run: settings, counts, items with their decisions, notes, photos, and the signature.
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { InspectionSummary, RunCustoms, RunDetail } from '../../../server/contract/index.ts';
import { customs } from '../../customs/calls.ts';
import { useEnglish, useFormat, useT } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { isNoRun, runId, sealFault, useRunDetail } from '../../runs/queries.ts';
import { useNamed } from '../../sign-off/how-signed.tsx';
import { ErrorBox, Foreign, Loading } from '../../ui/index.ts';
import { DraftMark } from '../../verdict/draft.tsx';
import { Attached } from './attached.tsx';
import { Beside } from './beside.tsx';
import { countRows } from './count-rows.tsx';
import { ItemsTable } from './items-table.tsx';
import { PrintedParts, type PrintedWhole, readTogether } from './parts.tsx';
import styles from './print.module.css';
import { Rows } from './rows.tsx';
import { Sheet } from './sheet.tsx';
import { Signatures } from './signatures.tsx';

const PAGE = 500;
/** Policy: about a hundred pages of paper; the file of the run holds every item. */
const MOST = 4000;

/** All inspections of a run, in the order in which they were made. */
async function inspectionsOf(
  run: string,
  signal: AbortSignal,
): Promise<{ readonly items: readonly InspectionSummary[]; readonly total: number }> {
  const items: InspectionSummary[] = [];
  let total = 0;
  for (;;) {
    const after = items.at(-1)?.id;
    const page = await api.inspections({ run, order: 'ascending', limit: PAGE, ...(after === undefined ? {} : { after }) }, signal);
    items.push(...page.items);
    total = page.total ?? total;
    if (page.items.length === 0 || items.length >= Math.min(total, MOST)) return { items, total };
  }
}

export default function Route({ id }: { readonly id: string }) {
  const t = useT();
  const navigate = useNavigate();
  const known = runId(id);
  const { data: run, error, isLoading, refetch } = useRunDetail(known);
  const listed = useQuery({
    queryKey: ['inspections', 'report', known],
    queryFn: ({ signal }) => inspectionsOf(known ?? '', signal),
    enabled: known !== undefined,
  });
  const compared = useQuery({
    queryKey: ['inspections', 'report', known, 'customs'],
    queryFn: ({ signal }) => customs.ofRun(known ?? '', signal),
    enabled: known !== undefined,
  });
  const whole = useQuery({
    queryKey: ['runs', 'report', known, 'together'],
    queryFn: ({ signal }) => readTogether(known ?? '', signal),
    enabled: known !== undefined,
  });
  if (isLoading || (run !== undefined && (listed.isLoading || compared.isLoading || whole.isLoading))) return <Loading />;
  // Without what was declared and measured, or what other computers did, the report would be incomplete.
  const fault = error ?? listed.error ?? compared.error ?? whole.error;
  const isReady = run !== undefined && listed.data !== undefined && compared.data !== undefined && whole.data !== undefined;
  return (
    <Sheet
      report={isReady ? { kind: 'run', id: run.id } : undefined}
      title={isReady ? `${t('runs.report')} ${run.startedAt.slice(0, 10)} ${run.id.slice(0, 8)}` : undefined}
      back={t(run === undefined ? 'print.back' : 'runs.toRun')}
      onBack={() => (run === undefined ? navigate({ to: '/inspections' }) : navigate({ to: '/runs/$id', params: { id: run.id } }))}
    >
      {isReady ? (
        <Report run={run} items={listed.data.items} total={listed.data.total} compared={compared.data} whole={whole.data} />
      ) : isNoRun(known, fault) ? (
        <ErrorBox title={t('runs.none')}>{t('runs.noneText')}</ErrorBox>
      ) : (
        <ErrorBox
          error={fault}
          onRetry={() => {
            void refetch();
            void listed.refetch();
            void compared.refetch();
            void whole.refetch();
          }}
        />
      )}
    </Sheet>
  );
}

interface ReportProps {
  readonly run: RunDetail;
  readonly items: readonly InspectionSummary[];
  readonly total: number;
  readonly compared: RunCustoms;
  readonly whole: PrintedWhole;
}

function Report({ run, items, total, compared, whole }: ReportProps) {
  const t = useT();
  const named = useNamed();
  const format = useFormat();
  const english = useEnglish();
  const { seal } = run;
  const sealedBadly = sealFault(run);
  const samples = items.filter(({ sample }) => sample).length;
  return (
    <article className={styles.record}>
      {sealedBadly ? <p className={styles.sample}>{t(sealedBadly)}</p> : null}
      {samples === 0 ? null : <p className={styles.sample}>{t('print.sampleRun', { count: samples })}</p>}
      <DraftMark className={styles.draft} />
      <header className={styles.head}>
        <div>
          <h1>{t('runs.report')}</h1>
          <p>{run.name}</p>
        </div>
        <p className={styles.headRight}>
          {t('common.appName')}
          <br />
          {t(`runs.state.${run.state}`)}
        </p>
      </header>
      <section>
        <Rows
          rows={[
            [t('inspections.place'), run.place],
            [t('inspections.reference'), run.reference],
            [t('runs.officer'), named(run.officer, run.signedIn)],
            [t('runs.startedAt'), format.dateTime(run.startedAt)],
            [t('runs.closedAt'), run.closedAt && format.dateTime(run.closedAt)],
            [t('runs.closedBy'), run.closedBy && named(run.closedBy, run.closedSignedIn)],
            [t('runs.reportItems'), t('runs.reportCount', { items: run.items, inspections: total })],
            ...countRows(run, t, english),
          ]}
        />
        {total === run.items ? null : <p className={styles.note}>{t('runs.reportCountHelp')}</p>}
      </section>
      <section>
        <h2>{t('inspections.title')}</h2>
        <ItemsTable items={items} />
        {items.length < total ? <p className={styles.note}>{t('runs.reportCut', { count: items.length })}</p> : null}
      </section>
      {compared.map(({ inspection, customs: beside }) => (
        <section key={inspection}>
          <ItemTitle number={inspection} item={items.find(({ id }) => id === inspection)} />
          <Beside customs={beside} />
        </section>
      ))}
      <Attached run={run} />
      <PrintedParts whole={whole} />
      <section className={styles.lastPage}>
        <h2>{t('print.record')}</h2>
        {seal ? (
          <Rows
            rows={[
              [t('runs.seal'), seal.isGood ? t('runs.sealGood', { number: seal.number, inspection: seal.inspection }) : t('runs.sealBad')],
              [t('inspections.entryHash'), <code key="hash">{seal.hash}</code>],
              [t('runs.logEnd'), t('print.logEndAt', { number: seal.inspection, hash: seal.inspectionHash })],
              [t('print.logKey'), <code key="key">{seal.fingerprint}</code>],
              [t('print.signature'), <code key="signature">{seal.signature}</code>],
            ]}
          />
        ) : null}
        <p className={styles.note}>{t('print.notCompliance')}</p>
        <p className={styles.note}>{t('print.printedAt', { time: format.dateTime(new Date().toISOString()) })}</p>
      </section>
      <Signatures />
    </article>
  );
}

/** The number and the product of an item, above what was declared and measured of it. */
function ItemTitle({ number, item }: { readonly number: number; readonly item: InspectionSummary | undefined }) {
  const t = useT();
  return (
    <h2>
      {t('inspections.number')} {number}
      {item?.productName === undefined ? null : (
        <>
          {': '}
          <Foreign text={item.productName} size="line" />
        </>
      )}
    </h2>
  );
}
