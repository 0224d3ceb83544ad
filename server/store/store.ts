// Defines the types of an open store.
import type Database from 'better-sqlite3';
import type { Mended } from './modes.ts';

export type Db = Database.Database;

export interface Store {
  readonly db: Db;
  readonly folder: string;
  /** What other users could read or change in the folder when it was opened for writing. */
  readonly modes?: Mended;
  close(): void;
}
