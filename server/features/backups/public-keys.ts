// Lists the public keys of the service in a store, and which of them have key files here, without a passphrase.
import type { BackupKey } from '../../contract/index.ts';
import { keyFingerprint } from '../../domain/keys/fingerprint.ts';
import { keyFacts, storedKeyFiles } from '../../store/service-keys/carried-keys.ts';
import { knownKeys } from '../../store/service-keys/known-keys.ts';
import { readSetting } from '../../store/settings.ts';
import type { Store } from '../../store/store.ts';

/** The private keys of a backup are sealed. The public keys are in the DID document that the service publishes. */
export function publicKeysIn(copy: Store, folder: string): readonly BackupKey[] {
  const here = new Set(Object.values(storedKeyFiles(folder)).map((text) => keyFacts(text)?.x));
  return knownKeys(readSetting(copy, 'didDocument')).map(({ fragment, publicJwk, revoked }) => ({
    key: fragment,
    fingerprint: keyFingerprint(publicJwk),
    revoked: revoked !== undefined,
    here: here.has(publicJwk.x),
  }));
}

/** True for a backup of this computer, whose keys need not be restored. */
export const areHere = (keys: readonly BackupKey[]): boolean => keys.length > 0 && keys.every(({ here }) => here);
