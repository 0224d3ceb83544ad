// Checks the PIN or passphrase of an officer, and locks the officer out after failed attempts.
import { Refusal } from '../../lib/problem.ts';
import { countAttempt, forgetAttempts, waitAfter } from '../../store/officers/attempts.ts';
import { findOfficer, secretOf } from '../../store/officers/officers.ts';
import { isSecret, MOST_SECRET, secretFault } from '../../store/officers/secret.ts';
import type { Store } from '../../store/store.ts';
import { despiteMaintenance } from '../../store/write-guard.ts';
import { logOfficer } from './officer-log.ts';

/** Throws `wrong-secret`, or `locked-out` with the seconds to wait. The secret is in neither. */
export async function requireSecret(store: Store, id: string, secret: string, now: () => Date): Promise<void> {
  const stored = secretOf(store, id);
  if (stored === undefined || secret.length > MOST_SECRET) throw wrong();
  const { wait, failures } = countAttempt(store, id, now());
  if (wait !== undefined) throw lockedOut(wait);
  if (await isSecret(secret, stored)) {
    // The secret was replaced during the comparison, so the compared one is no longer a secret of this officer.
    if (secretOf(store, id)?.salt.equals(stored.salt) !== true) throw wrong();
    return forgetAttempts(store, id);
  }
  const next = waitAfter(failures);
  if (next === 0) throw wrong();
  const officer = findOfficer(store, id);
  // The officers of a damaged store are held in memory, without a log.
  if (officer !== undefined && !store.db.memory)
    despiteMaintenance(store, () =>
      store.db
        .transaction(() => {
          const { name } = officer;
          logOfficer(store, { at: now().toISOString(), action: 'locked-out', officer: { id, name }, who: name });
        })
        .immediate(),
    );
  throw lockedOut(next);
}

const wrong = (): Refusal => new Refusal('wrong-secret', 'the PIN or passphrase is not that of this officer');

function lockedOut(wait: number): Refusal {
  const seconds = Math.ceil(wait / 1000);
  return new Refusal('locked-out', `too many failed attempts: the next one is possible in ${seconds} seconds`, {
    headers: { 'retry-after': String(seconds) },
  });
}

const FAULTS = {
  short: 'a PIN has at least 6 digits, and a passphrase at least 8 characters',
  long: 'it has at most 200 characters',
  simple: 'it is easy to guess: choose one without repetitions or sequences',
} as const;

/** Throws `bad-body` for a secret that no officer may have. */
export function requireGood(secret: string, pointer: string): void {
  const fault = secretFault(secret);
  if (fault !== undefined) throw new Refusal('bad-body', FAULTS[fault], { errors: [{ pointer, detail: FAULTS[fault], code: fault }] });
}
