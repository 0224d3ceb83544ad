-- Every status list that was ever admitted, byte for byte: rows are added, and only their dates change. Which of them counts is asked of all of them together.
CREATE TABLE status_statements (
  id              INTEGER PRIMARY KEY,
  url             TEXT NOT NULL,
  -- 'list': a signed list. 'known-revoked': entries that a list showed as revoked that is held no more.
  kind            TEXT NOT NULL CHECK (kind IN ('list', 'known-revoked')),
  -- list: SHA-256 of the credential, in hex. known-revoked: the issuer of the credentials.
  name            TEXT NOT NULL,
  -- list: the text. known-revoked: the bits, first bit left-most.
  body            BLOB NOT NULL,
  -- When its address first and last showed it: the age of what is known.
  first_retrieved TEXT NOT NULL,
  retrieved_at    TEXT NOT NULL,
  seen_at         TEXT NOT NULL,
  -- Through which door it was first seen, from whom, and under whose name.
  door            TEXT NOT NULL,
  source          TEXT NOT NULL,
  under           TEXT NOT NULL,
  -- Whether a trust list vouched for its key when it came: what is not is kept within a bound.
  vouched         INTEGER NOT NULL
);
CREATE UNIQUE INDEX status_statements_by_name ON status_statements (url, kind, name);
CREATE INDEX status_statements_unvouched ON status_statements (door, source) WHERE vouched = 0;

INSERT INTO status_statements (url, kind, name, body, first_retrieved, retrieved_at, seen_at, door, source, under, vouched)
  SELECT url, 'list', sha256(credential), credential, min(retrieved_at), max(retrieved_at), min(retrieved_at), 'earlier', '', max(did), 1 FROM (
    SELECT url, credential, retrieved_at, did FROM status_list_versions
    UNION ALL
    SELECT url, credential, coalesce(strftime('%Y-%m-%dT%H:%M:%fZ', retrieved_at), retrieved_at), '' FROM status_lists
  ) GROUP BY url, sha256(credential);
INSERT INTO status_statements (url, kind, name, body, first_retrieved, retrieved_at, seen_at, door, source, under, vouched)
  SELECT url, 'known-revoked', issuer, bits, '', '', '', 'earlier', '', issuer, 1 FROM revoked_entries;

DROP TABLE status_lists;
DROP TABLE status_list_versions;
DROP TABLE revoked_entries;
