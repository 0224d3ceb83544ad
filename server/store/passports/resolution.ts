// Finds the passports that the resolver may return for a GTIN, with or without a lot.

import { statement } from '../statement.ts';
import type { Db, Store } from '../store.ts';

export interface Listed {
  /** Ordered by code. */
  readonly codes: readonly string[];
  /** The number before paging. */
  readonly total: number;
}

interface Product {
  readonly gtin: string;
  readonly lot?: string | undefined;
}

const values = ({ gtin, lot }: Product): string[] => (lot === undefined ? [gtin] : [gtin, lot]);
const of = ({ lot }: Product): string => (lot === undefined ? 'gtin = ?' : 'gtin = ? AND batch = ? AND batch IS NOT NULL');

export function activePassports({ db }: Store, product: Product, limit: number, offset: number): Listed {
  const active = `FROM passports WHERE ${of(product)} AND dpp_status = 'active' AND published_at IS NOT NULL`;
  const total = counted(
    db,
    values(product),
    () =>
      statement(db, `SELECT count(*) ${active}`)
        .pluck()
        .get(...values(product)) as number,
  );
  const codes = statement(db, `SELECT dpp_code ${active} ORDER BY dpp_code LIMIT ? OFFSET ?`)
    .pluck()
    .all(...values(product), limit, offset) as string[];
  return { codes, total };
}

const MAX_COUNTS = 1_000;
const counts = new WeakMap<Db, { readonly version: string; readonly totals: Map<string, number> }>();

/** Counting half a million items of one GTIN takes 28 ms. A count is cached until this or another connection writes. */
function counted(db: Db, product: readonly string[], count: () => number): number {
  const [other, own] = [db.pragma('data_version', { simple: true }), statement(db, 'SELECT total_changes()').pluck().get()];
  const version = `${other}.${own}`;
  let held = counts.get(db);
  if (held?.version !== version || held.totals.size >= MAX_COUNTS) {
    held = { version, totals: new Map() };
    counts.set(db, held);
  }
  const key = JSON.stringify(product);
  const total = held.totals.get(key) ?? count();
  held.totals.set(key, total);
  return total;
}

/** One passport that makes the product known here, preferably an active one. Returns undefined for an unknown product. */
export function knownBy({ db }: Store, product: Product): string | undefined {
  for (const status of ['active', 'inactive', 'archived']) {
    const sql = `SELECT dpp_code FROM passports WHERE ${of(product)} AND dpp_status = ? AND published_at IS NOT NULL ORDER BY dpp_code LIMIT 1`;
    const code = statement(db, sql)
      .pluck()
      .get(...values(product), status) as string | undefined;
    if (code !== undefined) return code;
  }
  return undefined;
}

/** The passport of a lot or, without one, of the product as a whole; never that of an item. Active ones come first, then the latest. */
export function classPassport({ db }: Store, { gtin, lot }: Product): string | undefined {
  const sql = `SELECT dpp_code FROM passports WHERE gtin = ? AND batch IS ? AND serial IS NULL AND published_at IS NOT NULL AND dpp_status <> 'invalid'
    ORDER BY dpp_status = 'active' DESC, last_updated DESC, id DESC LIMIT 1`;
  return statement(db, sql)
    .pluck()
    .get(gtin, lot ?? null) as string | undefined;
}

/** The latest passport of a lot or of the product as a whole that was published here and has since become invalid. */
export function goneClassPassport(
  { db }: Store,
  { gtin, lot }: Product,
): { readonly dppCode: string; readonly sample: boolean } | undefined {
  const sql = `SELECT dpp_code AS dppCode, sample FROM passports WHERE gtin = ? AND (batch IS ? OR batch IS NULL) AND serial IS NULL
    AND published_at IS NOT NULL AND dpp_status = 'invalid' ORDER BY batch IS NULL, last_updated DESC, id DESC LIMIT 1`;
  const row = statement(db, sql).get(gtin, lot ?? null) as { readonly dppCode: string; readonly sample: number } | undefined;
  return row === undefined ? undefined : { dppCode: row.dppCode, sample: row.sample === 1 };
}
