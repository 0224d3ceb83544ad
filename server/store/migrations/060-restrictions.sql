-- Decisions of this computer to accept less of an issuer than the trust data do, and decisions to lift one. Both sets only grow; what is in force is derived.
CREATE TABLE restrictions (
  -- Drawn by lot, so that stores can be united.
  id     TEXT PRIMARY KEY,
  did    TEXT NOT NULL,
  -- JSON array of the types of credentials that are still accepted; empty: none.
  types  TEXT NOT NULL,
  at     TEXT NOT NULL,
  who    TEXT NOT NULL,
  reason TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE restriction_lifts (
  restriction TEXT PRIMARY KEY,
  at          TEXT NOT NULL,
  who         TEXT NOT NULL,
  reason      TEXT NOT NULL
) WITHOUT ROWID;
CREATE TRIGGER restrictions_no_update BEFORE UPDATE ON restrictions BEGIN SELECT RAISE(ABORT, 'restrictions are append-only'); END;
CREATE TRIGGER restrictions_no_delete BEFORE DELETE ON restrictions BEGIN SELECT RAISE(ABORT, 'restrictions are append-only'); END;
CREATE TRIGGER restriction_lifts_no_update BEFORE UPDATE ON restriction_lifts BEGIN SELECT RAISE(ABORT, 'restrictions are append-only'); END;
CREATE TRIGGER restriction_lifts_no_delete BEFORE DELETE ON restriction_lifts BEGIN SELECT RAISE(ABORT, 'restrictions are append-only'); END;
