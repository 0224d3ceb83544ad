// Connects to PostgreSQL, and defines the tables of the publication.
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { LIMITS } from '../../lib/limits.ts';
import type { Address } from './address.ts';
import { explained } from './connect-fault.ts';

export type Client = pg.Client;

/**
 * Lets the server detect a lost idle connection after half a minute instead of two hours, the default, for which it would keep the lock of
 * a writer.
 */
const KEEP_ALIVE =
  'SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 4; SET tcp_user_timeout = 30000';

/** `lost` is called once when the connection ends unexpectedly. `name` is shown on the server. */
export async function connect(address: Address, name: string, lost: (fault: Error) => void): Promise<Client & Disposable> {
  const { tls, ...where } = address;
  const file = (path: string | undefined) => (path === undefined ? undefined : readFileSync(path, 'utf8'));
  const client = new pg.Client({
    ...where,
    // A function, because for an empty string the library falls back to the environment and to files in the home
    // folder.
    password: () => where.password ?? '',
    ssl: tls === undefined ? false : { ca: file(tls.authority), cert: file(tls.certificate), key: file(tls.key), minVersion: 'TLSv1.2' },
    application_name: name,
    connectionTimeoutMillis: LIMITS.publicationConnect,
    query_timeout: LIMITS.publicationQuery,
    statement_timeout: LIMITS.publicationQuery,
    lock_timeout: LIMITS.publicationConnect,
    idle_in_transaction_session_timeout: LIMITS.publicationQuery,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // Without a listener, the loss of an idle connection would end the process.
  client.on('error', lost);
  client.on('end', () => lost(new Error('the connection was closed')));
  try {
    await client.connect();
  } catch (error) {
    throw explained(error as Error, address);
  }
  await client.query(KEEP_ALIVE);
  return Object.assign(client, { [Symbol.dispose]: () => disconnect(client) });
}

/** Ends the connection without waiting for a server that may be gone. */
export function disconnect(client: Client): void {
  client.removeAllListeners('end');
  client.end().catch(() => undefined);
  setTimeout(
    () => (client as unknown as { readonly connection: { readonly stream: { destroy(): void } } }).connection.stream.destroy(),
    2_000,
  ).unref();
}

/** Runs in one transaction. */
export async function inTransaction<Result>(
  client: Client,
  kind: 'READ WRITE' | 'ISOLATION LEVEL REPEATABLE READ READ ONLY',
  work: () => Promise<Result>,
): Promise<Result> {
  await client.query(`BEGIN ${kind}`);
  try {
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    // With a short timeout, because after a query without a response this one may get none either.
    const end: pg.QueryConfig & { readonly query_timeout: number } = { text: 'ROLLBACK', query_timeout: LIMITS.publicationConnect };
    await client.query(end).catch(() => undefined);
    throw error;
  }
}

/**
 * At most one row of `dpp_desk_publication` is served. Any other belongs to an epoch that is being sent for the first time. `dpp_desk_rows`
 * holds each published row once, with the number of its last change. A row without content was deleted.
 */
export const TABLES = `
CREATE TABLE IF NOT EXISTS dpp_desk_publication (
  epoch text PRIMARY KEY, form text NOT NULL, service text NOT NULL,
  number bigint NOT NULL, mark text NOT NULL, is_whole boolean NOT NULL, is_served boolean NOT NULL, as_of text NOT NULL
);
CREATE TABLE IF NOT EXISTS dpp_desk_rows (
  epoch text NOT NULL, name text NOT NULL, key text NOT NULL, number bigint NOT NULL, content text,
  PRIMARY KEY (epoch, name, key)
);
CREATE UNIQUE INDEX IF NOT EXISTS dpp_desk_rows_in_order ON dpp_desk_rows (epoch, number);
CREATE TABLE IF NOT EXISTS dpp_desk_marks (epoch text NOT NULL, number bigint NOT NULL, mark text NOT NULL, PRIMARY KEY (epoch, number));
`;

/** One state of a publication, as PostgreSQL holds it. */
export interface Published {
  readonly epoch: string;
  readonly form: string;
  /** The DID of the service. */
  readonly service: string;
  readonly number: number;
  readonly mark: string;
  readonly isWhole: boolean;
  readonly isServed: boolean;
  readonly asOf: string;
}

const STATES = `SELECT epoch, form, service, number, mark, is_whole AS "isWhole", is_served AS "isServed", as_of AS "asOf" FROM dpp_desk_publication`;

/** `bigint` arrives as text. */
const toPublished = (row: Omit<Published, 'number'> & { readonly number: string }): Published => ({ ...row, number: Number(row.number) });

export async function servedState(client: Client): Promise<Published | undefined> {
  const { rows } = await client.query(`${STATES} WHERE is_served`);
  return rows[0] && toPublished(rows[0]);
}

export async function statesIn(client: Client): Promise<readonly Published[]> {
  const { rows } = await client.query(STATES);
  return rows.map(toPublished);
}
