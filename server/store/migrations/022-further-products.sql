-- The products of a credential beside the one in its own columns: further ones, and those that a variant (AI 22) or a third-party serial (AI 235) names.
ALTER TABLE credentials ADD COLUMN further TEXT;
CREATE TABLE credential_products (
  credential INTEGER NOT NULL REFERENCES credentials (id) ON DELETE CASCADE,
  gtin       TEXT NOT NULL,
  cpv        TEXT,
  batch      TEXT,
  serial     TEXT,
  tpx        TEXT
);
CREATE INDEX credential_products_item ON credential_products (gtin, serial);
CREATE INDEX credential_products_third_party ON credential_products (gtin, tpx) WHERE tpx IS NOT NULL;
CREATE INDEX credential_products_of ON credential_products (credential);
CREATE TRIGGER credential_products_filed AFTER INSERT ON credentials WHEN new.further IS NOT NULL BEGIN
  INSERT INTO credential_products (credential, gtin, cpv, batch, serial, tpx)
  SELECT new.id, value ->> 'gtin', value ->> 'cpv', value ->> 'batch', value ->> 'serial', value ->> 'tpx' FROM json_each(new.further);
END;
CREATE TRIGGER credential_products_refiled AFTER UPDATE OF further ON credentials WHEN new.further IS NOT NULL BEGIN
  INSERT INTO credential_products (credential, gtin, cpv, batch, serial, tpx)
  SELECT new.id, value ->> 'gtin', value ->> 'cpv', value ->> 'batch', value ->> 'serial', value ->> 'tpx' FROM json_each(new.further);
END;
-- Copies that came before are filed anew, step by step: under all that they name, and under nothing that they hide.
INSERT INTO settings (name, value)
SELECT 'refiling', json_object('after', 0, 'last', max(id)) FROM credentials WHERE source = 'imported' HAVING max(id) IS NOT NULL;
