-- Every trust list that was admitted counts, in any order of arrival. `active` marks the newest of each operator: it is derived, for screens and packs.
DROP INDEX snapshots_active;
ALTER TABLE snapshots ADD COLUMN set_aside INTEGER NOT NULL DEFAULT 0;
-- JSON: what the list retracts of its operator's earlier word, and lists whose jump in number it explains.
ALTER TABLE snapshots ADD COLUMN retracts TEXT;
ALTER TABLE snapshots ADD COLUMN resets TEXT;
-- Until now an older list that was put in force again followed those that it replaced: a person set these aside.
UPDATE snapshots SET set_aside = 1 WHERE EXISTS (SELECT 1 FROM snapshots later WHERE later.id > snapshots.id AND later.sequence <= snapshots.sequence);
CREATE INDEX snapshots_by_digest ON snapshots (sha256);

-- A person compared the fingerprint of this operator when the list of this number came: jumps in number are measured from it.
CREATE TABLE operator_pins (
  operator TEXT NOT NULL,
  sequence INTEGER NOT NULL,
  at       TEXT NOT NULL,
  who      TEXT NOT NULL,
  PRIMARY KEY (operator, sequence)
) WITHOUT ROWID;
INSERT INTO operator_pins
  SELECT operator, coalesce((SELECT max(sequence) FROM snapshots WHERE snapshots.operator = operator_keys.operator), 1), min(pinned_at), min(pinned_by)
  FROM operator_keys GROUP BY operator;

-- What the newest list of each operator says, for screens; two operators may name one issuer.
CREATE TABLE listed_issuers AS SELECT *, '' AS operator FROM issuers;
DROP TABLE issuers;
CREATE TABLE issuers (
  did                 TEXT NOT NULL,
  origin              TEXT NOT NULL CHECK (origin IN ('list', 'local')),
  operator            TEXT NOT NULL DEFAULT '',
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
  PRIMARY KEY (did, origin, operator)
) WITHOUT ROWID;
INSERT INTO issuers SELECT did, origin, CASE origin WHEN 'list' THEN coalesce((SELECT operator FROM snapshots WHERE active = 1), '') ELSE '' END,
  name, country, role, status, since, did_document, credential_types, status_list_issuers, as_of, added_by, reason, sample FROM listed_issuers;
DROP TABLE listed_issuers;

-- The highest number that an operator announced by a beacon: a desk that has no list of it yet is not plainly current.
CREATE TABLE operator_beacons (
  operator TEXT PRIMARY KEY,
  newest   INTEGER NOT NULL,
  at       TEXT NOT NULL,
  taken_at TEXT NOT NULL,
  taken_by TEXT NOT NULL
) WITHOUT ROWID;
