// A desk in; the stored signatures of its published passports verified again, some at a time, and the moment of it written down.

import { type VerifyContext, verifyCredential } from '../../domain/verify/index.ts';
import { readRotations } from '../../store/audit-log/key-rotations.ts';
import { codesToRecheck, setVerified } from '../../store/passports/published.ts';
import { type PublishedCopy, passportCopies } from '../../store/passports/published-credentials.ts';
import type { AppContext } from '../app-context/index.ts';

const DAY = 86_400_000;
/** About a tenth of a second. */
const AT_ONCE = 50;

/**
 * `verifiedAt` is when the stored signature last held by the keys of now: a passport is due when that is a day ago, or before the last rotation of the key.
 * One whose signature holds no more, because its key was revoked, has no such moment until it is published again. Returns how many were looked at.
 */
export function recheckSignatures(desk: AppContext, limit = AT_ONCE): number {
  const { store } = desk;
  // Trust before the clock: what it saw must not be ahead of this moment.
  const trust = desk.trust();
  const now = desk.now();
  const at = now.toISOString();
  const dayAgo = new Date(now.getTime() - DAY).toISOString();
  const rotated = readRotations(store)[0]?.at ?? '';
  const codes = codesToRecheck(store, { before: dayAgo > rotated ? dayAgo : rotated, after: at, limit });
  if (codes.length === 0) return 0;
  const found = codes.map((dppCode) => {
    // The form that states when it was signed: of one that does not, nobody can tell whether an earlier key made it in its time.
    const copies = passportCopies(store, dppCode, 'vc');
    return { dppCode, at, holds: copies.length > 0 && copies.every((copy) => holds(copy, { now, trust })) };
  });
  const write = store.db.transaction(() => {
    for (const one of found) setVerified(store, one);
  });
  write.immediate();
  return codes.length;
}

/** Unaltered, and under a key that the service stands by. */
function holds({ format, body }: PublishedCopy, context: VerifyContext): boolean {
  const { evidence } = verifyCredential({ kind: format, text: body, flags: [] }, context);
  const isIntact = evidence.some(({ check, outcome }) => check === 'integrity' && outcome === 'passed');
  return isIntact && evidence.every(({ check, outcome }) => check !== 'key' || outcome === 'passed');
}
