-- Officers who sign in on this computer. A row is kept when an officer leaves, because records name it.
CREATE TABLE officers (
  id       TEXT PRIMARY KEY,
  name     TEXT NOT NULL,
  -- 'administrator' manages the officers.
  role     TEXT NOT NULL,
  -- 'pin' or 'passphrase'
  kind     TEXT NOT NULL,
  salt     BLOB NOT NULL,
  hash     BLOB NOT NULL,
  -- The parameters of scrypt under which the hash was made.
  cost     INTEGER NOT NULL,
  block    INTEGER NOT NULL,
  parallel INTEGER NOT NULL,
  made_at  TEXT NOT NULL,
  -- NULL: may sign in.
  ended_at TEXT
) WITHOUT ROWID;
-- Failed attempts to sign in since the last one that succeeded.
CREATE TABLE officer_attempts (
  officer  TEXT PRIMARY KEY,
  failures INTEGER NOT NULL,
  last_at  TEXT NOT NULL
) WITHOUT ROWID;
-- What was changed about the officers, and when one was locked out. Lines are added and never changed; each carries the hash of the one before.
CREATE TABLE officer_log (
  id            INTEGER PRIMARY KEY AUTOINCREMENT,
  record        TEXT NOT NULL,
  previous_hash TEXT NOT NULL,
  hash          TEXT NOT NULL,
  -- Of its leaf in the tree of the logs.
  salt          TEXT
);
CREATE TRIGGER officer_log_no_update BEFORE UPDATE ON officer_log BEGIN SELECT RAISE(ABORT, 'the log of officers is append-only'); END;
CREATE TRIGGER officer_log_no_delete BEFORE DELETE ON officer_log BEGIN SELECT RAISE(ABORT, 'the log of officers is append-only'); END;
-- Who was signed in, as canonical JSON; NULL: the name was only typed.
ALTER TABLE decisions ADD COLUMN signed_in TEXT;
ALTER TABLE trust_log ADD COLUMN signed_in TEXT;
-- Who began it; its entries are recorded under that sign-in.
ALTER TABLE bulk_queues ADD COLUMN signed_in TEXT;
