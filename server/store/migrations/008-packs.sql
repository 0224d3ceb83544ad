-- The packs of this store rise by a sequence within this series.
CREATE TABLE pack_series (
  id     INTEGER PRIMARY KEY CHECK (id = 1),
  series TEXT NOT NULL
);
INSERT INTO pack_series VALUES (1, lower(hex(randomblob(16))));

-- Packs made here. `scope` says what kind of content: a delta is made against a pack of the same scope.
CREATE TABLE packs_created (
  sequence   INTEGER PRIMARY KEY,
  since      INTEGER,
  selection  INTEGER NOT NULL,
  scope      TEXT NOT NULL,
  created_at TEXT NOT NULL
);

-- In which whole pack a thing of the store travelled first as it is now: a later delta leaves out what the receiver has.
-- `digest` is that of what can change; a credential is named by its own.
CREATE TABLE packed (
  scope    TEXT NOT NULL,
  thing    TEXT NOT NULL,
  digest   BLOB,
  sequence INTEGER NOT NULL,
  PRIMARY KEY (scope, thing)
) WITHOUT ROWID;

-- Keys whose packs are taken over, besides those of the trust list's operator and the own one: somebody compared the fingerprint.
CREATE TABLE pack_creators (
  did_key     TEXT PRIMARY KEY,
  name        TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  pinned_at   TEXT NOT NULL,
  pinned_by   TEXT NOT NULL
) WITHOUT ROWID;

-- Packs that were applied here, with what became of their entries.
CREATE TABLE packs_applied (
  id          INTEGER PRIMARY KEY AUTOINCREMENT,
  sha256      TEXT NOT NULL,
  creator     TEXT NOT NULL,
  creator_key TEXT NOT NULL,
  series      TEXT NOT NULL,
  sequence    INTEGER NOT NULL,
  since       INTEGER,
  selection   INTEGER NOT NULL,
  issued_at   TEXT NOT NULL,
  applied_at  TEXT NOT NULL,
  applied_by  TEXT NOT NULL,
  reason      TEXT,
  report      TEXT NOT NULL
);
CREATE INDEX packs_applied_series ON packs_applied (creator_key, series, sequence);
CREATE INDEX packs_applied_sha256 ON packs_applied (sha256);
