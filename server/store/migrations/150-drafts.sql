-- The document of a draft has its own table. Publishing deletes that row, and its pages are used again; a row of `passports` that shrinks leaves its page half empty.
-- The document of such a passport is x''. Drafts that were stored before stay in `passports` until they are written again.
CREATE TABLE drafts (
  id       INTEGER PRIMARY KEY REFERENCES passports (id),
  document TEXT NOT NULL
);
CREATE TRIGGER passports_update_draft AFTER UPDATE OF document ON passports WHEN old.document = x'' AND new.document <> x'' BEGIN
  DELETE FROM drafts WHERE id = old.id;
END;
-- No ON DELETE CASCADE: a migration that makes `passports` anew would delete every draft with the old table.
CREATE TRIGGER passports_delete_draft BEFORE DELETE ON passports BEGIN
  DELETE FROM drafts WHERE id = old.id;
END;
-- Few passports are drafts or were changed since they were published; without these indexes, all are read to count them.
CREATE INDEX passports_drafts ON passports (dpp_code) WHERE published_at IS NULL AND dpp_status <> 'invalid';
CREATE INDEX passports_changed ON passports (dpp_code) WHERE published_document IS NOT NULL;
-- A credential is found by its passport. An index over its URL took a twentieth of the bytes of a published passport.
DROP INDEX status_places_credential;
