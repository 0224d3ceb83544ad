-- Rows of a table with the data of a template or a sample, so that an import that continues counts them all.
ALTER TABLE table_imports ADD COLUMN demonstration INTEGER NOT NULL DEFAULT 0;
