-- The snapshot of the registry of product passports that declarations are compared with: one at most, replaced as a whole.
CREATE TABLE registry_snapshot (
  id          INTEGER PRIMARY KEY CHECK (id = 1),
  name        TEXT NOT NULL,
  -- The day on which it was taken.
  date        TEXT NOT NULL,
  -- Of the file.
  sha256      TEXT NOT NULL,
  rows        INTEGER NOT NULL,
  imported_at TEXT NOT NULL,
  officer     TEXT NOT NULL
);
CREATE TABLE registry_rows (
  registration_id TEXT PRIMARY KEY,
  -- Without case, blanks and hyphens: finds another spelling.
  plain           TEXT NOT NULL,
  -- JSON. Null if several rows name the registration differently.
  record          TEXT
) WITHOUT ROWID;
CREATE INDEX registry_rows_plain ON registry_rows (plain);
