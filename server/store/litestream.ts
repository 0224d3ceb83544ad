// Knows the two tables that Litestream adds to a store while it replicates it: they hold nothing of the store.

/** By name, as SQLite keeps their statements. Litestream writes a row into the first to fill a new WAL, and locks the store with the second. */
export const LITESTREAM_TABLES: Readonly<Record<string, string>> = {
  _litestream_seq: 'CREATE TABLE _litestream_seq (id INTEGER PRIMARY KEY, seq INTEGER)',
  _litestream_lock: 'CREATE TABLE _litestream_lock (id INTEGER)',
};

/** `part`: as in `table NAME`. Another table, or another one under such a name, is foreign. */
export const isLitestreamTable = (part: string, sql: string): boolean =>
  Object.entries(LITESTREAM_TABLES).some(([name, statement]) => part === `table ${name}` && sql === statement);
