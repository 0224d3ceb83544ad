-- An issuer may be on the list and added on this computer besides; the list speaks louder. No row held either before.
DROP TABLE issuers;
CREATE TABLE issuers (
  did                 TEXT NOT NULL,
  origin              TEXT NOT NULL CHECK (origin IN ('list', 'local')),
  name                TEXT,
  country             TEXT,
  role                TEXT,
  status              TEXT NOT NULL CHECK (status IN ('granted', 'suspended', 'withdrawn')),
  since               TEXT,
  did_document        TEXT NOT NULL,
  credential_types    TEXT,
  status_list_issuers TEXT,
  as_of               TEXT NOT NULL,
  -- Locally added ones: who vouched for it, and why.
  added_by            TEXT,
  reason              TEXT,
  sample              INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (did, origin)
) WITHOUT ROWID;

-- Keys of the operator whose snapshots are taken over. One operator at a time.
CREATE TABLE operator_keys (
  did_key     TEXT PRIMARY KEY,
  operator    TEXT NOT NULL,
  name        TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  pinned_at   TEXT NOT NULL,
  pinned_by   TEXT NOT NULL
) WITHOUT ROWID;

-- Every snapshot that was ever in force. The file itself is kept of the present one and the one before, which an undo brings back.
CREATE TABLE snapshots (
  id           INTEGER PRIMARY KEY AUTOINCREMENT,
  operator     TEXT NOT NULL,
  sequence     INTEGER NOT NULL,
  issued_at    TEXT NOT NULL,
  next_update  TEXT NOT NULL,
  operator_key TEXT NOT NULL,
  sha256       TEXT NOT NULL,
  issuers      INTEGER NOT NULL,
  status_lists INTEGER NOT NULL,
  imported_at  TEXT NOT NULL,
  imported_by  TEXT NOT NULL,
  active       INTEGER NOT NULL DEFAULT 0,
  file         TEXT
);
CREATE UNIQUE INDEX snapshots_active ON snapshots (active) WHERE active = 1;

-- Status lists by the address that credentials name. What was once revoked stays revoked, whatever a newer list says.
CREATE TABLE status_lists (
  url          TEXT PRIMARY KEY,
  credential   TEXT NOT NULL,
  retrieved_at TEXT NOT NULL,
  ever_revoked BLOB
) WITHOUT ROWID;

-- What was done to the trust data, by whom and why: rows are added and never changed.
CREATE TABLE trust_log (
  id       INTEGER PRIMARY KEY AUTOINCREMENT,
  at       TEXT NOT NULL,
  action   TEXT NOT NULL,
  subject  TEXT NOT NULL,
  sequence INTEGER,
  sha256   TEXT,
  who      TEXT NOT NULL,
  reason   TEXT
);
CREATE TRIGGER trust_log_no_update BEFORE UPDATE ON trust_log BEGIN SELECT RAISE(ABORT, 'the trust log is append-only'); END;
CREATE TRIGGER trust_log_no_delete BEFORE DELETE ON trust_log BEGIN SELECT RAISE(ABORT, 'the trust log is append-only'); END;
