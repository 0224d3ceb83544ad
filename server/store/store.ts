// The types of an open store.
import type Database from 'better-sqlite3';
import type { Mended } from './modes.ts';

export type Db = Database.Database;

export interface Store {
  readonly db: Db;
  readonly folder: string;
  /** What others could read or change of the folder when it was opened to write. */
  readonly modes?: Mended;
  close(): void;
}
