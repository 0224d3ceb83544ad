-- The counts of a run follow from the entries alone, so that no flag of a row decides them. A later verdict on an entry is listed with its item, as the first one is.
DROP TRIGGER run_items_no_update;
DROP INDEX run_items_run;
ALTER TABLE run_items DROP COLUMN repeated;
UPDATE run_items SET item = (SELECT CASE
    WHEN i.gtin IS NOT NULL AND i.serial IS NOT NULL THEN i.gtin || ' ' || i.serial
    WHEN i.dpp_code IS NOT NULL THEN i.dpp_code
    WHEN i.kind NOT IN ('invalid', 'ambiguous', 'gs1', 'gs1-other-key') THEN i.input_sha256 || ' ' || i.item
  END FROM inspections i WHERE i.id = run_items.inspection_id AND i.as_of IS NULL)
  WHERE item IS NULL;
CREATE INDEX run_items_run ON run_items (run, inspection_id);
CREATE TRIGGER run_items_no_update BEFORE UPDATE ON run_items BEGIN SELECT RAISE(ABORT, 'the log of runs is append-only'); END;
-- A seal is written once, when its run is closed; a photo stays as long as the line that names it.
CREATE TRIGGER run_seals_no_update BEFORE UPDATE ON run_seals BEGIN SELECT RAISE(ABORT, 'the seal of a run does not change'); END;
CREATE TRIGGER run_seals_no_delete BEFORE DELETE ON run_seals BEGIN SELECT RAISE(ABORT, 'the seal of a run does not change'); END;
CREATE TRIGGER run_photos_no_delete BEFORE DELETE ON run_photos BEGIN SELECT RAISE(ABORT, 'photos are kept as they came'); END;
