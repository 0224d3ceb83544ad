-- Which entry an inspection repeats. NULL: it is the first of its input, or was asked for anew.
ALTER TABLE inspections ADD COLUMN again INTEGER;
CREATE INDEX inspections_again ON inspections (again, id) WHERE again IS NOT NULL;
-- Whether an input was inspected later.
CREATE INDEX inspections_input ON inspections (input_sha256, id);
-- What a list shows and searches, without the records of tens of kilobytes beside it.
CREATE INDEX inspections_listed ON inspections (id, at, as_of, again, headline, reason, kind, channel, gtin, serial, dpp_code, product_name, file_name, sample, search);
-- Which names there are on decisions, to search among them.
CREATE INDEX decisions_officer ON decisions (officer);
CREATE INDEX decisions_place ON decisions (place);
