// Stores sync runs: what was requested, the outcome of each item, and the ETags of stored copies.

import { hash } from 'node:crypto';
import type { SyncIdentity, SyncItem, SyncList, SyncOutcome, SyncRun, SyncSettled } from '../contract/index.ts';
import { original } from '../domain/foreign/index.ts';
import { statement } from './statement.ts';
import type { Store } from './store.ts';

export interface SyncWish {
  readonly service: string;
  readonly items: readonly SyncItem[];
  readonly events: boolean;
  readonly keyed: boolean;
}

const digest = ({ service, items, events, keyed }: SyncWish): string =>
  hash('sha256', JSON.stringify([service, events, keyed, items.map((item) => JSON.stringify(item)).sort()]), 'hex');

/** An unfinished run continues within a day (milliseconds). Settled items stay settled unless their failure may be temporary. */
const GOES_ON = 86_400_000;

export function openRun({ db }: Store, wish: SyncWish, who: string, now: Date): number {
  const key = digest(wish);
  const since = new Date(now.getTime() - GOES_ON).toISOString();
  return db
    .transaction((): number => {
      const unfinished = statement(
        db,
        `SELECT id FROM sync_runs r WHERE wish = ? AND started_at >= ?
         AND (EXISTS (SELECT 1 FROM sync_items WHERE run = r.id AND (outcome IS NULL OR retry = 1))
           OR EXISTS (SELECT 1 FROM sync_lists WHERE run = r.id AND retry = 1)) ORDER BY id DESC LIMIT 1`,
      )
        .pluck()
        .get(key, since) as number | undefined;
      if (unfinished !== undefined) {
        statement(db, `UPDATE sync_runs SET state = 'open', ended_at = NULL, who = ? WHERE id = ?`).run(who, unfinished);
        statement(
          db,
          'UPDATE sync_items SET outcome = NULL, code = NULL, detail = NULL, retry = 0, stored = 0, present = 0, unverified = 0 WHERE run = ? AND retry = 1',
        ).run(unfinished);
        return unfinished;
      }
      const { lastInsertRowid } = statement(
        db,
        `INSERT INTO sync_runs (service, wish, started_at, who, state) VALUES (?, ?, ?, ?, 'open')`,
      ).run(wish.service, key, now.toISOString(), who);
      const run = Number(lastInsertRowid);
      insertItems(db, run, wish.items);
      return run;
    })
    .immediate();
}

function insertItems(db: Store['db'], run: number, items: readonly SyncItem[]): void {
  const next = statement(db, 'SELECT coalesce(max(position), 0) + 1 FROM sync_items WHERE run = ?').pluck();
  const first = next.get(run) as number;
  const insert = statement(db, 'INSERT OR IGNORE INTO sync_items (run, position, item) VALUES (?, ?, ?)');
  for (const [index, item] of items.entries()) insert.run(run, first + index, JSON.stringify(item));
}

export interface OpenItem {
  readonly position: number;
  readonly item: SyncItem;
}

/** The first item that is neither settled nor in progress. */
export function nextItem({ db }: Store, run: number, underWay: ReadonlySet<number>): OpenItem | undefined {
  const rows = statement(db, 'SELECT position, item FROM sync_items WHERE run = ? AND outcome IS NULL ORDER BY position LIMIT ?').all(
    run,
    underWay.size + 1,
  ) as { position: number; item: string }[];
  const found = rows.find(({ position }) => !underWay.has(position));
  return found && { position: found.position, item: JSON.parse(found.item) as SyncItem };
}

export const countItemsOf = ({ db }: Store, run: number): number =>
  statement(db, 'SELECT count(*) FROM sync_items WHERE run = ?').pluck().get(run) as number;

export type ListSettled = Omit<SyncList, 'url'>;
export type Settled = Omit<SyncSettled, keyof SyncItem>;

export function settleItem({ db }: Store, run: number, position: number, settled: Settled): void {
  statement(
    db,
    `UPDATE sync_items SET outcome = @outcome, code = @code, detail = @detail, retry = @retry, stored = @stored, present = @present,
     unverified = @unverified WHERE run = @run AND position = @position`,
  ).run({
    run,
    position,
    ...settled,
    code: settled.code ?? null,
    detail: settled.detail ?? null,
    retry: settled.retry === true ? 1 : 0,
  });
}

/** Gives all unsettled items this outcome. */
export function settleRest({ db }: Store, run: number, code: string, detail: string): void {
  statement(db, `UPDATE sync_items SET outcome = 'failed', code = ?, detail = ?, retry = 1 WHERE run = ? AND outcome IS NULL`).run(
    code,
    detail,
    run,
  );
}

/** Replaces a product with its passports, all at once. */
export function expandItem({ db }: Store, run: number, position: number, items: readonly SyncItem[]): void {
  db.transaction(() => {
    insertItems(db, run, items);
    statement(db, 'DELETE FROM sync_items WHERE run = ? AND position = ?').run(run, position);
  }).immediate();
}

export function noteIdentity({ db }: Store, run: number, identity: SyncIdentity): void {
  statement(db, 'UPDATE sync_runs SET identity = ? WHERE id = ?').run(JSON.stringify(identity), run);
}

export function closeRun({ db }: Store, run: number, state: 'ended' | 'stopped', at: string): void {
  statement(db, 'UPDATE sync_runs SET state = ?, ended_at = ? WHERE id = ?').run(state, at, run);
}

interface RunRow {
  readonly id: number;
  readonly service: string;
  readonly startedAt: string;
  readonly endedAt: string | null;
  readonly who: string;
  readonly state: 'open' | 'stopped' | 'ended';
  readonly identity: string | null;
}

const OUTCOMES: readonly SyncOutcome[] = ['fetched', 'unchanged', 'not-there', 'refused', 'failed'];

/** An open run that is not `running` in this process was interrupted. */
export function readRun({ db }: Store, run: number, running: boolean): SyncRun {
  const row = statement(
    db,
    'SELECT id, service, started_at AS startedAt, ended_at AS endedAt, who, state, identity FROM sync_runs WHERE id = ?',
  ).get(run) as RunRow;
  const counted = statement(db, 'SELECT outcome, count(*) AS count FROM sync_items WHERE run = ? GROUP BY outcome').all(run) as {
    outcome: SyncOutcome | null;
    count: number;
  }[];
  const of = (outcome: SyncOutcome | null): number => counted.find((one) => one.outcome === outcome)?.count ?? 0;
  const counts = Object.fromEntries(OUTCOMES.map((outcome) => [outcome, of(outcome)])) as Record<SyncOutcome, number>;
  const total = counted.reduce((sum, { count }) => sum + count, 0);
  return {
    id: row.id,
    service: row.service,
    startedAt: row.startedAt,
    ...(row.endedAt === null ? {} : { endedAt: row.endedAt }),
    who: row.who,
    state: running ? 'running' : row.state === 'open' ? 'interrupted' : row.state,
    total,
    settled: total - of(null),
    counts,
    ...(row.identity === null ? {} : { identity: JSON.parse(row.identity) as SyncIdentity }),
  };
}

export const lastRun = ({ db }: Store): number | undefined =>
  (statement(db, 'SELECT max(id) FROM sync_runs').pluck().get() as number | null) ?? undefined;

interface ItemRow {
  readonly item: string;
  readonly outcome: SyncOutcome;
  readonly code: string | null;
  readonly detail: string | null;
  readonly retry: number;
  readonly stored: number;
  readonly present: number;
  readonly unverified: number;
}

export const settledItems = ({ db }: Store, run: number, limit = -1): SyncSettled[] =>
  (
    statement(
      db,
      `SELECT item, outcome, code, detail, retry, stored, present, unverified FROM sync_items
       WHERE run = ? AND outcome IS NOT NULL ORDER BY position LIMIT ?`,
    ).all(run, limit) as ItemRow[]
  ).map(({ item, outcome, code, detail, retry, stored, present, unverified }) => ({
    ...(JSON.parse(item) as SyncItem),
    outcome,
    ...(code === null ? {} : { code }),
    ...(detail === null ? {} : { detail }),
    ...(outcome === 'failed' ? { retry: retry === 1 } : {}),
    stored,
    present,
    unverified,
  }));

/** Records the outcome of a status list. An `unknown-issuer` outcome for one credential never overwrites a recorded outcome. */
export function noteList({ db }: Store, run: number, url: string, issuer: string, { outcome, code, detail, retry }: ListSettled): void {
  statement(
    db,
    `INSERT INTO sync_lists (run, url, issuer, outcome, code, detail, retry) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (run, url, issuer) DO UPDATE SET outcome = excluded.outcome, code = excluded.code, detail = excluded.detail,
       retry = excluded.retry WHERE excluded.code IS NOT 'unknown-issuer'`,
  ).run(run, url, issuer, outcome, code ?? null, detail === undefined ? null : original(detail).slice(0, 500), retry === true ? 1 : 0);
}

export const countListsOf = ({ db }: Store, run: number): number =>
  statement(db, 'SELECT count(*) FROM sync_lists WHERE run = ?').pluck().get(run) as number;

/** When a run continues: the lists that another attempt may fetch. */
export const listsToAskAgain = ({ db }: Store, run: number): readonly { readonly url: string; readonly issuerId: string }[] =>
  statement(db, 'SELECT url, issuer AS issuerId FROM sync_lists WHERE run = ? AND retry = 1 ORDER BY url').all(run) as {
    url: string;
    issuerId: string;
  }[];

interface ListRow {
  readonly url: string;
  readonly outcome: SyncList['outcome'];
  readonly code: string | null;
  readonly detail: string | null;
  readonly retry: number;
}

export const settledLists = ({ db }: Store, run: number): SyncList[] =>
  (statement(db, 'SELECT url, outcome, code, detail, retry FROM sync_lists WHERE run = ? ORDER BY url, issuer').all(run) as ListRow[]).map(
    ({ url, outcome, code, detail, retry }) => ({
      url,
      outcome,
      ...(code === null ? {} : { code }),
      ...(detail === null ? {} : { detail }),
      ...(retry === 1 ? { retry: true } : {}),
    }),
  );

/** The copy that was fetched last from a URL. It may have been deleted since. */
export const taggedCopy = ({ db }: Store, url: string): { readonly etag: string; readonly sha256: string } | undefined =>
  statement(db, 'SELECT etag, sha256 FROM sync_seen WHERE url = ?').get(url) as { etag: string; sha256: string } | undefined;

export function noteTag({ db }: Store, url: string, etag: string, sha256: string): void {
  statement(
    db,
    'INSERT INTO sync_seen (url, etag, sha256) VALUES (?, ?, ?) ON CONFLICT (url) DO UPDATE SET etag = excluded.etag, sha256 = excluded.sha256',
  ).run(url, etag, sha256);
}
