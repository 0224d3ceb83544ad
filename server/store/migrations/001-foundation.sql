-- Passports of this service, as parsed and accepted. `document` is the model; the columns beside it are what is looked up.
CREATE TABLE passports (
  id            INTEGER PRIMARY KEY,
  dpp_code      TEXT NOT NULL UNIQUE,
  gtin          TEXT,
  serial        TEXT,
  batch         TEXT,
  category      TEXT NOT NULL,
  dpp_status    TEXT NOT NULL CHECK (dpp_status IN ('active', 'inactive', 'archived', 'invalid')),
  product_name  TEXT NOT NULL,
  manufacturer  TEXT NOT NULL,
  search        TEXT NOT NULL,
  document      TEXT NOT NULL,
  -- What others read when it was changed after it was published: the version that was signed. NULL: `document` is that version.
  published_document TEXT,
  last_updated  TEXT NOT NULL,
  published_at  TEXT,
  verified_at   TEXT,
  sample        INTEGER NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX passports_item ON passports (gtin, serial) WHERE gtin IS NOT NULL AND serial IS NOT NULL;
CREATE INDEX passports_gtin ON passports (gtin, dpp_status);
CREATE INDEX passports_updated ON passports (last_updated DESC, id DESC);

-- Earlier versions of a passport, kept whole (EN 18221: every change is archived and retrievable).
CREATE TABLE passport_versions (
  id          INTEGER PRIMARY KEY,
  dpp_code    TEXT NOT NULL,
  replaced_at TEXT NOT NULL,
  document    TEXT NOT NULL
);
CREATE INDEX passport_versions_code ON passport_versions (dpp_code, replaced_at);

-- Signed credentials, byte for byte as signed here or as received.
CREATE TABLE credentials (
  id            INTEGER PRIMARY KEY,
  credential_id TEXT,
  dpp_code      TEXT,
  gtin          TEXT,
  serial        TEXT,
  batch         TEXT,
  type          TEXT NOT NULL,
  format        TEXT NOT NULL CHECK (format IN ('vc', 'vc-jwt', 'enveloped-vc', 'sd-jwt')),
  issuer        TEXT NOT NULL,
  signed_at     TEXT,
  received_at   TEXT NOT NULL,
  source        TEXT NOT NULL CHECK (source IN ('published', 'imported')),
  sha256        TEXT NOT NULL UNIQUE,
  body          TEXT NOT NULL,
  sample        INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX credentials_code ON credentials (dpp_code);
CREATE INDEX credentials_item ON credentials (gtin, serial);
-- Who signed what was published: after a change of the base URL that is another name than the present one.
CREATE INDEX credentials_published ON credentials (issuer, dpp_code) WHERE source = 'published';
CREATE INDEX credentials_identifier ON credentials (credential_id);

CREATE TABLE events (
  id         INTEGER PRIMARY KEY,
  dpp_code   TEXT NOT NULL,
  event_id   TEXT NOT NULL,
  type       TEXT NOT NULL,
  event_time TEXT NOT NULL,
  biz_step   TEXT,
  read_point TEXT,
  document   TEXT NOT NULL,
  sample     INTEGER NOT NULL DEFAULT 0,
  UNIQUE (dpp_code, event_id)
);
CREATE INDEX events_code ON events (dpp_code, event_time);

-- Issuers that somebody vouches for, with their frozen DID documents. The service's own identity is not in here.
CREATE TABLE issuers (
  did          TEXT PRIMARY KEY,
  name         TEXT,
  country      TEXT,
  origin       TEXT NOT NULL CHECK (origin IN ('list', 'local')),
  status       TEXT NOT NULL CHECK (status IN ('granted', 'suspended', 'withdrawn')),
  since        TEXT,
  did_document TEXT NOT NULL,
  as_of        TEXT NOT NULL,
  sample       INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE settings (
  name  TEXT PRIMARY KEY,
  value TEXT NOT NULL
);

-- The raw inputs of inspections, once each.
CREATE TABLE inputs (
  sha256 TEXT PRIMARY KEY,
  text   TEXT NOT NULL
) WITHOUT ROWID;

-- The inspection log: rows are added and never changed; each carries the hash of the one before.
CREATE TABLE inspections (
  id            INTEGER PRIMARY KEY AUTOINCREMENT,
  at            TEXT NOT NULL,
  headline      TEXT NOT NULL,
  reason        TEXT,
  kind          TEXT NOT NULL,
  channel       TEXT NOT NULL,
  gtin          TEXT,
  serial        TEXT,
  dpp_code      TEXT,
  product_name  TEXT,
  file_name     TEXT,
  search        TEXT NOT NULL,
  sample        INTEGER NOT NULL,
  input_sha256  TEXT NOT NULL REFERENCES inputs (sha256),
  request_id    TEXT,
  record        TEXT NOT NULL,
  previous_hash TEXT NOT NULL,
  hash          TEXT NOT NULL
);
-- The clock floor is the latest moment of the log, asked for at every inspection.
CREATE INDEX inspections_at ON inspections (at);
CREATE INDEX inspections_request ON inspections (request_id) WHERE request_id IS NOT NULL;
CREATE INDEX inspections_headline ON inspections (headline, id);

CREATE TABLE decisions (
  id            INTEGER PRIMARY KEY AUTOINCREMENT,
  inspection_id INTEGER NOT NULL REFERENCES inspections (id),
  at            TEXT NOT NULL,
  decision      TEXT NOT NULL CHECK (decision IN ('released', 'held', 'referred')),
  officer       TEXT NOT NULL,
  place         TEXT NOT NULL,
  reference     TEXT NOT NULL,
  note          TEXT NOT NULL,
  search        TEXT NOT NULL,
  previous_hash TEXT NOT NULL,
  hash          TEXT NOT NULL
);
CREATE INDEX decisions_inspection ON decisions (inspection_id, id);

CREATE TRIGGER inspections_no_update BEFORE UPDATE ON inspections BEGIN SELECT RAISE(ABORT, 'the inspection log is append-only'); END;
CREATE TRIGGER inspections_no_delete BEFORE DELETE ON inspections BEGIN SELECT RAISE(ABORT, 'the inspection log is append-only'); END;
CREATE TRIGGER inputs_no_update BEFORE UPDATE ON inputs BEGIN SELECT RAISE(ABORT, 'the inspection log is append-only'); END;
CREATE TRIGGER inputs_no_delete BEFORE DELETE ON inputs BEGIN SELECT RAISE(ABORT, 'the inspection log is append-only'); END;
CREATE TRIGGER decisions_no_update BEFORE UPDATE ON decisions BEGIN SELECT RAISE(ABORT, 'the inspection log is append-only'); END;
CREATE TRIGGER decisions_no_delete BEFORE DELETE ON decisions BEGIN SELECT RAISE(ABORT, 'the inspection log is append-only'); END;
