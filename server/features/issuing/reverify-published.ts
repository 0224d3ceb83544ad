// Reverifies the stored signatures of published passports, in small steps, and records when each last held.

import { type VerifyContext, verifyCredential } from '../../domain/verify/index.ts';
import { readRotations } from '../../store/audit-log/key-rotations.ts';
import { codesToRecheck, setVerified } from '../../store/passports/published.ts';
import { type PublishedCopy, passportCopies } from '../../store/passports/published-credentials.ts';
import type { AppContext } from '../app-context/index.ts';

const DAY = 86_400_000;
/** Takes about a tenth of a second. */
const AT_ONCE = 50;

/**
 * `verifiedAt` is when the stored signature last held under the present keys. A passport is due one day later, or after
 * the next key rotation. If the signature no longer holds because its key was revoked, `verifiedAt` is absent until the
 * passport is published again. Returns how many passports were checked.
 */
export function recheckSignatures(context: AppContext, limit = AT_ONCE): number {
  const { store } = context;
  // Reads the trust data before the clock, so that the clock floor is not later than this moment.
  const trust = context.trust();
  const now = context.now();
  const at = now.toISOString();
  const dayAgo = new Date(now.getTime() - DAY).toISOString();
  const rotated = readRotations(store)[0]?.at ?? '';
  const codes = codesToRecheck(store, { before: dayAgo > rotated ? dayAgo : rotated, after: at, limit });
  if (codes.length === 0) return 0;
  const found = codes.map((dppCode) => {
    // Only this form states when it was signed. Without that moment, a signature by a former key cannot be placed
    // inside the key's lifetime.
    const copies = passportCopies(store, dppCode, 'vc');
    return { dppCode, at, holds: copies.length > 0 && copies.every((copy) => holds(copy, { now, trust })) };
  });
  const write = store.db.transaction(() => {
    for (const one of found) setVerified(store, one);
  });
  write.immediate();
  return codes.length;
}

/** True if the credential is unaltered and its key is one that the service has not revoked. */
function holds({ format, body }: PublishedCopy, context: VerifyContext): boolean {
  const { evidence } = verifyCredential({ kind: format, text: body, flags: [] }, context);
  const isIntact = evidence.some(({ check, outcome }) => check === 'integrity' && outcome === 'passed');
  return isIntact && evidence.every(({ check, outcome }) => check !== 'key' || outcome === 'passed');
}
