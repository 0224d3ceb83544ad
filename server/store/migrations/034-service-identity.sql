-- What a service says of itself is bounded since: runs of earlier versions may hold megabytes of its keys, which every screen would read again and again.
UPDATE sync_runs SET identity = NULL WHERE length(identity) > 131072;
