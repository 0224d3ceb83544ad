// Logs changes to the officers in a separate chain.
import type { OfficerLogLine } from '../../contract/index.ts';
import { appendRecord } from '../../store/audit-log/audit-log.ts';
import { statement } from '../../store/statement.ts';
import type { Store } from '../../store/store.ts';

/** Runs in the caller's transaction. */
export const logOfficer = (store: Store, line: Omit<OfficerLogLine, 'signedIn'>): void => appendRecord(store, 'officer_log', line);

/** Newest first. */
export const readOfficerLog = ({ db }: Store, limit = 100): OfficerLogLine[] =>
  (statement(db, 'SELECT record FROM officer_log ORDER BY id DESC LIMIT ?').pluck().all(limit) as string[]).map(
    (record) => JSON.parse(record) as OfficerLogLine,
  );
