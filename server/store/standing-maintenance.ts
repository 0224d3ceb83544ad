// Reads whether the service is in maintenance, from a connection of any process that has the store open.
import type { Maintenance } from '../contract/index.ts';
import { statement } from './statement.ts';
import type { Db } from './store.ts';

/** Read from the store each time, so that every process sees a change at once. */
export function standingMaintenance(db: Db): Maintenance | undefined {
  const value = statement(db, "SELECT value FROM settings WHERE name = 'maintenance'").pluck().get() as string | undefined;
  return value === undefined ? undefined : (JSON.parse(value) as Maintenance);
}
