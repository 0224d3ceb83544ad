-- SHA-256, hex, of texts that were made to show a headline with the sample set: where their signature is wrong or foreign, nothing that was verified says so.
CREATE TABLE sample_inputs (
  sha256 TEXT PRIMARY KEY
) WITHOUT ROWID;
