-- The status lists that fetched credentials name, by the issuer of these, and what became of each when it was asked for.
CREATE TABLE sync_lists (
  run     INTEGER NOT NULL REFERENCES sync_runs (id),
  url     TEXT NOT NULL,
  issuer  TEXT NOT NULL,
  outcome TEXT NOT NULL CHECK (outcome IN ('fetched', 'unchanged', 'not-checked')),
  code    TEXT,
  detail  TEXT,
  retry   INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (run, url, issuer)
) WITHOUT ROWID;
