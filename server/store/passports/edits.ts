// Stores passports that are being edited, as typed so far.
import { defined } from '../../domain/json/defined.ts';
import type { Json, JsonObject } from '../../domain/json/json.ts';
import { StoreFault } from '../../lib/store-fault.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';

export interface StoredEdit {
  readonly id: string;
  /** The passport that it changes. Absent: a new one. */
  readonly dppCode?: string;
  /** SHA-256, hex, of the content that the changes were made to. */
  readonly base?: string;
  readonly document: JsonObject;
  readonly revision: number;
  readonly changedAt: string;
}

/** What a list of edits shows. */
export interface EditInList extends Pick<StoredEdit, 'id' | 'dppCode' | 'changedAt'> {
  readonly productName?: Json;
  readonly defaultLanguage?: Json;
  readonly category?: Json;
}

const MOST = 1000;

interface Row {
  readonly id: string;
  readonly dpp_code: string | null;
  readonly base: string | null;
  readonly document: string;
  readonly revision: number;
  readonly changed_at: string;
}

type Shown = 'name' | 'language' | 'category';

const toEdit = (row: Row): StoredEdit => ({
  id: row.id,
  ...(row.dpp_code === null ? {} : { dppCode: row.dpp_code }),
  ...(row.base === null ? {} : { base: row.base }),
  document: JSON.parse(row.document) as JsonObject,
  revision: row.revision,
  changedAt: row.changed_at,
});

/** The latest first. SQLite extracts the members that the list shows, because the documents may be large. */
export function storedEdits({ db }: Store): readonly EditInList[] {
  const sql = `SELECT id, dpp_code, changed_at, document -> '$.productName' AS name, document -> '$.defaultLanguage' AS language,
      document -> '$.category' AS category FROM passport_edits ORDER BY changed_at DESC, id`;
  const rows = statement(db, sql).all() as (Pick<Row, 'id' | 'dpp_code' | 'changed_at'> & Record<Shown, string | null>)[];
  const read = (text: string | null): Json | undefined => (text === null ? undefined : (JSON.parse(text) as Json));
  return rows.map(({ id, dpp_code, changed_at, name, language, category }) => ({
    id,
    ...defined({
      dppCode: dpp_code ?? undefined,
      productName: read(name),
      defaultLanguage: read(language),
      category: read(category),
    }),
    changedAt: changed_at,
  }));
}

export function editById({ db }: Store, id: string): StoredEdit | undefined {
  const row = statement(db, 'SELECT * FROM passport_edits WHERE id = ?').get(id) as Row | undefined;
  return row && toEdit(row);
}

export function editOfPassport({ db }: Store, dppCode: string): StoredEdit | undefined {
  const row = statement(db, 'SELECT * FROM passport_edits WHERE dpp_code = ?').get(dppCode) as Row | undefined;
  return row && toEdit(row);
}

/** Throws `conflict` beyond 1000 edits. */
export function addEdit({ db }: Store, { id, dppCode, base, document, revision, changedAt }: StoredEdit): void {
  if ((statement(db, 'SELECT count(*) FROM passport_edits').pluck().get() as number) >= MOST)
    throw new StoreFault('conflict', `at most ${MOST} passports can be edited at a time: save or discard one first`);
  statement(db, 'INSERT INTO passport_edits (id, dpp_code, base, document, revision, changed_at) VALUES (?, ?, ?, ?, ?, ?)').run(
    id,
    dppCode ?? null,
    base ?? null,
    JSON.stringify(document),
    revision,
    changedAt,
  );
}

/** Returns false if the edit is no longer at this revision. */
export function changeEdit({ db }: Store, id: string, revision: number, document: JsonObject, now: Date): boolean {
  const sql = 'UPDATE passport_edits SET document = ?, revision = revision + 1, changed_at = ? WHERE id = ? AND revision = ?';
  return statement(db, sql).run(JSON.stringify(document), now.toISOString(), id, revision).changes === 1;
}

/** Returns false if the edit is no longer at this revision. */
export const removeEdit = ({ db }: Store, id: string, revision: number): boolean =>
  statement(db, 'DELETE FROM passport_edits WHERE id = ? AND revision = ?').run(id, revision).changes === 1;
