-- A decision can be undone by a row of its own: SQLite widens a CHECK only by a new table, so the rows are carried over as they are.
CREATE TABLE decisions_with_undone (
  id            INTEGER PRIMARY KEY AUTOINCREMENT,
  inspection_id INTEGER NOT NULL REFERENCES inspections (id),
  at            TEXT NOT NULL,
  decision      TEXT NOT NULL CHECK (decision IN ('released', 'held', 'referred', 'undone')),
  officer       TEXT NOT NULL,
  place         TEXT NOT NULL,
  reference     TEXT NOT NULL,
  note          TEXT NOT NULL,
  search        TEXT NOT NULL,
  previous_hash TEXT NOT NULL,
  hash          TEXT NOT NULL,
  request_id    TEXT
);
INSERT INTO decisions_with_undone (id, inspection_id, at, decision, officer, place, reference, note, search, previous_hash, hash, request_id)
  SELECT id, inspection_id, at, decision, officer, place, reference, note, search, previous_hash, hash, request_id FROM decisions ORDER BY id;
DROP TABLE decisions;
ALTER TABLE decisions_with_undone RENAME TO decisions;
CREATE INDEX decisions_inspection ON decisions (inspection_id, id);
CREATE UNIQUE INDEX decisions_request ON decisions (request_id) WHERE request_id IS NOT NULL;
CREATE TRIGGER decisions_no_update BEFORE UPDATE ON decisions BEGIN SELECT RAISE(ABORT, 'the inspection log is append-only'); END;
CREATE TRIGGER decisions_no_delete BEFORE DELETE ON decisions BEGIN SELECT RAISE(ABORT, 'the inspection log is append-only'); END;
