// Keeps unfinished scans when the page closes, and offers them for inspection after a reload of the same tab.
import { SessionOver } from '../../../lib/api.ts';
import { isOver, type Job, type TextSource } from './jobs.ts';

/** Policy: the size for which every browser has room per tab. Further scans are counted, not kept. */
const MOST = 500;
const LARGEST = 500_000;
const NAME = 'unsent';

export interface UnsentScan {
  readonly source: TextSource;
  /** The workbench records each id once, so a scan that it already received is not recorded again. */
  readonly requestId: string;
  readonly expect?: NonNullable<Job['expect']>;
}

export interface Unsent {
  /** When the page was last closed. */
  readonly at: string;
  /** The unfinished scans, in the order of the inputs. */
  readonly scans: readonly UnsentScan[];
  /** The number of files, and of scans that exceeded the limit. */
  readonly lost: number;
}

export interface Ways {
  /** The storage of this tab: it ends with the tab and is invisible to others. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly jobs: () => readonly Job[];
  readonly now: () => string;
}

export interface Unfinished {
  /** What an earlier page of this tab left; it is never sent automatically. */
  get(): Unsent | undefined;
  watch(watcher: () => void): () => void;
  /** Call when the page closes. */
  leave(): void;
  /** Call when the page returns from the back-forward cache: its own scans continue by themselves. */
  stay(): void;
  /** Returns the scans and deletes them. */
  take(): readonly UnsentScan[];
}

export function createUnsent({ storage, jobs, now }: Ways): Unfinished {
  let before = read(storage);
  const watchers = new Set<() => void>();
  const write = (unsent: Unsent | undefined): boolean => {
    try {
      if (unsent === undefined) storage.removeItem(NAME);
      else storage.setItem(NAME, JSON.stringify(unsent));
      return true;
    } catch {
      return false;
    }
  };
  return {
    get: () => before,
    watch(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    leave() {
      const unsent = together(before, jobs(), now());
      if (unsent === undefined || write(unsent)) return;
      write({ at: unsent.at, scans: [], lost: unsent.lost + unsent.scans.length });
    },
    stay: () => void write(before),
    take() {
      const scans = before?.scans ?? [];
      before = undefined;
      write(undefined);
      for (const watcher of watchers) watcher();
      return scans;
    },
  };
}

function together(before: Unsent | undefined, jobs: readonly Job[], at: string): Unsent | undefined {
  const open = jobs.filter(isUnfinished).sort((one, other) => one.id - other.id);
  if (open.length === 0) return before;
  const scans = [...(before?.scans ?? [])];
  let size = scans.reduce((sum, { source }) => sum + source.text.length, 0);
  let lost = before?.lost ?? 0;
  for (const { source, requestId, expect } of open) {
    if (source.kind === 'text' && requestId !== undefined && scans.length < MOST && size + source.text.length <= LARGEST) {
      size += source.text.length;
      scans.push({ source, requestId, ...(expect ? { expect } : {}) });
    } else lost += 1;
  }
  return { at, scans, lost };
}

/** An expired session does not finish a job: the window is opened again and continues. */
const isUnfinished = (job: Job): boolean => !isOver(job) || (job.state.stage === 'failed' && job.state.error instanceof SessionOver);

/** Returns undefined if the browser stores no data, or if the stored entry has an unexpected form. */
function read(storage: Ways['storage']): Unsent | undefined {
  try {
    const kept = JSON.parse(storage.getItem(NAME) ?? 'null') as Partial<Unsent> | null;
    const isWhole = typeof kept?.at === 'string' && typeof kept.lost === 'number' && Array.isArray(kept.scans) && kept.scans.every(isScan);
    return isWhole ? (kept as Unsent) : undefined;
  } catch {
    return undefined;
  }
}

const isScan = (scan: Partial<UnsentScan> | null): boolean =>
  typeof scan?.requestId === 'string' && scan.source?.kind === 'text' && typeof scan.source.text === 'string';
