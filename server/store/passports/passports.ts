// Stores and looks up passports. Replacing a passport keeps its earlier version whole.

import type { Category, DppStatus, PassportSummary } from '../../contract/index.ts';
import { fold } from '../../domain/encoding/fold.ts';
import { notNull } from '../../domain/json/defined.ts';
import type { Passport } from '../../domain/passport/model.ts';
import { StoreFault } from '../../lib/store-fault.ts';
import { documentText, type StoredDocument, storedDocument } from '../contents/document.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';
import { inTransaction } from '../transaction.ts';
import { documentOf, putDraft } from './drafts.ts';
import { searchedBy } from './names.ts';
import type { PassportRecord } from './record.ts';
import { keepPublished, keepReplaced, settleVersion } from './versions.ts';

export interface PassportRow {
  dpp_code: string;
  gtin: string | null;
  serial: string | null;
  batch: string | null;
  category: Category;
  dpp_status: DppStatus;
  product_name: string;
  manufacturer: string;
  document: StoredDocument;
  published_document: StoredDocument | null;
  last_updated: string;
  published_at: string | null;
  verified_at: string | null;
  sample: number;
}

/** The columns of `PassportRow`. */
export const COLUMNS = `dpp_code, gtin, serial, batch, category, dpp_status, product_name, manufacturer, ${documentOf()} AS document,
  published_document, last_updated, published_at, verified_at, sample`;

export const toRecord = (row: PassportRow): PassportRecord => ({
  dppCode: row.dpp_code,
  ...notNull({ gtin: row.gtin, serial: row.serial, batch: row.batch }),
  category: row.category,
  dppStatus: row.dpp_status,
  productName: row.product_name,
  manufacturer: row.manufacturer,
  document: documentText(row.document),
  ...(row.published_document === null ? {} : { publishedDocument: documentText(row.published_document) }),
  lastUpdated: row.last_updated,
  ...notNull({ publishedAt: row.published_at, verifiedAt: row.verified_at }),
  sample: row.sample === 1,
});

export const toSummary = ({ document: _, publishedDocument, publishedAt, ...record }: PassportRecord): PassportSummary => ({
  ...record,
  published: publishedAt !== undefined,
  ...(publishedDocument === undefined ? {} : { changedSincePublished: true }),
});

/** The members of the document that a row also has as columns. */
export type Named = Partial<Pick<Passport, 'productName' | 'digitalProductPassportId' | 'uniqueProductIdentifier'>>;

/**
 * Inserts or replaces by dppCode. `named` spares parsing the document again if the caller has parsed it. Throws `conflict` for a second
 * passport with the same GTIN and serial.
 */
export function putPassport(store: Store, record: PassportRecord, now: Date, named: Named = JSON.parse(record.document)): void {
  const { db } = store;
  const put = () => {
    const known = statement(db, 'SELECT id FROM passports WHERE dpp_code = ?').pluck().get(record.dppCode) as number | undefined;
    if (known !== undefined) keepEarlier(store, record, now);
    const isDraft = record.publishedAt === undefined;
    const { lastInsertRowid } = statement(
      db,
      `INSERT INTO passports (dpp_code, gtin, serial, batch, category, dpp_status, product_name, manufacturer, search, document, published_document, last_updated, published_at, verified_at, sample, passport_id, product_id)
       VALUES (@dppCode, @gtin, @serial, @batch, @category, @dppStatus, @productName, @manufacturer, @search, coalesce(@document, x''), @publishedDocument, @lastUpdated, @publishedAt, @verifiedAt, @sample, @passportId, @productId)
       ON CONFLICT (dpp_code) DO UPDATE SET gtin = excluded.gtin, serial = excluded.serial, batch = excluded.batch, category = excluded.category,
         dpp_status = excluded.dpp_status, product_name = excluded.product_name, manufacturer = excluded.manufacturer, search = excluded.search,
         document = excluded.document, published_document = excluded.published_document, last_updated = excluded.last_updated, published_at = excluded.published_at, verified_at = excluded.verified_at,
         sample = excluded.sample, passport_id = excluded.passport_id, product_id = excluded.product_id`,
    ).run({
      ...record,
      gtin: record.gtin ?? null,
      serial: record.serial ?? null,
      batch: record.batch ?? null,
      document: isDraft ? null : storedDocument(record.document),
      publishedDocument: record.publishedDocument === undefined ? null : storedDocument(record.publishedDocument),
      ...identifiersOf(record, named),
      publishedAt: record.publishedAt ?? null,
      verifiedAt: record.verifiedAt ?? null,
      search: fold(...searchedBy(record, Object.values(named.productName ?? {})), record.category),
      sample: record.sample ? 1 : 0,
    });
    // As text: compressing takes a fifth of the time of an import, and publishing writes the row anyway.
    if (isDraft) putDraft(db, known ?? lastInsertRowid, record.document);
  };
  try {
    inTransaction(db, 'immediate', put);
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'SQLITE_CONSTRAINT_UNIQUE') throw error;
    throw new StoreFault('conflict', `another passport has the GTIN ${record.gtin} with the serial ${record.serial} already`);
  }
}

/** The identifiers in the version that others read: that of the published document, or `named` if it is the current one. */
function identifiersOf({ publishedDocument, publishedAt }: PassportRecord, named: Named) {
  const read: Named = publishedAt === undefined ? {} : publishedDocument === undefined ? named : JSON.parse(publishedDocument);
  const textOr = (value: unknown): string | null => (typeof value === 'string' ? value : null);
  return { passportId: textOr(read.digitalProductPassportId), productId: textOr(read.uniqueProductIdentifier) };
}

/** Called before a row is replaced: keeps its document and, if it was published, the time when others could read it. */
function keepEarlier(store: Store, record: PassportRecord, now: Date): void {
  keepPublished(store, record, now);
  keepReplaced(store, record.dppCode, record.document, now);
}

export function passportByCode({ db }: Store, dppCode: string): PassportRecord | undefined {
  const row = statement(db, `SELECT ${COLUMNS} FROM passports WHERE dpp_code = ?`).get(dppCode) as PassportRow | undefined;
  return row && toRecord(row);
}

export function passportByItem({ db }: Store, gtin: string, serial: string): PassportRecord | undefined {
  const row = statement(db, `SELECT ${COLUMNS} FROM passports WHERE gtin = ? AND serial = ?`).get(gtin, serial) as PassportRow | undefined;
  return row && toRecord(row);
}

/** The passport of a batch or, without one, of the product as a whole; never that of an individual item. */
export function passportOfProduct({ db }: Store, gtin: string, batch?: string): PassportRecord | undefined {
  const row = statement(
    db,
    `SELECT ${COLUMNS} FROM passports WHERE gtin = ? AND serial IS NULL AND batch IS ? ORDER BY last_updated DESC`,
  ).get(gtin, batch ?? null) as PassportRow | undefined;
  return row && toRecord(row);
}

export const countPassports = ({ db }: Store): number => statement(db, 'SELECT count(*) FROM passports').pluck().get() as number;

/** Shows a revocation or suspension in the passport itself. What is invalid stays invalid. */
export function showState({ db }: Store, dppCode: string, state: 'invalid' | 'inactive'): void {
  const row = statement(
    db,
    `SELECT ${documentOf()} AS document FROM passports WHERE dpp_code = ? AND dpp_status NOT IN ('invalid', ?)`,
  ).get(dppCode, state) as Pick<PassportRow, 'document'> | undefined;
  if (row === undefined) return;
  settleVersion({ db }, dppCode);
  const document = JSON.stringify({ ...(JSON.parse(documentText(row.document)) as Passport), dppStatus: state });
  statement(db, 'UPDATE passports SET dpp_status = ?, document = ? WHERE dpp_code = ?').run(state, storedDocument(document), dppCode);
}
