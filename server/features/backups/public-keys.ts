// The public keys of the service in a store, and which of them have their files in a folder: told without a passphrase.
import type { BackupKey } from '../../contract/index.ts';
import { keyFingerprint } from '../../domain/keys/fingerprint.ts';
import { keyFacts, keyFilesAsTheyLie } from '../../store/service-keys/carried-keys.ts';
import { knownKeys } from '../../store/service-keys/known-keys.ts';
import { readSetting } from '../../store/settings.ts';
import type { Store } from '../../store/store.ts';

/** The private parts of a backup are sealed; the public ones stand in the document that the service leaves for others. */
export function publicKeysIn(copy: Store, folder: string): readonly BackupKey[] {
  const here = new Set(Object.values(keyFilesAsTheyLie(folder)).map((text) => keyFacts(text)?.x));
  return knownKeys(readSetting(copy, 'didDocument')).map(({ fragment, publicJwk, revoked }) => ({
    key: fragment,
    fingerprint: keyFingerprint(publicJwk),
    revoked: revoked !== undefined,
    here: here.has(publicJwk.x),
  }));
}

/** A backup of this very computer: no key has to come out of it. */
export const areHere = (keys: readonly BackupKey[]): boolean => keys.length > 0 && keys.every(({ here }) => here);
