-- Counts the changes of what the public interface answers from: a cached answer holds as long as the count stands, in every process that reads this store.
-- The triggers that count are made after every migration, for every table that server/store/generation.ts does not name as an exception.
CREATE TABLE generation (
  id    INTEGER PRIMARY KEY CHECK (id = 1),
  value INTEGER NOT NULL
);
INSERT INTO generation VALUES (1, 1);
