-- A claim has an owner. Events are rebuilt: whose word each is, through which door it came, and whether a person accepted it. `asserter` is empty for the word of this
-- service; one ID with other content is kept as another row.
CREATE TABLE events_owned (
  id          INTEGER PRIMARY KEY,
  dpp_code    TEXT NOT NULL,
  event_id    TEXT NOT NULL,
  type        TEXT NOT NULL,
  event_time  TEXT NOT NULL,
  biz_step    TEXT,
  read_point  TEXT,
  document    TEXT NOT NULL,
  sample      INTEGER NOT NULL DEFAULT 0,
  origin      TEXT,
  asserter    TEXT NOT NULL DEFAULT '',
  -- Of others' events, JSON: name, key, door, at, who.
  received    TEXT,
  accepted_at TEXT,
  accepted_by TEXT
);
INSERT INTO events_owned (id, dpp_code, event_id, type, event_time, biz_step, read_point, document, sample, origin)
  SELECT id, dpp_code, event_id, type, event_time, biz_step, read_point, document, sample, origin FROM events;
DROP TABLE events;
ALTER TABLE events_owned RENAME TO events;
CREATE INDEX events_code ON events (dpp_code, event_time);
CREATE INDEX events_identity ON events (dpp_code, event_id, asserter);
CREATE INDEX events_asserter ON events (asserter, id) WHERE asserter <> '';
-- Events taken in while a service was fetched from were stored as this service's own word: they are that service's, and nobody has accepted them.
UPDATE events SET (asserter, received) = (
    SELECT r.service, json_object('name', r.service, 'door', 'sync', 'at', json_extract(events.origin, '$.receivedAt'), 'who', r.who)
    FROM sync_runs r WHERE json_extract(events.origin, '$.receivedAt') BETWEEN r.started_at AND coalesce(r.ended_at, r.started_at) ORDER BY r.id LIMIT 1)
  WHERE json_extract(origin, '$.source') = 'epcis-document' AND EXISTS (
    SELECT 1 FROM sync_runs r WHERE json_extract(events.origin, '$.receivedAt') BETWEEN r.started_at AND coalesce(r.ended_at, r.started_at));

-- The events of a maker's pack were stored as this service's own word too. A pack's events carry the time of its transaction or a later one: as many documents from then on as the
-- pack brought. Some of them may be own ones that followed at once: a person accepts those; the other mistake would sign a maker's word.
UPDATE events SET asserter = brought.creator_key,
    received = json_object('name', brought.creator, 'key', brought.fingerprint, 'door', 'pack', 'at', brought.applied_at, 'who', brought.applied_by)
  FROM (
    SELECT e.id, p.creator_key, p.creator, p.applied_at, p.applied_by, json_extract(p.report, '$.events') AS documents,
      (SELECT fingerprint FROM (SELECT did_key, fingerprint FROM pack_creators UNION ALL SELECT did_key, fingerprint FROM operator_keys)
        WHERE did_key = p.creator_key) AS fingerprint,
      dense_rank() OVER (PARTITION BY p.id ORDER BY json_extract(e.origin, '$.receivedAt'), json_extract(e.origin, '$.documentSha256')) AS document
    FROM packs_applied p JOIN events e ON json_extract(e.origin, '$.source') = 'epcis-document'
      AND json_extract(e.origin, '$.receivedAt') BETWEEN p.applied_at AND strftime('%Y-%m-%dT%H:%M:%fZ', p.applied_at, '+10 minutes')
    WHERE p.creator_key IN (SELECT did_key FROM pack_creators UNION SELECT did_key FROM operator_keys UNION SELECT operator_key FROM snapshots)
  ) brought WHERE events.id = brought.id AND brought.document <= brought.documents AND events.asserter = '';

-- Passports of other services, as their makers sent them: never served, never signed, never in place of an own one.
CREATE TABLE received_passports (
  id           INTEGER PRIMARY KEY,
  asserter     TEXT NOT NULL,
  dpp_code     TEXT NOT NULL,
  gtin         TEXT,
  serial       TEXT,
  batch        TEXT,
  category     TEXT NOT NULL,
  dpp_status   TEXT NOT NULL,
  product_name TEXT NOT NULL,
  manufacturer TEXT NOT NULL,
  search       TEXT NOT NULL,
  document     TEXT NOT NULL,
  last_updated TEXT NOT NULL,
  sample       INTEGER NOT NULL DEFAULT 0,
  series       TEXT NOT NULL,
  sequence     INTEGER NOT NULL,
  -- JSON: name, key, door, at, who.
  received     TEXT NOT NULL
);
CREATE INDEX received_passports_thing ON received_passports (asserter, dpp_code, series, sequence);
CREATE INDEX received_passports_item ON received_passports (gtin, serial, batch);
CREATE INDEX received_passports_code ON received_passports (dpp_code);

-- Which copies of a passport are served is read without its row.
DROP INDEX credentials_form;
CREATE INDEX credentials_form ON credentials (dpp_code, format, type, source);

-- A maker of packs is confirmed, and may be removed.
ALTER TABLE pack_creators ADD COLUMN removed_at TEXT;
ALTER TABLE pack_creators ADD COLUMN removed_by TEXT;
ALTER TABLE pack_creators ADD COLUMN removed_reason TEXT;

-- Keys of the operator that another took the place of: they sign no pack that applies.
CREATE TABLE former_operator_keys (
  did_key     TEXT PRIMARY KEY,
  name        TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  since       TEXT NOT NULL,
  until       TEXT NOT NULL
) WITHOUT ROWID;
CREATE TRIGGER operator_key_left AFTER DELETE ON operator_keys BEGIN
  INSERT OR REPLACE INTO former_operator_keys VALUES (OLD.did_key, OLD.name, OLD.fingerprint, OLD.pinned_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
END;
CREATE TRIGGER operator_key_came AFTER INSERT ON operator_keys BEGIN DELETE FROM former_operator_keys WHERE did_key = NEW.did_key; END;

-- The highest number of a series that a person compared: a jump is measured from here.
CREATE TABLE pack_numbers (
  creator_key TEXT NOT NULL,
  series      TEXT NOT NULL,
  confirmed   INTEGER NOT NULL,
  PRIMARY KEY (creator_key, series)
) WITHOUT ROWID;
INSERT INTO pack_numbers SELECT creator_key, series, max(sequence) FROM packs_applied WHERE sequence <= 1000000 GROUP BY creator_key, series;

-- What a person decided about what others sent, and about makers: rows are added and never changed.
CREATE TABLE ownership_log (
  id      INTEGER PRIMARY KEY AUTOINCREMENT,
  at      TEXT NOT NULL,
  action  TEXT NOT NULL CHECK (action IN ('events-accepted', 'events-withdrawn', 'maker-confirmed', 'maker-removed')),
  subject TEXT NOT NULL,
  events  INTEGER,
  who     TEXT NOT NULL,
  reason  TEXT
);
CREATE TRIGGER ownership_log_no_update BEFORE UPDATE ON ownership_log BEGIN SELECT RAISE(ABORT, 'the ownership log is append-only'); END;
CREATE TRIGGER ownership_log_no_delete BEFORE DELETE ON ownership_log BEGIN SELECT RAISE(ABORT, 'the ownership log is append-only'); END;
