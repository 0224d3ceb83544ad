// Sends the outbox of a store to PostgreSQL, in order, and resends what PostgreSQL has lost.
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { oneLine } from '../../domain/foreign/index.ts';
import { LIMITS } from '../../lib/limits.ts';
import { log } from '../../lib/log-line.ts';
import {
  type Change,
  confirm,
  isMark,
  MOST_MARKS,
  markOf,
  marksBetween,
  type Outbox,
  openOutbox,
  readBatch,
} from '../../store/publication/outbox.ts';
import { readSetting } from '../../store/settings.ts';
import type { Store } from '../../store/store.ts';
import type { Address } from './address.ts';
import { type Client, connect, inTransaction, statesIn, TABLES } from './database.ts';

/** The lock that all writers share, so that only one of them writes into a database. */
const LOCK = 0x64_70_70;

export class PublicationRefusal extends Error {}

/** Runs until it is aborted. The store never waits for PostgreSQL, whatever happens there. */
export async function publish(store: Store, address: Address, now: () => Date, signal: AbortSignal): Promise<void> {
  const report = reporter();
  const name = `dpp-desk ${randomBytes(8).toString('hex')}`;
  while (!signal.aborted) {
    const lost = new AbortController();
    try {
      using client = await connect(address, name, (fault) => lost.abort(fault));
      const target = await openTarget(store, client, name);
      report.connected(target.number);
      await send(store, client, target, now, AbortSignal.any([signal, lost.signal]));
      if (lost.signal.aborted) throw lost.signal.reason;
    } catch (error) {
      if (!signal.aborted) report.interrupted(error as Error);
    }
    await wait(LIMITS.publicationRetry, undefined, { signal }).catch(() => undefined);
  }
}

interface Target extends Outbox {
  readonly number: number;
  readonly isServed: boolean;
}

/** Compares PostgreSQL with the outbox again on each connection, because after a failover it may have lost confirmed changes. */
async function openTarget(store: Store, client: Client, name: string): Promise<Target> {
  const service = readSetting(store, 'didDocument')?.id;
  if (typeof service !== 'string') throw new PublicationRefusal('the store has no identity yet');
  // After a connection loss that only this side has noticed, the previous connection still holds the lock.
  await client.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1 AND pid <> pg_backend_pid()',
    [name],
  );
  const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS free', [LOCK]);
  if (rows[0]?.free !== true) throw new PublicationRefusal('another writer publishes into this database');
  await client.query(TABLES);
  const states = await statesIn(client);
  const other = states.find((state) => state.service !== service);
  if (other !== undefined) throw new PublicationRefusal(`this database holds the publication of ${other.service}, not of ${service}`);
  let outbox = await openOutbox(store);
  const held = states.find(({ epoch }) => epoch === outbox.epoch);
  // No batch of this outbox ended with this number and mark, so the store went back to an earlier state without a restore.
  if (held !== undefined && held.number > 0 && !isMark(store, held.number, held.mark)) {
    log({
      level: 'warn',
      code: 'publication-diverged',
      message: 'PostgreSQL holds changes that this store does not know: the publication begins anew',
      facts: { number: held.number },
    });
    outbox = await openOutbox(store, { anew: true });
  }
  const same = states.find(({ epoch }) => epoch === outbox.epoch);
  if (same !== undefined) {
    confirm(store, same.number);
    return { ...outbox, number: same.number, isServed: same.isServed };
  }
  await client.query(
    `INSERT INTO dpp_desk_publication (epoch, form, service, number, mark, is_whole, is_served, as_of) VALUES ($1, $2, $3, 0, '', false, false, '')`,
    [outbox.epoch, outbox.form, service],
  );
  return { ...outbox, number: 0, isServed: false };
}

async function send(store: Store, client: Client, target: Target, now: () => Date, signal: AbortSignal): Promise<void> {
  let { number, isServed } = target;
  let datedAt = Number.NEGATIVE_INFINITY;
  let hasOthers = true;
  while (!signal.aborted) {
    // Taken before the store is read, so that the state is at least as recent.
    const moment = now();
    const batch = readBatch(store, number, { rows: LIMITS.publicationRows, bytes: LIMITS.publicationBytes });
    const isDue = batch.isWhole && performance.now() - datedAt >= LIMITS.publicationBeat;
    if (batch.changes.length === 0 && !isDue) {
      if (isServed && hasOthers) hasOthers = await dropOthers(client, target.epoch);
      else await wait(LIMITS.publicationLook, undefined, { signal }).catch(() => undefined);
      continue;
    }
    const upTo = batch.changes.at(-1)?.number ?? number;
    const asOf = batch.isWhole ? moment.toISOString() : undefined;
    await sendBatch(store, client, { epoch: target.epoch, after: number, upTo, changes: batch.changes, asOf });
    number = upTo;
    if (asOf !== undefined) {
      datedAt = performance.now();
      if (!isServed) await serveEpoch(client, target.epoch);
      isServed = true;
    }
    confirm(store, number, asOf);
  }
}

interface Sending {
  readonly epoch: string;
  readonly after: number;
  readonly upTo: number;
  readonly changes: readonly Change[];
  /** Set if no change follows these. */
  readonly asOf: string | undefined;
}

/** Sends all changes or none. May be repeated, because changes that arrived before the connection was lost are known by their numbers. */
async function sendBatch(store: Store, client: Client, { epoch, after, upTo, changes, asOf }: Sending): Promise<void> {
  const mark = upTo === 0 ? '' : markOf(store, upTo);
  const marks = marksBetween(store, after, upTo);
  await inTransaction(client, 'READ WRITE', async () => {
    const { rowCount } = await client.query(
      `UPDATE dpp_desk_publication SET number = $3, mark = $4, is_whole = $5::text IS NOT NULL, as_of = coalesce($5, as_of) WHERE epoch = $1 AND number = $2`,
      [epoch, after, upTo, mark, asOf ?? null],
    );
    if (rowCount !== 1) throw new PublicationRefusal('the publication was changed by another writer');
    if (changes.length === 0) return;
    await client.query(
      `INSERT INTO dpp_desk_rows (epoch, name, key, number, content)
       SELECT $1, * FROM unnest($2::text[], $3::text[], $4::bigint[], $5::text[])
       ON CONFLICT (epoch, name, key) DO UPDATE SET number = excluded.number, content = excluded.content`,
      [
        epoch,
        changes.map(({ name }) => name),
        changes.map(({ key }) => key),
        changes.map((one) => one.number),
        changes.map(({ content }) => content),
      ],
    );
    await client.query('INSERT INTO dpp_desk_marks (epoch, number, mark) SELECT $1, * FROM unnest($2::bigint[], $3::text[])', [
      epoch,
      marks.map((one) => one.number),
      marks.map((one) => one.mark),
    ]);
    await client.query(
      'DELETE FROM dpp_desk_marks WHERE epoch = $1 AND number < (SELECT number FROM dpp_desk_marks WHERE epoch = $1 ORDER BY number DESC LIMIT 1 OFFSET $2)',
      [epoch, MOST_MARKS],
    );
  });
}

/** The previous epoch is served until the new one is complete. */
const serveEpoch = (client: Client, epoch: string): Promise<void> =>
  inTransaction(client, 'READ WRITE', async () => {
    await client.query('DELETE FROM dpp_desk_publication WHERE epoch <> $1', [epoch]);
    await client.query('UPDATE dpp_desk_publication SET is_served = true WHERE epoch = $1', [epoch]);
  });

/** Deletes the rows of other epochs in parts, between the changes. Returns whether there are more. */
async function dropOthers(client: Client, epoch: string): Promise<boolean> {
  await client.query('DELETE FROM dpp_desk_marks WHERE epoch <> $1', [epoch]);
  const { rowCount } = await client.query(
    'DELETE FROM dpp_desk_rows WHERE (epoch, name, key) IN (SELECT epoch, name, key FROM dpp_desk_rows WHERE epoch <> $1 LIMIT $2)',
    [epoch, LIMITS.publicationRows],
  );
  return (rowCount ?? 0) > 0;
}

/** Logs each interruption once, and its end. */
function reporter() {
  let fault: string | undefined;
  let wasConnected = false;
  return {
    connected: (number: number): void => {
      if (fault !== undefined || !wasConnected)
        log({ level: 'info', code: 'publication-connected', message: `PostgreSQL holds the changes up to ${number}`, facts: { number } });
      wasConnected = true;
      fault = undefined;
    },
    interrupted: (error: Error): void => {
      const { code } = error as NodeJS.ErrnoException;
      const why = oneLine(error.message || code || error.name).slice(0, 500);
      if (why === fault) return;
      fault = why;
      const level = error instanceof PublicationRefusal ? 'error' : 'warn';
      log({ level, code: 'publication-interrupted', message: `nothing is published: ${why}`, facts: { reason: code ?? error.name } });
    },
  };
}
