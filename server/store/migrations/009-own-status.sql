-- The service's own status lists (W3C Bitstring Status List 1.0). Every credential that it issues has a place in one, drawn by lot and given once; both lists of a
-- number, of what is revoked and of what is suspended, have it at the same place. A place without a credential is a decoy.
CREATE TABLE status_places (
  list          INTEGER NOT NULL,
  place         INTEGER NOT NULL,
  credential_id TEXT,
  dpp_code      TEXT,
  revoked       INTEGER NOT NULL DEFAULT 0,
  suspended     INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (list, place)
) WITHOUT ROWID;
CREATE UNIQUE INDEX status_places_credential ON status_places (credential_id) WHERE credential_id IS NOT NULL;
CREATE INDEX status_places_code ON status_places (dpp_code) WHERE dpp_code IS NOT NULL;
CREATE INDEX status_places_set ON status_places (list, place, revoked, suspended) WHERE revoked = 1 OR suspended = 1;

-- How many places of a list are given: one that is three quarters full is followed by the next.
CREATE TABLE own_status_lists (
  list  INTEGER PRIMARY KEY,
  given INTEGER NOT NULL
);

-- The lists as they were signed last, for the public process, which holds no key.
CREATE TABLE signed_status_lists (
  list                INTEGER NOT NULL,
  purpose             TEXT NOT NULL CHECK (purpose IN ('revocation', 'suspension')),
  verification_method TEXT NOT NULL,
  signed_at           TEXT NOT NULL,
  vc                  TEXT NOT NULL,
  jwt                 TEXT NOT NULL,
  PRIMARY KEY (list, purpose)
) WITHOUT ROWID;

-- What was done to the status of a passport, by whom and why: rows are added and never changed. The last one of a passport says how it stands.
-- Only the sample set leaves nothing behind.
CREATE TABLE status_log (
  id         INTEGER PRIMARY KEY AUTOINCREMENT,
  at         TEXT NOT NULL,
  dpp_code   TEXT NOT NULL,
  action     TEXT NOT NULL CHECK (action IN ('revoke', 'suspend', 'reinstate')),
  -- The state of the passport before, which a reinstatement brings back.
  dpp_status TEXT NOT NULL,
  who        TEXT NOT NULL,
  reason     TEXT,
  sample     INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX status_log_code ON status_log (dpp_code, id);
CREATE TRIGGER status_log_no_update BEFORE UPDATE ON status_log BEGIN SELECT RAISE(ABORT, 'the status log is append-only'); END;
CREATE TRIGGER status_log_no_delete BEFORE DELETE ON status_log WHEN OLD.sample = 0 BEGIN SELECT RAISE(ABORT, 'the status log is append-only'); END;
