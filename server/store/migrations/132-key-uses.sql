-- The last day (UTC) on which a reader used a stakeholder key. Apart from the keys, because what is published of a key does not change with its use.
CREATE TABLE stakeholder_key_uses (
  key_id TEXT PRIMARY KEY,
  day    TEXT NOT NULL
) WITHOUT ROWID;
