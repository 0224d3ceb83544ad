-- When writes were stopped for maintenance, and when that ended. Lines are added and never changed; each carries the hash of the one before.
CREATE TABLE maintenance_log (
  id            INTEGER PRIMARY KEY AUTOINCREMENT,
  record        TEXT NOT NULL,
  previous_hash TEXT NOT NULL,
  hash          TEXT NOT NULL,
  -- Of its leaf in the tree of the logs.
  salt          TEXT
);
CREATE TRIGGER maintenance_log_no_update BEFORE UPDATE ON maintenance_log BEGIN SELECT RAISE(ABORT, 'the log of maintenance is append-only'); END;
CREATE TRIGGER maintenance_log_no_delete BEFORE DELETE ON maintenance_log BEGIN SELECT RAISE(ABORT, 'the log of maintenance is append-only'); END;
