-- What an inspection as of a past date rests on. The lists of these numbers (snapshots.id), one after the other, said the same of an issuer.
CREATE TABLE issuer_versions (
  did        TEXT NOT NULL,
  first_list INTEGER NOT NULL,
  last_list  INTEGER NOT NULL,
  -- The issuer as verifying takes it, JSON.
  statement  TEXT NOT NULL,
  PRIMARY KEY (did, first_list)
) WITHOUT ROWID;

-- Every version of a status list that came, by the issuer under whose name it came.
CREATE TABLE status_list_versions (
  url          TEXT NOT NULL,
  retrieved_at TEXT NOT NULL,
  did          TEXT NOT NULL,
  -- SHA-256 of the list: two that were fetched in the same moment are two.
  digest       TEXT NOT NULL,
  credential   TEXT NOT NULL,
  PRIMARY KEY (url, retrieved_at, did, digest)
) WITHOUT ROWID;

INSERT INTO issuer_versions (did, first_list, last_list, statement)
  SELECT i.did, s.id, s.id, json_patch(
    json_object('did', i.did, 'origin', 'list', 'status', i.status, 'asOf', i.as_of, 'didDocument', json(i.did_document)),
    json_object('name', i.name, 'country', i.country, 'since', i.since, 'statusListIssuers', json(i.status_list_issuers),
      'credentialTypes', json(i.credential_types)))
  FROM issuers i, snapshots s WHERE i.origin = 'list' AND s.active = 1;
INSERT INTO status_list_versions (url, retrieved_at, did, digest, credential) 
  SELECT url, coalesce(strftime('%Y-%m-%dT%H:%M:%fZ', retrieved_at), retrieved_at), '', '', credential FROM status_lists;

-- The moment that an inspection was asked about, where it was not its own: also in the record that the chain covers.
ALTER TABLE inspections ADD COLUMN as_of TEXT;

-- Every key of this service that was followed by another: each row carries the hash of the one before.
CREATE TABLE key_rotations (
  id            INTEGER PRIMARY KEY AUTOINCREMENT,
  record        TEXT NOT NULL,
  previous_hash TEXT NOT NULL,
  hash          TEXT NOT NULL
);
CREATE TRIGGER key_rotations_no_update BEFORE UPDATE ON key_rotations BEGIN SELECT RAISE(ABORT, 'the log of key rotations is append-only'); END;
CREATE TRIGGER key_rotations_no_delete BEFORE DELETE ON key_rotations BEGIN SELECT RAISE(ABORT, 'the log of key rotations is append-only'); END;
