-- A list of notified bodies that was imported: it takes the place of the bundled one. There is one or none.
CREATE TABLE body_list (
  id          INTEGER PRIMARY KEY CHECK (id = 1),
  status_date TEXT NOT NULL,
  source      TEXT NOT NULL,
  imported_at TEXT NOT NULL,
  bodies      TEXT NOT NULL
);
