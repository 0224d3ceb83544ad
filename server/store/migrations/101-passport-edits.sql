-- Passports that a person is editing, as typed so far: they may be incomplete or contain mistakes, and become passports only when they are saved.
CREATE TABLE passport_edits (
  -- UUID (RFC 9562).
  id         TEXT PRIMARY KEY,
  -- The passport that it changes. NULL: a new one.
  dpp_code   TEXT UNIQUE,
  -- SHA-256, hex, of the content that the changes were made to. NULL: a new one.
  base       TEXT,
  -- JSON.
  document   TEXT NOT NULL,
  -- Raised by each change, so that two windows cannot overwrite each other unseen.
  revision   INTEGER NOT NULL,
  changed_at TEXT NOT NULL
) WITHOUT ROWID;
