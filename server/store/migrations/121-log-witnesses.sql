-- Checkpoints of the logs here that other desks cosigned: of each witness the last one in each epoch.
CREATE TABLE log_witnesses (
  -- Name and public key of the witness (C2SP vkey).
  witness     TEXT NOT NULL,
  origin      TEXT NOT NULL,
  size        INTEGER NOT NULL,
  -- The checkpoint with its cosignatures.
  note        TEXT NOT NULL,
  cosigned_at TEXT NOT NULL,
  PRIMARY KEY (witness, origin)
) WITHOUT ROWID;
