-- The logs as one Merkle tree. A row for each leaf, in the order in which lines were appended. `hashes` holds the leaf and every complete subtree that ends with it,
-- 32 bytes each, so that an append writes one row and a root or proof reads few.
CREATE TABLE log_tree (
  -- The place of the leaf, from 1.
  id     INTEGER PRIMARY KEY,
  -- The log and the number of the line; 'epochs': the line of log_epochs.
  log    TEXT NOT NULL,
  number INTEGER NOT NULL,
  hashes BLOB NOT NULL
);
-- Not unique: a log that was cut goes on with numbers that have a leaf already, and the check names them.
CREATE INDEX log_tree_line ON log_tree (log, number);
CREATE TRIGGER log_tree_no_update BEFORE UPDATE ON log_tree BEGIN SELECT RAISE(ABORT, 'the tree of the logs is append-only'); END;
CREATE TRIGGER log_tree_no_delete BEFORE DELETE ON log_tree BEGIN SELECT RAISE(ABORT, 'the tree of the logs is append-only'); END;
-- An epoch ends when lines are appended to a copy of the store: both go on, and only one of them can be the log that was known under the old name.
CREATE TABLE log_epochs (
  number INTEGER PRIMARY KEY,
  origin TEXT NOT NULL UNIQUE,
  -- JSON, covered by a leaf.
  record TEXT NOT NULL,
  -- Where the file lies, to notice a copy. Not covered.
  place  TEXT NOT NULL
);
CREATE TRIGGER log_epochs_no_update BEFORE UPDATE OF number, origin, record ON log_epochs
  BEGIN SELECT RAISE(ABORT, 'the tree of the logs is append-only'); END;
CREATE TRIGGER log_epochs_no_delete BEFORE DELETE ON log_epochs BEGIN SELECT RAISE(ABORT, 'the tree of the logs is append-only'); END;
-- Random, and covered by the hash of the line; NULL for lines of earlier versions.
ALTER TABLE inspections ADD COLUMN salt TEXT;
ALTER TABLE decisions ADD COLUMN salt TEXT;
ALTER TABLE backup_log ADD COLUMN salt TEXT;
ALTER TABLE clock_resets ADD COLUMN salt TEXT;
ALTER TABLE key_rotations ADD COLUMN salt TEXT;
ALTER TABLE run_log ADD COLUMN salt TEXT;
-- The last checkpoint of each log of another computer that was cosigned here.
CREATE TABLE witnessed_logs (
  origin      TEXT PRIMARY KEY,
  size        INTEGER NOT NULL,
  root        BLOB NOT NULL,
  -- The key that signed the first checkpoint: 32 bytes.
  key         BLOB NOT NULL,
  cosigned_at TEXT NOT NULL
) WITHOUT ROWID;
