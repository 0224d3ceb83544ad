// What is not finished when the page goes in; after it was loaded again in the same tab the same scans out, for a person to inspect or to discard.
import { SessionOver } from '../../../lib/api.ts';
import { isOver, type Job, type TextSource } from './jobs.ts';

/** Policy: what every browser has room for in a tab. What is beyond is counted, not kept. */
const MOST = 500;
const LARGEST = 500_000;
const NAME = 'unsent';

export interface UnsentScan {
  readonly source: TextSource;
  /** Under the same id the workbench records it once, whatever it had got before. */
  readonly requestId: string;
  readonly expect?: NonNullable<Job['expect']>;
}

export interface Unsent {
  /** When the page went, for the last time. */
  readonly at: string;
  /** In the order in which they were brought. */
  readonly scans: readonly UnsentScan[];
  /** Files, and scans for which there was no room. */
  readonly lost: number;
}

export interface Ways {
  /** Of this tab alone: it ends with the tab, and no other tab sees it. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly jobs: () => readonly Job[];
  readonly now: () => string;
}

export interface Unfinished {
  /** What an earlier page of this tab left; nothing of it is sent by itself. */
  get(): Unsent | undefined;
  watch(watcher: () => void): () => void;
  /** The page goes. */
  leave(): void;
  /** It came back as it was: its own scans go on by themselves. */
  stay(): void;
  /** Gives the scans, and keeps them no longer. */
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

/** A session that is over ends nothing: the window is opened again, and goes on. */
const isUnfinished = (job: Job): boolean => !isOver(job) || (job.state.stage === 'failed' && job.state.error instanceof SessionOver);

/** Nothing where the browser keeps nothing, or where something else stands under this name. */
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
