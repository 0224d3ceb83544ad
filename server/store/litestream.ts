// Names the two tables that Litestream adds to a store that it replicates. They contain no data of the store.

/**
 * The statements that made them, as SQLite stores them. Litestream writes into the first table to start a new WAL, and locks the store with
 * the second.
 */
export const LITESTREAM_TABLES: Readonly<Record<string, string>> = {
  _litestream_seq: 'CREATE TABLE _litestream_seq (id INTEGER PRIMARY KEY, seq INTEGER)',
  _litestream_lock: 'CREATE TABLE _litestream_lock (id INTEGER)',
};

/** `part` is `table NAME`. A different table with one of these names is foreign. */
export const isLitestreamTable = (part: string, sql: string): boolean =>
  Object.entries(LITESTREAM_TABLES).some(([name, statement]) => part === `table ${name}` && sql === statement);
