-- Sightings of items by other desks, taken from their evidence bundles: what they have logged, never an entry of the log here.
CREATE TABLE other_sightings (
  -- did:key of the desk, and the number in its log.
  desk      TEXT NOT NULL,
  number    INTEGER NOT NULL,
  at        TEXT NOT NULL,
  gtin      TEXT NOT NULL,
  serial    TEXT NOT NULL,
  -- When the bundle was made: the newest counts.
  made_at   TEXT NOT NULL,
  -- JSON: place, issuer, decision, whether a code was read, the entry that it repeats, the run.
  facts     TEXT NOT NULL,
  PRIMARY KEY (desk, number)
) WITHOUT ROWID;
CREATE INDEX other_sightings_item ON other_sightings (gtin, serial, number);
-- The bundles that they came in.
CREATE TABLE sighting_bundles (
  sha256      TEXT PRIMARY KEY,
  desk        TEXT NOT NULL,
  -- The name in the trust list that named the desk, or what the person called it.
  name        TEXT NOT NULL,
  made_at     TEXT NOT NULL,
  imported_at TEXT NOT NULL,
  officer     TEXT NOT NULL,
  items       INTEGER NOT NULL
) WITHOUT ROWID;
