// A role and a label in, a new key out, once; a key in, what is known of it out; keys are listed and revoked, never deleted.
import { hash, randomBytes } from 'node:crypto';
import type { Role, StakeholderKey, StakeholderKeyCreated, StakeholderKeyRequest } from '../contract/index.ts';
import { StoreFault } from '../lib/store-fault.ts';
import { statement } from './statement.ts';
import type { Store } from './store.ts';

/** Says what it is a key to, to whoever finds one (and to scanners for leaked secrets); not whose it is. */
const PREFIX = 'dppk_';
const FORM = /^dppk_[\w-]{43}$/;
const BYTES = 32;

const YEAR = 365 * 86_400_000;

/** `expiresAt` as ISO 8601 UTC; a year from now unless it is said. The secret is nowhere else, and never again. */
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
 * Undefined for what was never given out. The look-up is by hash, so it needs no comparison in constant time: how far an index got in comparing
 * tells something about the hash of a guess, from which nobody gets nearer to a key.
 */
export function keyOfSecret({ db }: Store, secret: string, now: Date): StakeholderKey | undefined {
  if (!FORM.test(secret)) return undefined;
  const row = statement(db, `SELECT ${COLUMNS} FROM stakeholder_keys WHERE sha256 = ?`).get(digest(secret)) as Row | undefined;
  return row === undefined ? undefined : toKey(row, now);
}

/** Newest first. */
export const listKeys = ({ db }: Store, now: Date): StakeholderKey[] =>
  (statement(db, `SELECT ${COLUMNS} FROM stakeholder_keys ORDER BY created_at DESC, rowid DESC`).all() as Row[]).map((row) =>
    toKey(row, now),
  );

/** A key that was revoked before stays revoked since then. */
export function revokeKey({ db }: Store, id: string, now: Date): StakeholderKey {
  statement(db, 'UPDATE stakeholder_keys SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL').run(now.toISOString(), id);
  const row = statement(db, `SELECT ${COLUMNS} FROM stakeholder_keys WHERE id = ?`).get(id) as Row | undefined;
  if (row === undefined) throw new StoreFault('not-found', `there is no stakeholder key '${id.slice(0, 100)}'`);
  return toKey(row, now);
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
