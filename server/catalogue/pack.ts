// A pack's file in; everything in it put into the store in one transaction, or the store left as it was and the reason thrown.
import type { AppliedPack, PackReport } from '../contract.ts';
import { inOrder } from '../decode/pool.ts';
import type { Desk } from '../desk.ts';
import { PackRefusal } from '../pack/pack.ts';
import { type OpenPack, openPack } from '../pack/read.ts';
import { countingOnce } from '../store/generation.ts';
import { appliedPack, pinPackCreator, putApplied } from '../store/packs.ts';
import type { Trust } from '../trust/trust.ts';
import {
  admitPack,
  type CarriedTrust,
  carriedTrust,
  digestOfIssuers,
  ownKeyOf,
  type PackConfirmation,
  trustWith,
  waitsForIssuers,
} from './pack-admit.ts';
import { type JudgingPack, judgeBeside, judgeHere } from './pack-judges.ts';
import { type Attached, attachStaged, detachStaged, isWhole, putCredentials, refusedIn } from './pack-move.ts';
import { forgetStaged, openStaging, removeStaging } from './pack-staging.ts';
import { putWaiting, TOLD } from './pack-waiting.ts';
import { importSnapshot } from './snapshot.ts';

export interface PackProgress {
  readonly chunk: number;
  readonly chunks: number;
}

export interface ApplyOptions {
  readonly progress?: (at: PackProgress) => void;
  /** Threads that verify; absent: this one does. */
  readonly processes?: number;
}

export interface PackResult {
  readonly applied: AppliedPack;
  /** It was here before; nothing was changed now. */
  readonly already: boolean;
}

const CACHE_KIB = 96 * 1024;

/**
 * First every chunk is verified and put beside the store, then all of it goes into the store at once. A program that was ended on the way
 * goes on with the chunk where it stopped, when the same pack is applied again.
 */
export async function applyPack(desk: Desk, file: string, given: PackConfirmation, options: ApplyOptions = {}): Promise<PackResult> {
  const pack = openPack(file);
  try {
    const before = appliedPack(desk.store, pack.sha256);
    if (before !== undefined && !waitsForIssuers(before)) {
      forgetStaged(desk.store.folder, pack.sha256);
      return { applied: before, already: true };
    }
    admitPack(pack, desk.store, ownKeyOf(desk.signer()), given);
    const carried = carriedTrust(pack, desk.store);
    if (carried?.becomes === 'taken-over') tryTrust(desk, carried, given);
    await stage(desk, { file, pack }, carried, options);
    const result = store(desk, pack, carried, given);
    removeStaging(desk.store.folder);
    return result;
  } finally {
    pack.close();
  }
}

async function stage(
  desk: Desk,
  judging: Omit<JudgingPack, 'now' | 'trust'>,
  carried: CarriedTrust | undefined,
  { progress, processes }: ApplyOptions,
): Promise<void> {
  const { pack } = judging;
  const { chunks } = pack.header;
  const trust = trustWith(desk.trust(), desk.store, carried);
  const staging = openStaging(desk.store.folder, { pack: pack.sha256, judgedBy: digestOfIssuers(trust) });
  let first = 0;
  const all = chunks.map(({ entries }, chunk) => {
    first += entries;
    return { chunk, first: first - entries, entries };
  });
  const whole = { ...judging, now: desk.now(), trust };
  const judges = processes === undefined ? judgeHere(whole) : judgeBeside(whole, desk.store.folder, processes);
  try {
    const left = all.filter(({ chunk }) => !staging.done.has(chunk));
    const judged = inOrder(left, judges.most, async (at) => ({ at, found: await judges.judge(at.chunk, at.first) }));
    for await (const { at, found } of judged) {
      staging.put(at, found);
      progress?.({ chunk: at.chunk + 1, chunks: chunks.length });
    }
  } finally {
    await judges.close();
    staging.close();
  }
}

class Undone extends Error {}

/** Done and taken back: a list that cannot be taken over is told before the long work, not after it. */
function tryTrust(desk: Desk, carried: CarriedTrust, given: PackConfirmation): void {
  try {
    desk.store.db
      .transaction(() => {
        takeTrust(desk, carried, given);
        throw new Undone();
      })
      .immediate();
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
}

/** The reason for an older pack is none for an older list. */
function takeTrust(
  desk: Desk,
  { text }: CarriedTrust,
  { who, creatorKey, fingerprint = creatorKey, secondPerson }: PackConfirmation,
): void {
  const taken = importSnapshot(
    desk.store,
    text,
    {
      who,
      ...(fingerprint === undefined ? {} : { fingerprint }),
      ...(secondPerson === undefined ? {} : { secondPerson }),
    },
    { twoPersons: desk.settings().trustTwoPersons },
    desk.now(),
  );
  if (!taken.ok) throw new PackRefusal('bad-trust', `${taken.code}, ${taken.detail}`);
}

/** The one moment: before it the old store, after it the new one. */
function store(desk: Desk, pack: OpenPack, carried: CarriedTrust | undefined, given: PackConfirmation): PackResult {
  const { db, folder } = desk.store;
  const cache = db.pragma('cache_size', { simple: true });
  const staged = attachStaged(db, folder);
  // Digests come in no order: with their index in memory each page of it is written once, not for every row.
  db.pragma(`main.cache_size = -${CACHE_KIB}`);
  try {
    // Asked for before anything is changed: what the trust is inside a transaction may be taken back with it.
    const trust = trustWith(desk.trust(), desk.store, carried);
    return db.transaction(() => move(desk, pack, carried, given, trust, staged)).immediate();
  } finally {
    db.pragma(`main.cache_size = ${String(cache)}`);
    detachStaged(db, staged);
    db.pragma('wal_checkpoint(TRUNCATE)');
  }
}

function move(
  desk: Desk,
  pack: OpenPack,
  carried: CarriedTrust | undefined,
  given: PackConfirmation,
  trust: Trust,
  staged: Attached,
): PackResult {
  const { store, now } = desk;
  const { header, key, fingerprint, sha256 } = pack;
  const before = appliedPack(store, sha256);
  if (before !== undefined && !waitsForIssuers(before)) return { applied: before, already: true };
  if (!isWhole(store.db, sha256, header.chunks.length)) throw new PackRefusal('busy');
  const at = now().toISOString();
  if (admitPack(pack, store, ownKeyOf(desk.signer()), given) === 'new')
    pinPackCreator(store, { key, name: header.creator, fingerprint, pinnedAt: at, pinnedBy: given.who });
  if (carried?.becomes === 'taken-over') takeTrust(desk, carried, given);
  const waiting = putWaiting(desk, trust);
  const credentials = countingOnce(store.db, 'credentials', () => putCredentials(store.db, staged, at));
  const refusals = refusedIn(store.db);
  const report: PackReport = {
    ...waiting.stored,
    ...credentials,
    refused: waiting.refused.count + refusals.count,
    refusals: [...refusals.told, ...waiting.refused.told].slice(0, TOLD),
    ...(carried === undefined ? {} : { trust: carried.becomes }),
  };
  putApplied(store, {
    sha256,
    creator: header.creator,
    creatorKey: key,
    series: header.series,
    sequence: header.sequence,
    ...(header.since === undefined ? {} : { since: header.since }),
    selection: header.selection === true,
    issuedAt: header.issuedAt,
    appliedAt: at,
    appliedBy: given.who,
    ...(given.reason === undefined ? {} : { reason: given.reason }),
    report,
  });
  const applied = appliedPack(store, sha256);
  if (applied === undefined) throw new TypeError('the pack that was just noted is not there');
  return { applied, already: false };
}
