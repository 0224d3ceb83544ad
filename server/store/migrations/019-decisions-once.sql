-- Made by the sender of a decision: sent again after a lost answer, it is answered from the log, not written twice. NULL: it was sent without one.
ALTER TABLE decisions ADD COLUMN request_id TEXT;
CREATE UNIQUE INDEX decisions_request ON decisions (request_id) WHERE request_id IS NOT NULL;
