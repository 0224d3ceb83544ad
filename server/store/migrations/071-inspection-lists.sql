-- What lists sort and filter by, a narrow row for each entry. Derived: the walk over the log recomputes it.
CREATE TABLE inspection_standing (
  id       INTEGER PRIMARY KEY,
  at       TEXT NOT NULL,
  -- The worst verdict first; those about an earlier date behind all others.
  verdict  INTEGER NOT NULL,
  -- The decision in force. Empty: none.
  decision TEXT NOT NULL,
  -- 1: a decision is due.
  open     INTEGER NOT NULL,
  -- In the order of the list by product and by input.
  product  TEXT NOT NULL,
  input    TEXT NOT NULL
);
INSERT INTO inspection_standing (id, at, verdict, decision, open, product, input)
  SELECT id, at, verdict, decision, decision = '' AND as_of IS NULL AND reason IS NOT 'DPP-SIG-26' AND (reason IS NOT 'DPP-SIG-11' OR input_code IS NOT 'DPP-INP-22'),
    iif(product_name IS NULL, '2', '1' || lower(product_name)) || char(1) || coalesce('1' || gtin, '') || char(1) || coalesce('1' || serial, ''),
    kind || char(1) || coalesce('1' || lower(file_name), '')
  FROM (SELECT i.*,
    CASE headline WHEN 'cannot-check' THEN 0 WHEN 'unknown-issuer' THEN 1 WHEN 'invalid' THEN 2 WHEN 'valid-not-current' THEN 3 ELSE 4 END + iif(as_of IS NULL, 0, 5) AS verdict,
    coalesce((SELECT decision FROM decisions d WHERE d.inspection_id = i.id AND d.decision <> 'undone' AND 'undone' IS NOT
      (SELECT n.decision FROM decisions n WHERE n.inspection_id = d.inspection_id AND n.id > d.id ORDER BY n.id LIMIT 1) ORDER BY d.id DESC LIMIT 1), '') AS decision
    FROM inspections i);
CREATE INDEX inspection_standing_at ON inspection_standing (at);
CREATE INDEX inspection_standing_verdict ON inspection_standing (verdict);
CREATE INDEX inspection_standing_decision ON inspection_standing (decision);
CREATE INDEX inspection_standing_open ON inspection_standing (id) WHERE open = 1;
CREATE INDEX inspection_standing_product ON inspection_standing (product);
CREATE INDEX inspection_standing_input ON inspection_standing (input);

-- Any three letters in a row find the entries and decisions that have them.
CREATE VIRTUAL TABLE inspection_words USING fts5 (search, content = '', columnsize = 0, tokenize = 'trigram case_sensitive 1');
CREATE VIRTUAL TABLE decision_words USING fts5 (search, content = '', columnsize = 0, tokenize = 'trigram case_sensitive 1');
INSERT INTO inspection_words (rowid, search) SELECT id, search FROM inspections;
INSERT INTO decision_words (rowid, search) SELECT id, search FROM decisions;

DROP INDEX inspections_listed;
-- Compares what was found, and scans for words of one or two letters, without the records.
CREATE INDEX inspections_search ON inspections (id, search);
CREATE INDEX inspections_product ON inspections (gtin, serial) WHERE gtin IS NOT NULL;
CREATE INDEX inspections_code ON inspections (dpp_code) WHERE dpp_code IS NOT NULL;
CREATE INDEX inspections_link ON inspections (link) WHERE link IS NOT NULL;
CREATE INDEX decisions_officer_of ON decisions (officer, inspection_id);
CREATE INDEX decisions_place_of ON decisions (place, inspection_id);
DROP INDEX decisions_officer;
DROP INDEX decisions_place;
