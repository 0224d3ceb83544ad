// Checks that each log in a backup ends where the computer that kept it signed its end.
import type { BackupDifference } from '../../contract/index.ts';
import { carriedFault, LOGS, logHeads } from '../../store/audit-log/heads.ts';
import { versionSince } from '../../store/open.ts';
import type { Store } from '../../store/store.ts';
import { type BackupFacts, BackupRefusal } from './backup.ts';

/** Stores of earlier versions contain no signed ends. */
const SIGNED_SINCE = versionSince('030-log-heads.sql');

/**
 * The signed ends travel in the database. Matching hashes alone prove nothing, because anyone with the file can
 * recompute them. A log that does not end as signed is restored only with a reason, because it may be all that is left.
 * Throws `changed`.
 */
export function endsIn(copy: Pick<Store, 'db'>, facts: Pick<BackupFacts, 'heads' | 'schema'>): readonly BackupDifference[] {
  const heads = logHeads(copy);
  if ((Object.keys(heads) as (keyof typeof heads)[]).some((name) => heads[name] !== facts.heads[name]))
    throw new BackupRefusal('changed', 'its logs do not end where it says');
  if (facts.schema < SIGNED_SINCE) return [];
  const count = LOGS.filter((log) => carriedFault(copy, log) !== undefined).length;
  return count === 0 ? [] : [{ what: 'log-end', count }];
}
