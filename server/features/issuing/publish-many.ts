// Publishes many passports: threads on all cores sign, and each transaction stores some passports completely.
import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { StatusListIndex } from '../../domain/formats/status-list.ts';
import { StoreFault } from '../../lib/store-fault.ts';
import { publishedStatus } from '../../store/passports/published.ts';
import { journalsInMemory } from '../../store/statement-journals.ts';
import { inTransaction } from '../../store/transaction.ts';
import { freePlaces, openListOf, placeName, placesOf, takePlaces } from '../../store/trust/own-status.ts';
import type { AppContext } from '../app-context/index.ts';
import { inOrder } from '../pictures/index.ts';
import { ownIssuer } from '../trust/index.ts';
import { type Order, orderOf } from './order.ts';
import { keepSigned, type Publisher, publisherOf, signStored } from './publish.ts';
import type { SignedOrder, SigningOrder } from './signing.worker.ts';
import { signInThreads, THREADS } from './signing-threads.ts';
import { signForIssue } from './status.ts';

export interface PublishedOrRefused {
  readonly dppCode: string;
  /** Why this passport was refused. It stays as it was, and the others continue. */
  readonly refused?: StoreFault;
}

/** Passports in one transaction. It holds the write lock for some hundredths of a second. */
const TOGETHER = 16;
/** Starting the threads takes as long as signing this many. */
const FEW = 2 * TOGETHER;
/** Transactions whose passports are read or signed while another is written. */
const AHEAD = 2 * THREADS;
/** Places in status lists that are drawn for one passport. One with more credentials is signed in this thread. */
const PLACES = 16;

/** `drafts`: skips drafts that someone else has published meanwhile. */
type Which = 'all' | 'drafts';

/** `report` is called for each passport in the order of the codes, after its transaction. */
export async function publishMany(
  codes: readonly string[],
  context: AppContext,
  report: (outcome: PublishedOrRefused) => void,
  which: Which = 'all',
): Promise<void> {
  const put = async (wanted: readonly Wanted[]): Promise<void> => {
    publishApart(wanted, context, which).forEach(report);
    // Whatever waits for this thread comes first, such as an inspection.
    await setImmediate();
  };
  if (codes.length < FEW || context.signer().privateKey === undefined) {
    for (const some of chunks(codes)) await put(some.map((dppCode) => ({ dppCode })));
    return;
  }
  // Makes the status list, in which places for the others are then drawn.
  const [first = '', ...others] = codes;
  await put([{ dppCode: first }]);
  const taken = new Set<string>();
  for await (const wanted of inOrder(chunks(others), AHEAD, (some) => signAhead(some, context, taken))) {
    await put(wanted);
    for (const { signed } of wanted) for (const place of signed?.places ?? []) taken.delete(placeName(place));
  }
}

function* chunks(codes: readonly string[]): Generator<readonly string[]> {
  for (let from = 0; from < codes.length; from += TOGETHER) yield codes.slice(from, from + TOGETHER);
}

/** The signatures made before the transaction that stores them, and their inputs. */
interface SignedAhead {
  readonly order: Order;
  readonly publisher: Publisher;
  readonly now: Date;
  readonly places: readonly StatusListIndex[];
  readonly result: SignedOrder;
}

interface Wanted {
  readonly dppCode: string;
  readonly signed?: SignedAhead;
}

/** Signs outside the transaction that stores. Passports that cannot be signed this way are signed in that transaction. */
async function signAhead(codes: readonly string[], context: AppContext, taken: Set<string>): Promise<readonly Wanted[]> {
  const publisher = publisherOf(context);
  const { store, signer, baseUrl, publicSiteUrl } = publisher;
  const now = context.now();
  const read = (dppCode: string): (SigningOrder & Pick<SignedAhead, 'places'>)[] => {
    const order = readable(() => orderOf(store, dppCode));
    // A place of a suspended passport has the list signed again before the passport.
    if (order === undefined || order.isSuspended) return [];
    const places = order.sample ? [] : freePlaces(store, PLACES, taken);
    return [{ order, now, places, known: placesOf(store, dppCode) }];
  };
  // In one transaction, because SQLite locks the file for each statement outside of one.
  const orders = inTransaction(store.db, 'deferred', () => codes.flatMap(read));
  const { sign: _, privateKey, ...identity } = signer;
  const results =
    privateKey === undefined
      ? []
      : await signInThreads({ identity, privateKey, own: ownIssuer(signer, now), baseUrl, publicSiteUrl, orders });
  const signed = new Map(
    orders.map(({ order, places }, at) => {
      const result = results[at] ?? { kind: 'unsigned' as const };
      return [order.dppCode, { order, publisher, now, places, result }];
    }),
  );
  return codes.map((dppCode) => {
    const ahead = signed.get(dppCode);
    return ahead === undefined ? { dppCode } : { dppCode, signed: ahead };
  });
}

/** The transaction finds the same fault again and reports it. */
function readable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof StoreFault)) throw error;
    return undefined;
  }
}

/** A passport that fails in a way that is no refusal keeps none of the others back: only it ends the work. */
function publishApart(wanted: readonly Wanted[], context: AppContext, which: Which): readonly PublishedOrRefused[] {
  try {
    return publishTogether(wanted, context, which);
  } catch (error) {
    if (wanted.length === 1 || error instanceof StoreFault || isSqliteFault(error)) throw error;
    return wanted.flatMap((one) => publishTogether([one], context, which));
  }
}

const isSqliteFault = (error: unknown): boolean => String((error as { readonly code?: unknown } | null)?.code).startsWith('SQLITE_');

function publishTogether(wanted: readonly Wanted[], context: AppContext, which: Which): readonly PublishedOrRefused[] {
  const { db } = context.store;
  const alone = <T>(work: () => T): T => db.transaction(work)();
  const work = db.transaction(() => {
    const publisher = publisherOf(context);
    return wanted.map(({ dppCode, signed }): PublishedOrRefused => {
      try {
        if (which === 'drafts' && publishedStatus(context.store, dppCode) !== undefined) return { dppCode };
        if (signed === undefined || !isKept(() => alone(() => keepAhead(signed, publisher)))) alone(() => signStored(dppCode, publisher));
        return { dppCode };
      } catch (error) {
        if (!(error instanceof StoreFault)) throw error;
        return { dppCode, refused: error };
      }
    });
  });
  return journalsInMemory(db, () => work.immediate());
}

/** Thrown to undo the started work. The passport is then read and signed within the transaction. */
class Outdated extends Error {}

function isKept(keep: () => void): boolean {
  try {
    keep();
    return true;
  } catch (error) {
    if (error instanceof Outdated) return false;
    throw error;
  }
}

/** Stores the signatures made ahead if none of their inputs has changed since. */
function keepAhead({ order, publisher: then, now, result }: SignedAhead, publisher: Publisher): void {
  const { store, signer } = publisher;
  if (!isSamePublisher(then, publisher) || !isDeepStrictEqual(orderOf(store, order.dppCode), order)) throw new Outdated();
  if (result.kind === 'refused') throw new StoreFault(result.code, result.message, result.errors);
  if (result.kind === 'unsigned') throw new Outdated();
  const { checked, known, given } = result;
  if (checked.record.dppCode !== order.dppCode) throw new Outdated();
  if (!isDeepStrictEqual(new Map(placesOf(store, order.dppCode)), new Map(known))) throw new Outdated();
  const open = given.length === 0 ? undefined : openListOf(store);
  if (given.length > 0 && (open === undefined || !takePlaces(store, open, given, order.dppCode))) throw new Outdated();
  const lists = new Set([...known, ...given].map(([, { list }]) => list));
  for (const list of lists) signForIssue(store, signer, list, now);
  keepSigned(publisher, checked, now);
}

const isSamePublisher = (one: Publisher, other: Publisher): boolean =>
  one.baseUrl === other.baseUrl &&
  one.publicSiteUrl === other.publicSiteUrl &&
  one.signer.verificationMethod === other.signer.verificationMethod &&
  one.signer.name === other.signer.name &&
  isDeepStrictEqual(one.signer.publicJwk, other.signer.publicJwk);
