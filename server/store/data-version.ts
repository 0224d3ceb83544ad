// Counts changes to the data that the public interface may serve (the data version).
// The same version means the same responses in every process.

import { LITESTREAM_TABLES } from './litestream.ts';
import { statement } from './statement.ts';
import type { Db, Store } from './store.ts';

/** Read from the file at each call, because another process may have written. */
export const dataVersionOf = ({ db }: Store): number => statement(db, 'SELECT value FROM generation').pluck().get() as number;

/** Tables whose changes are not counted, each with the reason. Changes to every other table are counted. */
export const NOT_COUNTED: Readonly<Record<string, string>> = {
  generation: 'the count itself',
  inputs: 'the inspection log is private: an inspection empties no cache of what is public',
  inspections: 'as above',
  decisions: 'as above',
  contents: 'as above',
  dictionaries: 'as above',
  inspection_standing: 'as above',
  inspection_words: 'as above',
  inspection_words_config: 'as above',
  inspection_words_data: 'as above',
  inspection_words_idx: 'as above',
  decision_words: 'as above',
  decision_words_config: 'as above',
  decision_words_data: 'as above',
  decision_words_idx: 'as above',
  run_log: 'as above',
  run_items: 'as above',
  customs_log: 'as above',
  erasure_log: 'as above',
  erased: 'as above',
  other_sightings: 'as above',
  sighting_bundles: 'as above',
  registry_snapshot: 'as above',
  registry_rows: 'as above',
  open_runs: 'as above',
  run_seals: 'as above',
  run_photos: 'as above',
  run_parts: 'as above',
  bulk_queues: 'as above',
  bulk_items: 'as above',
  bulk_entries: 'as above',
  look_back: 'as above',
  drafts: 'never served; written only together with `passports`, which is counted',
  issued_rest: 'written only together with `issued`, which is counted',
  issued_names: 'as above',
  passport_counts: 'follow from the passports, which are counted',
  passport_words: 'as above',
  passport_words_config: 'as above',
  passport_words_data: 'as above',
  passport_words_docsize: 'as above',
  passport_words_idx: 'as above',
  passport_words_due: 'as above',
  passport_acts: 'who edits and publishes here is private; what they change is counted',
  officers: 'who signs in here is private',
  officer_attempts: 'as above',
  officer_log: 'as above',
  maintenance_log: 'as above',
  key_rotations: 'the log of the own keys is private; the DID document that they change is counted',
  issuer_versions: 'written only together with the list that says it, which is counted',
  packed: 'what travelled in packs is nothing that others read',
  packs_created: 'as above',
  packs_applied: 'as above; what a pack brought is counted where it was put',
  pack_creators: 'as above',
  pack_numbers: 'as above',
  former_operator_keys: 'as above',
  received_passports: 'what others sent is kept apart and never served',
  ownership_log: 'private; the events that a decision concerns are counted',
  pack_series: 'as above',
  sync_runs: 'what was fetched for a person is counted where it was put',
  sync_items: 'as above',
  sync_seen: 'as above',
  log_heads: 'as above: the logs are private',
  log_tree: 'as above',
  log_epochs: 'as above',
  witnessed_logs: 'as above',
  log_witnesses: 'as above',
  store_epoch: 'as above: a date that is renewed every minute',
  publishing: 'how far the publication has come is nothing that others read',
  outbox: 'as above',
  outbox_marks: 'as above',
  followed: 'counted by whoever writes it',
  backup_log: 'a copy changes nothing; what one brings back is served by processes that start after it',
};

const CHANGES = ['insert', 'update', 'delete'] as const;

/** Creates missing triggers, so that tables of later migrations are counted automatically. */
export function countChanges(db: Db): void {
  const names = (type: string): Set<string> =>
    new Set(
      db.prepare(`SELECT name FROM sqlite_schema WHERE type = ? AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'`).pluck().all(type) as string[],
    );
  const [tables, triggers] = [names('table'), names('trigger')];
  if (!tables.has('generation')) return;
  for (const table of tables) {
    if (Object.hasOwn(NOT_COUNTED, table) || Object.hasOwn(LITESTREAM_TABLES, table)) continue;
    for (const change of CHANGES) {
      const name = `${table}_${change}_counted`;
      if (!triggers.has(name))
        db.exec(`CREATE TRIGGER ${name} AFTER ${change} ON ${table} BEGIN UPDATE generation SET value = value + 1; END`);
    }
  }
}
