-- A record takes a tenth of its bytes: the documents of a credential once per content hash, long texts compressed with a dictionary of earlier
-- records. The hash chain covers the same text as before: server/store/audit-log/contents.ts puts it together.
CREATE TABLE dictionaries (
  id   INTEGER PRIMARY KEY,
  -- The first eight bytes of the SHA-256 of the dictionary.
  name BLOB NOT NULL UNIQUE,
  data BLOB NOT NULL
);
CREATE TABLE contents (
  id     INTEGER PRIMARY KEY,
  -- SHA-256 of the documents before compression.
  sha256 BLOB NOT NULL UNIQUE,
  data   BLOB NOT NULL
);
CREATE TRIGGER dictionaries_no_update BEFORE UPDATE ON dictionaries BEGIN SELECT RAISE(ABORT, 'the inspection log is append-only'); END;
CREATE TRIGGER dictionaries_no_delete BEFORE DELETE ON dictionaries BEGIN SELECT RAISE(ABORT, 'the inspection log is append-only'); END;
CREATE TRIGGER contents_no_update BEFORE UPDATE ON contents BEGIN SELECT RAISE(ABORT, 'the inspection log is append-only'); END;
CREATE TRIGGER contents_no_delete BEFORE DELETE ON contents BEGIN SELECT RAISE(ABORT, 'the inspection log is append-only'); END;

ALTER TABLE inspections ADD COLUMN content INTEGER REFERENCES contents (id);
-- What queries read from the records so far.
ALTER TABLE inspections ADD COLUMN item INTEGER;
ALTER TABLE inspections ADD COLUMN expected TEXT;
ALTER TABLE inspections ADD COLUMN input_code TEXT;
ALTER TABLE inspections ADD COLUMN link TEXT;
ALTER TABLE inspections ADD COLUMN batch TEXT;

INSERT INTO dictionaries (name, data)
  SELECT substr(made, 1, 8), substr(made, 9) FROM (
    SELECT content_dictionary(record, text) AS made FROM (
      SELECT i.record, t.text FROM inspections i JOIN inputs t ON t.sha256 = i.input_sha256
        WHERE i.id % max(1, (SELECT max(id) / 64 FROM inspections)) = 0 ORDER BY i.id DESC LIMIT 64))
  WHERE made IS NOT NULL;
INSERT OR IGNORE INTO contents (sha256, data)
  SELECT content_name(i.record, t.text), content_data(i.record, t.text) FROM inspections i JOIN inputs t ON t.sha256 = i.input_sha256
  WHERE content_name(i.record, t.text) IS NOT NULL ORDER BY i.id;

DROP TRIGGER inspections_no_update;
UPDATE inspections SET
  content = (SELECT c.id FROM contents c WHERE c.sha256 = content_name(inspections.record, t.text)),
  record = content_facts(inspections.record, t.text),
  item = json_extract(inspections.record, '$.item'),
  expected = json_extract(inspections.record, '$.expected'),
  input_code = json_extract(inspections.record, '$.recognised.inputCode'),
  link = json_extract(inspections.record, '$.recognised.link.url'),
  batch = json_extract(inspections.record, '$.recognised.batch')
  FROM inputs t WHERE t.sha256 = inspections.input_sha256 AND json_valid(inspections.record);
CREATE TRIGGER inspections_no_update BEFORE UPDATE ON inspections BEGIN SELECT RAISE(ABORT, 'the inspection log is append-only'); END;

DROP TRIGGER inputs_no_update;
UPDATE inputs SET text = content_text(text) WHERE length(text) >= 2000;
CREATE TRIGGER inputs_no_update BEFORE UPDATE ON inputs BEGIN SELECT RAISE(ABORT, 'the inspection log is append-only'); END;
