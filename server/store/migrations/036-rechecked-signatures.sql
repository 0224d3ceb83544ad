-- When the stored signature of a passport was last looked at again. `verified_at` stays the moment at which it last held; it is empty while it does not.
ALTER TABLE passports ADD COLUMN checked_at TEXT;
CREATE INDEX passports_checked ON passports (max(coalesce(checked_at, ''), coalesce(verified_at, ''))) WHERE published_at IS NOT NULL;
