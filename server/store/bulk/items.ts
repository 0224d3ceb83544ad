// Moves the inputs of bulk inspections from one state to the next.
import type { BulkFault, BulkInput, BulkItemState, BulkMissing, BulkReading } from '../../contract/index.ts';
import { StoreFault } from '../../lib/store-fault.ts';
import { appendInspections, type Entry } from '../audit-log/append.ts';
import { readSignedIn, underSignIn } from '../officers/acting.ts';
import { runOf } from '../runs/of-entry.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';
import { storedFault } from './faults.ts';
import { beginWhenFull, isOver, type Queue, queueOf, setState, waitsForRun } from './queues.ts';

export interface Item {
  readonly position: number;
  readonly name: string;
  readonly kind: BulkInput['kind'];
  readonly state: BulkItemState;
  readonly bytes: number | null;
  readonly attempts: number;
  readonly readings: readonly BulkReading[] | undefined;
}

type Row = Omit<Item, 'readings'> & { readonly readings: string | null };

const COLUMNS = 'position, name, kind, state, bytes, attempts, readings';

const toItem = ({ readings, ...row }: Row): Item => ({
  ...row,
  readings: readings === null ? undefined : (JSON.parse(readings) as readonly BulkReading[]),
});

/** Throws `not-found`. */
export function itemOf(store: Store, queue: string, position: number): Item {
  const row = statement(store.db, `SELECT ${COLUMNS} FROM bulk_items WHERE queue = ? AND position = ?`).get(queue, position);
  if (row === undefined) throw new StoreFault('not-found', 'there is no such input');
  return toItem(row as Row);
}

/** Registers inputs; those already registered are unchanged. The inspection starts when all are registered. Throws `conflict`. */
export function addItems(store: Store, id: string, from: number, items: readonly BulkInput[], random: (below: number) => number): void {
  const { db } = store;
  db.transaction(() => {
    const queue = queueOf(store, id);
    if (from + items.length > queue.total) throw new StoreFault('conflict', `only ${queue.total} inputs were announced`);
    if (queue.state !== 'filling') return;
    const add = statement(
      db,
      'INSERT INTO bulk_items (queue, position, name, kind, state, bytes, readings) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
    );
    for (const [at, { name, kind, readings, bytes }] of items.entries()) {
      const state = kind === 'code' ? 'ready' : 'awaited';
      add.run(
        id,
        from + at,
        name,
        kind,
        state,
        kind === 'code' ? null : (bytes ?? 0),
        readings === undefined ? null : JSON.stringify(readings),
      );
    }
    beginWhenFull(store, queue, random);
  }).immediate();
}

/** Records that the contents of these inputs have been received. */
export const contentArrived = ({ db }: Store, id: string, ...positions: readonly number[]): void =>
  void statement(
    db,
    `UPDATE bulk_items SET state = CASE kind WHEN 'unread' THEN 'unread' ELSE 'ready' END
     WHERE queue = ? AND position IN (SELECT value FROM json_each(?)) AND state = 'awaited'`,
  ).run(id, JSON.stringify(positions));

/** Stores the readings of an input. Does nothing if the input was already read. */
export const wasRead = ({ db }: Store, id: string, position: number, readings: readonly BulkReading[]): void =>
  void statement(
    db,
    "UPDATE bulk_items SET state = ?, readings = ?, attempts = 0 WHERE queue = ? AND position = ? AND state = 'unread'",
  ).run(readings.some(({ part }) => part) ? 'part' : 'ready', JSON.stringify(readings), id, position);

export const wasNotInspected = ({ db }: Store, id: string, position: number, fault: BulkFault): void =>
  void statement(
    db,
    "UPDATE bulk_items SET state = 'failed', fault = ? WHERE queue = ? AND position = ? AND state IN ('awaited', 'unread', 'ready')",
  ).run(storedFault(fault), id, position);

export const missingItems = ({ db }: Store, id: string): readonly Omit<BulkMissing['items'][number], 'held'>[] =>
  statement(db, "SELECT position, name, bytes FROM bulk_items WHERE queue = ? AND state = 'awaited' ORDER BY position").all(id) as Omit<
    BulkMissing['items'][number],
    'held'
  >[];

export const itemsHere = ({ db }: Store, id: string): BulkMissing['here'] =>
  statement(db, "SELECT position, name, bytes FROM bulk_items WHERE queue = ? AND state <> 'awaited' ORDER BY position").all(
    id,
  ) as unknown as BulkMissing['here'];

/** Returns those of these positions whose inputs are done. */
export const doneAmong = ({ db }: Store, id: string, positions: readonly number[]): readonly number[] =>
  statement(db, "SELECT position FROM bulk_items WHERE queue = ? AND state = 'done' AND position IN (SELECT value FROM json_each(?))")
    .pluck()
    .all(id, JSON.stringify(positions)) as number[];

/** The number of bytes that all queues are still waiting for. */
export const awaitedBytes = ({ db }: Store): number =>
  statement(
    db,
    `SELECT coalesce(sum(bytes), 0) FROM bulk_items
     WHERE queue IN (SELECT id FROM bulk_queues WHERE state NOT IN ('done', 'cancelled')) AND state = 'awaited'`,
  )
    .pluck()
    .get() as number;

/**
 * The next inputs in this state, in order. An input on which work began before without being finished is taken alone, because it may crash
 * the program again.
 */
export function nextItems(
  { db }: Store,
  id: string,
  state: 'ready' | 'unread',
  most: number,
  except: readonly number[] = [],
): readonly Item[] {
  const rows = statement(
    db,
    `SELECT ${COLUMNS} FROM bulk_items WHERE queue = ? AND state = ? AND position NOT IN (SELECT value FROM json_each(?))
     ORDER BY position LIMIT ?`,
  ).all(id, state, JSON.stringify(except), most) as Row[];
  const tried = rows.findIndex(({ attempts }) => attempts > 0);
  return (tried < 0 ? rows : rows.slice(0, Math.max(1, tried))).map(toItem);
}

/** Counts an attempt for each input. Stored before the work begins, so that an input that crashes the program is eventually given up. */
export const begun = ({ db }: Store, id: string, positions: readonly number[], by: 1 | -1 = 1): void =>
  void statement(
    db,
    'UPDATE bulk_items SET attempts = max(0, attempts + ?) WHERE queue = ? AND position IN (SELECT value FROM json_each(?))',
  ).run(by, id, JSON.stringify(positions));

export interface Inspected {
  readonly position: number;
  /** The entries of each reading. */
  readonly entries: readonly (readonly Entry[])[];
}

/**
 * Logs the entries of these inputs and marks the inputs as done in the same transaction, so that an interruption neither loses nor
 * duplicates an entry. Writes nothing and returns false if the queue was stopped in the meantime.
 */
export function commitInspected(store: Store, id: string, inspected: readonly Inspected[]): boolean {
  const { db } = store;
  return db
    .transaction(() => {
      const queue = queueOf(store, id);
      if (queue.state !== 'running' || waitsForRun(store, queue) !== undefined) return false;
      const done = statement(
        db,
        "UPDATE bulk_items SET state = 'done', readings = NULL, attempts = 0 WHERE queue = ? AND position = ? AND state = 'ready'",
      );
      const link = statement(db, 'INSERT INTO bulk_entries (inspection_id, queue, position) VALUES (?, ?, ?)');
      for (const { position, entries } of inspected) {
        if (done.run(id, position).changes === 0) continue;
        for (const [reading, of] of entries.entries()) {
          // The officer who is signed in now, or whose request resumed the queue, is not the one who began it.
          const logged = underSignIn(readSignedIn(queue.signed_in), () =>
            appendInspections(store, of, `${id}-${position}-${reading}`, (entry) => runOf(store, queue.run ?? undefined, entry)),
          );
          for (const { id: inspection } of logged) link.run(inspection, id, position);
        }
      }
      return true;
    })
    .immediate();
}

/** The inputs that hold a part of a code, once no other input of the queue can add further parts. Empty until then. */
export function partsToJoin({ db }: Store, { id }: Queue): readonly Item[] {
  const more = "SELECT 1 FROM bulk_items WHERE queue = ? AND state IN ('awaited', 'unread') LIMIT 1";
  if (statement(db, more).get(id) !== undefined) return [];
  return (statement(db, `SELECT ${COLUMNS} FROM bulk_items WHERE queue = ? AND state = 'part' ORDER BY position`).all(id) as Row[]).map(
    toItem,
  );
}

export function replaceReadings({ db }: Store, id: string, items: readonly Pick<Item, 'position' | 'readings'>[]): void {
  const replace = statement(db, "UPDATE bulk_items SET state = 'ready', readings = ? WHERE queue = ? AND position = ? AND state = 'part'");
  db.transaction(() => {
    for (const { position, readings } of items) replace.run(JSON.stringify(readings), id, position);
  }).immediate();
}

/** Ends a queue with no remaining work. Returns whether it did. */
export function endWhenDone(store: Store, id: string): boolean {
  const { db } = store;
  return db
    .transaction(() => {
      const queue = queueOf(store, id);
      const open = "SELECT 1 FROM bulk_items WHERE queue = ? AND state IN ('awaited', 'unread', 'part', 'ready') LIMIT 1";
      if (isOver(queue) || queue.state === 'filling' || statement(db, open).get(id) !== undefined) return false;
      setState(store, id, 'done');
      return true;
    })
    .immediate();
}
