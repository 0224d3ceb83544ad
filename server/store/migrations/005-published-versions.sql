-- What others read of a passport before it was published anew or its state changed (EN 18221): drafts, which nobody else ever read, are in passport_versions only.
CREATE TABLE published_versions (
  id            INTEGER PRIMARY KEY,
  dpp_code      TEXT NOT NULL,
  -- Read by others from this moment until that one.
  readable_from TEXT NOT NULL,
  replaced_at   TEXT NOT NULL,
  dpp_status    TEXT NOT NULL,
  document      TEXT NOT NULL
);
CREATE INDEX published_versions_code ON published_versions (dpp_code, replaced_at);

-- Identifiers that a maker gave; those derived from the code or the GTIN are found by it.
CREATE INDEX passports_own_identifier ON passports (json_extract(coalesce(published_document, document), '$.digitalProductPassportId'))
  WHERE published_at IS NOT NULL AND json_extract(coalesce(published_document, document), '$.digitalProductPassportId') NOT LIKE '%/api/v1/public/%';
CREATE INDEX passports_own_product ON passports (json_extract(coalesce(published_document, document), '$.uniqueProductIdentifier'))
  WHERE published_at IS NOT NULL AND json_extract(coalesce(published_document, document), '$.uniqueProductIdentifier') NOT LIKE '%/api/v1/public/%';
