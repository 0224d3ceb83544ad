// Reverifies imported copies that could not be proven on import, and marks those that can be proven now.
// Look-ups return proven copies first.
import { defined } from '../../domain/json/defined.ts';

import { isGenuine } from '../../domain/verdict/genuine.ts';
import { verifyCredential } from '../../domain/verify/index.ts';
import { lastCredential, markProven, unverifiedCopies } from '../../store/passports/unverified.ts';
import { lastTrustChange } from '../../store/trust/trust-lists.ts';
import type { AppContext } from '../app-context/index.ts';

const STEP = 200;

/** The progress of this process. It starts again after the trust data has changed. */
export interface Turn {
  after: number;
  change?: number;
}

/** Proceeds in steps so that inspections can run in between; later turns continue with the rest. Returns how many copies were proven. */
export function reverifyCopies(context: AppContext, turn: Turn = { after: 0 }, most = Number.POSITIVE_INFINITY): number {
  const change = lastTrustChange(context.store);
  if (turn.change !== change) Object.assign(turn, { after: 0, change });
  let proved = 0;
  const last = lastCredential(context.store);
  for (let left = most; left > 0 && turn.after < last; left -= STEP) {
    const copies = unverifiedCopies(context.store, turn.after, STEP);
    const good = copies.length === 0 ? [] : genuineOf(copies, context);
    if (good.length > 0) markProven(context.store, good);
    proved += good.length;
    turn.after = copies.length < STEP ? last : (copies.at(-1)?.id ?? last);
  }
  return proved;
}

function genuineOf(copies: ReturnType<typeof unverifiedCopies>, context: AppContext): Parameters<typeof markProven>[1] {
  const verifyContext = { now: context.now(), trust: context.trust() };
  return copies.flatMap(({ id, format, body }) => {
    const { evidence, signedAt } = verifyCredential({ kind: format, text: body, flags: [] }, verifyContext);
    return isGenuine(evidence) ? [{ id, ...defined({ signedAt }) }] : [];
  });
}
