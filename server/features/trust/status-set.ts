// Imports status lists by one rule, however they arrive, and limits those whose key no trust list vouches for.
import { type AdmittedList, admit, datedByItself, isVouched, MAX_UNVOUCHED } from '../../domain/status-list/index.ts';
import { effectiveNow } from '../../domain/trust/standing.ts';
import type { VerifyContext } from '../../domain/verify/index.ts';
import type { Store } from '../../store/store.ts';
import {
  dropUnvouched,
  putStatement,
  type Sight,
  type StatusDoor,
  setVouched,
  storedStatements,
  unvouchedOf,
} from '../../store/trust/status-lists.ts';

export interface Arrival {
  readonly door: StatusDoor;
  /** Who provided it: the operator, the maker of the pack or the service. */
  readonly source?: string;
  /** The address that was requested or that a trust list names. */
  readonly url?: string;
  /** The issuer under whose name it arrived. */
  readonly under?: string;
  /** When it was retrieved from its address, if that is stated; else the date in the list itself. */
  readonly retrievedAt?: string;
  /** When an operator first saw it, as that operator states. */
  readonly seenAt?: string;
}

export type Taken =
  | {
      readonly ok: true;
      readonly list: AdmittedList;
      readonly fresh: boolean;
      /** `unvouched`: kept, but without effect until a trust list vouches for its key. `older`: a newer one is held. */
      readonly standing: 'counts' | 'older' | 'unvouched';
    }
  | { readonly ok: false; readonly code: 'list-unusable'; readonly detail: string };

type Context = Pick<VerifyContext, 'now' | 'trust'>;

/** Returns how a list would be imported, without changing anything. */
export function lookAtList(store: Store | undefined, credential: string, { url }: Pick<Arrival, 'url'>, { trust }: Context): Taken {
  const admitted = admit(credential.trim(), url);
  if (!admitted.ok) return { ok: false, code: 'list-unusable', detail: admitted.detail.slice(0, 500) };
  const { list } = admitted;
  const held = store === undefined ? [] : storedStatements(store, list.url);
  const vouched = isVouched(list, trust);
  const newer = (heldIssuer: string | undefined, from: number | undefined): boolean =>
    heldIssuer === list.issuerId && (from ?? Number.NEGATIVE_INFINITY) > (list.from ?? Number.NEGATIVE_INFINITY);
  const isOlder = held.some(({ credential: text }) => {
    const other = admit(text);
    return other.ok && newer(other.list.issuerId, other.list.from);
  });
  const fresh = !held.some(({ sha256 }) => sha256 === list.sha256);
  return { ok: true, list, fresh, standing: !vouched ? 'unvouched' : isOlder ? 'older' : 'counts' };
}

/**
 * Imports a list independently of those held. It replaces none of them; only lists whose key is not vouched for are
 * limited in number. Refuses with `list-unusable`.
 */
export function takeList(store: Store, credential: string, arrival: Arrival, context: Context): Taken {
  const taken = lookAtList(store, credential, arrival, context);
  if (!taken.ok) return taken;
  const { now, trust } = context;
  const { door, source = '', under = '', retrievedAt = datedByItself(taken.list, now.getTime()), seenAt = now.toISOString() } = arrival;
  const vouched = taken.standing !== 'unvouched';
  const sight: Sight = { door, source, under, retrievedAt, seenAt, vouched };
  putStatement(store, taken.list, sight, effectiveNow(now, trust.clockFloor));
  if (!vouched && taken.fresh) boundUnvouched(store, sight, context);
  return taken;
}

/** Keeps the newest by date, then by hash, so that the order of arrival does not matter. */
function boundUnvouched(store: Store, { door, source }: Sight, { trust }: Context): void {
  const rows = unvouchedOf(store, door, source);
  if (rows.length <= MAX_UNVOUCHED) return;
  const waiting = rows.flatMap(({ id, credential }) => {
    const read = admit(credential);
    if (!read.ok) return [{ id, from: Number.NEGATIVE_INFINITY, sha256: '' }];
    if (!isVouched(read.list, trust)) return [{ id, from: read.list.from ?? Number.NEGATIVE_INFINITY, sha256: read.list.sha256 }];
    setVouched(store, id);
    return [];
  });
  waiting.sort((one, other) => (one.from === other.from ? (one.sha256 < other.sha256 ? -1 : 1) : other.from - one.from));
  for (const { id } of waiting.slice(MAX_UNVOUCHED)) dropUnvouched(store, id);
}

export const UNVOUCHED = {
  code: 'list-of-unknown-issuer',
  detail: 'no trust list here vouches for the key of the list: it is kept, and counts for nothing until one does',
} as const;
