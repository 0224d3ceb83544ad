// Recovers revocations and suspensions that the store has lost, from copies of this service's own status lists.
import type { RecallDecision, WaitingRecall } from '../../contract/index.ts';
import type { ListPurpose } from '../../domain/formats/status-list.ts';
import { defined } from '../../domain/json/defined.ts';
import { entriesOf, judgeList } from '../../domain/status-list/index.ts';
import { trustFromIssuers } from '../../domain/trust/from-issuers.ts';
import type { Trust } from '../../domain/trust/trust.ts';
import { StoreFault } from '../../lib/store-fault.ts';
import { dataVersionOf } from '../../store/data-version.ts';
import type { Store } from '../../store/store.ts';
import {
  bitsOf,
  closeLists,
  FORGOTTEN,
  type OwnIndex,
  ownIndexAt,
  setIndex,
  signedBy,
  statusLogOf,
  statusStandingOf,
} from '../../store/trust/own-status.ts';
import { heldBelow } from '../../store/trust/status-lists.ts';
import { logTrust } from '../../store/trust/trust-lists.ts';
import type { AppContext } from '../app-context/index.ts';
import { decidedLists, namesOf, needTwo, ownIssuer, ownListFacts } from '../trust/index.ts';
import { changeStatus, renewLists } from './status.ts';

interface Seen {
  readonly dataVersion: number;
  readonly lists: ReadonlySet<string>;
}
const seen = new WeakMap<Store, Seen>();

/**
 * Policy: up to this many entries of own passports in one list are revoked without a person, and up to this many
 * entries that belong to no passport here (decoys, and passports that the store has lost).
 */
const MOST_UNASKED = 10;

interface OwnCopy {
  readonly url: string;
  readonly sha256: string;
  readonly list: number;
  readonly purpose: ListPurpose;
  readonly bits: Uint8Array;
  readonly validFrom: number;
  /** Signed by a key that is good now and had not ended when the list was first seen. */
  readonly firm: boolean;
  /** When it was first seen, ISO 8601 UTC. */
  readonly seenAt: string;
}

/** Called often: it costs one count if the store is unchanged. Returns how many entries were revoked or suspended. */
export function recallOwnLists(context: AppContext): number {
  const { store } = context;
  const before = seen.get(store);
  const dataVersion = dataVersionOf(store);
  if (before?.dataVersion === dataVersion) return 0;
  const copies = ownCopies(context);
  const found = copies
    .filter(({ sha256 }) => before?.lists.has(sha256) !== true)
    .reduce((sum, copy) => {
      const waiting = waitingFor(copy, context);
      if (waiting !== undefined) context.notice('own-list-waiting', saidOf(waiting));
      return sum + (waiting !== undefined || !isToBeTaken(copy, store) ? 0 : recall(copy, context));
    }, 0);
  seen.set(store, { dataVersion: dataVersionOf(store), lists: new Set(copies.map(({ sha256 }) => sha256)) });
  return found;
}

/** Returns the lists that wait for a person's decision, derived from the held lists and the recorded decisions. */
export const waitingRecalls = (context: AppContext): WaitingRecall[] =>
  ownCopies(context).flatMap((copy) => waitingFor(copy, context) ?? []);

/**
 * Confirms or refuses a waiting list. Returns how many entries were revoked or suspended. A refused contested list no
 * longer counts here; a refused list under a good key still counts against the credentials that it names. Throws
 * `not-found` or `trust-refused`.
 */
export function decideRecall({ sha256, action, reason, ...persons }: RecallDecision, context: AppContext): number {
  const { store } = context;
  needTwo(persons, context.settings());
  return store.db
    .transaction(() => {
      const copy = ownCopies(context).find((one) => one.sha256 === sha256 && waitingFor(one, context) !== undefined);
      if (copy === undefined) throw new StoreFault('not-found', `no status list '${sha256}' waits for a decision`);
      const confirmed = action === 'confirm';
      const done = confirmed ? 'own-list-confirmed' : 'own-list-refused';
      const at = context.now().toISOString();
      logTrust(store, { at, action: done, subject: copy.url, sha256, who: namesOf(persons), ...defined({ reason }) });
      return confirmed ? recall(copy, context) : 0;
    })
    .immediate();
}

const saidOf = ({ url, entries, contested, sha256 }: WaitingRecall): string =>
  `${url}, entries: ${entries}, ${contested ? 'contested' : 'many'}, SHA-256 ${sha256}`;

function waitingFor(copy: OwnCopy, { store }: AppContext): WaitingRecall | undefined {
  const { url, sha256, firm, seenAt } = copy;
  if (isDecided(sha256, store)) return undefined;
  const forgotten = forgottenIn(copy, store);
  const entries = forgotten.length;
  const ofPassports = forgotten.filter(({ dppCode }) => dppCode !== undefined).length;
  const isFew = Math.max(ofPassports, entries - ofPassports) <= MOST_UNASKED;
  return entries === 0 || (firm && isFew) ? undefined : { sha256, url, entries, contested: !firm, at: seenAt };
}

const isDecided = (sha256: string, store: Store): boolean =>
  decidedLists(store, 'own-list-confirmed').has(sha256) || decidedLists(store, 'own-list-refused').has(sha256);

const isToBeTaken = ({ firm, sha256 }: OwnCopy, store: Store): boolean => firm && !decidedLists(store, 'own-list-refused').has(sha256);

/**
 * Returns only lists that a key of this service signed. Lists that others signed never count as its own, not even
 * those of the office whose trust list carries them.
 */
function ownCopies(context: AppContext): OwnCopy[] {
  const { store } = context;
  const signer = context.signer();
  const { did } = signer;
  const now = context.now();
  const trust: Trust = { ...trustFromIssuers([ownIssuer(signer, now)]), ...ownListFacts(store) };
  return heldBelow(store, `${context.settings().baseUrl}/api/v1/public/status/`).flatMap(({ url, ...statement }): OwnCopy[] => {
    const [, number, suspension] = /\/status\/([1-9][0-9]{0,8})(\/suspension)?$/.exec(url) ?? [];
    const judged = number === undefined ? undefined : judgeList(statement, trust, now);
    const purpose = suspension === undefined ? 'revocation' : 'suspension';
    if (judged === undefined || judged.list.url !== url || judged.list.issuerId !== did) return [];
    const { list, weight, good } = judged;
    const { from: validFrom = Number.NEGATIVE_INFINITY } = list;
    const bits = entriesOf(list, purpose);
    return [
      {
        url,
        sha256: statement.sha256,
        list: Number(number),
        purpose,
        bits,
        validFrom,
        firm: weight === 'firm' && good,
        seenAt: statement.seenAt,
      },
    ];
  });
}

/** Records the recovered changes, signs the lists again and adds the log entry in one transaction. */
function recall(copy: OwnCopy, context: AppContext): number {
  const { store } = context;
  return store.db
    .transaction(() => {
      const { list, purpose, url } = copy;
      const signed = signedBy(store, list, purpose);
      const forgotten = forgottenIn(copy, store);
      const newer = signed === undefined || copy.validFrom > Date.parse(signed.signedAt);
      if (forgotten.length === 0 && !newer) return 0;
      for (const index of forgotten) applyForgotten(index, copy, context);
      // The unused entries of this list can no longer be identified. New credentials use the next list.
      closeLists(store, list);
      const said = `${url}, counts from ${new Date(Math.max(copy.validFrom, 0)).toISOString()}, entries forgotten here: ${forgotten.length}`;
      logTrust(store, { at: context.now().toISOString(), action: 'own-list-newer', subject: said, who: context.signer().name });
      renewLists(store, context.signer(), context.now(), { all: true });
      context.notice('own-list-newer', said);
      return forgotten.length;
    })
    .immediate();
}

/**
 * A revocation is final, so any copy proves it. A suspension is not: it counts as lost only if the log has none at the time of the copy.
 */
function forgottenIn({ list, purpose, bits, validFrom }: OwnCopy, store: Store): readonly OwnIndex[] {
  const known = bitsOf(store, list, purpose);
  const forgotten: OwnIndex[] = [];
  for (const [at, byte] of bits.entries()) {
    const more = byte & ~(known[at] ?? 0);
    for (let bit = 0; more !== 0 && bit < 8; bit++) {
      if ((more & (0x80 >> bit)) === 0) continue;
      const index = ownIndexAt(store, list, at * 8 + bit) ?? { list, index: at * 8 + bit };
      if (purpose === 'revocation' || !wasSuspended(index, validFrom, store)) forgotten.push(index);
    }
  }
  return forgotten;
}

const wasSuspended = ({ dppCode }: OwnIndex, moment: number, store: Store): boolean =>
  dppCode !== undefined && statusLogOf(store, dppCode).findLast(({ at }) => Date.parse(at) <= moment)?.action === 'suspend';

/** If this service holds the passport, changes its status as a user request would. Otherwise only sets the bit. */
function applyForgotten(index: OwnIndex, { purpose, url }: OwnCopy, context: AppContext): void {
  const { store } = context;
  const state = index.dppCode === undefined ? undefined : statusStandingOf(store, index.dppCode)?.state;
  const action = purpose === 'revocation' ? 'revoke' : 'suspend';
  setIndex(store, index, purpose);
  if (index.dppCode === undefined || state === 'revoked' || (state === 'suspended' && action === 'suspend')) return;
  try {
    changeStatus(index.dppCode, { action, who: context.signer().name, reason: `${FORGOTTEN}: ${url}` }, context);
  } catch (error) {
    // According to the store, the passport was never published. The bit stays set.
    if (!(error instanceof StoreFault)) throw error;
  }
}
