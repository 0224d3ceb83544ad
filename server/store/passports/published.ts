// Finds published passports by number, code or item without reading any document.
import type { DppStatus } from '../../contract/index.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';

const SERVED = "published_at IS NOT NULL AND dpp_status <> 'invalid'";

/** From the counts, because few passports are drafts. */
export const countPublished = (store: Store): number =>
  (statement(store.db, "SELECT coalesce(sum(number), 0) FROM passport_counts WHERE dpp_status <> 'invalid'").pluck().get() as number) -
  countDrafts(store);

export const somePublishedCode = ({ db }: Store): string | undefined =>
  statement(db, `SELECT dpp_code FROM passports WHERE ${SERVED} LIMIT 1`).pluck().get() as string | undefined;

export const newestPublishedCode = ({ db }: Store): string | undefined =>
  statement(db, `SELECT dpp_code FROM passports WHERE ${SERVED} ORDER BY id DESC LIMIT 1`).pluck().get() as string | undefined;

/** Returns any published item, from the index of items. */
export const somePublishedItem = ({ db }: Store): { readonly gtin: string; readonly serial: string } | undefined =>
  statement(
    db,
    `SELECT gtin, serial FROM passports INDEXED BY passports_published_item WHERE gtin > '' AND serial > '' AND ${SERVED} LIMIT 1`,
  ).get() as { readonly gtin: string; readonly serial: string } | undefined;

/**
 * The code of an item's passport. `INDEXED BY` keeps the lookup inside the covering index. The planner would prefer the unique index and
 * read a row of 3 KB.
 */
const ITEM = `SELECT dpp_code FROM passports INDEXED BY passports_published_item WHERE gtin = ? AND serial = ? AND ${SERVED}`;

export const publishedItem = ({ db }: Store, gtin: string, serial: string): string | undefined =>
  statement(db, ITEM).pluck().get(gtin, serial) as string | undefined;

/** The state of a passport that was published, also if it is now invalid. */
export const publishedStatus = ({ db }: Store, dppCode: string): DppStatus | undefined =>
  statement(db, 'SELECT dpp_status FROM passports WHERE dpp_code = ? AND published_at IS NOT NULL').pluck().get(dppCode) as
    | DppStatus
    | undefined;

/** `changed` selects passports whose stored document differs from the published one; publishing again includes those changes. */
const AGAIN = {
  before: `passports WHERE ${SERVED} AND published_at < ?`,
  changed: `passports INDEXED BY passports_changed
    WHERE ${SERVED} AND published_document IS NOT NULL AND document_text(published_document) <> document_text(document)`,
} as const;

export const countToPublishAgain = ({ db }: Store, which: keyof typeof AGAIN, ...before: readonly string[]): number =>
  statement(db, `SELECT count(*) FROM ${AGAIN[which]}`)
    .pluck()
    .get(...before) as number;

export const codesToPublishAgain = ({ db }: Store, after: string, limit: number): string[] =>
  statement(db, `SELECT dpp_code FROM passports WHERE ${SERVED} AND dpp_code > ? ORDER BY dpp_code LIMIT ?`)
    .pluck()
    .all(after, limit) as string[];

/** Codes to publish for the first time or again, in order, at most `limit` after the code `after`. Invalid passports are left out. */
export const codesToPublish = ({ db }: Store, after: string, limit: number): string[] =>
  statement(db, "SELECT dpp_code FROM passports WHERE dpp_status <> 'invalid' AND dpp_code > ? ORDER BY dpp_code LIMIT ?")
    .pluck()
    .all(after, limit) as string[];

const DRAFT = "published_at IS NULL AND dpp_status <> 'invalid'";

export const countDrafts = ({ db }: Store): number =>
  statement(db, `SELECT count(*) FROM passports WHERE ${DRAFT}`).pluck().get() as number;

/** GTIN, maker and product of the first drafts that are no samples. */
export const draftsNamed = ({ db }: Store, most: number) =>
  statement(
    db,
    `SELECT gtin, manufacturer, product_name AS productName FROM passports WHERE ${DRAFT} AND sample = 0 ORDER BY dpp_code LIMIT ?`,
  ).all(most) as { readonly gtin: string | null; readonly manufacturer: string; readonly productName: string }[];

export const codesOfDrafts = ({ db }: Store, after: string, limit: number): string[] =>
  statement(db, `SELECT dpp_code FROM passports WHERE ${DRAFT} AND dpp_code > ? ORDER BY dpp_code LIMIT ?`)
    .pluck()
    .all(after, limit) as string[];

const LOOKED_AT = "max(coalesce(checked_at, ''), coalesce(verified_at, ''))";

/**
 * Passports whose signature was last checked at or before `before`. Also includes those checked later than `after`, by a clock that was
 * ahead.
 */
export const codesToRecheck = (
  { db }: Store,
  { before, after, limit }: { readonly before: string; readonly after: string; readonly limit: number },
): string[] =>
  statement(
    db,
    `SELECT dpp_code FROM passports WHERE published_at IS NOT NULL AND ${LOOKED_AT} <= ?
     UNION ALL SELECT dpp_code FROM passports WHERE published_at IS NOT NULL AND ${LOOKED_AT} > ? LIMIT ?`,
  )
    .pluck()
    .all(before, after, limit) as string[];

export function setVerified(
  { db }: Store,
  { dppCode, at, holds }: { readonly dppCode: string; readonly at: string; readonly holds: boolean },
): void {
  statement(db, 'UPDATE passports SET checked_at = ?, verified_at = ? WHERE dpp_code = ?').run(at, holds ? at : null, dppCode);
}

/** Called when a key was revoked. Clears all verification times; the next check decides which signatures are still valid. */
export const forgetVerified = ({ db }: Store): void => {
  statement(db, 'UPDATE passports SET verified_at = NULL WHERE verified_at IS NOT NULL').run();
};
