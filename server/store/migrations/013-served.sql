-- What is asked for most, without reading a row that is not served: the code of an item's passport that others may read, and a passport's credentials by form.
CREATE INDEX passports_published_item ON passports (gtin, serial, dpp_code) WHERE published_at IS NOT NULL AND dpp_status <> 'invalid';
CREATE INDEX credentials_form ON credentials (dpp_code, format, type);
DROP INDEX credentials_code;
