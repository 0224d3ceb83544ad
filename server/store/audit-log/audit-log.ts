// Appends to the logs of a store and walks them; every log uses these two functions.
// Each line carries the hash of the line before. The columns stored next to a record are recomputed from it and compared.

import { entryHash, entryLeaf } from '../../domain/merkle/entry.ts';
import { newSalt } from '../../domain/merkle/parts.ts';
import { erasureCheck } from '../erasures/erased.ts';
import { currentOrigin, readyTree } from '../log-tree/epochs.ts';
import { appendLeaf, lastWithLeaf, storedLeaf } from '../log-tree/leaves.ts';
import { signedInMember } from '../officers/acting.ts';
import { statement } from '../statement.ts';
import type { Db, Store } from '../store.ts';
import { CHAIN_START, canonical } from './chain.ts';
import { FORMS, type Line } from './forms.ts';
import { LOGS, type LogName, lastOf, moveHead } from './heads.ts';

export interface ChainColumns {
  readonly previousHash: string;
  readonly hash: string;
  readonly salt: string;
}

/**
 * Runs in the caller's transaction, so that a line is never written without its leaf. `insert` receives the chain columns and returns the
 * number of the new row.
 */
export function appendLine(
  store: Store,
  log: LogName,
  record: string,
  insert: (chain: ChainColumns) => number,
): { readonly number: number; readonly hash: string } {
  if (!store.db.inTransaction) throw new TypeError('a line and its leaf are written in one transaction');
  readyTree(store.db, LOGS);
  const { hash: previousHash } = lastOf(store, log);
  const salt = newSalt();
  const hash = entryHash(previousHash, record, salt);
  const number = insert({ previousHash, hash, salt });
  appendLeaf(store.db, log, number, entryLeaf(log, number, hash));
  moveHead(store, log, previousHash, { number, hash });
  return { number, hash };
}

/** Appends to a log whose lines consist of the record only, with the officers who are signed in. */
export function appendRecord(
  store: Store,
  log: 'backup_log' | 'clock_resets' | 'key_rotations' | 'officer_log' | 'maintenance_log',
  line: object,
): void {
  const record = canonical({ ...line, ...signedInMember() });
  appendLine(store, log, record, ({ previousHash, hash, salt }) =>
    Number(
      statement(store.db, `INSERT INTO ${log} (record, previous_hash, hash, salt) VALUES (?, ?, ?, ?)`).run(
        record,
        previousHash,
        hash,
        salt,
      ).lastInsertRowid,
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
  const tree = treeOf(store.db, log);
  const isErasedAsLogged = erasureCheck(store.db, log);
  let { number, hash } = from;
  let seen = 0;
  for (const line of store.db.prepare(`${lines} LIMIT ?`).iterate(from.number, limit) as Iterable<Line>) {
    const isChained = (record: string): boolean => line.previous_hash === hash && line.hash === entryHash(hash, record, line.salt ?? null);
    // Checks that the numbers are consecutive, because a log can continue with a valid chain after lost lines.
    if (line.id !== number + 1 || !fits(line, isChained) || !tree.has(line) || !isErasedAsLogged(line))
      return { number, hash, broken: line.id };
    ({ id: number, hash } = line);
    seen += 1;
  }
  return seen < limit && tree.last > number ? { number, hash, broken: number + 1 } : { number, hash };
}

interface Tree {
  has(line: Line): boolean;
  /** The last line that has a leaf. A log that ends before this line was truncated. */
  readonly last: number;
}

/** Lets every line pass in a store of an earlier version, which has no tree or has not begun one. */
function treeOf(db: Db, log: LogName): Tree {
  const isThere = db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'log_epochs'").get() !== undefined;
  if (!isThere || currentOrigin(db) === undefined) return { has: () => true, last: 0 };
  return {
    has: ({ id, hash }) => storedLeaf(db, log, id)?.equals(entryLeaf(log, id, hash)) === true,
    last: lastWithLeaf(db, log),
  };
}

export const firstBroken = (store: Pick<Store, 'db'>, log: LogName): number | undefined => walk(store, log).broken;

/** The lines that do not fit, in order, at most `most` of them. Each is compared with the preceding line as stored. */
export function allBroken(store: Pick<Store, 'db'>, log: LogName, most: number): readonly number[] {
  const found: number[] = [];
  for (let from = NOT_WALKED; found.length < most; ) {
    const { broken } = walk(store, log, from);
    if (broken === undefined) break;
    found.push(broken);
    const hash = statement(store.db, `SELECT hash FROM ${log} WHERE id = ?`).pluck().get(broken) as string | undefined;
    if (hash === undefined) break;
    from = { number: broken, hash };
  }
  return found;
}

/** The logs that this store has. A store of an earlier version has fewer. */
export function logsIn({ db }: Pick<Store, 'db'>): readonly LogName[] {
  const has = db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?");
  return LOGS.filter((log) => has.get(log) !== undefined);
}
