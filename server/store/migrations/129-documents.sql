-- Documents of passports are stored compressed from now on; those that are text stay so until they are written again. SQLite cannot look into
-- compressed ones, so the two identifiers by which a published passport is found have columns of their own.
ALTER TABLE passports ADD COLUMN passport_id TEXT;
ALTER TABLE passports ADD COLUMN product_id TEXT;
DROP INDEX passports_own_identifier;
DROP INDEX passports_own_product;
CREATE INDEX passports_own_identifier ON passports (iif(typeof(coalesce(published_document, document)) = 'text', json_extract(coalesce(published_document, document), '$.digitalProductPassportId'), passport_id))
  WHERE published_at IS NOT NULL AND iif(typeof(coalesce(published_document, document)) = 'text', json_extract(coalesce(published_document, document), '$.digitalProductPassportId'), passport_id) NOT LIKE '%/api/v1/public/%';
CREATE INDEX passports_own_product ON passports (iif(typeof(coalesce(published_document, document)) = 'text', json_extract(coalesce(published_document, document), '$.uniqueProductIdentifier'), product_id))
  WHERE published_at IS NOT NULL AND iif(typeof(coalesce(published_document, document)) = 'text', json_extract(coalesce(published_document, document), '$.uniqueProductIdentifier'), product_id) NOT LIKE '%/api/v1/public/%';
