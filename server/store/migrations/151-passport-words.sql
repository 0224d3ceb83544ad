-- The index of words holds parts of up to five characters instead of three: few of a million passports have the same five digits.
-- Without positions it takes a quarter of the bytes. The text of a passport is split by `indexedParts`.
DROP TABLE passport_words;
CREATE VIRTUAL TABLE passport_words USING fts5 (
  parts, content = '', contentless_delete = 1, detail = none,
  tokenize = 'ascii tokenchars ''!"#$%&''''()*+,-./:;<=>?@[\]^_`{|}~'''
);
INSERT INTO passport_words (passport_words, rank) VALUES ('automerge', 0);
INSERT INTO passport_words (passport_words, rank) VALUES ('crisismerge', 1000);
DELETE FROM passport_words_due;
INSERT INTO passport_words_due (id) SELECT id FROM passports;
