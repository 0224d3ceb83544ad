-- What was signed for a passport at one publishing: one row with the passport's own credential, from which the other forms are made again byte by
-- byte, and one with what those add to it. Credentials that were published before stay in `credentials` until they are packed.
CREATE TABLE issued (
  id        INTEGER PRIMARY KEY,
  dpp_code  TEXT NOT NULL UNIQUE,
  gtin      TEXT,
  serial    TEXT,
  batch     TEXT,
  issuer    TEXT NOT NULL,
  signed_at TEXT NOT NULL,
  sample    INTEGER NOT NULL,
  -- How many forms there are.
  number    INTEGER NOT NULL,
  -- The forms in order of issue, without their bytes, as JSON.
  forms     TEXT NOT NULL,
  -- SHA-256 of the bytes of each form, 32 bytes each, in the same order.
  digests   BLOB NOT NULL,
  -- The first form: the passport's credential with an embedded proof.
  vc        BLOB NOT NULL,
  -- The second form: the same as a JWT.
  jwt       BLOB NOT NULL
);
CREATE INDEX issued_item ON issued (gtin, serial);
-- Under which names this service has signed, when it did last, and how many forms.
CREATE INDEX issued_issuer ON issued (issuer, signed_at, number);

-- The other forms. A row of its own, because most questions do not read it.
CREATE TABLE issued_rest (
  id   INTEGER PRIMARY KEY,
  data BLOB NOT NULL
);

-- By which bytes and which identifiers a form is found: the first twelve hexadecimal digits of the SHA-256 of either.
CREATE TABLE issued_names (
  name   TEXT NOT NULL,
  issued INTEGER NOT NULL,
  PRIMARY KEY (name, issued)
) WITHOUT ROWID;
