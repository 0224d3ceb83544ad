-- Whether a copy was genuine when it was judged last: its signature held, with a key of the issuer that it names, for whom somebody here vouched. It decides only which
-- copies are looked at first; each is judged anew whenever it is looked at.
ALTER TABLE credentials ADD COLUMN proven INTEGER NOT NULL DEFAULT 0;
CREATE INDEX credentials_unproven ON credentials (id, issuer) WHERE source = 'imported' AND proven = 0;
