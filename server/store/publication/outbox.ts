// The outbox of publications: numbers every change of a published row, and reads the changes after a number.
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { beginEpoch, positionIn } from '../epoch.ts';
import { dropOutboxTriggers, outboxTriggersIn } from '../outbox-triggers.ts';
import { statement } from '../statement.ts';
import type { Db, Store } from '../store.ts';
import { encodeRow } from './encoding.ts';
import { formOf, NAMES, outboxTriggers, selectKeys, selectOne } from './published.ts';

export interface Change {
  readonly number: number;
  readonly name: string;
  /** The primary key as a JSON array. */
  readonly key: string;
  /** The published row. Null if the row no longer exists. */
  readonly content: string | null;
}

export interface Batch {
  readonly changes: readonly Change[];
  /** True if no change follows the last one: the receiver then has the complete current state. */
  readonly isWhole: boolean;
}

export interface Outbox {
  readonly epoch: string;
  readonly form: string;
}

interface Row extends Outbox {
  readonly filled: number;
}

const FILL = 5_000;

/**
 * Begins an outbox, or continues the present one. A new one begins in a new epoch, because rows that PostgreSQL holds
 * under the former numbers may no longer exist here: after a restore, after an update of the program, and if `anew` is
 * set.
 */
export async function openOutbox(store: Store, { anew = false } = {}): Promise<Outbox> {
  const { db } = store;
  const form = formOf(db);
  const triggers = outboxTriggers();
  const outbox = db
    .transaction(() => {
      const known = statement(db, 'SELECT epoch, form, filled FROM publishing').get() as Row | undefined;
      const present = outboxTriggersIn(db);
      const isComplete = Object.keys(triggers).every((name) => present.has(name));
      if (!anew && isComplete && known?.form === form && known.epoch === positionIn(db)?.epoch) return known;
      dropOutbox(db);
      for (const sql of Object.values(triggers)) db.exec(sql);
      if (anew || (known !== undefined && known.epoch === positionIn(db)?.epoch)) beginEpoch(store);
      const epoch = positionIn(db)?.epoch ?? '';
      statement(db, 'INSERT INTO publishing (id, epoch, form) VALUES (1, ?, ?)').run(epoch, form);
      return { epoch, form, filled: 0 };
    })
    .immediate();
  if (outbox.filled === 0) {
    for (const name of NAMES) await fill(store, name);
    statement(db, 'UPDATE publishing SET filled = 1').run();
  }
  return { epoch: outbox.epoch, form };
}

/** Removes the outbox, which leaves the store like one that was never published. */
export function dropOutbox(db: Db): void {
  dropOutboxTriggers(db);
  db.exec('DELETE FROM outbox; DELETE FROM outbox_marks; DELETE FROM publishing');
}

/** Milliseconds. A workbench that waits for the lock retries at intervals of at most 100 ms. */
const LEAST_PAUSE = 50;

/**
 * Uses short transactions, each followed by a pause at least as long, because the workbench writes in the meantime. Triggers add the
 * workbench's changes to the outbox.
 */
async function fill({ db }: Store, name: string): Promise<void> {
  const add = statement(db, 'INSERT INTO outbox (name, key) VALUES (?, ?) ON CONFLICT DO NOTHING');
  let last: unknown[] = [];
  for (;;) {
    const begun = performance.now();
    const keys = db
      .transaction(() => {
        const found = statement(db, selectKeys(name, last.length === 0))
          .raw()
          .all(...last, FILL) as unknown[][];
        for (const key of found) add.run(name, JSON.stringify(key));
        return found;
      })
      .immediate();
    last = keys.at(-1) ?? [];
    if (keys.length < FILL) return;
    await wait(Math.max(LEAST_PAUSE, performance.now() - begun));
  }
}

/** Reads from one consistent state of the store. Returns at least one change, if there is any, and stops before exceeding `bytes`. */
export function readBatch({ db }: Store, after: number, { rows, bytes }: { readonly rows: number; readonly bytes: number }): Batch {
  return db.transaction(() => {
    const numbered = statement(db, 'SELECT number, name, key FROM outbox WHERE number > ? ORDER BY number LIMIT ?').all(
      after,
      rows,
    ) as Omit<Change, 'content'>[];
    const changes: Change[] = [];
    let size = 0;
    for (const { number, name, key } of numbered) {
      const row = statement(db, selectOne(db, name))
        .raw()
        .get(...(JSON.parse(key) as unknown[])) as unknown[] | undefined;
      const content = row === undefined ? null : encodeRow(row);
      size += content?.length ?? 0;
      if (size > bytes && changes.length > 0) return { changes, isWhole: false };
      changes.push({ number, name, key, content });
    }
    return { changes, isWhole: numbered.length < rows };
  })();
}

/** The number of marks that are kept, here and in PostgreSQL. A reader that is further behind takes a new copy. */
export const MOST_MARKS = 10_000;

/** The mark of the state that ends with this number. It is generated on the first call. */
export function markOf({ db }: Store, number: number): string {
  statement(db, 'INSERT INTO outbox_marks (number, mark) VALUES (?, ?) ON CONFLICT DO NOTHING').run(
    number,
    randomBytes(16).toString('hex'),
  );
  statement(db, 'DELETE FROM outbox_marks WHERE number < (SELECT number FROM outbox_marks ORDER BY number DESC LIMIT 1 OFFSET ?)').run(
    MOST_MARKS,
  );
  return statement(db, 'SELECT mark FROM outbox_marks WHERE number = ?').pluck().get(number) as string;
}

export const isMark = ({ db }: Store, number: number, mark: string): boolean =>
  statement(db, 'SELECT 1 FROM outbox_marks WHERE number = ? AND mark = ?').get(number, mark) !== undefined;

export const marksBetween = ({ db }: Store, after: number, upTo: number): readonly { readonly number: number; readonly mark: string }[] =>
  statement(db, 'SELECT number, mark FROM outbox_marks WHERE number > ? AND number <= ? ORDER BY number').all(after, upTo) as {
    number: number;
    mark: string;
  }[];

/** `asOf` is given if PostgreSQL has the complete state of that moment. */
export const confirm = ({ db }: Store, number: number, asOf?: string): void =>
  void statement(db, 'UPDATE publishing SET confirmed = ?, as_of = coalesce(?, as_of)').run(number, asOf ?? null);

export interface PublishingState {
  /** Changes that PostgreSQL has not confirmed. */
  readonly waiting: number;
  readonly asOf: string | undefined;
}

/** Undefined for a store that was never published. */
export function publishingState({ db }: Store): PublishingState | undefined {
  const row = statement(
    db,
    'SELECT (SELECT count(*) FROM outbox WHERE number > confirmed) AS waiting, as_of AS asOf FROM publishing',
  ).get() as { waiting: number; asOf: string | null } | undefined;
  return row && { waiting: row.waiting, asOf: row.asOf ?? undefined };
}
