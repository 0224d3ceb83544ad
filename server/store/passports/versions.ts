// Keeps each published version of a passport, returns the one that was readable at a given moment (EN 18221), and lists every stored version.
import type { DppStatus } from '../../contract/index.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';
import type { PassportRecord } from './record.ts';

/** One version of a published passport, as others read it. */
export interface PublishedVersion {
  readonly document: string;
  readonly dppStatus: DppStatus;
  /** ISO 8601 UTC. */
  readonly readableFrom: string;
}

const LAST_REPLACED = '(SELECT max(replaced_at) FROM published_versions AS earlier WHERE earlier.dpp_code = passports.dpp_code)';
/** Readable since its publication, or since the last later change of its state. */
const READABLE_FROM = `max(published_at, coalesce(${LAST_REPLACED}, ''))`;

/**
 * Called before a row is replaced. Keeps the old version if others will read something different from now on. A sample passport leaves no
 * versions behind.
 */
export function keepPublished({ db }: Store, next: PassportRecord, now: Date): void {
  const { dppCode, document, publishedDocument = document, publishedAt, dppStatus } = next;
  const sample = next.sample ? 1 : 0;
  const replaced = statement(db, 'SELECT 1 FROM passports WHERE dpp_code = ? AND sample <> ?').get(dppCode, sample);
  if (replaced !== undefined) statement(db, 'DELETE FROM published_versions WHERE dpp_code = ?').run(dppCode);
  statement(
    db,
    `INSERT INTO published_versions (dpp_code, readable_from, replaced_at, dpp_status, document)
     SELECT dpp_code, ${READABLE_FROM}, @now, dpp_status, coalesce(published_document, document) FROM passports
     WHERE dpp_code = @dppCode AND published_at IS NOT NULL AND sample = @sample
       AND (@publishedAt IS NULL OR dpp_status <> @dppStatus OR coalesce(published_document, document) <> @publishedDocument)`,
  ).run({ dppCode, sample, publishedAt: publishedAt ?? null, dppStatus, publishedDocument, now: now.toISOString() });
}

/** Returns undefined if the passport was not readable at that moment. A future moment counts as the present. */
export function versionAt({ db }: Store, dppCode: string, moment: Date): PublishedVersion | undefined {
  const at = moment.toISOString();
  const sql = `SELECT document, dpp_status AS dppStatus, readable_from AS readableFrom FROM published_versions
    WHERE dpp_code = ? AND replaced_at > ? AND readable_from <= ? ORDER BY id DESC LIMIT 1`;
  const earlier = statement(db, sql).get(dppCode, at, at) as PublishedVersion | undefined;
  if (earlier !== undefined) return earlier;
  const present = presentVersion({ db }, dppCode);
  return present !== undefined && present.readableFrom <= at ? present : undefined;
}

export function presentVersion({ db }: Pick<Store, 'db'>, dppCode: string): PublishedVersion | undefined {
  const sql = `SELECT coalesce(published_document, document) AS document, dpp_status AS dppStatus, ${READABLE_FROM} AS readableFrom
    FROM passports WHERE dpp_code = ? AND published_at IS NOT NULL`;
  return statement(db, sql).get(dppCode) as PublishedVersion | undefined;
}

/** A content of a passport as it was stored. */
export interface StoredVersion {
  readonly id: number;
  readonly replacedAt: string;
  readonly document: string;
  /** Others read this content at some time. */
  readonly isPublished: boolean;
}

/** The versions that were replaced, the latest first. */
export function replacedVersions({ db }: Pick<Store, 'db'>, dppCode: string, limit: number): readonly StoredVersion[] {
  const sql = `SELECT id, replaced_at AS replacedAt, document,
      EXISTS (SELECT 1 FROM published_versions p WHERE p.dpp_code = v.dpp_code AND p.document = v.document) AS isPublished
    FROM passport_versions v WHERE dpp_code = ? ORDER BY id DESC LIMIT ?`;
  const rows = statement(db, sql).all(dppCode, limit) as (Omit<StoredVersion, 'isPublished'> & { readonly isPublished: number })[];
  return rows.map((row) => ({ ...row, isPublished: row.isPublished === 1 }));
}

export const replacedDocument = ({ db }: Pick<Store, 'db'>, dppCode: string, id: number): string | undefined =>
  statement(db, 'SELECT document FROM passport_versions WHERE dpp_code = ? AND id = ?').pluck().get(dppCode, id) as string | undefined;
