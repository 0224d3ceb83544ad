// Shown instead of a verdict: the ways to add an item, or the item in progress.
import { Link } from '@tanstack/react-router';
import { Camera, ClipboardPaste, FileDown, LoaderCircle, ScanBarcode, Unplug } from 'lucide-react';
import type { State } from '../../../../server/contract/index.ts';
import { type MessageId, useT } from '../../../i18n/index.ts';
import { Age, ErrorBox, Foreign, Progress } from '../../../ui/index.ts';
import type { Job, Stage } from '../queue/jobs.ts';
import { nameOfJob } from '../queue/jobs.ts';
import { HOLDING } from '../queue/obstacle-words.ts';
import { Day } from './day.tsx';
import { Guide } from './guide.tsx';
import styles from './ready.module.css';
import { SampleCases } from './sample-cases.tsx';
import { Ways } from './ways.tsx';

const WAYS = [
  { icon: ScanBarcode, title: 'inspect.ready.scanner', help: 'inspect.ready.scannerHelp' },
  { icon: Camera, title: 'inspect.ready.camera', help: 'inspect.ready.cameraHelp' },
  { icon: FileDown, title: 'inspect.ready.drop', help: 'inspect.ready.dropHelp' },
  { icon: ClipboardPaste, title: 'inspect.ready.paste', help: 'inspect.ready.pasteHelp' },
] as const;

export interface ReadyProps {
  readonly state: State | undefined;
}

export function Ready({ state }: ReadyProps) {
  const t = useT();
  const trust = state?.trust;
  return (
    <section className={styles.ready} aria-labelledby="ready-title">
      <h2 id="ready-title" tabIndex={-1} className={styles.title}>
        {t('inspect.ready.title')}
      </h2>
      <Ways of={WAYS} />
      <Day />
      {state?.sampleLoaded ? <SampleCases /> : null}
      {state ? <Guide state={state} /> : null}
      {trust ? (
        <p className={styles.trust}>
          {t('inspect.ready.restsOn')} <b>{trust.asOf ? <Age iso={trust.asOf} /> : t('frame.trustNone')}</b>
          {' · '}
          {t('frame.issuers', { count: trust.issuers })}
          {trust.state === 'none' ? (
            <>
              {' · '}
              <Link to="/trust">{t('inspect.guide.trustDo')}</Link>
            </>
          ) : null}
        </p>
      ) : null}
    </section>
  );
}

function wordsOf(state: Stage): MessageId {
  if (state.stage === 'decoding') return state.progress ? 'inspect.run.document' : 'inspect.run.decoding';
  if (state.stage === 'holding') return HOLDING[state.why].title;
  return state.stage === 'gathering' ? 'inspect.run.gathering' : 'inspect.run.verifying';
}

/** The job whose verdict will appear here. */
export function Working({ job, onRetry, onCancel }: { readonly job: Job; readonly onRetry: () => void; readonly onCancel: () => void }) {
  const t = useT();
  const { state } = job;
  if (state.stage === 'failed') {
    return (
      <ErrorBox title={t('inspect.run.failed')} error={state.error} onRetry={onRetry}>
        <Foreign as="p" text={nameOfJob(job)} size="line" />
      </ErrorBox>
    );
  }
  const obstacle = state.stage === 'holding' ? state.why : undefined;
  const progress = state.stage === 'decoding' ? state.progress : undefined;
  return (
    <section className={styles.working} role="status">
      {obstacle ? <Unplug aria-hidden /> : <LoaderCircle aria-hidden className={styles.turning} />}
      <p className={styles.title}>{t(wordsOf(state))}</p>
      <Foreign as="p" className={styles.what} text={nameOfJob(job)} size="line" />
      {progress ? <Progress label={t('inspect.run.pages')} value={progress.page - 1} total={progress.pages} onCancel={onCancel} /> : null}
      {obstacle ? <p>{t(HOLDING[obstacle].help)}</p> : null}
    </section>
  );
}
