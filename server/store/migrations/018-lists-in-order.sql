-- In which order versions of status lists were taken over: of two that were fetched in the same moment the last one counts. 0: from before that was written down.
ALTER TABLE status_list_versions ADD COLUMN taken INTEGER NOT NULL DEFAULT 0;
CREATE INDEX status_list_versions_taken ON status_list_versions (taken);
