// The queue of the Inspect screen; it lives as long as the window, so that leaving the screen loses no work.
import type { Inspection, InspectRequest, InspectResponse, Language } from '../../../../server/contract/index.ts';
import { gatherParts, withoutParts } from '../../../../server/domain/decode/parts.ts';
import type { Brought } from './brought.ts';
import {
  countBatch,
  type Expect,
  isOver,
  type Job,
  type Obstacle,
  type PageProgress,
  type Source,
  type Stage,
  withChanged,
} from './jobs.ts';
import type { UnsentScan } from './unsent.ts';

export interface Shown {
  readonly job: number;
  readonly item: number;
}

export interface QueueState {
  /** The newest batch first, each in the order of its inputs. */
  readonly jobs: readonly Job[];
  /** The job whose verdict is on the screen. */
  readonly shown?: Shown;
  /** The batch whose outcome is shown in numbers: next to its single verdicts, or when none is open. */
  readonly summary?: number;
  /** The product that was scanned before: the next credential is compared with it. */
  readonly expect?: Expect;
}

export interface Ways {
  readonly requests: (
    job: Job,
    language: Language,
    signal: AbortSignal,
    onPage: (progress: PageProgress) => void,
  ) => Promise<readonly Brought[]>;
  readonly inspect: (request: InspectRequest, signal: AbortSignal) => Promise<InspectResponse>;
  /** Undefined if the workbench refused the request: repeating it would not help. */
  readonly obstacle: (error: unknown) => Obstacle | undefined;
  readonly language: () => Language;
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
}

export interface ScanQueue {
  get(): QueueState;
  watch(watcher: () => void): () => void;
  /** Adds one batch of inputs. */
  bring(sources: readonly Source[]): void;
  /** Restores what an earlier page of this tab did not finish, each scan under its original id. */
  restore(scans: readonly UnsentScan[]): void;
  show(shown: Shown): void;
  /** Closes the verdict: returns to its batch, or to the ready screen. */
  next(): void;
  cancel(batch: number): void;
  /** Retries these jobs: those of each batch together, in the order of their inputs. */
  retry(...jobs: readonly number[]): void;
  expect(expect: Expect | undefined): void;
  /** Replaces an inspection that has changed: a decision was added, or it was repeated. */
  replace(inspection: Inspection): void;
  clear(): void;
}

/** Two at a time: one image is decoded while the text of another is verified. */
const LANES = 2;
/** Policy: the number of jobs that the window remembers; the log has everything older. Larger batches are bulk inspections. */
const REMEMBERED = 500;
/** Policy: a longer list is not drawn at every step. */
const LARGE = 200;
/** Policy: the minimum interval between redraws of a long list, in milliseconds. */
const REDRAW_MS = 50;
const RETRY_MS = [1_000, 2_000, 4_000, 5_000] as const;

/** Parts of a batch that wait for images that are still being decoded. */
interface Gathering extends PromiseWithResolvers<void> {
  readonly brought: Brought[];
}
const PAST_DECODING: ReadonlySet<Stage['stage']> = new Set(['gathering', 'verifying', 'holding']);

const isEmpty = ({ state }: Job): boolean => state.stage === 'done' && state.inspections.length === 0;

const older = (one: Job | undefined, other: Job): Job => (one === undefined || other.id < one.id ? other : one);

export function createQueue(ways: Ways): ScanQueue {
  let state: QueueState = { jobs: [] };
  let lastJob = 0;
  let lastBatch = 0;
  let busy = 0;
  const watchers = new Set<() => void>();
  const aborts = new Map<number, AbortController>();

  const gatherings = new Map<number, Gathering>();
  /** The requests of each source, with their ids: retrying a job records nothing twice and does not read the document again. */
  const kept = new WeakMap<Source, readonly Brought[]>();

  let willTell = false;
  const tell = () => {
    willTell = false;
    for (const watcher of watchers) watcher();
  };
  const set = (next: QueueState) => {
    state = next;
    if (state.jobs.length <= LARGE) tell();
    else if (!willTell) {
      willTell = true;
      setTimeout(tell, REDRAW_MS);
    }
  };
  const find = (id: number) => state.jobs.find((job) => job.id === id);
  const stage = (id: number, next: Stage) =>
    set({ ...state, jobs: state.jobs.map((job) => (job.id === id ? { ...job, state: next } : job)) });

  async function send(id: number, request: InspectRequest, signal: AbortSignal): Promise<readonly Inspection[]> {
    stage(id, { stage: 'verifying' });
    for (let attempt = 0; ; attempt += 1) {
      try {
        return (await ways.inspect(request, signal)).inspections;
      } catch (error) {
        const why = ways.obstacle(error);
        if (signal.aborted || why === undefined) throw error;
        stage(id, { stage: 'holding', why });
        await ways.pause(RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)] ?? 5_000, signal);
      }
    }
  }

  async function work(job: Job, signal: AbortSignal): Promise<void> {
    stage(job.id, { stage: job.source.kind === 'file' ? 'decoding' : 'verifying' });
    const onPage = (progress: PageProgress): void => stage(job.id, { stage: 'decoding', progress });
    let brought = kept.get(job.source) ?? (await ways.requests(job, ways.language(), signal, onPage));
    kept.set(job.source, brought);
    if (!brought.some(({ part }) => part)) stage(job.id, { stage: 'verifying' });
    else brought = await whenGathered(job, brought, signal);
    gathered(job.batch);
    const inspections: Inspection[] = [];
    for (const request of brought) inspections.push(...(await send(job.id, request, signal)));
    finish(job, inspections);
    kept.delete(job.source);
  }

  /** Parts of codes wait until every image of their batch is decoded; meanwhile the slot is free. */
  async function whenGathered(job: Job, brought: readonly Brought[], signal: AbortSignal): Promise<readonly InspectRequest[]> {
    const gathering = gatherings.get(job.batch) ?? { ...Promise.withResolvers<void>(), brought: [] };
    gatherings.set(job.batch, gathering);
    gathering.brought.push(...brought);
    stage(job.id, { stage: 'gathering' });
    busy -= 1;
    gathered(job.batch);
    pump();
    await gathering.promise;
    busy += 1;
    signal.throwIfAborted();
    return withoutParts(brought, gatherParts(gathering.brought.flatMap(({ part }) => part ?? [])), ({ part }) => part);
  }

  /** Continues once no image of the batch remains to be decoded. */
  function gathered(batch: number): void {
    const isDone = (job: Job): boolean => job.batch !== batch || isOver(job) || PAST_DECODING.has(job.state.stage);
    if (!gatherings.has(batch) || !state.jobs.every(isDone)) return;
    gatherings.get(batch)?.resolve();
    gatherings.delete(batch);
  }

  function finish(job: Job, inspections: readonly Inspection[]): void {
    stage(job.id, { stage: 'done', inspections });
    const [first] = inspections;
    if (first === undefined) {
      withoutItem(job);
      return;
    }
    const { expect, ...rest } = state;
    // Either the awaited credential arrived or another product is at hand: the comparison ends in both cases.
    const over = job.expect !== undefined && inspections.some(({ credential }) => credential);
    const another = job.source.channel !== 'file' && first.recognised.gtin !== undefined && !first.credential;
    // Several images may contain the parts of one code.
    const mine = state.jobs.filter(({ batch }) => batch === job.batch);
    const single = inspections.length === 1 && mine.every((one) => one.id === job.id || isEmpty(one));
    const { summary: _before, ...alone } = rest;
    const focus: QueueState = single ? { ...alone, shown: { job: job.id, item: 0 } } : { ...rest, summary: job.batch };
    set({ ...focus, ...(expect && !over && !another ? { expect } : {}) });
  }

  /** Ends a job that contained only a slip: removes it, and closes the verdict on display, as any new scan does. */
  function withoutItem(job: Job): void {
    if (state.jobs.some(({ id, batch }) => batch === job.batch && id !== job.id)) return;
    const { shown: _shown, summary: _summary, ...rest } = state;
    set({ ...rest, jobs: state.jobs.filter(({ id }) => id !== job.id) });
  }

  function pump(): void {
    // Oldest first, so that the log follows the order of the inputs. Two neighbours may be swapped, because two jobs run at the same time.
    const waiting = state.jobs.filter((job) => job.state.stage === 'waiting').reduce<Job | undefined>(older, undefined);
    if (busy >= LANES || waiting === undefined) return;
    busy += 1;
    const abort = new AbortController();
    aborts.set(waiting.id, abort);
    work(waiting, abort.signal)
      .catch((error: unknown) => {
        if (find(waiting.id)) stage(waiting.id, abort.signal.aborted ? { stage: 'cancelled' } : { stage: 'failed', error });
      })
      .finally(() => {
        aborts.delete(waiting.id);
        busy -= 1;
        gathered(waiting.batch);
        pump();
      });
    pump();
  }

  function enqueue(brought: readonly Pick<Job, 'source' | 'requestId' | 'expect'>[]): void {
    lastBatch += 1;
    const jobs = brought.map((one): Job => {
      lastJob += 1;
      return { id: lastJob, batch: lastBatch, ...one, state: { stage: 'waiting' } };
    });
    const remembered = state.jobs.filter((job, index) => index < REMEMBERED || !isOver(job));
    const { shown: _shown, summary: _summary, ...rest } = state;
    set({ ...rest, jobs: [...jobs, ...remembered], ...(jobs.length > 1 ? { summary: lastBatch } : {}) });
    pump();
  }

  return {
    get: () => state,
    watch(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    bring(sources) {
      const { expect } = state;
      const more = expect ? { expect } : {};
      enqueue(
        sources.map((source) => (source.kind === 'text' ? { source, requestId: crypto.randomUUID(), ...more } : { source, ...more })),
      );
    },
    restore: enqueue,
    show(shown) {
      const { summary: _summary, ...rest } = state;
      const batch = find(shown.job)?.batch;
      const isOne = countBatch(state.jobs, batch ?? 0).items === 1;
      set({ ...rest, shown, ...(batch === undefined || isOne ? {} : { summary: batch }) });
    },
    next() {
      const { shown, summary, ...rest } = state;
      set(shown && summary !== undefined ? { ...rest, summary } : rest);
    },
    cancel(batch) {
      for (const job of state.jobs) {
        if (job.batch !== batch || isOver(job)) continue;
        aborts.get(job.id)?.abort();
        if (job.state.stage === 'waiting') stage(job.id, { stage: 'cancelled' });
      }
      gathered(batch);
    },
    retry(...ids) {
      for (const id of ids) stage(id, { stage: 'waiting' });
      pump();
    },
    expect(expect) {
      const { expect: _before, ...rest } = state;
      set(expect ? { ...rest, expect } : rest);
    },
    replace: (inspection) => set({ ...state, jobs: withChanged(state.jobs, inspection) }),
    clear: () => set({ ...(state.expect ? { expect: state.expect } : {}), jobs: state.jobs.filter((job) => !isOver(job)) }),
  };
}
