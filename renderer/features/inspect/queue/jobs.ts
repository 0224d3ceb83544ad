// The work on the Inspect screen as values: inputs, their progress, their inspections.

import type { Channel, Foreign, Headline, Inspection, InspectRequest, Parts } from '../../../../server/contract/index.ts';
import { HEADLINES_WORST_FIRST } from '../../../verdict/headlines.ts';

export type Expect = NonNullable<InspectRequest['expect']>;
export type Chosen = NonNullable<InspectRequest['chosen']>;

export interface TextSource {
  readonly kind: 'text';
  readonly text: string;
  readonly channel: Channel;
  readonly symbology?: string;
  readonly chosen?: Chosen;
  /** Judges the item as of this day instead of now. */
  readonly asOf?: string;
  /** The text belongs to parts of a code whose other parts were not read. */
  readonly parts?: Parts;
  /** The list that the text is from. */
  readonly fileName?: string;
  /** A hand scanner sent a key that does not stand for a character. */
  readonly unreadableKey?: string;
}

export interface FileSource {
  readonly kind: 'file';
  readonly file: File;
  readonly channel: 'file' | 'paste' | 'link';
  /** Why the file could not be taken out of its archive. */
  readonly refused?: string;
  readonly asOf?: string;
}

export type Source = TextSource | FileSource;

/** The page of a document that is being read. */
export interface PageProgress {
  readonly page: number;
  readonly pages: number;
}

/** What keeps the workbench from taking a job. */
export type Obstacle = 'no-answer' | 'disk-full';

export type Stage =
  | { readonly stage: 'waiting' }
  | { readonly stage: 'decoding'; readonly progress?: PageProgress }
  /** A part of a code was read; other images of the same batch may contain the rest. */
  | { readonly stage: 'gathering' }
  | { readonly stage: 'verifying' }
  /** The job is retried automatically. */
  | { readonly stage: 'holding'; readonly why: Obstacle }
  | { readonly stage: 'done'; readonly inspections: readonly Inspection[] }
  | { readonly stage: 'failed'; readonly error: unknown }
  | { readonly stage: 'cancelled' };

export interface Job {
  readonly id: number;
  /** Groups jobs that were added together: one drop, one choice of files. */
  readonly batch: number;
  readonly source: Source;
  /** Set for a text, which is a single request: if it is sent twice, it is recorded once. */
  readonly requestId?: string;
  readonly expect?: Expect;
  readonly state: Stage;
}

export const isOver = ({ state }: Job): boolean => state.stage === 'done' || state.stage === 'failed' || state.stage === 'cancelled';

const AWAITING: ReadonlySet<Headline> = new Set<Headline>(['unknown-issuer', 'cannot-check']);

/** Whether the second inspection repeats the first automatically: same item, same input, and the first one lacked an issuer or a copy. */
export const isAnsweredBy = (
  known: Inspection,
  { id, item, input }: Pick<Inspection, 'id' | 'item'> & { readonly input: string },
): boolean =>
  known.id < id && known.item === item && known.input.sha256 === input && known.asOf === undefined && AWAITING.has(known.headline);

/** Replaces an inspection that has changed: a decision was added, or it was repeated. */
export function withChanged(jobs: readonly Job[], inspection: Inspection): readonly Job[] {
  const again = { id: inspection.id, item: inspection.item, input: inspection.input.sha256 };
  const isOld = (known: Inspection): boolean => known.id === again.id || (inspection.again !== undefined && isAnsweredBy(known, again));
  return jobs.map((job): Job => {
    const { state } = job;
    if (state.stage !== 'done' || !state.inspections.some(isOld)) return job;
    return { ...job, state: { ...state, inspections: state.inspections.map((known) => (isOld(known) ? inspection : known)) } };
  });
}

export function nameOfJob({ source }: Job): Foreign {
  return source.kind === 'file' ? source.file.name : source.text.slice(0, 60);
}

/** The jobs of a batch that failed or were cancelled and may be retried. */
export const unfinishedOf = (jobs: readonly Job[], batch: number): readonly Job[] =>
  jobs.filter((job) => job.batch === batch && (job.state.stage === 'failed' || job.state.stage === 'cancelled'));

export interface BatchCount {
  readonly total: number;
  /** The number of inspections so far: one input may yield several. */
  readonly items: number;
  readonly over: number;
  readonly failed: number;
  readonly headlines: readonly { readonly headline: Headline; readonly count: number }[];
}

/** The progress and outcome of a batch, worst first. */
export function countBatch(jobs: readonly Job[], batch: number): BatchCount {
  const mine = jobs.filter((job) => job.batch === batch);
  const counts = new Map<Headline, number>();
  let failed = 0;
  for (const { state } of mine) {
    if (state.stage === 'failed') failed += 1;
    if (state.stage !== 'done') continue;
    for (const { headline } of state.inspections) counts.set(headline, (counts.get(headline) ?? 0) + 1);
  }
  return {
    total: mine.length,
    items: [...counts.values()].reduce((sum, count) => sum + count, 0),
    over: mine.filter(isOver).length,
    failed,
    headlines: HEADLINES_WORST_FIRST.flatMap((headline) => {
      const count = counts.get(headline);
      return count === undefined ? [] : [{ headline, count }];
    }),
  };
}
