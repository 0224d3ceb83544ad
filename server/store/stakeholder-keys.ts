// Creates, looks up, lists and revokes stakeholder keys. A secret is returned only once, and keys are never deleted.
import { hash, randomBytes } from 'node:crypto';
import type { Role, StakeholderKey, StakeholderKeyCreated, StakeholderKeyRequest } from '../contract/index.ts';
import { StoreFault } from '../lib/store-fault.ts';
import { statement } from './statement.ts';
import type { Store } from './store.ts';
import { despiteMaintenance } from './write-guard.ts';

/** Tells a finder, or a scanner for leaked secrets, what the key is for, but not who owns it. */
const PREFIX = 'dppk_';
const FORM = /^dppk_[\w-]{43}$/;
const BYTES = 32;

const YEAR = 365 * 86_400_000;

/** `expiresAt` in ISO 8601 UTC; defaults to 365 days from now. The secret is stored nowhere and cannot be shown again. */
export function createKey({ db }: Store, { label, role, expiresAt }: StakeholderKeyRequest, now: Date): StakeholderKeyCreated {
  const secret = `${PREFIX}${randomBytes(BYTES).toString('base64url')}`;
  const row: Row = {
    id: randomBytes(6).toString('hex'),
    label,
    role,
    created_at: now.toISOString(),
    expires_at: expiresAt ?? new Date(now.getTime() + YEAR).toISOString(),
    revoked_at: null,
  };
  statement(
    db,
    `INSERT INTO stakeholder_keys (id, label, role, sha256, created_at, expires_at, revoked_at)
     VALUES (@id, @label, @role, @sha256, @created_at, @expires_at, @revoked_at)`,
  ).run({ ...row, sha256: digest(secret) });
  return { key: toKey(row, now), secret };
}

/**
 * Returns undefined for a secret that was never issued. The lookup uses the hash, so it needs no constant-time comparison: timing reveals
 * only something about the hash of a guess, which does not help to find a key.
 */
export function keyOfSecret({ db }: Store, secret: string, now: Date): StakeholderKey | undefined {
  if (!FORM.test(secret)) return undefined;
  const row = statement(db, `SELECT ${COLUMNS} FROM stakeholder_keys WHERE sha256 = ?`).get(digest(secret)) as Row | undefined;
  return row === undefined ? undefined : toKey(row, now);
}

/** Newest first. */
export const listKeys = ({ db }: Store, now: Date): StakeholderKey[] =>
  (
    statement(
      db,
      `SELECT ${COLUMNS}, (SELECT day FROM stakeholder_key_uses WHERE key_id = id) AS used_on
       FROM stakeholder_keys ORDER BY created_at DESC, rowid DESC`,
    ).all() as (Row & { readonly used_on: string | null })[]
  ).map(({ used_on, ...row }) => ({ ...toKey(row, now), ...(used_on === null ? {} : { lastUsedOn: used_on }) }));

/**
 * Keeps the first revocation time of a key. Throws `not-found` for an unknown id. Allowed during maintenance, because keys are still
 * accepted then.
 */
export function revokeKey({ db }: Store, id: string, now: Date): StakeholderKey {
  const revoke = statement(db, 'UPDATE stakeholder_keys SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL');
  despiteMaintenance({ db }, () => revoke.run(now.toISOString(), id));
  const row = statement(db, `SELECT ${COLUMNS} FROM stakeholder_keys WHERE id = ?`).get(id) as Row | undefined;
  if (row === undefined) throw new StoreFault('not-found', `there is no stakeholder key '${id.slice(0, 100)}'`);
  return toKey(row, now);
}

/** Records the day (UTC) for keys that were issued here. Writes once a day for each key, and never a day before the last one. */
export function noteKeyUses({ db }: Store, ids: readonly string[], now: Date): void {
  const note = statement(
    db,
    `INSERT INTO stakeholder_key_uses (key_id, day) SELECT id, ? FROM stakeholder_keys WHERE id = ?
     ON CONFLICT (key_id) DO UPDATE SET day = excluded.day WHERE day < excluded.day`,
  );
  const used = statement(db, 'SELECT 1 FROM stakeholder_key_uses WHERE key_id = ? AND day >= ?');
  const day = now.toISOString().slice(0, 10);
  // A statement that writes nothing would still wait for other writers.
  despiteMaintenance({ db }, () => {
    for (const id of ids) if (used.get(id, day) === undefined) note.run(day, id);
  });
}

const COLUMNS = 'id, label, role, created_at, expires_at, revoked_at';

interface Row {
  id: string;
  label: string;
  role: Role;
  created_at: string;
  expires_at: string;
  revoked_at: string | null;
}

const digest = (secret: string): string => hash('sha256', secret, 'hex');

const toKey = ({ id, label, role, created_at, expires_at, revoked_at }: Row, now: Date): StakeholderKey => ({
  id,
  label,
  role,
  createdAt: created_at,
  expiresAt: expires_at,
  ...(revoked_at === null ? {} : { revokedAt: revoked_at }),
  state: revoked_at !== null ? 'revoked' : now.getTime() > Date.parse(expires_at) ? 'expired' : 'active',
});
