// Determines the reader of a request by X-Stakeholder-Key: its role and what the role may read.
// A key that is not valid is refused, never treated as the public.
import type { Role } from '../../contract/index.ts';
import { readerOfRole } from '../../domain/passport/roles.ts';
import { ANYONE, type Reader } from '../../domain/passport/visible.ts';
import { Refusal } from '../../lib/problem.ts';
import { keyOfSecret } from '../../store/stakeholder-keys.ts';
import type { Ask } from './answer.ts';

const NAME = 'X-Stakeholder-Key';
const CHALLENGE = { 'www-authenticate': 'StakeholderKey realm="dpp"' } as const;

export interface RequestReader {
  /** Absent if the request has no key. */
  readonly role?: Role;
  readonly reader: Reader;
  /** Headers for the response, which forbid caching a role's view. Empty without a key. */
  readonly headers: Readonly<Record<string, string>>;
}

const PUBLIC: RequestReader = { reader: ANYONE, headers: {} };
const NO_STORE = { 'cache-control': 'no-store' } as const;

/** Reads the store at every request with a key, so that a revoked key fails at once. Throws an `unknown-key` Refusal. */
export function readerOfRequest({ reader, request }: Ask): RequestReader {
  const given = request.headers['x-stakeholder-key'];
  if (given === undefined) return PUBLIC;
  // Node joins two fields of one name to one list. No key contains a comma.
  const secret = [given].flat().join(',').trim();
  if (secret.includes(',')) {
    const detail = 'is given more than once: send one key';
    throw new Refusal('bad-parameter', `'${NAME}' ${detail}`, { errors: [{ parameter: NAME, detail }] });
  }
  const key = keyOfSecret(reader.store, secret, reader.now());
  if (key === undefined) throw refused('is not known here');
  if (key.state === 'revoked') throw refused(`was revoked on ${key.revokedAt}`);
  if (key.state === 'expired') throw refused(`expired on ${key.expiresAt}`);
  reader.keyUsed?.(key.id);
  return { role: key.role, reader: readerOfRole(key.role), headers: NO_STORE };
}

const refused = (why: string): Refusal =>
  new Refusal('unknown-key', `this stakeholder key ${why}; without one, the public view is served`, { headers: CHALLENGE });
