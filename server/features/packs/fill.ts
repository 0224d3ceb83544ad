// Moves a judged pack into the store in one transaction.
// Readers see the old store before it and the new store after it.
import type { AppliedPack, PackApplication, PackReport } from '../../contract/index.ts';
import { fateOf } from '../../domain/ownership/ownership.ts';
import type { Trust } from '../../domain/trust/trust.ts';
import { appliedPack, confirmNumber, pinPackCreator, putApplied } from '../../store/packs.ts';
import { logOwnership } from '../../store/passports/received.ts';
import type { AppContext } from '../app-context/index.ts';
import { makerClaim } from '../trust/index.ts';
import { admitPack, becomesOf, type CarriedTrust, digestOfIssuers, mayApplyAgain, ownKeyOf, trustWith } from './admit.ts';
import { PackRefusal, requireCounts } from './format/pack.ts';
import type { OpenPack } from './format/read.ts';
import { type Noted, openMover, refusedIn } from './move.ts';
import { takeTrust } from './trust-list.ts';
import { putWaiting, TOLD } from './waiting.ts';

export interface PackResult {
  readonly applied: AppliedPack;
  /** The pack was applied before; this call made no change. */
  readonly already: boolean;
}

export type Filling = ReturnType<typeof openFilling>;

const CACHE_KIB = 24 * 1024;
/**
 * Milliseconds. The write lock is held for chunks that are still verified only this long, or as long as the moving took
 * if that is more. Then it is released, and everything is moved at the end.
 */
const HELD_FOR_OTHERS = 3000;

/** The returned functions throw a PackRefusal: `busy` if another program interferes, or the refusals of admission. */
export function openFilling(context: AppContext, pack: OpenPack, carried: CarriedTrust | undefined, given: PackApplication) {
  const { store, now } = context;
  const { db, folder } = store;
  const { header, key, fingerprint, sha256 } = pack;
  const mover = openMover(db, folder);
  const cache = db.pragma('main.cache_size', { simple: true });
  const temporary = db.pragma('temp_store', { simple: true });
  let closed = false;
  let patience: NodeJS.Timeout | undefined;
  let begun: { readonly at: string; readonly trust: Trust; readonly admitted: ReturnType<typeof admitPack> } | undefined;
  /** The chunks moved so far, and the outcome of their credentials. */
  let moved = { chunks: 0, credentials: 0, alreadyHere: 0 };

  /** Returns undefined if another program has applied the pack meanwhile. */
  const begin = () => {
    // Digests arrive in random order, and this cache holds the upper pages of their index. A larger cache would only
    // defer writes to the end, when no other work runs in parallel.
    db.pragma(`main.cache_size = -${CACHE_KIB}`);
    // Each statement keeps the pages that it changes, in case it fails: in memory, because as a file they would be twice the pack.
    db.pragma('temp_store = MEMORY');
    // Reads the trust data before the transaction: data cached inside it would not match the store after a rollback.
    const trust = trustWith(context.trust(), store, carried);
    const ownKey = ownKeyOf(context.signer());
    db.exec('BEGIN IMMEDIATE');
    if (isHere() !== undefined) return undo();
    begun = { at: now().toISOString(), trust, admitted: admitPack(pack, store, ownKey, given) };
    return begun;
  };
  /**
   * Records the maker of the pack and takes its trust list. Must run after the credentials of `ahead`: if a transaction
   * writes to a page twice, SQLite computes the checksums of the journal again from that page on.
   */
  const record = ({ at, admitted: { signer, isNew } }: NonNullable<typeof begun>) => {
    if (isNew) {
      pinPackCreator(store, { key, name: header.creator, fingerprint, pinnedAt: at, pinnedBy: given.who });
      logOwnership(store, { at, action: 'maker-confirmed', subject: `${header.creator} (${fingerprint})`, who: given.who });
    }
    if (isNew || given.sequence === header.sequence) confirmNumber(store, key, header.series, header.sequence);
    const claim = makerClaim(signer, { key, fingerprint, creator: header.creator }, { at, who: given.who });
    const isTaken = carried !== undefined && carried.becomes !== 'already' && fateOf('pack', 'trust-list', claim.relation) !== 'refused';
    return { claim, became: isTaken ? becomesOf(takeTrust(context, carried, given)) : carried?.becomes };
  };
  const isHere = (): AppliedPack | undefined => {
    const before = appliedPack(store, sha256);
    return before === undefined || mayApplyAgain(before) ? undefined : before;
  };
  const undo = (): undefined => {
    if (db.inTransaction) db.exec('ROLLBACK');
    begun = undefined;
    moved = { chunks: 0, credentials: 0, alreadyHere: 0 };
  };
  /** Moves in the order of the pack, so that two stores with the same pack find the same copy first. */
  const move = (chunk: Noted, at: string): void => {
    const credentials = mover.move(chunk, at);
    moved = {
      chunks: moved.chunks + 1,
      credentials: moved.credentials + credentials,
      alreadyHere: moved.alreadyHere + chunk.kept - credentials,
    };
  };

  const finish = (): PackResult => {
    // The header was wrong about having no passports or events, so credentials were moved before the passports under
    // which they are filed.
    if (moved.chunks > 0 && mover.bringsPassports()) undo();
    const opened = begun ?? begin();
    const here = isHere();
    if (here !== undefined) return { applied: here, already: true };
    if (opened === undefined) throw new PackRefusal('busy');
    const { at, trust } = opened;
    const judged = mover.judgedParts();
    if (judged?.pack !== sha256 || judged.chunks !== header.chunks.length) throw new PackRefusal('busy');
    // The judgement is stale if an issuer's key was added or removed meanwhile, or if another program with other trust data made it.
    if (judged.judgedBy !== digestOfIssuers(trust))
      throw new PackRefusal('busy', 'the keys of the issuers changed while it was verified: with the new ones it is verified anew');
    requireCounts(header.counts, { ...mover.waitingKinds(), credential: mover.credentialEntries() });
    const { claim, became } = record(opened);
    const waiting = putWaiting(context, trust, claim, header, given.who);
    for (const chunk of mover.notedFrom(moved.chunks)) move(chunk, at);
    const refusals = refusedIn(db);
    const report: PackReport = {
      ...waiting.stored,
      credentials: moved.credentials,
      alreadyHere: moved.alreadyHere,
      refused: waiting.refused.count + refusals.count,
      refusals: [...refusals.told, ...waiting.refused.told].slice(0, TOLD),
      ...(became === undefined ? {} : { trust: became }),
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
    db.exec('COMMIT');
    return { applied, already: false };
  };

  return {
    /** Moves the first chunks while others are still judged, and yields after each one. The store is locked for writing from here on. */
    ahead: async (chunks: readonly Noted[]): Promise<void> => {
      if (closed) return;
      const from = performance.now();
      try {
        const opened = begin();
        for (const chunk of chunks) {
          await new Promise(setImmediate);
          if (begun === undefined || begun !== opened) return;
          move(chunk, opened.at);
        }
      } catch (error) {
        // Releases the lock immediately, because this attempt cannot succeed.
        undo();
        throw error;
      }
      patience = setTimeout(undo, Math.max(HELD_FOR_OTHERS, performance.now() - from));
    },
    /** Checks the staged passports in small steps that yield to other work, without locking the store. */
    prepare: async (turn: () => void): Promise<void> => {
      // The lock is held only for packs without passports, so there is nothing to check.
      if (db.inTransaction) return;
      while (mover.checkSome()) {
        await new Promise(setImmediate);
        turn();
      }
    },
    finish,
    /** Rolls back everything unfinished. */
    close: () => {
      if (closed) return;
      closed = true;
      clearTimeout(patience);
      undo();
      db.pragma(`main.cache_size = ${String(cache)}`);
      db.pragma(`temp_store = ${String(temporary)}`);
      mover.detach();
    },
  };
}
