// Merges persons' decisions into the restored store: issuers, restrictions, makers of packs, and their log lines.
import type { Store } from '../../../store/store.ts';

const LOGS = {
  trust_log: ['at', 'action', 'subject', 'sequence', 'sha256', 'who', 'reason', 'signed_in'],
  ownership_log: ['at', 'action', 'subject', 'events', 'who', 'reason'],
} as const;

/** Forms the union of both logs. Lines that only this store has follow those of the other one. */
export function mergeLogs(here: Store, next: Store): void {
  for (const [table, columns] of Object.entries(LOGS)) {
    const read = `SELECT ${columns.join(', ')} FROM ${table} ORDER BY id`;
    const known = new Set((next.db.prepare(read).raw().all() as unknown[][]).map((row) => JSON.stringify(row)));
    const add = next.db.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`);
    for (const row of here.db.prepare(read).raw().iterate() as Iterable<unknown[]>) if (!known.has(JSON.stringify(row))) add.run(...row);
  }
}

const ISSUER = [
  'did',
  'origin',
  'operator',
  'name',
  'country',
  'role',
  'status',
  'since',
  'did_document',
  'credential_types',
  'status_list_issuers',
  'as_of',
  'added_by',
  'reason',
  'sample',
] as const;
type IssuerRow = Readonly<Record<(typeof ISSUER)[number], string | number | null>>;

/** The last decision of a person about an issuer, as one store knows it: added, or removed since. */
interface Decision {
  readonly at: number;
  readonly added?: IssuerRow;
}

/** The later of two decisions counts. Of two at the same moment, a removal counts, otherwise the decision made here. */
export function mergeLocalIssuers(here: Store, next: Store): void {
  const [made, others] = [decisionsIn(here), decisionsIn(next)];
  const put = next.db.prepare(
    `INSERT OR REPLACE INTO issuers (${ISSUER.join(', ')}) VALUES (${ISSUER.map((name) => `@${name}`).join(', ')})`,
  );
  const remove = next.db.prepare(`DELETE FROM issuers WHERE did = ? AND origin = 'local'`);
  for (const [did, decision] of made) {
    const other = others.get(did);
    if (other !== undefined && (other.at > decision.at || (other.at === decision.at && other.added === undefined))) continue;
    if (decision.added === undefined) remove.run(did);
    else put.run(decision.added);
  }
}

function decisionsIn({ db }: Store): ReadonlyMap<string, Decision> {
  const decisions = new Map<string, Decision>();
  const removed = db.prepare(`SELECT at, subject FROM trust_log WHERE action = 'issuer-removed' ORDER BY id`).all() as {
    readonly at: string;
    readonly subject: string;
  }[];
  // The line names the issuer and ends with its DID in brackets.
  for (const { at, subject } of removed) {
    const did = /\((did:[^()\s]+)\)$/.exec(subject)?.[1];
    if (did !== undefined) decisions.set(did, { at: Date.parse(at) });
  }
  const added = db.prepare(`SELECT ${ISSUER.join(', ')} FROM issuers WHERE origin = 'local' AND sample = 0`).all() as IssuerRow[];
  for (const row of added) decisions.set(String(row.did), { at: Date.parse(String(row.as_of)), added: row });
  return decisions;
}

/** The union of both sets: what either store restricted or lifted. */
export function mergeRestrictions(here: Store, next: Store): void {
  const restrict = next.db.prepare(
    'INSERT OR IGNORE INTO restrictions (id, did, types, at, who, reason) VALUES (@id, @did, @types, @at, @who, @reason)',
  );
  for (const row of here.db.prepare('SELECT id, did, types, at, who, reason FROM restrictions').all()) restrict.run(row);
  const lift = next.db.prepare(
    'INSERT OR IGNORE INTO restriction_lifts (restriction, at, who, reason) VALUES (@restriction, @at, @who, @reason)',
  );
  for (const row of here.db.prepare('SELECT restriction, at, who, reason FROM restriction_lifts').all()) lift.run(row);
}

const MAKER = ['did_key', 'name', 'fingerprint', 'pinned_at', 'pinned_by', 'removed_at', 'removed_by', 'removed_reason'] as const;

/** Merges makers confirmed or removed here. Keeps former keys of operators, so that a pack signed with one is refused. */
export function mergeMakers(here: Store, next: Store): void {
  const maker = next.db.prepare(
    `INSERT INTO pack_creators (${MAKER.join(', ')}) VALUES (${MAKER.map((name) => `@${name}`).join(', ')})
     ON CONFLICT (did_key) DO UPDATE SET removed_at = excluded.removed_at, removed_by = excluded.removed_by, removed_reason = excluded.removed_reason
       WHERE removed_at IS NULL AND excluded.removed_at IS NOT NULL`,
  );
  for (const row of here.db.prepare(`SELECT ${MAKER.join(', ')} FROM pack_creators`).all()) maker.run(row);
  const former = next.db.prepare(
    `INSERT OR IGNORE INTO former_operator_keys SELECT @did_key, @name, @fingerprint, @since, @until
     WHERE @did_key NOT IN (SELECT did_key FROM operator_keys)`,
  );
  for (const row of here.db.prepare('SELECT did_key, name, fingerprint, since, until FROM former_operator_keys').all()) former.run(row);
}
