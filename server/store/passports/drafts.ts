// Stores the documents of passports that were never published apart from the other columns, as text.
import { statement } from '../statement.ts';
import type { Db } from '../store.ts';

/** The stored document of a row of `passports`, for SQL statements. Empty if the draft is lost, which no reader accepts. */
export const documentOf = (passports = 'passports'): string =>
  `iif(${passports}.document = x'', coalesce((SELECT drafts.document FROM drafts WHERE drafts.id = ${passports}.id), x''), ${passports}.document)`;

/** The passport has to have the document x''. If it gets any other, a trigger deletes the draft. */
export const putDraft = (db: Db, id: number | bigint, document: string): void =>
  void statement(db, 'INSERT INTO drafts (id, document) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET document = excluded.document').run(
    id,
    document,
  );
