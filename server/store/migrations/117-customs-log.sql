-- What was declared to customs about an entry of the inspection log and compared with it, and suspensions of the release of its goods. Lines are added and never changed;
-- each carries the hash of the one before. The last line of an action about an entry counts.
CREATE TABLE customs_log (
  id            INTEGER PRIMARY KEY AUTOINCREMENT,
  inspection_id INTEGER NOT NULL,
  -- 'declaration' or 'hold'
  action        TEXT NOT NULL,
  request_id    TEXT NOT NULL,
  -- Of a declaration: 1 if a field contradicts.
  contradicts   INTEGER NOT NULL,
  -- Of a suspension: its last day.
  until         TEXT,
  record        TEXT NOT NULL,
  previous_hash TEXT NOT NULL,
  hash          TEXT NOT NULL,
  -- Of its leaf in the tree of the logs.
  salt          TEXT
);
CREATE INDEX customs_log_entry ON customs_log (inspection_id, action, id);
CREATE UNIQUE INDEX customs_log_request ON customs_log (request_id, inspection_id);
CREATE TRIGGER customs_log_no_update BEFORE UPDATE ON customs_log BEGIN SELECT RAISE(ABORT, 'the log of declarations is append-only'); END;
CREATE TRIGGER customs_log_no_delete BEFORE DELETE ON customs_log BEGIN SELECT RAISE(ABORT, 'the log of declarations is append-only'); END;
