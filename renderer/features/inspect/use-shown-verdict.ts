// Focuses, announces and sounds a new verdict, and handles keys, on every form of the Inspect screen.
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { useFormat, useT } from '../../i18n/index.ts';
import { commitOrLeave } from '../../lib/commit.ts';
import { isAsking, isKeyOf } from '../../lib/shortcuts.ts';
import { SCAN_FIELD } from '../../scan/listen.ts';
import { announce, dismissPassing } from '../../ui/index.ts';
import { headlineOf } from '../../verdict/as-of-words.ts';
import { seenOf } from '../../verdict/seen.tsx';
import { sightingsOf } from '../../verdict/sightings.tsx';
import { sentenceOf } from '../../verdict/words.ts';
import { stateQuery } from '../../workbench/workbench.ts';
import { countBatch, isOver, type Job } from './queue/jobs.ts';
import type { QueueState } from './queue/scan-queue.ts';
import { type Open, queue } from './queue/use-queue.ts';
import { playTone } from './tone.ts';

export interface VerdictScreen {
  readonly state: QueueState;
  readonly shown: Open | undefined;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly sound: boolean;
  /** Closes the verdict. Must be the same function at each render. */
  readonly onNext: () => void;
}

export interface UnderWay {
  /** The job to show where no verdict is shown: one in progress, or the only one of its batch if it failed. */
  readonly working: Job | undefined;
  /** The camera pauses while a verdict is shown or a job is in progress. */
  readonly isPaused: boolean;
}

export function useShownVerdict({ state, shown, heading, sound, onNext }: VerdictScreen): UnderWay {
  const t = useT();
  const format = useFormat();
  const client = useQueryClient();
  const batch = state.jobs[0]?.batch;
  const latest = state.jobs.filter((job) => job.batch === batch);

  // A new verdict receives the focus, is announced, and sounds if enabled; showing an earlier one again is silent.
  const id = shown?.inspection.id;
  const told = useRef(id);
  useEffect(() => {
    if (!shown || id === told.current) return;
    const { inspection } = shown;
    const isNew = id !== undefined && id > (told.current ?? 0);
    told.current = id;
    // A person who types or pastes one code after another stays in the field.
    const { channel } = shown.job.source;
    const isTyping = (channel === 'manual' || channel === 'paste') && document.activeElement?.closest(`[${SCAN_FIELD}]`) != null;
    if (!isTyping) heading.current?.focus({ preventScroll: true });
    // In one column the screen scrolls, otherwise the area of the verdict; never the window around them.
    for (const place of ['verdict-place', 'main']) document.getElementById(place)?.scrollTo({ top: 0 });
    dismissPassing();
    const { reason, next: step } = sentenceOf(inspection, t);
    announce(
      [`${headlineOf(inspection, t, format)}.`, seenOf(inspection, t, format), reason, step, ...sightingsOf(inspection, t)]
        .filter(Boolean)
        .join(' '),
    );
    if (sound && isNew) playTone(inspection.headline);
  }, [shown, id, heading, t, format, sound]);

  // The end of a batch is announced in numbers.
  const counted = batch === undefined ? undefined : countBatch(state.jobs, batch);
  const done = counted !== undefined && counted.total > 1 && counted.over === counted.total;
  const summary = counted?.headlines.map(({ headline, count }) => `${count} ${t(`counted.${headline}`, { count })}`).join(', ') ?? '';
  useEffect(() => {
    if (done) announce(`${t('inspect.run.finished')} ${summary}`);
  }, [done, summary, t]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { shown: open, summary } = queue.get();
      if (event.defaultPrevented || (!open && summary === undefined) || isAsking()) return;
      const target = event.target instanceof HTMLElement ? event.target : document.body;
      const onNothing = target === document.body || target.id === 'main' || target === heading.current || target.id === 'batch-title';
      if (isKeyOf('next', event) || (isKeyOf('nextOnNothing', event) && onNothing)) {
        event.preventDefault();
        commitOrLeave(onNext);
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onNext, heading]);

  // A request that cannot be sent updates the frame at once, not at the next poll.
  const holds = state.jobs.some(({ state: { stage } }) => stage === 'holding');
  useEffect(() => {
    if (holds) void client.refetchQueries({ queryKey: stateQuery.queryKey });
  }, [holds, client]);

  const underWay = latest.find((job) => !isOver(job));
  const [only] = latest;
  const failed = latest.length === 1 && only?.state.stage === 'failed' ? only : undefined;
  return { working: underWay ?? failed, isPaused: shown !== undefined || underWay !== undefined || state.summary !== undefined };
}
