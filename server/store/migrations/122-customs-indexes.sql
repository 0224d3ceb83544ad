-- Screens ask for suspensions every minute, and filter by contradictions: neither reads the whole log.
CREATE INDEX customs_log_holds ON customs_log (until, id, inspection_id) WHERE action = 'hold';
CREATE INDEX customs_log_contradictions ON customs_log (inspection_id, id) WHERE action = 'declaration' AND contradicts = 1;
