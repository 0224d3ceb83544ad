// Repeats recent inspections in slices after trust data have arrived, and logs the verdicts that changed.
import { SqliteError } from 'better-sqlite3';
import type { Headline } from '../../contract/index.ts';
import type { Code } from '../../domain/evidence/codes.ts';
import type { Verdict } from '../../domain/evidence/evidence.ts';
import { LIMITS } from '../../lib/limits.ts';
import { Refusal } from '../../lib/problem.ts';
import { StoreFault } from '../../lib/store-fault.ts';
import { lastEntriesIn } from '../../store/audit-log/awaiting.ts';
import { ifReadable } from '../../store/audit-log/contents.ts';
import { readInspection } from '../../store/audit-log/read.ts';
import { arrivalsIn, coverArrivals, examinedDownTo, type Span, spanToExamine } from '../../store/look-back.ts';
import type { AppContext } from '../app-context/index.ts';
import { inspectForNews } from './inspect.ts';
import { type Answer, isAwaited, ownRequestOf, tell, toAnswer } from './inspect-again.ts';

const DAY = 86_400_000;

/**
 * Codes about the age of this computer's data. A verdict that is lower only because of them says nothing new about an item. Without this
 * rule, an overdue trust list would add an entry for every inspection of the last weeks.
 */
const OF_AGE: ReadonlySet<Code> = new Set([
  'DPP-TRU-03',
  'DPP-TRU-04',
  'DPP-TRU-07',
  'DPP-TRU-09',
  'DPP-TRU-11',
  'DPP-STA-04',
  'DPP-CLK-02',
]);

const withoutAge = ({ headline, reasons }: Verdict): Headline =>
  headline === 'valid-not-current' && reasons.every((code) => OF_AGE.has(code)) ? 'valid' : headline;

export const isNews = (before: Verdict, now: Verdict): boolean => withoutAge(before) !== withoutAge(now);

export interface Slice {
  /** How many entries were examined, and how many of them were logged with another verdict. */
  readonly examined: number;
  readonly changed: number;
  /** Whether all inspections have been examined. */
  readonly isOver: boolean;
}

export interface SliceLimits {
  /** In milliseconds. A slice examines at least one entry. */
  readonly time: number;
  /** Arrivals are covered once there was none for this time, in milliseconds, because a pack and its lists arrive together. */
  readonly settling: number;
}

/** If data keeps arriving, it is taken into account after this many settling times. */
const MOST_SETTLINGS = 6;

const IDLE: Slice = { examined: 0, changed: 0, isOver: true };

/**
 * Returns a function that does one slice of the look-back. Its progress is in the store: another process or the next
 * start continues where the last slice ended.
 */
export function lookBack(
  context: AppContext,
  { time, settling }: SliceLimits = { time: LIMITS.lookBackTime, settling: LIMITS.lookBackSettling },
): () => Slice {
  const { store } = context;
  let noticed = { count: -1, at: 0, first: 0 };
  let pausedUntil = 0;
  // Reported at the end of a pass, because a notice for each slice would displace other notices.
  const answers: Answer[] = [];
  return () => {
    const begun = performance.now();
    if (begun < pausedUntil) return { ...IDLE, isOver: false };
    const { count, isNew } = arrivalsIn(store);
    if (noticed.count !== count) noticed = { count, at: begun, first: noticed.first };
    if (!isNew) noticed.first = begun;
    const isSettling = isNew && begun - noticed.at < settling && begun - noticed.first < MOST_SETTLINGS * settling;
    if (isNew && !isSettling) coverArrivals(store, sinceWhen(context));
    const span = spanToExamine(store);
    if (span === undefined) return { ...IDLE, isOver: !isSettling };
    try {
      const slice = examineSpan(span, context, answers, () => performance.now() - begun >= time);
      if (slice.isOver) tell(answers.splice(0), context);
      return slice;
    } catch (fault) {
      // Another program locks the store for too long, or the disk is full. The remaining inspections are tried again.
      if (isOfStore(fault)) pausedUntil = begun + settling;
      throw fault;
    }
  };
}

const sinceWhen = (context: AppContext): string => new Date(context.now().getTime() - context.settings().lookBackDays * DAY).toISOString();

function examineSpan(span: Span, context: AppContext, answers: Answer[], isLate: () => boolean): Slice {
  const { store } = context;
  const { last, reached } = lastEntriesIn(store, span, sinceWhen(context), LIMITS.lookBackEntries);
  let examined = 0;
  let changed = 0;
  try {
    for (const id of last) {
      if (examined > 0 && isLate()) break;
      try {
        if (examineAgain(id, context, answers)) changed += 1;
      } catch (fault) {
        // The caller reports a fault of the program. It must not hold up the entries below.
        if (!isOfStore(fault)) examined += 1;
        throw fault;
      }
      examined += 1;
    }
  } finally {
    examinedDownTo(store, span, examined === last.length ? reached : (last[examined - 1] ?? span.before));
  }
  return { examined, changed, isOver: spanToExamine(store) === undefined };
}

function examineAgain(id: number, context: AppContext, answers: Answer[]): boolean {
  // A damaged record must not hold up the entries below it. The walk over the log reports it.
  const entry = ifReadable(() => readInspection(context.store, id));
  const request = entry && ownRequestOf(entry, context);
  if (entry === undefined || request === undefined) return false;
  const again = { of: id, item: entry.item };
  try {
    const logged = inspectForNews(request, context, again, (now) => isNews(entry, now));
    if (logged !== undefined && isAwaited(entry)) answers.push(toAnswer(logged, entry));
    return logged !== undefined;
  } catch (error) {
    // This version reads the text in another way, so that the reading that a person chose is gone.
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Faults of SQLite that concern the store or the disk. Every other fault is caused by an entry. */
const PASSING = /^SQLITE_(?:BUSY|LOCKED|FULL|IOERR|NOMEM|READONLY|CANTOPEN|PROTOCOL)/;
const isOfStore = (fault: unknown): boolean => fault instanceof StoreFault || (fault instanceof SqliteError && PASSING.test(fault.code));
