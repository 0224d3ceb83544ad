// Begins an epoch of the logs, under which the tree over the logs has one name.
// An epoch begins with a new store, at the first start of this version, and before lines are appended to a copy.
import { hash, randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import type { LogFault } from '../../contract/index.ts';
import { defined } from '../../domain/json/defined.ts';
import { entryLeaf, epochLeaf } from '../../domain/merkle/entry.ts';
import { statement } from '../statement.ts';
import type { Db } from '../store.ts';
import { appendLeaf, headAt, storedLeaf, unlessTreeDamaged } from './leaves.ts';

/** The tables whose lines have leaves. */
export type LogName = LogFault['log'];

/** The name of the log to which the leaves of epochs belong. */
export const EPOCHS = 'epochs';

/** The head of a tree under the name that it had at the time. */
export interface NamedHead {
  readonly origin: string;
  readonly size: number;
  /** Base64. */
  readonly root: string;
}

export interface Epoch {
  /** The number of the epoch, from 1. */
  readonly number: number;
  /** `dpp-desk/DESK/EPOCH`: copies of a store share the first part. */
  readonly origin: string;
  /** ISO 8601 UTC. */
  readonly at: string;
  /** The tree that this epoch continues. Absent for the first one. */
  readonly previous?: NamedHead;
  /** The log that was here when a backup took its place. */
  readonly replaces?: NamedHead;
}

const RECORDS = `SELECT number, record FROM log_epochs WHERE iif(json_valid(record), json_type(record) = 'object', 0) ORDER BY number`;

/** Returns only epochs that their leaves cover: an epoch without its leaf, or with a changed record, is left out. */
export const epochsOf = (db: Db): readonly Epoch[] =>
  (statement(db, RECORDS).all() as { readonly number: number; readonly record: string }[])
    .filter(({ number, record }) => storedLeaf(db, EPOCHS, number)?.equals(epochLeaf(record)) === true)
    .map(({ record }) => JSON.parse(record) as Epoch);

const LAST = 'SELECT number, origin, place FROM log_epochs ORDER BY number DESC LIMIT 1';
type LastEpoch = { readonly number: number; readonly origin: string; readonly place: string } | undefined;

export const currentOrigin = (db: Db): string | undefined => (statement(db, LAST).get() as LastEpoch)?.origin;

/** The head of the tree with its current name. Undefined if the tree has not begun or is damaged. */
export function namedHead(db: Db): NamedHead | undefined {
  const origin = currentOrigin(db);
  if (origin === undefined) return undefined;
  return unlessTreeDamaged(() => {
    const { size, root } = headAt(db);
    return { origin, size, root: root.toString('base64') };
  });
}

/**
 * Runs in the caller's transaction, before a line is appended. `logs` are the tables whose lines the tree covers; a store of an earlier
 * version is covered in this order.
 */
export function readyTree(db: Db, logs: readonly LogName[]): void {
  const last = statement(db, LAST).get() as LastEpoch;
  const place = placeOf(db);
  if (last === undefined || !isSamePlace(last.place, place)) begin(db, logs, last, place);
  else if (last.place !== place) statement(db, 'UPDATE log_epochs SET place = ? WHERE number = ?').run(place, last.number);
}

/** Begins an epoch for a copy that takes the place of another log. */
export function beginLogEpoch(db: Db, logs: readonly LogName[], replaces: NamedHead | undefined): void {
  begin(db, logs, statement(db, LAST).get() as LastEpoch, placeOf(db), replaces);
}

function begin(db: Db, logs: readonly LogName[], last: LastEpoch, place: string, replaces?: NamedHead): void {
  const number = (last?.number ?? 0) + 1;
  const desk = last?.origin.split('/')[1] ?? randomBytes(8).toString('hex');
  const origin = `dpp-desk/${desk}/${number}-${randomBytes(6).toString('hex')}`;
  const previous = namedHead(db);
  const epoch: Epoch = { number, origin, at: new Date().toISOString(), ...defined({ previous, replaces }) };
  const record = JSON.stringify(epoch);
  statement(db, 'INSERT INTO log_epochs (number, origin, record, place) VALUES (?, ?, ?, ?)').run(number, origin, record, place);
  appendLeaf(db, EPOCHS, number, epochLeaf(record));
  if (last === undefined) for (const log of logs) cover(db, log);
}

/** The number of lines covered at a time, which bounds the memory used. */
const SLICE = 2000;

function cover(db: Db, log: LogName): void {
  const lines = statement(db, `SELECT id, hash FROM ${log} WHERE id > ? ORDER BY id LIMIT ${SLICE}`);
  for (let after = 0; ; ) {
    const slice = lines.all(after) as { readonly id: number; readonly hash: string }[];
    for (const { id, hash: entry } of slice) appendLeaf(db, log, id, entryLeaf(log, id, entry));
    if (slice.length < SLICE) return;
    after = slice.at(-1)?.id ?? after;
  }
}

/** Inode and creation time of the file, and the hash of its path. Empty for a database without a file. */
function placeOf({ name }: Db): string {
  const facts = statSync(name, { bigint: true, throwIfNoEntry: false });
  if (facts === undefined) return '';
  const { ino, birthtimeNs, ctimeNs } = facts;
  // If the creation time is unknown, Node reports 0 or the time of the last change.
  return `${ino} ${birthtimeNs === ctimeNs ? 0 : birthtimeNs} ${hash('sha256', name).slice(0, 16)}`;
}

/**
 * A renamed file keeps its inode and its creation time. The inode alone is not enough, because the next file may reuse
 * that of a removed one. Some file systems renumber their files at each mount; there the path is compared instead.
 */
function isSamePlace(one: string, other: string): boolean {
  const [inode, created, path] = one.split(' ');
  const [otherInode, otherCreated, otherPath] = other.split(' ');
  const isKnown = [created, otherCreated].every((time) => time !== undefined && time !== '0');
  return isKnown ? created === otherCreated && (inode === otherInode || path === otherPath) : inode === otherInode;
}
