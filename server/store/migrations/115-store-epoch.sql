-- Where this store stands in its history. Replicas compare it.
CREATE TABLE store_epoch (
  id    INTEGER PRIMARY KEY CHECK (id = 1),
  -- Drawn by lot, and again by a restore: the counter in `generation` is comparable only within one epoch.
  epoch TEXT NOT NULL,
  -- The last moment at which a workbench had this store open, ISO 8601 UTC. NULL: not since this table was created.
  beat  TEXT
);
INSERT INTO store_epoch (id, epoch) VALUES (1, lower(hex(randomblob(16))));
