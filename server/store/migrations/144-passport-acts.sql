-- Who edited and who published a passport, in order. Lines are added and never changed.
CREATE TABLE passport_acts (
  id        INTEGER PRIMARY KEY AUTOINCREMENT,
  dpp_code  TEXT NOT NULL,
  at        TEXT NOT NULL,
  action    TEXT NOT NULL CHECK (action IN ('edit', 'publish')),
  who       TEXT NOT NULL,
  -- The officers who were signed in, as JSON. Null: the name was typed.
  signed_in TEXT
);
CREATE INDEX passport_acts_code ON passport_acts (dpp_code);
CREATE TRIGGER passport_acts_no_update BEFORE UPDATE ON passport_acts BEGIN SELECT RAISE(ABORT, 'who edited and published is never changed'); END;
CREATE TRIGGER passport_acts_no_delete BEFORE DELETE ON passport_acts BEGIN SELECT RAISE(ABORT, 'who edited and published is never changed'); END;
