// Appends to the logs of a store and walks them; every log uses these two functions.
// Each line carries the hash of the line before. The columns stored next to a record are recomputed from it and compared.

import { statement } from '../statement.ts';
import type { Store } from '../store.ts';
import { CHAIN_START, canonical, entryHash } from './chain.ts';
import { FORMS, type Line } from './forms.ts';
import { LOGS, type LogName, lastOf, moveHead } from './heads.ts';

/** Runs in the caller's transaction. `insert` receives the chain columns and returns the number of the new row. */
export function appendLine(
  store: Store,
  log: LogName,
  record: string,
  insert: (chain: { readonly previousHash: string; readonly hash: string }) => number,
): { readonly number: number; readonly hash: string } {
  const { hash: previousHash } = lastOf(store, log);
  const hash = entryHash(previousHash, record);
  const number = insert({ previousHash, hash });
  moveHead(store, log, previousHash, { number, hash });
  return { number, hash };
}

/** Appends to a log whose lines consist of the record only. */
export function appendRecord(store: Store, log: 'backup_log' | 'clock_resets' | 'key_rotations', line: object): void {
  const record = canonical(line);
  appendLine(store, log, record, ({ previousHash, hash }) =>
    Number(
      statement(store.db, `INSERT INTO ${log} (record, previous_hash, hash) VALUES (?, ?, ?)`).run(record, previousHash, hash)
        .lastInsertRowid,
    ),
  );
}

/** The position of a walk: the last line that fits the chain. */
export interface Walked {
  readonly number: number;
  readonly hash: string;
  /** The number of the first line that does not fit. */
  readonly broken?: number;
}

export const NOT_WALKED: Walked = { number: 0, hash: CHAIN_START };

/** Walks at most `limit` lines after `from`. Returns a position equal to `from` at the end of the log. */
export function walk(store: Pick<Store, 'db'>, log: LogName, from: Walked = NOT_WALKED, limit = Number.MAX_SAFE_INTEGER): Walked {
  const { lines, check } = FORMS[log];
  const fits = check(store.db);
  let { number, hash } = from;
  for (const line of store.db.prepare(`${lines} LIMIT ?`).iterate(from.number, limit) as Iterable<Line>) {
    const isChained = (record: string): boolean => line.previous_hash === hash && line.hash === entryHash(hash, record);
    if (!fits(line, isChained)) return { number, hash, broken: line.id };
    ({ id: number, hash } = line);
  }
  return { number, hash };
}

export const firstBroken = (store: Pick<Store, 'db'>, log: LogName): number | undefined => walk(store, log).broken;

/** The logs that this store has. A store of an earlier version has fewer. */
export function logsIn({ db }: Pick<Store, 'db'>): readonly LogName[] {
  const has = db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?");
  return LOGS.filter((log) => has.get(log) !== undefined);
}
