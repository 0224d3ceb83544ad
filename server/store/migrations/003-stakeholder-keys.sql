-- Keys that name a reader's role. Of the key itself only the SHA-256 is kept: it is random and 256 bits long, so there is nothing to guess, salt or stretch.
CREATE TABLE stakeholder_keys (
  id         TEXT PRIMARY KEY,
  label      TEXT NOT NULL,
  role       TEXT NOT NULL CHECK (role IN ('consumer', 'retailer', 'customs', 'msa', 'notified_body')),
  sha256     TEXT NOT NULL UNIQUE,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  revoked_at TEXT
);

-- Where an event came from: when it was taken in, and of which document, as JSON. NULL: it was taken in before this was noted.
ALTER TABLE events ADD COLUMN origin TEXT;
