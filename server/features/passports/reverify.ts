// Imported copies that could not be proved when they came, and the trust data of now, in; how many are proved now, and marked so that they are looked at first, out.

import { isGenuine } from '../../domain/verdict/genuine.ts';
import { verifyCredential } from '../../domain/verify/index.ts';
import { lastCredential, markProven, unverifiedCopies } from '../../store/passports/unverified.ts';
import { lastTrustChange } from '../../store/trust/trust-lists.ts';
import type { AppContext } from '../app-context/index.ts';

const STEP = 200;

/** How far a process has come: what it has looked at is looked at again when the trust data have changed. */
export interface Turn {
  after: number;
  change?: number;
}

/** In steps, so that inspections come in between: the rest is left to the next turn. */
export function reverifyCopies(desk: AppContext, turn: Turn = { after: 0 }, most = Number.POSITIVE_INFINITY): number {
  const change = lastTrustChange(desk.store);
  if (turn.change !== change) Object.assign(turn, { after: 0, change });
  let proved = 0;
  const last = lastCredential(desk.store);
  for (let left = most; left > 0 && turn.after < last; left -= STEP) {
    const copies = unverifiedCopies(desk.store, turn.after, STEP);
    const good = copies.length === 0 ? [] : genuineOf(copies, desk);
    if (good.length > 0) markProven(desk.store, good);
    proved += good.length;
    turn.after = copies.length < STEP ? last : (copies.at(-1)?.id ?? last);
  }
  return proved;
}

function genuineOf(copies: ReturnType<typeof unverifiedCopies>, desk: AppContext): Parameters<typeof markProven>[1] {
  const context = { now: desk.now(), trust: desk.trust() };
  return copies.flatMap(({ id, format, body }) => {
    const { evidence, signedAt } = verifyCredential({ kind: format, text: body, flags: [] }, context);
    return isGenuine(evidence) ? [{ id, ...(signedAt === undefined ? {} : { signedAt }) }] : [];
  });
}
