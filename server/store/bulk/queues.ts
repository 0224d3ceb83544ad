// Keeps the queues of bulk inspections: their inputs and their progress.
import type { Bulk, BulkItemState, BulkRequest, BulkState, BulkSummary, Language } from '../../contract/index.ts';
import type { Headline } from '../../domain/evidence/evidence.ts';
import { drawSample, samplingPlan } from '../../domain/sampling/plan.ts';
import { StoreFault } from '../../lib/store-fault.ts';
import { signedInColumn } from '../officers/acting.ts';
import { openRun, stateOf } from '../runs/run-log.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';

export interface Queue {
  readonly id: string;
  readonly name: string;
  readonly run: string | null;
  readonly language: Language;
  readonly created_at: string;
  readonly state: BulkState;
  readonly total: number;
  readonly level: 'I' | 'II' | 'III' | null;
  /** Who began it. */
  readonly signed_in: string | null;
}

/** Policy: a finished inspection is deleted once this many newer ones were begun. Its entries stay in the log. */
const KEPT = 20;

export const isOver = ({ state }: Pick<Queue, 'state'>): boolean => state === 'done' || state === 'cancelled';

export const findQueue = ({ db }: Store, id: string): Queue | undefined =>
  statement(db, 'SELECT * FROM bulk_queues WHERE id = ?').get(id) as Queue | undefined;

/** Throws `not-found`. */
export function queueOf(store: Store, id: string): Queue {
  const queue = findQueue(store, id);
  if (queue === undefined) throw new StoreFault('not-found', 'there is no such bulk inspection');
  return queue;
}

export const allQueues = ({ db }: Store): readonly Queue[] =>
  statement(db, 'SELECT * FROM bulk_queues ORDER BY created_at DESC, id').all() as Queue[];

/**
 * Binds the queue to the open run. Returns the ids of old queues that were deleted. Throws `conflict` if the id belongs to another queue.
 */
export function createQueue(store: Store, { id, name, language, total, level }: BulkRequest, now: Date): readonly string[] {
  const { db } = store;
  return db
    .transaction(() => {
      const known = findQueue(store, id);
      if (known !== undefined) {
        if (known.name === name && known.total === total && known.level === (level ?? null)) return [];
        throw new StoreFault('conflict', 'another bulk inspection was begun under this id');
      }
      statement(
        db,
        "INSERT INTO bulk_queues (id, name, run, language, created_at, state, total, level, signed_in) VALUES (?, ?, ?, ?, ?, 'filling', ?, ?, ?)",
      ).run(id, name, openRun(store) ?? null, language, now.toISOString(), total, level ?? null, signedInColumn());
      const old = allQueues(store).filter(isOver).slice(KEPT);
      for (const queue of old) forgetRows(store, queue.id);
      return old.map((queue) => queue.id);
    })
    .immediate();
}

function forgetRows({ db }: Store, id: string): void {
  for (const table of ['bulk_entries', 'bulk_items']) statement(db, `DELETE FROM ${table} WHERE queue = ?`).run(id);
  statement(db, 'DELETE FROM bulk_queues WHERE id = ?').run(id);
}

/** Deletes a finished queue; its entries stay in the log. Throws `conflict` for an unfinished one. */
export function forgetQueue(store: Store, id: string): void {
  store.db
    .transaction(() => {
      if (!isOver(queueOf(store, id))) throw new StoreFault('conflict', 'the bulk inspection is not over: cancel it first');
      forgetRows(store, id);
    })
    .immediate();
}

export const setState = ({ db }: Store, id: string, state: BulkState): void =>
  void statement(db, 'UPDATE bulk_queues SET state = ? WHERE id = ?').run(state, id);

/** Does nothing if the queue is in that state already. Throws `conflict` if the step is impossible now. */
export function step(store: Store, id: string, to: 'pause' | 'resume' | 'cancel' | 'retry'): void {
  const { db } = store;
  db.transaction(() => {
    const queue = queueOf(store, id);
    const refuse = (): never => {
      throw new StoreFault('conflict', `the bulk inspection is ${queue.state}`);
    };
    switch (to) {
      case 'pause':
        if (queue.state === 'running') setState(store, id, 'paused');
        else if (queue.state !== 'paused') refuse();
        return;
      case 'resume':
        if (queue.state === 'paused') setState(store, id, 'running');
        else if (queue.state !== 'running') refuse();
        return;
      case 'cancel':
        if (queue.state === 'done') refuse();
        statement(
          db,
          "UPDATE bulk_items SET state = 'cancelled', readings = NULL WHERE queue = ? AND state IN ('awaited', 'unread', 'part', 'ready')",
        ).run(id);
        setState(store, id, 'cancelled');
        return;
      case 'retry': {
        if (queue.state === 'cancelled' || queue.state === 'filling') refuse();
        // The caller checks whether the content is still stored.
        const again = "CASE WHEN kind = 'code' OR readings IS NOT NULL THEN 'ready' ELSE 'awaited' END";
        const { changes } = statement(
          db,
          `UPDATE bulk_items SET state = ${again}, attempts = 0, fault = NULL WHERE queue = ? AND state = 'failed'`,
        ).run(id);
        if (changes > 0 && queue.state === 'done') setState(store, id, 'running');
      }
    }
  }).immediate();
}

/** Draws the sample, if one was requested, once every input is registered. Runs in the caller's transaction. */
export function beginWhenFull(store: Store, { id, state, total, level }: Queue, random: (below: number) => number): void {
  const { db } = store;
  const registered = statement(db, 'SELECT count(*) FROM bulk_items WHERE queue = ?').pluck().get(id) as number;
  if (state !== 'filling' || registered < total) return;
  if (level !== null) {
    const drawn = drawSample(total, samplingPlan(total, level).size, random);
    statement(
      db,
      `UPDATE bulk_items SET state = 'left-out', readings = NULL
       WHERE queue = ? AND position NOT IN (SELECT value FROM json_each(?))`,
    ).run(id, JSON.stringify(drawn));
  }
  setState(store, id, 'running');
}

/** Undefined if the queue may continue now. */
export function waitsForRun(store: Store, { run }: Pick<Queue, 'run'>): Bulk['waitsForRun'] | undefined {
  const state = run === null ? 'open' : stateOf(store, run);
  return state === 'open' ? undefined : state === 'paused' ? 'paused' : 'closed';
}

export function toSummary(store: Store, queue: Queue): BulkSummary {
  const { db } = store;
  const { id, name, created_at: createdAt, run, state, total, level } = queue;
  const items = statement(db, 'SELECT state, count(*) FROM bulk_items WHERE queue = ? GROUP BY state').raw().all(id) as [
    BulkItemState,
    number,
  ][];
  const waits = isOver(queue) ? undefined : waitsForRun(store, queue);
  const plan = level === null ? undefined : samplingPlan(total, level);
  return {
    id,
    name,
    createdAt,
    ...(run === null ? {} : { run }),
    state,
    ...(waits === undefined ? {} : { waitsForRun: waits }),
    total,
    registered: items.reduce((sum, [, count]) => sum + count, 0),
    ...(plan === undefined ? {} : { sample: { level: plan.level, letter: plan.letter, size: plan.size } }),
    items: Object.fromEntries(items),
  };
}

export function toBulk(store: Store, queue: Queue): Bulk {
  const headlines = statement(
    store.db,
    'SELECT i.headline, count(*) FROM bulk_entries e JOIN inspections i ON i.id = e.inspection_id WHERE e.queue = ? GROUP BY i.headline',
  )
    .raw()
    .all(queue.id) as [Headline, number][];
  return { ...toSummary(store, queue), headlines: Object.fromEntries(headlines) };
}
