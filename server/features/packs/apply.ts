// Applies a pack: verifies it next to the store, then stores everything in one transaction or changes nothing.

import type { PackApplication } from '../../contract/index.ts';
import { closing } from '../../lib/closing.ts';
import { appliedPack } from '../../store/packs.ts';
import type { Store } from '../../store/store.ts';
import type { AppContext } from '../app-context/index.ts';
import { inOrder } from '../pictures/index.ts';
import { admitPack, type CarriedTrust, carriedTrust, digestOfIssuers, mayApplyAgain, ownKeyOf, trustWith } from './admit.ts';
import { type Filling, openFilling, type PackResult } from './fill.ts';
import { type OpenPack, openPack } from './format/read.ts';
import { type Judges, type JudgingPack, judgeHere, judgeInProcesses } from './judges.ts';
import type { Noted } from './move.ts';
import { forgetStaged, openStaging, removeStaging } from './staging.ts';
import { tryTrust } from './trust-list.ts';

export interface PackProgress {
  readonly chunk: number;
  readonly chunks: number;
}

export interface ApplyOptions {
  readonly progress?: (at: PackProgress) => void;
  /** How many processes verify. Default: this process alone. Use it only in a program that does no other work on the store meanwhile. */
  readonly processes?: number;
}

/**
 * Verifies every chunk into staging files next to the store, then stores all of them in one transaction. If the program
 * was interrupted, applying the same pack again resumes at the chunk where it stopped. Throws a PackRefusal.
 */
export async function applyPack(
  context: AppContext,
  file: string,
  given: PackApplication,
  options: ApplyOptions = {},
): Promise<PackResult> {
  using pack = closing(openPack(file));
  const before = appliedPack(context.store, pack.sha256);
  if (before !== undefined && !mayApplyAgain(before)) {
    forgetStaged(context.store.folder, pack.sha256);
    return { applied: before, already: true };
  }
  admitPack(pack, context.store, ownKeyOf(context.signer()), given);
  const carried = carriedTrust(pack, context.store);
  if (carried !== undefined && carried.becomes !== 'already') tryTrust(context, carried, given);
  const filling = openFilling(context, pack, carried, given);
  try {
    await stage(context, { file, pack }, carried, filling, options);
    const last = pack.header.chunks.length;
    await filling.prepare(() => options.progress?.({ chunk: last, chunks: last }));
    const result = filling.finish();
    filling.close();
    try {
      removeStaging(context.store.folder);
    } catch {
      // The pack is already in the store. Staging files that another program holds open are removed with the next pack.
    }
    return result;
  } finally {
    filling.close();
    emptyJournal(context.store);
  }
}

/** Call it after the staging files are removed: the rows in the journal need their space in the store. */
function emptyJournal({ db }: Store): void {
  try {
    db.pragma('wal_checkpoint(TRUNCATE)');
  } catch {
    // The data is safe in the journal. If the disk is full, the next write reports it.
  }
}

async function stage(
  context: AppContext,
  judging: Omit<JudgingPack, 'now' | 'trust'>,
  carried: CarriedTrust | undefined,
  filling: Filling,
  { progress, processes }: ApplyOptions,
): Promise<void> {
  const { pack } = judging;
  const { chunks } = pack.header;
  const trust = trustWith(context.trust(), context.store, carried);
  let first = 0;
  const all = chunks.map(({ entries }, chunk) => {
    first += entries;
    return { chunk, first: first - entries, entries };
  });
  const whole = { ...judging, now: context.now(), trust };
  const staging = openStaging(context.store.folder, { pack: pack.sha256, judgedBy: digestOfIssuers(trust) });
  let judges: Judges;
  try {
    judges = processes === undefined ? judgeHere(whole) : judgeInProcesses(whole, context.store.folder, processes);
  } catch (error) {
    // No process could be started. Closes the staging file, or a retry would be impossible until this program ends.
    staging.close();
    throw error;
  }
  const split = staging.done.size === 0 ? splitOf(pack, judges) : 0;
  let closed: Promise<void> | undefined;
  let ahead: Promise<void> | undefined;
  try {
    const left = all.filter(({ chunk }) => !staging.done.has(chunk));
    const judged = inOrder(left, judges.most, async (at) => {
      if (split > 0 && at.chunk === split) closed = judges.another?.();
      return { at, found: await judges.judge(at.chunk, at.first) };
    });
    const noted: Noted[] = [];
    for await (const { at, found } of judged) {
      staging.put(at, found);
      progress?.({ chunk: at.chunk + 1, chunks: chunks.length });
      if (at.chunk < split) noted.push({ ...at, kept: found.elsewhere?.rows ?? 0, part: found.elsewhere?.part ?? null });
      if (at.chunk !== split - 1) continue;
      ahead = closed?.then(() => filling.ahead(noted));
      // The error is thrown once all chunks are judged.
      ahead?.catch(() => undefined);
    }
    await ahead;
  } finally {
    await judges.close();
    staging.close();
  }
}

/**
 * Verifying one credential takes about as long as storing this many. Storing a large one takes
 * longer in relation to verifying it. Measured with credentials of 0.6 and 5 kB.
 */
const FASTER = { small: 15, large: 8 } as const;
/** In bytes, on average. */
const LARGE = 2_000;
/** SQLite attaches at most ten files to the store: the staging file, and two files of each process. */
const MOST_AHEAD = 4;

/**
 * Returns the number of chunks that are stored while the rest is still verified, chosen so that both take the same
 * time. Returns 0 if the pack contains passports or events: they are stored first, because credentials are filed under
 * them.
 */
function splitOf({ header: { chunks, counts } }: OpenPack, { processes, another }: Judges): number {
  const sum = (of: 'entries' | 'unpacked'): number => chunks.reduce((total, chunk) => total + chunk[of], 0);
  const faster = sum('unpacked') < LARGE * sum('entries') ? FASTER.small : FASTER.large;
  const rest = Math.ceil((chunks.length * processes) / (processes + faster));
  const plain = counts.passports === 0 && counts.events === 0;
  return another !== undefined && plain && processes <= MOST_AHEAD && rest >= processes ? chunks.length - rest : 0;
}
