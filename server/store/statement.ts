// Prepares each SQL statement once per connection and caches it.
import type { Statement } from 'better-sqlite3';
import type { Db } from './store.ts';

const prepared = new WeakMap<Db, Map<string, Statement<unknown[]>>>();

export function statement(db: Db, sql: string): Statement<unknown[]> {
  const found = prepared.get(db)?.get(sql);
  if (found !== undefined) return found;
  const known = prepared.get(db) ?? new Map<string, Statement<unknown[]>>();
  prepared.set(db, known);
  const made = db.prepare<unknown[]>(sql);
  known.set(sql, made);
  return made;
}
