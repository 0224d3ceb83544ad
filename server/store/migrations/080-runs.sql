-- Runs: inspections that belong together, such as the items of a pallet. Lines are added and never changed; each carries the hash of the one before. The state of a
-- run follows from its lines, so that a crash loses nothing.
CREATE TABLE run_log (
  id            INTEGER PRIMARY KEY AUTOINCREMENT,
  run           TEXT NOT NULL,
  action        TEXT NOT NULL,
  -- The entry that a note or a photo is about; NULL: the run as a whole.
  inspection_id INTEGER,
  record        TEXT NOT NULL,
  previous_hash TEXT NOT NULL,
  hash          TEXT NOT NULL
);
CREATE INDEX run_log_run ON run_log (run, id);
CREATE INDEX run_log_started ON run_log (id) WHERE action = 'start';
CREATE TRIGGER run_log_no_update BEFORE UPDATE ON run_log BEGIN SELECT RAISE(ABORT, 'the log of runs is append-only'); END;
CREATE TRIGGER run_log_no_delete BEFORE DELETE ON run_log BEGIN SELECT RAISE(ABORT, 'the log of runs is append-only'); END;
-- Runs that are not closed, so that the open one is found without reading the log.
CREATE TABLE open_runs (run TEXT PRIMARY KEY) WITHOUT ROWID;
-- The run that an entry belongs to, as its record says.
CREATE TABLE run_items (
  inspection_id INTEGER PRIMARY KEY,
  run           TEXT NOT NULL,
  -- 1: the same item with the same verdict is in the run already, so that it is not counted again.
  repeated      INTEGER NOT NULL,
  -- What the entry is about, to find the same item again; NULL: a later verdict, a verdict about an earlier date, or no single item.
  item          TEXT
);
CREATE INDEX run_items_run ON run_items (run, inspection_id, repeated);
CREATE INDEX run_items_item ON run_items (run, item, inspection_id) WHERE item IS NOT NULL;
CREATE TRIGGER run_items_no_update BEFORE UPDATE ON run_items BEGIN SELECT RAISE(ABORT, 'the log of runs is append-only'); END;
CREATE TRIGGER run_items_no_delete BEFORE DELETE ON run_items BEGIN SELECT RAISE(ABORT, 'the log of runs is append-only'); END;
-- The signature of this computer on the line that closed a run. The signed ends of the logs move on; this one stays.
CREATE TABLE run_seals (
  run       TEXT PRIMARY KEY,
  number    INTEGER NOT NULL,
  hash      TEXT NOT NULL,
  signed_at TEXT NOT NULL,
  key       TEXT NOT NULL,
  signature TEXT NOT NULL
) WITHOUT ROWID;
-- Photos by their content, byte for byte as they came.
CREATE TABLE run_photos (
  sha256 TEXT NOT NULL UNIQUE,
  type   TEXT NOT NULL,
  bytes  BLOB NOT NULL
);
CREATE TRIGGER run_photos_no_update BEFORE UPDATE ON run_photos BEGIN SELECT RAISE(ABORT, 'photos are kept as they came'); END;
