// Decides which key files a restore puts into the folder and which it moves aside.
// A key that was retired here never signs again.
import type { BackupDifference } from '../../contract/index.ts';
import { hasPublished } from '../../store/passports/published-credentials.ts';
import { keyFacts, keyFileFor } from '../../store/service-keys/carried-keys.ts';
import type { Store } from '../../store/store.ts';
import { unlessDamaged } from './merge/damage.ts';
import type { KeyFiles } from './sealed-keys.ts';

export interface KeyPlan {
  /** Key files to put into the folder. */
  readonly files: KeyFiles;
  /** Key files of this folder without a successor in the backup, which are moved aside. */
  readonly leave: readonly string[];
  readonly outcome: 'restored' | 'kept' | 'left-out';
  readonly said: readonly BackupDifference[];
}

/** `left-out`: the backup has no keys, or they are not wanted. `kept`: the keys in the folder are the same or newer. */
export function planKeys(here: KeyFiles, there: KeyFiles | undefined, secret: string | undefined, store: Store | undefined): KeyPlan {
  if (there === undefined || Object.keys(there).length === 0) return { files: {}, leave: [], outcome: 'left-out', said: [] };
  const same = Object.keys(here).every((name) => {
    const [one, other] = [keyFacts(here[name] ?? ''), keyFacts(there[name] ?? '')];
    return one === undefined || there[name] === undefined || one.x === other?.x;
  });
  const missing = Object.keys(there).filter((name) => keyFacts(here[name] ?? '') === undefined);
  const wanted = same ? missing : Object.keys(there);
  const signed = store !== undefined && unlessDamaged(() => hasPublished(store));
  return {
    files: Object.fromEntries(wanted.map((name) => [name, keyFileFor(there[name] ?? '', secret)])),
    leave: same ? [] : Object.keys(here).filter((name) => there[name] === undefined),
    outcome: wanted.length === 0 ? 'kept' : 'restored',
    said: same || !signed ? [] : [{ what: 'other-key' }],
  };
}
