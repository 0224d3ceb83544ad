// The inputs since the window was opened: progress of each batch, one line per item, a press shows its verdict.

import { CircleAlert, CircleSlash, Clock3, History, LoaderCircle, RotateCw, Trash2, Unplug } from 'lucide-react';
import { useState } from 'react';
import type { Foreign as ForeignText, Headline } from '../../../server/contract/index.ts';
import { pageOf } from '../../../server/domain/pdf/contents.ts';
import { inForce } from '../../decisions/in-force.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import { Button, Card, cx, Foreign, HEADLINE_ICON, HEADLINE_TONE, IconButton, original, Progress, toneColour } from '../../ui/index.ts';
import { headlineOf } from '../../verdict/as-of-words.ts';
import { HeadlineCounts } from '../../verdict/headline-counts.tsx';
import { nameOf, serialOf } from '../../verdict/words.ts';
import { countBatch, type Job, nameOfJob, unfinishedOf } from './queue/jobs.ts';
import { HOLDING } from './queue/obstacle-words.ts';
import type { QueueState } from './queue/scan-queue.ts';
import { thumbnailOf } from './queue/thumbnails.ts';
import { queue } from './queue/use-queue.ts';
import styles from './queue-list.module.css';

const PAGE = 100;

/** One button retries all failed items of a batch. */
function UnderWay({ job, isAlone }: { readonly job: Job; readonly isAlone: boolean }) {
  const t = useT();
  const { state } = job;
  const [icon, words] =
    state.stage === 'waiting'
      ? [<Clock3 key="i" aria-hidden />, t('inspect.run.waiting')]
      : state.stage === 'gathering'
        ? [<Clock3 key="i" aria-hidden />, t('inspect.run.gathering')]
        : state.stage === 'decoding'
          ? [
              <LoaderCircle key="i" aria-hidden className={styles.turning} />,
              state.progress ? t('inspect.run.page', { ...state.progress }) : t('inspect.run.decoding'),
            ]
          : state.stage === 'holding'
            ? [<Unplug key="i" aria-hidden />, t(HOLDING[state.why].title)]
            : state.stage === 'cancelled'
              ? [<CircleSlash key="i" aria-hidden />, t('inspect.run.cancelled')]
              : state.stage === 'failed'
                ? [<CircleAlert key="i" aria-hidden />, t('inspect.run.failed')]
                : [<LoaderCircle key="i" aria-hidden className={styles.turning} />, t('inspect.run.verifying')];
  const again = isAlone && (state.stage === 'failed' || state.stage === 'cancelled');
  return (
    <li className={styles.job}>
      <div className={cx(styles.line, state.stage === 'failed' && toneColour('bad'))}>
        {icon}
        <span className={styles.name}>
          <Foreign text={nameOfJob(job)} size="label" />
          <span className={styles.second}>
            <b>{words}</b>
          </span>
        </span>
      </div>
      {again ? <IconButton label={t('common.retry')} icon={<RotateCw />} onPress={() => queue.retry(job.id)} /> : null}
    </li>
  );
}

/** The page of a PDF document on which the code is. */
function PagePicture({ job, fileName }: { readonly job: number; readonly fileName: ForeignText | undefined }) {
  const t = useT();
  const file = fileName === undefined ? '' : original(fileName);
  const page = pageOf(file);
  const picture = thumbnailOf(job, file);
  if (page === undefined || picture === undefined) return null;
  return <img className={styles.page} src={picture} alt={t('inspect.run.pagePicture', { page })} />;
}

function Lines({
  job,
  isAlone,
  shown,
  only,
}: {
  readonly job: Job;
  readonly isAlone: boolean;
  readonly shown: QueueState['shown'];
  readonly only: Headline | undefined;
}) {
  const t = useT();
  const format = useFormat();
  if (job.state.stage !== 'done') return only ? null : <UnderWay job={job} isAlone={isAlone} />;
  return job.state.inspections.map((inspection, item) => {
    const { headline, sample } = inspection;
    const { fileName } = inspection.input;
    const name = nameOf(inspection);
    const serial = serialOf(inspection);
    const decided = inForce(inspection.decisions)?.decision;
    if (only && headline !== only) return null;
    const Icon = inspection.asOf === undefined ? HEADLINE_ICON[headline] : History;
    const here = shown?.job === job.id && shown.item === item;
    return (
      <li key={inspection.id} className={styles.job}>
        <button
          type="button"
          className={cx(styles.line, styles.press, toneColour(HEADLINE_TONE[headline]))}
          aria-current={here ? 'true' : undefined}
          onClick={() => queue.show({ job: job.id, item })}
        >
          <Icon aria-hidden />
          <PagePicture job={job.id} fileName={fileName} />
          <span className={styles.name}>
            {name === undefined ? t('inspect.unnamed', { id: inspection.id }) : <Foreign text={name} size="label" />}
            <span className={styles.second}>
              <b>{headlineOf(inspection, t, format)}</b>
              {sample ? <i>{t('common.sample')}</i> : null}
              {decided ? <em>{t(`decision.${decided}`)}</em> : null}
              {serial ? <Foreign as="small" text={serial} size="label" /> : null}
              {fileName && fileName !== name ? <Foreign as="small" text={fileName} size="label" /> : null}
            </span>
          </span>
        </button>
      </li>
    );
  });
}

function Unfinished({ jobs }: { readonly jobs: readonly Job[] }) {
  const t = useT();
  if (jobs.length < 2) return null;
  return (
    <div className={styles.unfinished}>
      <p>{t('inspect.run.notInspected', { count: jobs.length })}</p>
      <Button icon={<RotateCw aria-hidden />} onPress={() => queue.retry(...jobs.toReversed().map(({ id }) => id))}>
        {t('inspect.run.retryAll')}
      </Button>
    </div>
  );
}

function Batch({ state, batch }: { readonly state: QueueState; readonly batch: number }) {
  const t = useT();
  const { total, over } = countBatch(state.jobs, batch);
  if (over === total) return <Unfinished jobs={unfinishedOf(state.jobs, batch)} />;
  if (total < 2) return null;
  return <Progress label={t('inspect.run.progress', { total })} value={over} total={total} onCancel={() => queue.cancel(batch)} />;
}

export function QueueList({ state }: { readonly state: QueueState }) {
  const t = useT();
  const [only, setOnly] = useState<Headline>();
  const [pages, setPages] = useState(1);
  const { jobs, shown } = state;
  if (jobs.length === 0) return null;
  const batches = [...new Set(jobs.filter((job) => job.state.stage !== 'done').map(({ batch }) => batch))];
  const latest = jobs[0]?.batch ?? 0;
  const all = jobs.flatMap(({ state: { stage, ...rest } }) => (stage === 'done' && 'inspections' in rest ? rest.inspections : []));
  const counted = countBatch(
    jobs.map((job) => ({ ...job, batch: latest })),
    latest,
  );
  const wanted = only
    ? jobs.filter((job) => job.state.stage === 'done' && job.state.inspections.some(({ headline }) => headline === only))
    : jobs;
  const drawn = wanted.slice(0, pages * PAGE);
  return (
    <Card
      title={t('inspect.run.title', { count: all.length })}
      flush
      actions={<IconButton label={t('inspect.run.clear')} icon={<Trash2 />} onPress={queue.clear} />}
    >
      {batches.map((batch) => (
        <div key={batch} className={styles.batch}>
          <Batch state={state} batch={batch} />
        </div>
      ))}
      {counted.headlines.length > 1 ? (
        <div className={styles.counts}>
          <HeadlineCounts counts={counted.headlines} only={only} onOnly={setOnly} />
        </div>
      ) : null}
      <ul className={styles.list}>
        {drawn.map((job) => (
          <Lines key={job.id} job={job} isAlone={unfinishedOf(jobs, job.batch).length < 2} shown={shown} only={only} />
        ))}
      </ul>
      {wanted.length > drawn.length ? (
        <Button kind="quiet" onPress={() => setPages(pages + 1)}>
          {t('common.more')}
        </Button>
      ) : null}
    </Card>
  );
}
