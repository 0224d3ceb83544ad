// The copy in a backup, and what the backup says of its logs, in; whether they end there, as the computer that kept them signed them, out.
import type { BackupBehind } from '../../contract/index.ts';
import { logHeads } from '../../store/audit-log/backup-log.ts';
import { carriedFault, LOGS } from '../../store/audit-log/heads.ts';
import { versionSince } from '../../store/open.ts';
import type { Store } from '../../store/store.ts';
import { type BackupFacts, BackupRefusal } from './backup.ts';

/** Stores of earlier versions sign no ends. */
const SIGNED_SINCE = versionSince('030-log-heads.sql');

/**
 * The signed ends travel in the database. Hashes that hold are no proof, as whoever has the file can compute them anew. A log that does not end as signed comes back
 * only with a reason, because it may be all that is left.
 */
export function endsIn(copy: Pick<Store, 'db'>, facts: Pick<BackupFacts, 'heads' | 'schema'>): readonly BackupBehind[] {
  const heads = logHeads(copy);
  if ((Object.keys(heads) as (keyof typeof heads)[]).some((name) => heads[name] !== facts.heads[name]))
    throw new BackupRefusal('changed', 'its logs do not end where it says');
  if (facts.schema < SIGNED_SINCE) return [];
  const count = LOGS.filter((log) => carriedFault(copy, log) !== undefined).length;
  return count === 0 ? [] : [{ what: 'log-end', count }];
}
