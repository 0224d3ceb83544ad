-- What was once revoked, by the address of the list and by the issuer of the credentials that it speaks of: a list speaks of nobody else's.
CREATE TABLE revoked_entries (
  url    TEXT NOT NULL,
  issuer TEXT NOT NULL,
  bits   BLOB NOT NULL,
  PRIMARY KEY (url, issuer)
) WITHOUT ROWID;
ALTER TABLE status_lists DROP COLUMN ever_revoked;
