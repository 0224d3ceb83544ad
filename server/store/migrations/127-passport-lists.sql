-- Any three letters in a row find the passports that have them. A passport is in the index or due, never both: a service indexes what is due
-- when it has time, so that an import does not wait for it.
CREATE VIRTUAL TABLE passport_words USING fts5 (search, content = '', contentless_delete = 1, tokenize = 'trigram case_sensitive 1');
-- Merged in small steps: by itself it would merge a million passports for seconds within one write.
INSERT INTO passport_words (passport_words, rank) VALUES ('automerge', 0);
INSERT INTO passport_words (passport_words, rank) VALUES ('crisismerge', 1000);
CREATE TABLE passport_words_due (id INTEGER PRIMARY KEY);
INSERT INTO passport_words_due (id) SELECT id FROM passports;
CREATE TRIGGER passports_insert_due AFTER INSERT ON passports BEGIN
  INSERT INTO passport_words_due (id) VALUES (new.id);
END;
CREATE TRIGGER passports_update_due AFTER UPDATE OF search ON passports WHEN old.search <> new.search BEGIN
  DELETE FROM passport_words WHERE rowid = old.id;
  -- Not OR IGNORE: the policy of the statement that fired the trigger would override it.
  INSERT INTO passport_words_due (id) SELECT new.id WHERE NOT EXISTS (SELECT 1 FROM passport_words_due WHERE id = new.id);
END;
CREATE TRIGGER passports_delete_due AFTER DELETE ON passports BEGIN
  DELETE FROM passport_words WHERE rowid = old.id;
  DELETE FROM passport_words_due WHERE id = old.id;
END;

-- How many passports there are of each kind: counting a million takes longer than listing them.
CREATE TABLE passport_counts (
  category   TEXT NOT NULL,
  dpp_status TEXT NOT NULL,
  number     INTEGER NOT NULL,
  PRIMARY KEY (category, dpp_status)
) WITHOUT ROWID;
INSERT INTO passport_counts (category, dpp_status, number) SELECT category, dpp_status, count(*) FROM passports GROUP BY category, dpp_status;
CREATE TRIGGER passports_insert_numbered AFTER INSERT ON passports BEGIN
  INSERT INTO passport_counts (category, dpp_status, number) VALUES (new.category, new.dpp_status, 1) ON CONFLICT DO UPDATE SET number = number + 1;
END;
CREATE TRIGGER passports_update_numbered AFTER UPDATE OF category, dpp_status ON passports
WHEN old.category <> new.category OR old.dpp_status <> new.dpp_status BEGIN
  UPDATE passport_counts SET number = number - 1 WHERE category = old.category AND dpp_status = old.dpp_status;
  INSERT INTO passport_counts (category, dpp_status, number) VALUES (new.category, new.dpp_status, 1) ON CONFLICT DO UPDATE SET number = number + 1;
END;
CREATE TRIGGER passports_delete_numbered AFTER DELETE ON passports BEGIN
  UPDATE passport_counts SET number = number - 1 WHERE category = old.category AND dpp_status = old.dpp_status;
END;

CREATE INDEX passports_category ON passports (category, last_updated DESC, id DESC);
-- Most are active: a list of those walks the index of all.
CREATE INDEX passports_not_active ON passports (dpp_status, last_updated DESC, id DESC) WHERE dpp_status <> 'active';
