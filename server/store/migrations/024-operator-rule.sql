-- The rule by which several operators sign one trust list: how many of which, with which keys, as JSON. No row: the keys in operator_keys are those of one operator.
CREATE TABLE operator_rules (
  operator    TEXT PRIMARY KEY,
  rule        TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  pinned_at   TEXT NOT NULL,
  pinned_by   TEXT NOT NULL
) WITHOUT ROWID;
