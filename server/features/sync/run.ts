// Fetches items from a service until all are settled or the run is stopped. A run never starts automatically.
import type { SyncItem, SyncRun } from '../../contract/index.ts';
import { original } from '../../domain/foreign/index.ts';
import { parseDppCode } from '../../domain/gs1/dpp-code.ts';
import { defined } from '../../domain/json/defined.ts';
import type { ProductKey } from '../../domain/recognise/recognised.ts';
import { Refusal } from '../../lib/problem.ts';
import { credentialsByIdentifier, passportsByCode, passportsByProduct } from '../../store/passports/credentials.ts';
import {
  closeRun,
  countItemsOf,
  expandItem,
  nextItem,
  noteIdentity,
  type OpenItem,
  openRun,
  readRun,
  type Settled,
  settleItem,
  settleRest,
} from '../../store/sync.ts';
import type { AppContext } from '../app-context/index.ts';
import { takeFastestEngine } from '../engines/index.ts';
import { serviceAddress } from './address.ts';
import { identityOf, isAccepted } from './identity.ts';
import { oneOfEach } from './items.ts';
import { SYNC_LIMITS, type SyncLimits } from './limits.ts';
import { listsOfRun } from './lists.ts';
import { fetchPassport, Tally, takeFrom } from './passport.ts';
import { type Patience, patiently } from './patience.ts';
import { codeOfItem, codesOfProduct } from './resolve.ts';
import { ANY_CREDENTIAL, type Source } from './source.ts';
import { takeCredential } from './take.ts';

export interface SyncOrder {
  readonly url: string;
  readonly allowHttp: boolean;
  readonly items: readonly SyncItem[];
  readonly who: string;
  readonly events: boolean;
  /** Opens the view of a role. Kept in memory only. */
  readonly key?: string;
  /** Fingerprint of the service's own key, compared by a person. A stakeholder key is sent only to a service with that key. */
  readonly fingerprint?: string;
}

export interface SyncOptions extends Partial<Pick<Patience, 'wait' | 'random'>> {
  readonly signal: AbortSignal;
  readonly limits?: SyncLimits;
  readonly progress?: (run: SyncRun) => void;
}

/** An opened run: its number, and a promise of its end. */
export interface Started {
  readonly run: number;
  readonly ended: Promise<SyncRun>;
}

/**
 * Refuses invalid items immediately. Continues an unfinished run with the same service, items and options. Throws
 * `bad-parameter`, `bad-body` or `too-large`.
 */
export function startSync(
  context: AppContext,
  { url, allowHttp, items, who, events, key, fingerprint }: SyncOrder,
  options: SyncOptions,
): Started {
  const service = serviceAddress(url, allowHttp);
  takeFastestEngine();
  if (key !== undefined && !/^[\x21-\x7e]{1,200}$/.test(key)) throw new Refusal('bad-body', 'the stakeholder key is no key');
  const wish = { service, items: oneOfEach(items), events, keyed: key !== undefined };
  const run = openRun(context.store, wish, who, context.now());
  const limits = options.limits ?? SYNC_LIMITS;
  const ask = patiently({ ...options, limits });
  const source = { context, service, ask, limits, events, who, ...defined({ key }) };
  return { run, ended: carryOut(run, source, fingerprint, options) };
}

async function carryOut(
  run: number,
  bare: Omit<Source, 'lists'>,
  compared: string | undefined,
  { signal, progress }: SyncOptions,
): Promise<SyncRun> {
  const { context, service, ask, limits } = bare;
  const { store } = context;
  const end = (state: 'ended' | 'stopped'): SyncRun => {
    closeRun(store, run, state, context.now().toISOString());
    return readRun(store, run, false);
  };
  try {
    const identity = await identityOf(service, ask, context, limits);
    noteIdentity(store, run, identity);
    if (bare.key !== undefined && !isAccepted(service, identity, context, compared)) {
      settleRest(
        store,
        run,
        'not-accepted',
        'a stakeholder key is sent only to a service whose own key was compared: nothing was asked for',
      );
      return end('ended');
    }
    const source = { ...bare, ...(identity.did === undefined ? {} : { did: original(identity.did) }) };
    const lists = listsOfRun(run, source);
    await lists.again();
    await settleAll(run, { ...source, lists: lists.named }, signal, progress);
    return end('ended');
  } catch (error) {
    if (!signal.aborted) throw error;
    return end('stopped');
  }
}

async function settleAll(run: number, source: Source, signal: AbortSignal, progress: SyncOptions['progress']): Promise<void> {
  const { store } = source.context;
  const { limits } = source;
  const underWay = new Map<number, Promise<void>>();
  let failures = 0;
  const one = async ({ position, item }: OpenItem): Promise<void> => {
    const outcome = await settle(item, source);
    if ('outcome' in outcome && outcome.outcome === 'not-there') await askForHeld(item, source);
    if ('expand' in outcome) {
      if (countItemsOf(store, run) + outcome.expand.length > limits.items)
        settleItem(store, run, position, {
          ...NOTHING,
          outcome: 'refused',
          code: 'too-many',
          detail: `a run fetches at most ${limits.items} items`,
        });
      else expandItem(store, run, position, outcome.expand);
    } else {
      settleItem(store, run, position, outcome);
      failures = outcome.outcome === 'failed' ? failures + 1 : 0;
    }
    progress?.(readRun(store, run, true));
  };
  try {
    for (;;) {
      signal.throwIfAborted();
      const next =
        underWay.size < limits.atOnce && failures < limits.failuresInARow ? nextItem(store, run, new Set(underWay.keys())) : undefined;
      if (next !== undefined) {
        const work = one(next).finally(() => underWay.delete(next.position));
        underWay.set(next.position, work);
      } else if (underWay.size > 0) await Promise.race(underWay.values());
      else break;
    }
  } finally {
    // Waits until all requests in progress have ended, successfully or not.
    await Promise.allSettled(underWay.values());
  }
  if (failures >= limits.failuresInARow)
    settleRest(store, run, 'service-away', `${failures} items failed one after the other; the rest was not asked for`);
}

const NOTHING = { stored: 0, present: 0, unverified: 0 } as const;

async function settle(item: SyncItem, source: Source): Promise<Settled | { readonly expand: readonly SyncItem[] }> {
  try {
    if (item.link !== undefined) return await fromLink(item.link, source);
    if (item.dppCode !== undefined) return await fetchPassport(item.dppCode, expectedOf(item.dppCode, item), source);
    const { gtin = '', serial } = item;
    if (serial === undefined) return await product(item, source);
    const resolved = await codeOfItem(source.service, gtin, serial, source.ask);
    if (resolved.kind !== 'code') return ended(resolved, source);
    return await fetchPassport(resolved.dppCode, { product: { gtin, serial } }, source);
  } catch (error) {
    if (error instanceof Refusal) return { ...NOTHING, outcome: 'refused', code: error.code, detail: error.message };
    throw error;
  }
}

/** The service may have removed a revoked passport. The copies fetched before name the list that shows the revocation. */
async function askForHeld({ dppCode, gtin, serial, batch, link }: SyncItem, { context, lists }: Source): Promise<void> {
  const { store } = context;
  const code = dppCode === undefined ? undefined : parseDppCode(dppCode);
  const key = productOf(code?.ok ? code.value : { gtin, serial, batch });
  const held = [
    ...(dppCode === undefined ? [] : passportsByCode(store, dppCode)),
    ...(key === undefined ? [] : passportsByProduct(store, key)),
    ...(link === undefined ? [] : credentialsByIdentifier(store, link)),
  ];
  for (const { body } of held) {
    const taken = takeCredential(context, body, { passport: false });
    if (taken.kind !== 'refused') await lists(taken);
  }
}

function productOf({ gtin, serial, batch }: { readonly [K in 'gtin' | 'serial' | 'batch']?: string | undefined }): ProductKey | undefined {
  if (gtin === undefined) return undefined;
  return { gtin, ...defined({ serial, batch }) };
}

/** A batch that the service does not list separately may have the passport of its product. */
async function product(
  item: SyncItem,
  { service, ask, limits, ...source }: Source,
): Promise<Settled | { readonly expand: readonly SyncItem[] }> {
  const { gtin = '', batch } = item;
  const ofBatch = batch === undefined ? undefined : await codesOfProduct(service, item, ask, limits);
  const listed = ofBatch === undefined || ofBatch.kind === 'absent' ? await codesOfProduct(service, { gtin }, ask, limits) : ofBatch;
  return listed.kind === 'codes' ? { expand: listed.codes.map((dppCode) => ({ dppCode, gtin })) } : ended(listed, source);
}

/** Expects what the code itself contains, or else the product in whose listing it was found. */
function expectedOf(dppCode: string, { gtin }: SyncItem) {
  const code = parseDppCode(dppCode);
  if (!code.ok) throw new Refusal('bad-parameter', `'${dppCode.slice(0, 100)}' is no passport code: ${code.fault.detail}`);
  const { gtin: own, serial } = code.value;
  if (own !== undefined && gtin !== undefined && own !== gtin)
    throw new Refusal('bad-parameter', `the listing of GTIN ${gtin} names the passport '${dppCode}' of another product`);
  if (own !== undefined) return { product: { gtin: own, ...defined({ serial }) }, dppCode };
  return { dppCode, ...(gtin === undefined ? {} : { product: { gtin } }) };
}

/** Requests only the service itself. A link to another service is reported, not followed. */
async function fromLink(link: string, source: Source): Promise<Settled> {
  const url = URL.parse(link);
  const tally = new Tally();
  if (url === null || url.origin !== new URL(source.service).origin || url.username !== '' || url.password !== '')
    tally.refuse('other-origin', 'the link leads to another service than the one that is asked');
  else await takeFrom(url.href, ANY_CREDENTIAL, { passport: false }, source, tally);
  return tally.settled(source);
}

function ended(
  answer: Exclude<Awaited<ReturnType<typeof codesOfProduct>>, { readonly kind: 'codes' }>,
  source: Pick<Source, 'did'>,
): Settled {
  const tally = new Tally();
  if (answer.kind === 'failed') tally.fail(answer.code, answer.detail, answer.retry);
  else if (answer.kind === 'refused') tally.refuse(answer.code, answer.detail);
  else tally.gone = answer.code === 'gone';
  return tally.settled(source);
}
