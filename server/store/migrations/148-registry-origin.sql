-- Where the kept snapshot of the registry came from: did:key of the maker of a pack, or 'own' for a pack of this service's own key. NULL: a person imported it here.
ALTER TABLE registry_snapshot ADD COLUMN origin TEXT;
-- The name that the maker of the pack gives itself.
ALTER TABLE registry_snapshot ADD COLUMN origin_name TEXT;
