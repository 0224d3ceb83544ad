// Lists the keys that signed the log ends in a backup, and whether this computer knows them.
import type { BackupSigner } from '../../contract/index.ts';
import { fingerprintOf } from '../../domain/keys/fingerprint.ts';
import { knownLogKeys } from '../../store/audit-log/backup-log.ts';
import { devicePublicKey } from '../../store/audit-log/device.ts';
import { headSigners } from '../../store/audit-log/heads.ts';
import type { Store } from '../../store/store.ts';
import { unlessDamaged } from './merge/damage.ts';

/**
 * Anyone can sign a store again with their own key: only these keys assert that the logs end as signed. Stores of
 * earlier versions sign no ends.
 */
export function logSigners(
  copy: Pick<Store, 'db'>,
  { folder, store }: { readonly folder: string; readonly store?: Store | undefined },
): readonly BackupSigner[] {
  const own = devicePublicKey(folder);
  const earlier = new Set((store && unlessDamaged(() => knownLogKeys(store))) ?? []);
  return headSigners(copy).map((x) => {
    const fingerprint = fingerprintOf(Buffer.from(x, 'base64url'));
    return { fingerprint, known: x === own ? 'this-computer' : earlier.has(fingerprint) ? 'earlier-backup' : 'no' };
  });
}
