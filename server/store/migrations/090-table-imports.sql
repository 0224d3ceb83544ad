-- Imports of tables: how far each file was read, so that an interrupted import continues, and which rows were refused.
CREATE TABLE table_imports (
  id             INTEGER PRIMARY KEY,
  -- SHA-256, hex, of the file and of its mapping (RFC 8785).
  file_sha256    TEXT NOT NULL,
  mapping_sha256 TEXT NOT NULL,
  file_name      TEXT NOT NULL,
  who            TEXT,
  started_at     TEXT NOT NULL,
  ended_at       TEXT,
  rows           INTEGER NOT NULL DEFAULT 0,
  stored         INTEGER NOT NULL DEFAULT 0,
  unchanged      INTEGER NOT NULL DEFAULT 0,
  refused        INTEGER NOT NULL DEFAULT 0,
  UNIQUE (file_sha256, mapping_sha256)
);
-- The first refused rows of an import; the import counts all of them.
CREATE TABLE table_import_refusals (
  import   INTEGER NOT NULL,
  line     INTEGER NOT NULL,
  -- JSON array of {column?, field?, code, detail}.
  mistakes TEXT NOT NULL,
  PRIMARY KEY (import, line)
) WITHOUT ROWID;
-- The passport codes of an import in progress, so that a code that appears twice in a file is refused.
CREATE TABLE table_import_codes (
  import INTEGER NOT NULL,
  code   TEXT NOT NULL,
  line   INTEGER NOT NULL,
  PRIMARY KEY (import, code)
) WITHOUT ROWID;
-- Mappings that a person saved under a name, as JSON.
CREATE TABLE table_mappings (
  name     TEXT PRIMARY KEY,
  mapping  TEXT NOT NULL,
  saved_at TEXT NOT NULL
) WITHOUT ROWID;
