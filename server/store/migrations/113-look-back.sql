-- How far the look-back has come, in one row. Entries of the inspection log are examined again after trust data have arrived: first those with
-- from_id <= id < before_id, then those with next_from <= id < next_before.
CREATE TABLE look_back (
  id          INTEGER PRIMARY KEY CHECK (id = 1),
  -- How often trust data have arrived, and how many of these arrivals the ranges cover.
  arrivals    INTEGER NOT NULL DEFAULT 0,
  covered     INTEGER NOT NULL DEFAULT 0,
  from_id     INTEGER NOT NULL DEFAULT 0,
  before_id   INTEGER NOT NULL DEFAULT 0,
  next_from   INTEGER NOT NULL DEFAULT 0,
  next_before INTEGER NOT NULL DEFAULT 0
);
-- What is in the store already counts as one arrival.
INSERT INTO look_back (id, arrivals) VALUES (1, 1);
CREATE TRIGGER snapshots_insert_arrived AFTER INSERT ON snapshots BEGIN UPDATE look_back SET arrivals = arrivals + 1; END;
CREATE TRIGGER snapshots_update_arrived AFTER UPDATE ON snapshots BEGIN UPDATE look_back SET arrivals = arrivals + 1; END;
CREATE TRIGGER status_statements_insert_arrived AFTER INSERT ON status_statements BEGIN UPDATE look_back SET arrivals = arrivals + 1; END;
CREATE TRIGGER status_statements_update_arrived AFTER UPDATE ON status_statements BEGIN UPDATE look_back SET arrivals = arrivals + 1; END;
CREATE TRIGGER issuers_insert_arrived AFTER INSERT ON issuers BEGIN UPDATE look_back SET arrivals = arrivals + 1; END;
CREATE TRIGGER issuers_update_arrived AFTER UPDATE ON issuers BEGIN UPDATE look_back SET arrivals = arrivals + 1; END;
CREATE TRIGGER issuers_delete_arrived AFTER DELETE ON issuers BEGIN UPDATE look_back SET arrivals = arrivals + 1; END;
CREATE TRIGGER restrictions_insert_arrived AFTER INSERT ON restrictions BEGIN UPDATE look_back SET arrivals = arrivals + 1; END;
CREATE TRIGGER restriction_lifts_insert_arrived AFTER INSERT ON restriction_lifts BEGIN UPDATE look_back SET arrivals = arrivals + 1; END;
CREATE TRIGGER operator_pins_insert_arrived AFTER INSERT ON operator_pins BEGIN UPDATE look_back SET arrivals = arrivals + 1; END;
CREATE TRIGGER operator_pins_update_arrived AFTER UPDATE ON operator_pins BEGIN UPDATE look_back SET arrivals = arrivals + 1; END;
CREATE TRIGGER status_log_insert_arrived AFTER INSERT ON status_log BEGIN UPDATE look_back SET arrivals = arrivals + 1; END;
CREATE TRIGGER key_rotations_insert_arrived AFTER INSERT ON key_rotations BEGIN UPDATE look_back SET arrivals = arrivals + 1; END;
-- A copy that was revoked limits the verdict on every other copy.
CREATE TRIGGER credentials_insert_arrived AFTER INSERT ON credentials WHEN NEW.source = 'imported' BEGIN UPDATE look_back SET arrivals = arrivals + 1; END;
-- Invalid, and nobody has decided since: among these are the items that were released.
CREATE INDEX inspection_standing_refused ON inspection_standing (id) WHERE open = 1 AND verdict = 2;
