// Takes what came for the address of a status list into the set, and says what became of it.

import { iso } from '../../domain/dates/dates.ts';
import { maySpeakAgainst } from '../../domain/status-list/index.ts';
import type { AppContext } from '../app-context/index.ts';
import { type Taken, takeList as take, UNVOUCHED } from '../trust/index.ts';

export interface ExpectedList {
  /** As credentials name it. */
  readonly url: string;
  /** Who issued these credentials. */
  readonly issuerId: string;
  /** Whether it came over https from the very address: only then is it as young as the answer, else as old as its own word. */
  readonly own: boolean;
}

/** `kept`: in the set, and decides nothing yet. */
export type TakenList =
  | { readonly kind: 'stored' | 'present' }
  | { readonly kind: 'kept'; readonly code: 'list-of-unknown-issuer' | 'list-older'; readonly detail: string }
  | { readonly kind: 'refused'; readonly code: 'list-unusable'; readonly detail: string };

export function takeList(desk: AppContext, text: string, { url, issuerId, own }: ExpectedList): TakenList {
  const context = { now: desk.now(), trust: desk.trust() };
  const arrival = {
    door: 'sync',
    source: new URL(url).host,
    url,
    under: issuerId,
    ...(own ? { retrievedAt: context.now.toISOString() } : {}),
  } as const;
  const taken = desk.store.db.transaction(() => take(desk.store, text, arrival, context)).immediate();
  return saidOf(taken, issuerId, context.trust);
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
