// Keeps automatic actions of the program as they are here, or off, unless a person decides otherwise.
import type { BackupSetting } from '../../../contract/index.ts';
import { inUrl } from '../../../lib/loopback.ts';
import { readSetting, removeSetting, writeSetting } from '../../../store/settings.ts';
import type { Store } from '../../../store/store.ts';
import { unlessDamaged } from './damage.ts';

type What = BackupSetting['what'];

/** Timed backups write to a place of one computer and delete files there, so those of another computer are never adopted. */
const TIMED = ['timedBackups', 'timedBackupsOfCommand', 'timedBackupRuns'] as const;

export const BY_ITSELF: readonly What[] = ['public-listener', 'watched-folder'];

/** The value of each setting; undefined if it is off. */
const VALUES: Readonly<Record<What, (store: Store) => string | undefined>> = {
  'public-listener': (store) => {
    const wanted = readSetting(store, 'resolver');
    return wanted?.enabled ? `${inUrl(wanted.host)}:${wanted.port}` : undefined;
  },
  'watched-folder': (store) => readSetting(store, 'watchFolder') || undefined,
};

const KEEP: Readonly<Record<What, (here: Store | undefined, next: Store) => void>> = {
  // Keeps the address, so that a person can switch it on again.
  'public-listener': (here, next) => {
    const [own, other] = [here && unlessDamaged(() => readSetting(here, 'resolver')), readSetting(next, 'resolver')];
    if (own !== undefined) writeSetting(next, 'resolver', own);
    else if (other !== undefined) writeSetting(next, 'resolver', { ...other, enabled: false });
  },
  'watched-folder': (here, next) => {
    const own = here && unlessDamaged(() => readSetting(here, 'watchFolder'));
    writeSetting(next, 'watchFolder', own ?? '');
    const seen = here && unlessDamaged(() => readSetting(here, 'watchSettled'));
    if (seen !== undefined) writeSetting(next, 'watchSettled', [...new Set([...seen, ...(readSetting(next, 'watchSettled') ?? [])])]);
  },
};

/** Returns the switches that are on in the copy, but not on here in the same way. */
export const switchedOn = (here: Store | undefined, copy: Store): readonly BackupSetting[] =>
  BY_ITSELF.flatMap((what) => {
    const value = VALUES[what](copy);
    return value === undefined || (here !== undefined && unlessDamaged(() => VALUES[what](here)) === value) ? [] : [{ what, value }];
  });

/** Applies the rule to the restored store. Returns what the copy has on and `wanted` does not include. */
export function keepOwnDoing(here: Store | undefined, next: Store, wanted: readonly What[]): readonly BackupSetting[] {
  const left = switchedOn(here, next).filter(({ what }) => !wanted.includes(what));
  // Also covers switches that are off in the copy and on here.
  for (const name of TIMED) {
    const own = here && unlessDamaged(() => readSetting(here, name));
    if (own === undefined) removeSetting(next, name);
    else writeSetting(next, name, own);
  }
  for (const what of BY_ITSELF) if (VALUES[what](next) === undefined || left.some((one) => one.what === what)) KEEP[what](here, next);
  keepMaintenance(here, next);
  return left;
}

/** Maintenance is about a computer, not about its records: it stays as it is here. */
function keepMaintenance(here: Store | undefined, next: Store): void {
  const standing = here && unlessDamaged(() => readSetting(here, 'maintenance'));
  if (standing === undefined) removeSetting(next, 'maintenance');
  else writeSetting(next, 'maintenance', standing);
}
