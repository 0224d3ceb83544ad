// Keeps the versions of a passport: lists them, and returns the one that was readable at a given moment (EN 18221).
import type { DppStatus } from '../../contract/index.ts';
import { documentText, isAgainst, type StoredDocument, storedAgainst, storedDocument, versionText } from '../contents/document.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';
import { documentOf } from './drafts.ts';
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
       AND (@publishedAt IS NULL OR dpp_status <> @dppStatus OR document_text(coalesce(published_document, document)) IS NOT @publishedDocument)`,
  ).run({ dppCode, sample, publishedAt: publishedAt ?? null, dppStatus, publishedDocument, now: now.toISOString() });
}

/**
 * Called before the document of a passport is replaced. Keeps the current one as its differences from the next, and the
 * one before it whole, because that was kept as its differences from the current one.
 */
export function keepReplaced({ db }: Pick<Store, 'db'>, dppCode: string, next: string, now: Date): void {
  const present = ifReadable(() => presentDocument(db, dppCode));
  if (present === undefined || present === next) return;
  settleVersion({ db }, dppCode);
  statement(db, 'INSERT INTO passport_versions (dpp_code, replaced_at, document) VALUES (?, ?, ?)').run(
    dppCode,
    now.toISOString(),
    storedAgainst(present, next),
  );
}

/**
 * Called before the current document changes without a new version. Stores the last version so that it no longer depends on that document.
 */
export function settleVersion({ db }: Pick<Store, 'db'>, dppCode: string): void {
  const last = statement(db, 'SELECT id, document FROM passport_versions WHERE dpp_code = ? ORDER BY id DESC LIMIT 1').get(dppCode) as
    | { readonly id: number; readonly document: StoredDocument }
    | undefined;
  if (last === undefined || !isAgainst(last.document)) return;
  const text = ifReadable(() => versionText(last.document, presentDocument(db, dppCode)));
  if (text !== undefined) statement(db, 'UPDATE passport_versions SET document = ? WHERE id = ?').run(storedDocument(text), last.id);
}

/** What the store has lost must not prevent changes to the passport. */
function ifReadable(read: () => string | undefined): string | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

function presentDocument(db: Store['db'], dppCode: string): string | undefined {
  const stored = statement(db, `SELECT ${documentOf()} FROM passports WHERE dpp_code = ?`).pluck().get(dppCode) as
    | StoredDocument
    | undefined;
  return stored === undefined ? undefined : documentText(stored);
}

/** Returns undefined if the passport was not readable at that moment. A future moment counts as the present. */
export function versionAt({ db }: Store, dppCode: string, moment: Date): PublishedVersion | undefined {
  const at = moment.toISOString();
  const sql = `SELECT document, dpp_status AS dppStatus, readable_from AS readableFrom FROM published_versions
    WHERE dpp_code = ? AND replaced_at > ? AND readable_from <= ? ORDER BY id DESC LIMIT 1`;
  const earlier = statement(db, sql).get(dppCode, at, at) as VersionRow | undefined;
  if (earlier !== undefined) return toVersion(earlier);
  const present = presentVersion({ db }, dppCode);
  return present !== undefined && present.readableFrom <= at ? present : undefined;
}

export function presentVersion({ db }: Pick<Store, 'db'>, dppCode: string): PublishedVersion | undefined {
  const sql = `SELECT coalesce(published_document, document) AS document, dpp_status AS dppStatus, ${READABLE_FROM} AS readableFrom
    FROM passports WHERE dpp_code = ? AND published_at IS NOT NULL`;
  const row = statement(db, sql).get(dppCode) as VersionRow | undefined;
  return row && toVersion(row);
}

type VersionRow = Omit<PublishedVersion, 'document'> & { readonly document: StoredDocument };
const toVersion = ({ document, ...row }: VersionRow): PublishedVersion => ({ ...row, document: documentText(document) });

/** A stored content of a passport. */
export interface StoredVersion {
  readonly id: number;
  readonly replacedAt: string;
  readonly document: string;
  /** Others read this content at some time. */
  readonly isPublished: boolean;
}

/** The versions that were replaced, the latest first. */
export function replacedVersions({ db }: Pick<Store, 'db'>, dppCode: string, limit: number): readonly StoredVersion[] {
  const sql = `SELECT v.id, v.replaced_at AS replacedAt, ${VERSION} AS document FROM passport_versions v JOIN passports p USING (dpp_code)
    WHERE v.dpp_code = ? ORDER BY v.id DESC LIMIT ?`;
  const rows = statement(db, sql).all(dppCode, limit) as (Omit<StoredVersion, 'isPublished' | 'document'> & { document: string | null })[];
  const published = new Set(
    statement(db, 'SELECT document_text(document) FROM published_versions WHERE dpp_code = ?').pluck().all(dppCode) as string[],
  );
  // A version that the store has lost is left out.
  return rows.flatMap(({ document, ...row }) => (document === null ? [] : [{ ...row, document, isPublished: published.has(document) }]));
}

/** The text of a version `v` of the passport `p`. */
export const VERSION = `version_text(v.document, ${documentOf('p')})`;

export const replacedDocument = ({ db }: Pick<Store, 'db'>, dppCode: string, id: number): string | undefined =>
  (statement(db, `SELECT ${VERSION} FROM passport_versions v JOIN passports p USING (dpp_code) WHERE v.dpp_code = ? AND v.id = ?`)
    .pluck()
    .get(dppCode, id) as string | null | undefined) ?? undefined;
