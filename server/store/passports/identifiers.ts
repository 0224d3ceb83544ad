// Finds published passports by their own identifier, by product identifier, or by product class (GTIN or lot).

import { statement } from '../statement.ts';
import type { Store } from '../store.ts';

/** Written exactly as in 129-documents.sql. A document that is stored as text is from an earlier version. */
const identifier = (member: string, column: string): string =>
  `iif(typeof(coalesce(published_document, document)) = 'text', json_extract(coalesce(published_document, document), '$.${member}'), ${column})`;
export const PASSPORT_ID = identifier('digitalProductPassportId', 'passport_id');
const PRODUCT_ID = identifier('uniqueProductIdentifier', 'product_id');

/** Two results suffice: an identifier that several passports share identifies none of them. */
const ENOUGH = 2;

export const codesByPassportId = (store: Store, identifier: string): readonly string[] => codesBy(store, PASSPORT_ID, identifier);

export const codesByProductId = (store: Store, identifier: string): readonly string[] => codesBy(store, PRODUCT_ID, identifier);

/** Repeats the conditions of the index literally. Without them, SQLite would read every document. */
function codesBy({ db }: Store, value: string, identifier: string): readonly string[] {
  const sql = `SELECT dpp_code FROM passports WHERE published_at IS NOT NULL AND ${value} NOT LIKE '%/api/v1/public/%' AND ${value} = ?
    ORDER BY dpp_code LIMIT ${ENOUGH}`;
  return statement(db, sql).pluck().all(identifier) as string[];
}

export interface Identified {
  readonly dppCode: string;
  readonly dppId: string;
}

const IDENTIFIED = `SELECT dpp_code AS dppCode, ${PASSPORT_ID} AS dppId FROM passports`;

/** The active passports of a GTIN or one of its lots, ordered by code, starting after the code `after`. */
export function activeAfter(
  { db }: Store,
  { gtin, lot }: { readonly gtin: string; readonly lot?: string },
  after: string,
  limit: number,
): readonly Identified[] {
  const [where, values] = lot === undefined ? ['gtin = ?', [gtin]] : ['gtin = ? AND batch = ? AND batch IS NOT NULL', [gtin, lot]];
  const sql = `${IDENTIFIED} WHERE ${where} AND dpp_status = 'active' AND published_at IS NOT NULL AND dpp_code > ? ORDER BY dpp_code LIMIT ?`;
  return statement(db, sql).all(...values, after, limit) as Identified[];
}

/** Looks up a published passport by code. Returns undefined if its state is invalid. */
export function identified({ db }: Store, dppCode: string): Identified | undefined {
  const sql = `${IDENTIFIED} WHERE dpp_code = ? AND published_at IS NOT NULL AND dpp_status <> 'invalid'`;
  return statement(db, sql).get(dppCode) as Identified | undefined;
}
