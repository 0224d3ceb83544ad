-- Where each log ends, signed by the key of the computer: replaced at every line that is added. What stood there when that key began to sign is behind `since`: covered as it was
-- found. Only the last one is kept, so that no earlier one lies here for whoever cuts a log.
CREATE TABLE log_heads (
  log       TEXT PRIMARY KEY,
  number    INTEGER NOT NULL,
  hash      TEXT NOT NULL,
  since     INTEGER NOT NULL,
  signed_at TEXT NOT NULL,
  -- Ed25519, base64url; the signature is over the five before.
  key       TEXT NOT NULL,
  signature TEXT NOT NULL
) WITHOUT ROWID;
