-- The log of erasures: the rule, and what was erased of other logs by it or on request. Lines are added and never changed; each carries the hash of the one before.
CREATE TABLE erasure_log (
  id            INTEGER PRIMARY KEY AUTOINCREMENT,
  record        TEXT NOT NULL,
  previous_hash TEXT NOT NULL,
  hash          TEXT NOT NULL,
  salt          TEXT
);
CREATE TRIGGER erasure_log_no_update BEFORE UPDATE ON erasure_log BEGIN SELECT RAISE(ABORT, 'the log of erasures is append-only'); END;
CREATE TRIGGER erasure_log_no_delete BEFORE DELETE ON erasure_log BEGIN SELECT RAISE(ABORT, 'the log of erasures is append-only'); END;
-- Which lines of other logs a line of that log covers. Follows from its records.
CREATE TABLE erased (
  log     TEXT NOT NULL,
  number  INTEGER NOT NULL,
  erasure INTEGER NOT NULL,
  -- Separated by commas, with one in front and one behind.
  parts   TEXT NOT NULL,
  PRIMARY KEY (log, number, erasure)
) WITHOUT ROWID;
CREATE TRIGGER erased_no_update BEFORE UPDATE ON erased BEGIN SELECT RAISE(ABORT, 'the log of erasures is append-only'); END;
CREATE TRIGGER erased_no_delete BEFORE DELETE ON erased BEGIN SELECT RAISE(ABORT, 'the log of erasures is append-only'); END;
-- Only a line that an erasure covers may change, and of it only what can be erased and its salts.
DROP TRIGGER inspections_no_update;
CREATE TRIGGER inspections_no_update BEFORE UPDATE ON inspections
  WHEN NEW.id IS NOT OLD.id OR NEW.hash IS NOT OLD.hash OR NEW.previous_hash IS NOT OLD.previous_hash OR NEW.headline IS NOT OLD.headline
    OR NEW.input_sha256 IS NOT OLD.input_sha256 OR NEW.at IS NOT OLD.at
    OR NOT EXISTS (SELECT 1 FROM erased WHERE log = 'inspections' AND number = OLD.id)
  BEGIN SELECT RAISE(ABORT, 'the inspection log is append-only'); END;
DROP TRIGGER decisions_no_update;
CREATE TRIGGER decisions_no_update BEFORE UPDATE ON decisions
  WHEN NEW.id IS NOT OLD.id OR NEW.hash IS NOT OLD.hash OR NEW.previous_hash IS NOT OLD.previous_hash OR NEW.decision IS NOT OLD.decision
    OR NEW.inspection_id IS NOT OLD.inspection_id OR NEW.at IS NOT OLD.at
    OR NOT EXISTS (SELECT 1 FROM erased WHERE log = 'decisions' AND number = OLD.id)
  BEGIN SELECT RAISE(ABORT, 'the inspection log is append-only'); END;
DROP TRIGGER run_log_no_update;
CREATE TRIGGER run_log_no_update BEFORE UPDATE ON run_log
  WHEN NEW.id IS NOT OLD.id OR NEW.hash IS NOT OLD.hash OR NEW.previous_hash IS NOT OLD.previous_hash OR NEW.run IS NOT OLD.run OR NEW.action IS NOT OLD.action
    OR NOT EXISTS (SELECT 1 FROM erased WHERE log = 'run_log' AND number = OLD.id)
  BEGIN SELECT RAISE(ABORT, 'the log of runs is append-only'); END;
DROP TRIGGER customs_log_no_update;
CREATE TRIGGER customs_log_no_update BEFORE UPDATE ON customs_log
  WHEN NEW.id IS NOT OLD.id OR NEW.hash IS NOT OLD.hash OR NEW.previous_hash IS NOT OLD.previous_hash OR NEW.inspection_id IS NOT OLD.inspection_id
    OR NEW.action IS NOT OLD.action OR NOT EXISTS (SELECT 1 FROM erased WHERE log = 'customs_log' AND number = OLD.id)
  BEGIN SELECT RAISE(ABORT, 'the log of declarations is append-only'); END;
DROP TRIGGER run_photos_no_delete;
CREATE TRIGGER run_photos_no_delete BEFORE DELETE ON run_photos
  WHEN EXISTS (SELECT 1 FROM run_log l WHERE l.action = 'photo' AND json_extract(l.record, '$.sha256') = OLD.sha256
    AND NOT EXISTS (SELECT 1 FROM erased e WHERE e.log = 'run_log' AND e.number = l.id AND instr(e.parts, ',photo,') > 0))
  BEGIN SELECT RAISE(ABORT, 'photos are kept as they came'); END;
