// The report of a run on paper: what was set, the counts, every item with its decision, notes, photos, the signature of the computer.
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ArrowLeft, Printer } from 'lucide-react';
import { useEffect } from 'react';
import type { Headline, InspectionSummary, RunDetail } from '../../../server/contract/index.ts';
import { type EnglishWords, useEnglish, useFormat, useT } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { withKeys } from '../../lib/with-keys.ts';
import { Photo } from '../../runs/attachments.tsx';
import { isNoRun, runId, sealFault, useRunDetail } from '../../runs/queries.ts';
import { useNamed } from '../../sign-off/how-signed.tsx';
import { Button, ErrorBox, Foreign, Loading, original } from '../../ui/index.ts';
import { headlineOf } from '../../verdict/as-of-words.ts';
import { DraftMark } from '../../verdict/draft.tsx';
import { HEADLINES_WORST_FIRST } from '../../verdict/headlines.ts';
import styles from './print.module.css';
import { Rows } from './rows.tsx';

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
  if (isLoading || (run !== undefined && listed.isLoading)) return <Loading />;
  const fault = error ?? listed.error;
  const isReady = run !== undefined && listed.data !== undefined;
  return (
    <main className={styles.sheet} data-print={isReady ? 'ready' : 'failed'}>
      <div className={styles.toolbar}>
        <Button
          icon={<ArrowLeft aria-hidden />}
          onPress={() => (run === undefined ? navigate({ to: '/inspections' }) : navigate({ to: '/runs/$id', params: { id: run.id } }))}
        >
          {t(run === undefined ? 'print.back' : 'runs.toRun')}
        </Button>
        {isReady ? (
          <Button kind="primary" icon={<Printer aria-hidden />} onPress={() => window.print()}>
            {t('print.print')}
          </Button>
        ) : null}
      </div>
      {isReady ? (
        <Report run={run} items={listed.data.items} total={listed.data.total} />
      ) : isNoRun(known, fault) ? (
        <ErrorBox title={t('runs.none')}>{t('runs.noneText')}</ErrorBox>
      ) : (
        <ErrorBox
          error={fault}
          onRetry={() => {
            void refetch();
            void listed.refetch();
          }}
        />
      )}
    </main>
  );
}

interface ReportProps {
  readonly run: RunDetail;
  readonly items: readonly InspectionSummary[];
  readonly total: number;
}

function Report({ run, items, total }: ReportProps) {
  const t = useT();
  const named = useNamed();
  const format = useFormat();
  const english = useEnglish();
  const { seal } = run;
  const sealedBadly = sealFault(run);
  // The file name that a browser suggests for the printed report.
  useEffect(() => {
    const before = document.title;
    document.title = `${t('runs.report')} ${run.startedAt.slice(0, 10)}`;
    return () => {
      document.title = before;
    };
  }, [t, run.startedAt]);
  return (
    <article className={styles.record}>
      {sealedBadly ? <p className={styles.sample}>{t(sealedBadly)}</p> : null}
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
            [t('runs.startedAt'), format.utc(run.startedAt)],
            [t('runs.closedAt'), run.closedAt && format.utc(run.closedAt)],
            [t('runs.closedBy'), run.closedBy && named(run.closedBy, run.closedSignedIn)],
            [t('runs.reportItems'), format.number(run.items)],
            ...HEADLINES_WORST_FIRST.map(
              (headline) => [<HeadlineLabel key={headline} headline={headline} english={english} />, run.headlines[headline]] as const,
            ),
            [t('decision.none'), run.undecided > 0 ? format.number(run.undecided) : undefined],
          ]}
        />
      </section>
      <section>
        <h2>{t('runs.entries')}</h2>
        <table className={styles.evidence}>
          <thead>
            <tr>
              <th scope="col">{t('inspections.number')}</th>
              <th scope="col">{t('inspections.headline')}</th>
              <th scope="col">{t('inspections.product')}</th>
              <th scope="col">{t('inspections.when')}</th>
              <th scope="col">{t('inspections.decision')}</th>
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <Item key={item.id} item={item} />
            ))}
          </tbody>
        </table>
        {items.length < total ? <p className={styles.note}>{t('runs.reportCut', { count: items.length })}</p> : null}
      </section>
      {run.notes.length + run.photos.length > 0 ? (
        <section>
          <h2>{t('runs.notes')}</h2>
          {withKeys(run.notes, ({ at }) => at).map(({ key, item: { at, officer, text, inspection, signedIn } }) => (
            <p key={key} className={styles.written}>
              <strong>{inspection === undefined ? t('runs.noteOfRun') : t('runs.noteOf', { id: inspection })}</strong>: {text} (
              {named(officer, signedIn)}, {format.utc(at)})
            </p>
          ))}
          <div className={styles.photos}>
            {run.photos.map((photo) => (
              <div key={`${photo.sha256}-${photo.inspection}`}>
                <Photo photo={photo} isWhole />
                <p>{photo.inspection === undefined ? t('runs.noteOfRun') : t('runs.noteOf', { id: photo.inspection })}</p>
              </div>
            ))}
          </div>
        </section>
      ) : null}
      <section>
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
        <div className={styles.signature}>
          <p>{t('print.placeDate')}</p>
          <p>{t('print.signature')}</p>
        </div>
      </section>
    </article>
  );
}

interface HeadlineLabelProps {
  readonly headline: Headline;
  readonly english: EnglishWords | undefined;
}

/** In a draft translation with the English words beside it. */
function HeadlineLabel({ headline, english }: HeadlineLabelProps) {
  const t = useT();
  return (
    <>
      {t(`headline.${headline}`)}
      {english === undefined ? null : (
        <span lang="en" className={styles.detail}>
          {english.t(`headline.${headline}`)}
        </span>
      )}
    </>
  );
}

function Item({ item }: { readonly item: InspectionSummary }) {
  const t = useT();
  const named = useNamed();
  const format = useFormat();
  const { id, at, asOf, headline, reason, productName, gtin, serial, dppCode, fileName, sample, decision } = item;
  const code = gtin ? [gtin, serial ?? ''].map(original).filter(Boolean).join(' · ') : (dppCode ?? fileName);
  return (
    <tr>
      <th scope="row">{id}</th>
      <td>
        {headlineOf({ headline, reasons: reason ? [reason] : [], ...(asOf === undefined ? {} : { asOf }) }, t, format)}
        {sample ? ` (${t('common.sample')})` : ''} {reason ? <code>{reason}</code> : null}
      </td>
      <td>
        {productName === undefined ? t('inspections.noProduct') : <Foreign text={productName} size="line" />}{' '}
        {code === undefined ? null : (
          <code>
            <Foreign text={code} size="line" />
          </code>
        )}
      </td>
      <td className={styles.moment}>{format.utc(at)}</td>
      <td>
        {decision ? `${t(`decision.${decision.decision}`)}, ${named(decision.officer, decision.signedIn)}` : t('decision.none')}
        {decision?.note ? <span className={styles.detail}>{decision.note}</span> : null}
      </td>
    </tr>
  );
}
