// The store of this folder and the one that takes its place in; a maker of packs that was removed here, and a key that was rotated away, stay so there.
import type { Store } from '../store/open.ts';
import { unlessDamaged } from './damage.ts';

/** One way only: nothing that is carried over makes a key count that did not. */
export function carryMakers(here: Store, next: Store): void {
  unlessDamaged(
    next.db.transaction(() => {
      const remove = next.db.prepare(
        `UPDATE pack_creators SET removed_at = ?, removed_by = ?, removed_reason = ? WHERE did_key = ? AND removed_at IS NULL`,
      );
      for (const row of all(here, 'SELECT removed_at, removed_by, removed_reason, did_key FROM pack_creators WHERE removed_at IS NOT NULL'))
        remove.run(...row);
      const former = next.db.prepare(
        'INSERT OR IGNORE INTO former_operator_keys SELECT @key, @name, @fingerprint, @since, @until WHERE @key NOT IN (SELECT did_key FROM operator_keys)',
      );
      for (const [key, name, fingerprint, since, until] of all(
        here,
        'SELECT did_key, name, fingerprint, since, until FROM former_operator_keys',
      ))
        former.run({ key, name, fingerprint, since, until });
      const withdraw = next.db.prepare(
        `UPDATE events SET accepted_at = NULL, accepted_by = NULL WHERE dpp_code = ? AND event_id = ? AND asserter = ? AND document = ?`,
      );
      for (const row of all(here, `SELECT dpp_code, event_id, asserter, document FROM events WHERE asserter <> '' AND accepted_at IS NULL`))
        withdraw.run(...row);
    }),
  );
}

const all = ({ db }: Store, sql: string): Iterable<unknown[]> => db.prepare(sql).raw().all() as unknown[][];
