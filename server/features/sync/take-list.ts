// Imports a fetched status list, and reports the outcome.

import { iso } from '../../domain/dates/dates.ts';
import { maySpeakAgainst } from '../../domain/status-list/index.ts';
import type { AppContext } from '../app-context/index.ts';
import { type Taken, takeList as take, UNVOUCHED } from '../trust/index.ts';

export interface ExpectedList {
  /** The address that the credentials name. */
  readonly url: string;
  /** The issuer of these credentials. */
  readonly issuerId: string;
  /**
   * True if it was fetched over https from exactly its own address. Only then does it date from now; otherwise it dates
   * from the date that it states.
   */
  readonly own: boolean;
}

/** `kept`: stored, but without effect so far. */
export type TakenList =
  | { readonly kind: 'stored' | 'present' }
  | { readonly kind: 'kept'; readonly code: 'list-of-unknown-issuer' | 'list-older'; readonly detail: string }
  | { readonly kind: 'refused'; readonly code: 'list-unusable'; readonly detail: string };

export function takeList(context: AppContext, text: string, { url, issuerId, own }: ExpectedList): TakenList {
  const verifyContext = { now: context.now(), trust: context.trust() };
  const arrival = {
    door: 'sync',
    source: new URL(url).host,
    url,
    under: issuerId,
    ...(own ? { retrievedAt: verifyContext.now.toISOString() } : {}),
  } as const;
  const taken = context.store.db.transaction(() => take(context.store, text, arrival, verifyContext)).immediate();
  return saidOf(taken, issuerId, verifyContext.trust);
}

function saidOf(taken: Taken, issuerId: string, trust: ReturnType<AppContext['trust']>): TakenList {
  if (!taken.ok) return { kind: 'refused', code: taken.code, detail: taken.detail };
  const { list, fresh, standing } = taken;
  if (standing === 'unvouched') return { kind: 'kept', ...UNVOUCHED };
  if (!maySpeakAgainst(list.issuerId, { issuerId, trust }))
    return { kind: 'refused', code: 'list-unusable', detail: `the list is that of ${list.issuerId}, who was not named for it` };
  if (standing === 'older')
    return {
      kind: 'kept',
      code: 'list-older',
      detail: `the list that came is of ${list.from === undefined ? 'no date' : iso(list.from)}, a newer one is held`,
    };
  return { kind: fresh ? 'stored' : 'present' };
}
