-- The item that the credential of an entry is about, if it is another one than the item that was scanned: a search finds the entry by either. Entries of the first rule have none.
ALTER TABLE inspections ADD COLUMN other_gtin TEXT;
ALTER TABLE inspections ADD COLUMN other_serial TEXT;
CREATE INDEX inspections_other ON inspections (other_gtin, other_serial) WHERE other_gtin IS NOT NULL;
