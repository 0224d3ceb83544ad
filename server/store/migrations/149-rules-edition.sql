-- The edition of the rules of completeness that was imported or came in a pack: one at most. The newer of it and the edition of the program is in force.
CREATE TABLE rules_edition (
  id          INTEGER PRIMARY KEY CHECK (id = 1),
  name        TEXT NOT NULL,
  -- The day as of which it states the law.
  date        TEXT NOT NULL,
  -- Of `content`.
  sha256      TEXT NOT NULL,
  -- The whole edition as JSON, with rows about what this program does not know.
  content     TEXT NOT NULL,
  imported_at TEXT NOT NULL,
  officer     TEXT NOT NULL,
  -- The key and the name of the maker of the pack. NULL: a person imported it here.
  origin      TEXT,
  origin_name TEXT
);
