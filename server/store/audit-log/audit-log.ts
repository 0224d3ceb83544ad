// The append-only logs of a store: one way to add a line and one way to walk them; each line carries the hash of the one before, and what is listed beside its record is recomputed.

import { statement } from '../statement.ts';
import type { Store } from '../store.ts';
import { CHAIN_START, canonical, entryHash } from './chain.ts';
import { FORMS, type Line } from './forms.ts';
import { LOGS, type LogName, lastOf, moveHead } from './heads.ts';

/** Within a transaction of the caller. `insert` gets the columns of the chain and gives the number of its row. */
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

/** To a log whose lines are their records and nothing else. */
export function appendRecord(store: Store, log: 'backup_log' | 'clock_resets' | 'key_rotations', line: object): void {
  const record = canonical(line);
  appendLine(store, log, record, ({ previousHash, hash }) =>
    Number(
      statement(store.db, `INSERT INTO ${log} (record, previous_hash, hash) VALUES (?, ?, ?)`).run(record, previousHash, hash)
        .lastInsertRowid,
    ),
  );
}

/** How far a walk has come: the last line that fits. */
export interface Walked {
  readonly number: number;
  readonly hash: string;
  /** The first line that does not fit. */
  readonly broken?: number;
}

export const NOT_WALKED: Walked = { number: 0, hash: CHAIN_START };

/** At most `limit` lines behind `from`. The same as `from`: there are none. */
export function walk(store: Pick<Store, 'db'>, log: LogName, from: Walked = NOT_WALKED, limit = Number.MAX_SAFE_INTEGER): Walked {
  const { lines, recordOf, isAsRecorded } = FORMS[log];
  let { number, hash } = from;
  for (const line of store.db.prepare(`${lines} LIMIT ?`).iterate(from.number, limit) as Iterable<Line>) {
    const fits = line.previous_hash === hash && line.hash === entryHash(hash, recordOf(line)) && isAsRecorded(line, store.db);
    if (!fits) return { number, hash, broken: line.id };
    ({ id: number, hash } = line);
  }
  return { number, hash };
}

export const firstBroken = (store: Pick<Store, 'db'>, log: LogName): number | undefined => walk(store, log).broken;

/** Every log that is in the store; one of an earlier version has fewer. */
export function logsIn({ db }: Pick<Store, 'db'>): readonly LogName[] {
  const has = db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?");
  return LOGS.filter((log) => has.get(log) !== undefined);
}
