// Follows the publication in PostgreSQL: keeps a local store up to date, from which the public interface is served.
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { oneLine } from '../../domain/foreign/index.ts';
import { LIMITS } from '../../lib/limits.ts';
import { log } from '../../lib/log-line.ts';
import { openStore, storeFile } from '../../store/open.ts';
import { applyChange, type Followed, followedIn, MalformedChange, setFollowed } from '../../store/publication/followed.ts';
import type { Change } from '../../store/publication/outbox.ts';
import { formOf } from '../../store/publication/published.ts';
import type { Store } from '../../store/store.ts';
import { BackupRefusal, flush, requireRoom } from '../backups/index.ts';
import {
  bringUp,
  dropOthers,
  folderOf,
  type HeldCopy,
  isDated,
  lagSayer,
  ReplicaRefusal,
  readHeld,
  requireService,
  requireSuccessor,
  writeHeld,
} from '../replica/index.ts';
import type { Address } from './address.ts';
import { type Client, connect, inTransaction, type Published, servedState } from './database.ts';

export interface FollowDatabaseOptions {
  readonly address: Address;
  /** A separate folder, of the same kind as that of a replica. */
  readonly folder: string;
  /** Milliseconds. */
  readonly maxLag: number;
  readonly moment: () => number;
  /** Called with the first store, and again when another takes its place. Changes to the same store need no call. */
  readonly serve: (copy: HeldCopy) => Promise<void>;
  /** Milliseconds until a refused publication is read again. */
  readonly refusedFor?: number;
}

interface Held {
  readonly copy: HeldCopy;
  readonly store: Store;
}

/** Ends when it is aborted. Without PostgreSQL the store is served as it is, and its age is reported. */
export async function followDatabase(
  { address, folder, maxLag, moment, serve, refusedFor = LIMITS.publicationRefused }: FollowDatabaseOptions,
  signal: AbortSignal,
): Promise<void> {
  let held = openHeld(folder);
  await dropOthers(folder, held?.copy);
  if (held !== undefined) await serve(held.copy);
  else
    log({
      level: 'warn',
      code: 'replica-waiting',
      message: `waiting for the first publication in ${address.database} on ${oneLine(address.host)}`,
    });
  const report = reporter();
  const lag = lagSayer(maxLag, moment);
  const refused = refusals(refusedFor);
  while (!signal.aborted) {
    const lost = new AbortController();
    try {
      using client = await connect(address, 'dpp-desk', (fault) => lost.abort(fault));
      while (!signal.aborted && !lost.signal.aborted) {
        const next = await look(client, { folder, held, refused }, signal);
        report.read();
        if (next !== undefined) {
          held?.store.close();
          held = next;
          await serve(held.copy);
          await dropOthers(folder, held.copy);
        }
        tellLag();
        await wait(LIMITS.replicaLook, undefined, { signal }).catch(() => undefined);
      }
      if (lost.signal.aborted) throw lost.signal.reason;
    } catch (error) {
      if (!signal.aborted) report.failed(error as Error);
    }
    tellLag();
    await wait(LIMITS.publicationRetry, undefined, { signal }).catch(() => undefined);
  }
  held?.store.close();

  function tellLag(): void {
    const followed = held && followedIn(held.store);
    if (followed !== undefined) lag(followed);
  }
}

function openHeld(folder: string): Held | undefined {
  const copy = readHeld(folder);
  if (copy === undefined) return undefined;
  bringUp(folder, copy);
  return { copy, store: openStore(folderOf(folder, copy), { copied: true }) };
}

interface Present {
  readonly folder: string;
  readonly held: Held | undefined;
  readonly refused: ReturnType<typeof refusals>;
}

/** Applies new changes. Returns another store if the publication does not continue the current one. */
async function look(client: Client, { folder, held, refused }: Present, signal: AbortSignal): Promise<Held | undefined> {
  const state = await readState(client);
  // Between the parts of a long batch, the rows show no state that the store of the writer ever had.
  if (state === undefined || !state.isWhole || refused.isSettled(state)) return undefined;
  try {
    requireReadable(state, held?.store);
    if (held !== undefined && followedIn(held.store) !== undefined) {
      const how = await catchUp(client, held.store);
      if (how === 'behind') refused.reportOlder(state);
      if (how !== 'other') return undefined;
    }
    return await copyWhole(client, folder, held, signal);
  } catch (error) {
    if (!(error instanceof ReplicaRefusal || error instanceof MalformedChange || error instanceof BackupRefusal)) throw error;
    refused.add(state, error);
    return undefined;
  }
}

async function readState(client: Client): Promise<Published | undefined> {
  try {
    return await servedState(client);
  } catch (error) {
    // The writer creates the tables.
    if ((error as { readonly code?: string }).code === '42P01') return undefined;
    throw error;
  }
}

const dated = ({ epoch, number, asOf }: Published) => ({ asOf, position: { epoch, number } });

function requireReadable(state: Published, store: Store | undefined): void {
  if (!isDated(dated(state))) throw new ReplicaRefusal('malformed');
  if (store !== undefined && formOf(store.db) !== state.form) throw new ReplicaRefusal('other-version');
}

type Continuation = 'same' | 'later' | 'behind' | 'other';

/**
 * A server that has lost changes is behind; the writer sends them again. The writer's random mark for the current state
 * shows whether two numbers belong to the same history.
 */
async function continues(client: Client, present: Followed, state: Published): Promise<Continuation> {
  const isLater = Date.parse(state.asOf) > Date.parse(present.asOf);
  const otherwise = isLater ? 'other' : 'behind';
  if (state.epoch !== present.epoch || state.number < present.number) return otherwise;
  if (state.number === present.number && state.mark === present.mark) return isLater ? 'later' : 'same';
  const marked = 'SELECT 1 FROM dpp_desk_marks WHERE epoch = $1 AND number = $2 AND mark = $3';
  const { rows } = await client.query(marked, [present.epoch, present.number, present.mark]);
  return rows.length > 0 ? 'later' : otherwise;
}

/** The changes and the state that they lead to are read as of one moment, and applied together. */
const catchUp = (client: Client, store: Store): Promise<Continuation> =>
  inSnapshot(client, async (state) => {
    const present = followedIn(store);
    if (present === undefined || state === undefined || !state.isWhole) return 'same';
    const how = await continues(client, present, state);
    if (how !== 'later') return how;
    store.db.exec('BEGIN IMMEDIATE');
    try {
      for await (const changes of changesAfter(client, state.epoch, present.number, { withGone: true }))
        for (const one of changes) applyChange(store.db, one);
      setFollowed(store, state);
      store.db.exec('COMMIT');
    } catch (error) {
      store.db.exec('ROLLBACK');
      throw error;
    }
    return how;
  });

async function copyWhole(client: Client, folder: string, held: Held | undefined, signal: AbortSignal): Promise<Held | undefined> {
  const name = `copy-${randomBytes(8).toString('hex')}`;
  const into = join(folder, name);
  mkdirSync(into, { mode: 0o700 });
  let store: Store | undefined;
  let isTaken = false;
  try {
    const { rows } = await client.query(`SELECT pg_total_relation_size('dpp_desk_rows') AS bytes`);
    requireRoom(folder, Number(rows[0]?.bytes));
    const made = openStore(into);
    store = made;
    const state = await inSnapshot(client, async (found) => {
      if (found === undefined || !found.isWhole) return undefined;
      requireReadable(found, made);
      for await (const changes of changesAfter(client, found.epoch, 0, { withGone: false })) {
        if (signal.aborted) return undefined;
        made.db.transaction(() => {
          for (const one of changes) applyChange(made.db, one);
        })();
      }
      return found;
    });
    if (state === undefined) return undefined;
    setFollowed(made, state);
    made.db.pragma('wal_checkpoint(TRUNCATE)');
    requireService(storeFile(into));
    if (held !== undefined) requireSuccessor(storeFile(folderOf(folder, held.copy)), storeFile(into));
    flush(storeFile(into));
    flush(into);
    const copy: HeldCopy = { name, ...dated(state) };
    writeHeld(folder, copy);
    log({
      level: 'info',
      code: 'replica-taken',
      message: `serves the publication of ${copy.asOf}`,
      facts: { asOf: copy.asOf, ...copy.position },
    });
    isTaken = true;
    return { copy, store: made };
  } finally {
    if (!isTaken) {
      store?.close();
      rmSync(into, { recursive: true, force: true });
    }
  }
}

const inSnapshot = <Result>(client: Client, work: (state: Published | undefined) => Promise<Result>): Promise<Result> =>
  inTransaction(client, 'ISOLATION LEVEL REPEATABLE READ READ ONLY', async () => work(await servedState(client)));

/** Yields the changes in order, in parts of bounded size. */
async function* changesAfter(
  client: Client,
  epoch: string,
  after: number,
  { withGone }: { readonly withGone: boolean },
): AsyncGenerator<readonly Change[]> {
  const select = `
    SELECT number, name, key, content FROM (
      SELECT *, sum(size) OVER (ORDER BY number) - size AS before FROM (
        SELECT number, name, key, content, coalesce(octet_length(content), 0) AS size FROM dpp_desk_rows
        WHERE epoch = $1 AND number > $2 ${withGone ? '' : 'AND content IS NOT NULL'} ORDER BY number LIMIT $3) part) sized
    WHERE before < $4 ORDER BY number`;
  for (let last = after; ; ) {
    const { rows } = await client.query<Omit<Change, 'number'> & { number: string }>(select, [
      epoch,
      last,
      LIMITS.publicationRows,
      LIMITS.publicationBytes,
    ]);
    if (rows.length === 0) return;
    const changes = rows.map((row) => ({ ...row, number: Number(row.number) }));
    yield changes;
    last = changes.at(-1)?.number ?? last;
  }
}

/**
 * Logs each refusal once. A refused state is tried again after some time, and only if it has changed, because a whole
 * copy is expensive.
 */
function refusals(pause: number) {
  let said: string | undefined;
  let settled: { readonly state: string; readonly until: number } | undefined;
  const reportOnce = (state: Published, reason: string, why: string): void => {
    if (said === `${state.epoch} ${why}`) return;
    said = `${state.epoch} ${why}`;
    log({ level: 'warn', code: 'replica-refused', message: `the publication is not taken: ${oneLine(why)}`, facts: { reason } });
  };
  const nameOf = ({ epoch, number, form }: Published): string => `${epoch} ${number} ${form}`;
  return {
    isSettled: (state: Published): boolean =>
      settled !== undefined && (settled.state === nameOf(state) || performance.now() < settled.until),
    add: (state: Published, error: ReplicaRefusal | BackupRefusal | MalformedChange): void => {
      const code = error instanceof MalformedChange ? 'malformed' : error.code;
      settled = { state: code === 'no-room' ? '' : nameOf(state), until: performance.now() + pause };
      reportOnce(state, code, error.message);
    },
    reportOlder: (state: Published): void => reportOnce(state, 'older', 'PostgreSQL holds an earlier state than is served here'),
  };
}

function reporter() {
  let fault: string | undefined;
  return {
    read: (): void => {
      if (fault !== undefined) log({ level: 'info', code: 'replica-source', message: 'PostgreSQL can be read again' });
      fault = undefined;
    },
    failed: (error: Error): void => {
      const { code } = error as NodeJS.ErrnoException;
      const why = oneLine(error.message || code || error.name).slice(0, 500);
      if (why === fault) return;
      fault = why;
      log({ level: 'warn', code: 'replica-source', message: `PostgreSQL cannot be read: ${why}`, facts: { reason: code ?? error.name } });
    },
  };
}
