// Merges statements admitted and decisions made here into the store that replaces this one: a restore removes nothing.
import { either } from '../../../domain/status-list/index.ts';
import { allCosigned, putCosigned } from '../../../store/log-tree/cosigned.ts';
import { allWitnessed, putWitnessed } from '../../../store/log-tree/witnessed.ts';
import { showState } from '../../../store/passports/passports.ts';
import { keptRules } from '../../../store/rules.ts';
import { readSettings, writeSettings } from '../../../store/settings.ts';
import type { Store } from '../../../store/store.ts';
import { unlessDamaged } from './damage.ts';
import { mergeLocalIssuers, mergeLogs, mergeMakers, mergeRestrictions } from './decisions.ts';
import { mergeOfficers } from './officers.ts';
import { mergeCopies, mergeReceivedEvents, mergeReceivedPassports } from './received.ts';
import { mergeTrustLists } from './trust-lists.ts';

/** The order matters: operator keys are merged before the former ones. */
const KINDS: readonly ((here: Store, next: Store) => void)[] = [
  mergeStatusStatements,
  mergeCopies,
  mergeReceivedPassports,
  mergeReceivedEvents,
  mergeOwnStatus,
  mergeRevokedKeys,
  mergeOperatorKeys,
  mergeTrustLists,
  mergeLocalIssuers,
  mergeRestrictions,
  mergeMakers,
  mergeLogs,
  mergeWitnessed,
  mergeOfficers,
  mergeRules,
  mergeEdition,
];

/**
 * Merges each kind whole or not at all; from a damaged store, merges what can be read. Returns true if all of it could
 * be read. A merge creates no evidence in favour of goods: all of it was admitted here or is in the copy. Of this
 * service's own statements, only revocations and suspensions are merged.
 */
export function mergeInto(here: Store, next: Store): boolean {
  const isMerged = (merge: (typeof KINDS)[number]): boolean =>
    unlessDamaged(
      next.db.transaction(() => {
        merge(here, next);
        return true;
      }),
    ) === true;
  return next.db.transaction(() => KINDS.filter((merge) => !isMerged(merge)).length === 0).immediate();
}

interface StatementRow {
  readonly url: string;
  readonly kind: 'list' | 'known-revoked';
  readonly name: string;
  readonly body: string | Buffer;
}

/** Forms the union of both sets: every list that either store has, with the earlier of both first sightings. */
function mergeStatusStatements(here: Store, next: Store): void {
  const names = ['url', 'kind', 'name', 'body', 'first_retrieved', 'retrieved_at', 'seen_at', 'door', 'source', 'under', 'vouched'];
  const known = next.db.prepare("SELECT body FROM status_statements WHERE kind = 'known-revoked' AND url = ? AND name = ?").pluck();
  // A moment of retrieval in the future, from a clock that was ahead, is replaced.
  const put = next.db.prepare(
    `INSERT INTO status_statements (${names.join(', ')}) VALUES (${names.map((name) => `@${name}`).join(', ')})
     ON CONFLICT (url, kind, name) DO UPDATE SET body = CASE kind WHEN 'list' THEN body ELSE excluded.body END,
       first_retrieved = min(first_retrieved, excluded.first_retrieved), seen_at = min(seen_at, excluded.seen_at),
       retrieved_at = CASE WHEN retrieved_at > @now THEN excluded.retrieved_at ELSE max(retrieved_at, excluded.retrieved_at) END,
       vouched = max(vouched, excluded.vouched)`,
  );
  const now = new Date().toISOString();
  for (const row of here.db.prepare('SELECT * FROM status_statements').iterate() as Iterable<StatementRow>) {
    const { url, name } = row;
    const body = row.kind === 'list' ? row.body : either(row.body as Buffer, known.get(url, name) as Buffer | undefined);
    put.run({ ...row, body, now });
  }
}

interface Standing {
  readonly at: string;
  readonly dpp_code: string;
  readonly action: string;
  readonly dpp_status: string;
  readonly who: string;
  readonly reason: string | null;
  readonly sample: number;
}

const LAST = 'SELECT at, dpp_code, action, dpp_status, who, reason, sample FROM status_log WHERE dpp_code = ? ORDER BY id DESC LIMIT 1';

/** The same index, or the index of the same credential. */
const SAME = '((list = @list AND place = @place) OR (dpp_code = @dpp_code AND credential_id = @credential_id))';

/** Carries revocations and suspensions made here over to the restored store. Its lists are signed again at the next start. */
function mergeOwnStatus(here: Store, next: Store): void {
  const codes = here.db.prepare('SELECT DISTINCT dpp_code FROM status_log').pluck().all() as string[];
  const [last, lastThere] = [here.db.prepare(LAST), next.db.prepare(LAST)];
  const log = next.db.prepare(
    'INSERT INTO status_log (at, dpp_code, action, dpp_status, who, reason, sample) VALUES (@at, @dpp_code, @action, @dpp_status, @who, @reason, @sample)',
  );
  let changed = 0;
  for (const code of codes) {
    const standing = last.get(code) as Standing;
    const there = lastThere.get(code) as Standing | undefined;
    if (standing.action === 'reinstate' || there?.action === 'revoke') continue;
    if (standing.action === 'suspend' && there !== undefined && Date.parse(there.at) >= Date.parse(standing.at)) continue;
    log.run(standing);
    changed++;
    showState(next, code, standing.action === 'revoke' ? 'invalid' : 'inactive');
  }
  const places = here.db.prepare(
    'SELECT list, place, credential_id, dpp_code, revoked, suspended FROM status_places WHERE revoked = 1 OR suspended = 1',
  );
  const add = next.db.prepare(
    // A credential that has another index there keeps it.
    `INSERT OR IGNORE INTO status_places (list, place, credential_id, dpp_code, revoked, suspended)
     SELECT @list, @place, iif(EXISTS (SELECT 1 FROM status_places WHERE dpp_code = @dpp_code AND credential_id = @credential_id), NULL, @credential_id), @dpp_code, 0, 0`,
  );
  const revoke = next.db.prepare(`UPDATE status_places SET revoked = 1 WHERE revoked = 0 AND ${SAME}`);
  const suspend = next.db.prepare(
    `UPDATE status_places SET suspended = 1 WHERE suspended = 0 AND ${SAME}
     AND (dpp_code IS NULL OR 'suspend' = (SELECT action FROM status_log l WHERE l.dpp_code = status_places.dpp_code ORDER BY id DESC LIMIT 1))`,
  );
  const open = next.db.prepare('INSERT OR IGNORE INTO own_status_lists (list, given) SELECT @list, 0');
  for (const place of places.iterate() as Iterable<{ list: number; revoked: number; suspended: number }>) {
    open.run({ list: place.list });
    changed += add.run(place).changes;
    if (place.revoked === 1) changed += revoke.run(place).changes;
    if (place.suspended === 1) changed += suspend.run(place).changes;
  }
  if (changed === 0) return;
  next.db.exec('UPDATE own_status_lists SET given = (SELECT count(*) FROM status_places p WHERE p.list = own_status_lists.list)');
  next.db.exec('DELETE FROM signed_status_lists');
}

/** Stakeholder keys: a key that was revoked here stays revoked. */
function mergeRevokedKeys(here: Store, next: Store): void {
  const revoke = next.db.prepare('UPDATE stakeholder_keys SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL');
  for (const row of here.db.prepare('SELECT revoked_at, id FROM stakeholder_keys WHERE revoked_at IS NOT NULL').raw().iterate() as Iterable<
    unknown[]
  >)
    revoke.run(...row);
}

/** Keys of the office that keeps the list: a key that was rotated away is not restored. */
function mergeOperatorKeys(here: Store, next: Store): void {
  const keys = here.db.prepare('SELECT * FROM operator_keys').all() as { readonly operator: string }[];
  if (keys.length === 0) return;
  next.db.exec('DELETE FROM operator_keys');
  const pin = next.db.prepare(
    'INSERT INTO operator_keys (did_key, operator, name, fingerprint, pinned_at, pinned_by) VALUES (@did_key, @operator, @name, @fingerprint, @pinned_at, @pinned_by)',
  );
  for (const key of keys) pin.run(key);
  next.db.exec('DELETE FROM operator_rules');
  const rule = next.db.prepare(
    'INSERT INTO operator_rules (operator, rule, fingerprint, pinned_at, pinned_by) VALUES (@operator, @rule, @fingerprint, @pinned_at, @pinned_by)',
  );
  for (const row of here.db.prepare('SELECT * FROM operator_rules').all()) rule.run(row);
}

/**
 * Includes the logs of other desks, because a witness without them would cosign a log that was cut back to an earlier
 * state, and the cosignatures of others.
 */
function mergeWitnessed(here: Store, next: Store): void {
  for (const seen of allWitnessed(here.db)) putWitnessed(next.db, seen);
  for (const cosigned of allCosigned(here.db)) putCosigned(next.db, cosigned);
}

/** The stricter of both settings stays. */
function mergeRules(here: Store, next: Store): void {
  const [present, other] = [readSettings(here), readSettings(next)];
  writeSettings(next, {
    trustTwoPersons: present.trustTwoPersons || other.trustTwoPersons,
    trustFreshDays: Math.min(present.trustFreshDays, other.trustFreshDays),
    trustExpiryDays: Math.min(present.trustExpiryDays, other.trustExpiryDays),
    hsCodeNeedsKey: present.hsCodeNeedsKey || other.hsCodeNeedsKey,
  });
}

/** The newer edition of the rules of completeness. */
function mergeEdition(here: Store, next: Store): void {
  const [present, other] = [keptRules(here), keptRules(next)];
  if (present === undefined || (other !== undefined && other.date >= present.date)) return;
  next.db.exec('DELETE FROM rules_edition');
  next.db
    .prepare(
      `INSERT INTO rules_edition (id, name, date, sha256, content, imported_at, officer, origin, origin_name)
       VALUES (@id, @name, @date, @sha256, @content, @imported_at, @officer, @origin, @origin_name)`,
    )
    .run(here.db.prepare('SELECT * FROM rules_edition').get());
}
