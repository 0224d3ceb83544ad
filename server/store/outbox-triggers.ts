// Finds and drops the triggers of a published store; publishing it again recreates them.
import type { Db } from './store.ts';

export const outboxTriggersIn = (db: Db): ReadonlySet<string> =>
  new Set(
    db.prepare(`SELECT name FROM sqlite_schema WHERE type = 'trigger' AND name LIKE '%\\_outbox' ESCAPE '\\'`).pluck().all() as string[],
  );

export function dropOutboxTriggers(db: Db): void {
  for (const name of outboxTriggersIn(db)) db.exec(`DROP TRIGGER "${name.replaceAll('"', '""')}"`);
}
