-- Dictionaries that were made before erasures hold whole records, with names of persons. Once something is erased, what is compressed with one is
-- packed anew with another, and the dictionary is removed (server/store/erasing/remains.ts).
ALTER TABLE dictionaries ADD COLUMN may_name_persons INTEGER NOT NULL DEFAULT 1;
DROP TRIGGER dictionaries_no_update;
CREATE TRIGGER dictionaries_no_update BEFORE UPDATE ON dictionaries
  WHEN NEW.id IS NOT OLD.id OR NEW.name IS NOT OLD.name OR NEW.data IS NOT OLD.data OR NEW.may_name_persons > OLD.may_name_persons
  BEGIN SELECT RAISE(ABORT, 'the inspection log is append-only'); END;
DROP TRIGGER dictionaries_no_delete;
CREATE TRIGGER dictionaries_no_delete BEFORE DELETE ON dictionaries
  WHEN NOT (OLD.may_name_persons AND EXISTS (SELECT 1 FROM erased))
  BEGIN SELECT RAISE(ABORT, 'the inspection log is append-only'); END;
-- The first bytes of what is compressed: its form, then the name of its dictionary. The hash chain covers the text, not how it is packed.
DROP TRIGGER inspections_no_update;
CREATE TRIGGER inspections_no_update BEFORE UPDATE ON inspections
  WHEN NEW.id IS NOT OLD.id OR NEW.hash IS NOT OLD.hash OR NEW.previous_hash IS NOT OLD.previous_hash OR NEW.headline IS NOT OLD.headline
    OR NEW.input_sha256 IS NOT OLD.input_sha256 OR NEW.at IS NOT OLD.at
    OR NOT (EXISTS (SELECT 1 FROM erased WHERE log = 'inspections' AND number = OLD.id)
      OR NEW.salt IS OLD.salt AND NEW.content IS OLD.content AND NEW.search IS OLD.search AND typeof(OLD.record) = 'blob' AND EXISTS (SELECT 1 FROM erased)
        AND EXISTS (SELECT 1 FROM dictionaries WHERE name = substr(OLD.record, 2, 8) AND may_name_persons))
  BEGIN SELECT RAISE(ABORT, 'the inspection log is append-only'); END;
DROP TRIGGER inputs_no_update;
CREATE TRIGGER inputs_no_update BEFORE UPDATE ON inputs
  WHEN NEW.sha256 IS NOT OLD.sha256 OR NOT (typeof(OLD.text) = 'blob' AND EXISTS (SELECT 1 FROM erased)
    AND EXISTS (SELECT 1 FROM dictionaries WHERE name = substr(OLD.text, 2, 8) AND may_name_persons))
  BEGIN SELECT RAISE(ABORT, 'the inspection log is append-only'); END;
DROP TRIGGER contents_no_update;
CREATE TRIGGER contents_no_update BEFORE UPDATE ON contents
  WHEN NEW.id IS NOT OLD.id OR NEW.sha256 IS NOT OLD.sha256 OR NOT (EXISTS (SELECT 1 FROM erased)
    AND EXISTS (SELECT 1 FROM dictionaries WHERE name = substr(OLD.data, 2, 8) AND may_name_persons))
  BEGIN SELECT RAISE(ABORT, 'the inspection log is append-only'); END;
-- What pages freed was not overwritten so far, so a store with a log is written anew once, after an erasure.
INSERT INTO settings (name, value) SELECT 'remnants', 'true' WHERE EXISTS (SELECT 1 FROM inspections);
