-- What the evidence bundles of other desks say of a run. A line of the log of runs names the bundle and the hash of what is kept of it; nothing here is an entry of a log.
CREATE TABLE run_parts (
  -- The line of the log of runs.
  number  INTEGER PRIMARY KEY,
  run     TEXT NOT NULL,
  -- JSON, deflated.
  content BLOB NOT NULL
);
CREATE INDEX run_parts_run ON run_parts (run);
CREATE TRIGGER run_parts_no_update BEFORE UPDATE ON run_parts BEGIN SELECT RAISE(ABORT, 'what is kept of a bundle does not change'); END;
-- Erased together with the place or the reference of the line.
CREATE TRIGGER run_parts_no_delete BEFORE DELETE ON run_parts
  WHEN NOT EXISTS (SELECT 1 FROM erased WHERE log = 'run_log' AND number = OLD.number AND (instr(parts, ',place,') > 0 OR instr(parts, ',reference,') > 0))
  BEGIN SELECT RAISE(ABORT, 'what is kept of a bundle does not change'); END;
