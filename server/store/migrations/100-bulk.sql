-- Bulk inspections: thousands of inputs that are inspected one after the other. The rows say how far each one came, so that an inspection that was interrupted continues.
CREATE TABLE bulk_queues (
  id           TEXT PRIMARY KEY,
  name         TEXT NOT NULL,
  -- The run that the entries belong to; NULL: none.
  run          TEXT,
  language     TEXT NOT NULL,
  created_at   TEXT NOT NULL,
  state        TEXT NOT NULL,
  total        INTEGER NOT NULL,
  -- ISO 2859-1; NULL: every input is inspected.
  level        TEXT
) WITHOUT ROWID;
CREATE TABLE bulk_items (
  queue    TEXT NOT NULL,
  position INTEGER NOT NULL,
  name     TEXT NOT NULL,
  kind     TEXT NOT NULL,
  state    TEXT NOT NULL,
  -- The size of the file; NULL: the readings were given.
  bytes    INTEGER,
  -- JSON array of what was read, until it is inspected.
  readings TEXT,
  -- How often work on it began without coming to an end.
  attempts INTEGER NOT NULL DEFAULT 0,
  -- Why it was not inspected.
  fault    TEXT,
  PRIMARY KEY (queue, position)
) WITHOUT ROWID;
CREATE INDEX bulk_items_state ON bulk_items (queue, state, position);
-- The entries of the log that each input led to.
CREATE TABLE bulk_entries (
  inspection_id INTEGER PRIMARY KEY,
  queue         TEXT NOT NULL,
  position      INTEGER NOT NULL
);
CREATE INDEX bulk_entries_item ON bulk_entries (queue, position, inspection_id);
