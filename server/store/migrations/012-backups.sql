-- Which copies were made of this store, and from which it was brought back: rows are added and never changed, each carries the hash of the one before, and its record
-- the heads of the other chains at that moment.
CREATE TABLE backup_log (
  id            INTEGER PRIMARY KEY AUTOINCREMENT,
  record        TEXT NOT NULL,
  previous_hash TEXT NOT NULL,
  hash          TEXT NOT NULL
);
CREATE TRIGGER backup_log_no_update BEFORE UPDATE ON backup_log BEGIN SELECT RAISE(ABORT, 'the backup log is append-only'); END;
CREATE TRIGGER backup_log_no_delete BEFORE DELETE ON backup_log BEGIN SELECT RAISE(ABORT, 'the backup log is append-only'); END;
