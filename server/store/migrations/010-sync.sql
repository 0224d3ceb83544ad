-- What a person had fetched from another service, and how far it came: after an end by force the next run goes on.
CREATE TABLE sync_runs (
  id         INTEGER PRIMARY KEY AUTOINCREMENT,
  service    TEXT NOT NULL,
  -- SHA-256 of what was asked for: the same wish goes on with the run that it began.
  wish       TEXT NOT NULL,
  started_at TEXT NOT NULL,
  ended_at   TEXT,
  who        TEXT NOT NULL,
  state      TEXT NOT NULL CHECK (state IN ('open', 'stopped', 'ended')),
  identity   TEXT
);
CREATE INDEX sync_runs_wish ON sync_runs (wish);

-- One row for each product, code or link; the outcome is NULL until it is settled.
CREATE TABLE sync_items (
  run        INTEGER NOT NULL REFERENCES sync_runs (id),
  position   INTEGER NOT NULL,
  item       TEXT NOT NULL,
  outcome    TEXT CHECK (outcome IN ('fetched', 'unchanged', 'not-there', 'refused', 'failed')),
  code       TEXT,
  detail     TEXT,
  retry      INTEGER NOT NULL DEFAULT 0,
  stored     INTEGER NOT NULL DEFAULT 0,
  present    INTEGER NOT NULL DEFAULT 0,
  unverified INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (run, position),
  UNIQUE (run, item)
) WITHOUT ROWID;
CREATE INDEX sync_items_left ON sync_items (run, position) WHERE outcome IS NULL;

-- What an address gave the last time: asked again only for what changed, as long as the credential is here.
CREATE TABLE sync_seen (
  url    TEXT PRIMARY KEY,
  etag   TEXT NOT NULL,
  sha256 TEXT NOT NULL
) WITHOUT ROWID;
