-- What the resolver lists: the published passports of a GTIN and of one of its lots, by state. `published_at` is in the index, so that counting never reads a document.
CREATE INDEX passports_listing ON passports (gtin, dpp_status, dpp_code, published_at) WHERE published_at IS NOT NULL;
CREATE INDEX passports_lot ON passports (gtin, batch, dpp_status, dpp_code, published_at) WHERE published_at IS NOT NULL AND batch IS NOT NULL;
-- The passport of a lot or of the product as a whole, among a million items of the same GTIN.
CREATE INDEX passports_product ON passports (gtin, batch) WHERE serial IS NULL;
