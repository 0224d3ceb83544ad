-- The outbox of publications: what of the store PostgreSQL is still to be sent, and may have to be sent again after a failover. Its triggers
-- exist only in a store that was published with `serve --publish-to`.
CREATE TABLE publishing (
  id        INTEGER PRIMARY KEY CHECK (id = 1),
  -- The epoch of the store in which the outbox was begun.
  epoch     TEXT NOT NULL,
  -- Digest of the tables and columns that are published.
  form      TEXT NOT NULL,
  -- 1 once the rows that were there before its triggers are in the outbox.
  filled    INTEGER NOT NULL DEFAULT 0,
  -- The last number that PostgreSQL has confirmed, and the moment at which it held the whole present state.
  confirmed INTEGER NOT NULL DEFAULT 0,
  as_of     TEXT
);

-- One row for each published row, with the number of its last change.
CREATE TABLE outbox (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  name   TEXT NOT NULL,
  -- The primary key as a JSON array.
  key    TEXT NOT NULL,
  UNIQUE (name, key)
);

-- Drawn by lot for the end of each batch: tells whether two stores that use the same number have the same history.
CREATE TABLE outbox_marks (
  number INTEGER PRIMARY KEY,
  mark   TEXT NOT NULL
);

-- In the store of a reader: the state of the publication that it holds.
CREATE TABLE followed (
  id     INTEGER PRIMARY KEY CHECK (id = 1),
  epoch  TEXT NOT NULL,
  number INTEGER NOT NULL,
  mark   TEXT NOT NULL,
  as_of  TEXT NOT NULL
);
