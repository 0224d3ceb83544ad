-- When what the clock had seen was taken back, because it had been ahead: rows are added and never changed, each carries the hash of the one before, and its record
-- where the inspection log stood.
CREATE TABLE clock_resets (
  id            INTEGER PRIMARY KEY AUTOINCREMENT,
  record        TEXT NOT NULL,
  previous_hash TEXT NOT NULL,
  hash          TEXT NOT NULL
);
CREATE TRIGGER clock_resets_no_update BEFORE UPDATE ON clock_resets BEGIN SELECT RAISE(ABORT, 'the log of clock resets is append-only'); END;
CREATE TRIGGER clock_resets_no_delete BEFORE DELETE ON clock_resets BEGIN SELECT RAISE(ABORT, 'the log of clock resets is append-only'); END;
