// Tracks which officer is signed in in each window, in memory only: after a restart, everyone signs in again.
import { createHash, randomBytes } from 'node:crypto';
import type { ListedOfficer, Officer } from '../../contract/index.ts';
import { findOfficer, officerRules, secretOf } from '../../store/officers/officers.ts';
import type { Store } from '../../store/store.ts';

/** Policy: more windows than any post has. Beyond this, the session that was used longest ago ends. */
const MOST = 100;
/** The time in milliseconds within which a second officer's sign-in must be used. */
const SECOND_MS = 120_000;
const MINUTE_MS = 60_000;

/** `salt` is that of the secret at the sign-in: setting a new secret ends all sessions opened with the old one. */
interface SignIn {
  readonly officer: string;
  readonly salt: string;
}

interface Session extends SignIn {
  used: number;
  second?: SignIn & { readonly key: string; readonly until: number; isTaken: boolean };
}

export type Sessions = ReturnType<typeof openSessions>;

const newToken = (): string => randomBytes(32).toString('base64url');
/** Looking up the digest of a token takes as long for a near miss as for any other. */
const keyOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** `elapsed` is a monotonic clock that cannot be set, in milliseconds. */
export function openSessions(store: Store, elapsed: () => number = () => performance.now()) {
  const sessions = new Map<string, Session>();
  const saltOf = (officer: string): string => secretOf(store, officer)?.salt.toString('hex') ?? '';
  const present = ({ officer, salt }: SignIn): ListedOfficer | undefined =>
    salt !== '' && salt === saltOf(officer) ? findOfficer(store, officer) : undefined;
  const sessionOf = (token: string | undefined): Session | undefined => {
    if (token === undefined) return undefined;
    const key = keyOf(token);
    const session = sessions.get(key);
    if (session === undefined) return undefined;
    const { lockMinutes } = officerRules(store);
    if (elapsed() - session.used < lockMinutes * MINUTE_MS && present(session) !== undefined) return session;
    sessions.delete(key);
    return undefined;
  };
  return {
    /** Called after the secret was checked. Returns the token of the window. */
    open: (officer: string): string => {
      const token = newToken();
      sessions.set(keyOf(token), { officer, salt: saltOf(officer), used: elapsed() });
      if (sessions.size > MOST) {
        const [oldest] = [...sessions].toSorted(([, one], [, other]) => one.used - other.used);
        if (oldest !== undefined) sessions.delete(oldest[0]);
      }
      return token;
    },
    /** Undefined if no officer is signed in under this token. */
    find: (token: string | undefined): ListedOfficer | undefined => {
      const session = sessionOf(token);
      return session && present(session);
    },
    /** Records that a person is at the computer, which postpones the lock. */
    use: (token: string | undefined) => {
      const session = sessionOf(token);
      if (session !== undefined) session.used = elapsed();
    },
    close: (token: string | undefined) => void (token !== undefined && sessions.delete(keyOf(token))),
    openSecond: (token: string | undefined, officer: string): string => {
      const second = newToken();
      const session = sessionOf(token);
      if (session !== undefined)
        session.second = { officer, salt: saltOf(officer), key: keyOf(second), until: elapsed() + SECOND_MS, isTaken: false };
      return second;
    },
    /** A second sign-in is valid for one action. Until `endSecond`, no other request can use it. */
    takeSecond: (token: string | undefined, given: string | undefined): Officer | undefined => {
      const session = sessionOf(token);
      const second = session?.second;
      if (session === undefined || second === undefined || second.isTaken || given === undefined) return undefined;
      const isGood = keyOf(given) === second.key && elapsed() < second.until && second.officer !== session.officer;
      const officer = isGood ? present(second) : undefined;
      second.isTaken = officer !== undefined;
      return officer;
    },
    /** If the action was refused, the second sign-in can be used again. */
    endSecond: (token: string | undefined, isDone: boolean) => {
      const session = sessionOf(token);
      if (session?.second === undefined) return;
      if (isDone) delete session.second;
      else session.second.isTaken = false;
    },
  };
}
