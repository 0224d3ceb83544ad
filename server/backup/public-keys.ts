// The public keys of the service in a store, and which of them have their files in a folder: told without a passphrase.
import type { BackupKey } from '../contract.ts';
import { keyFacts, keyFilesAsTheyLie } from '../identity/carried-keys.ts';
import type { PublicJwk } from '../identity/identity.ts';
import { isObject } from '../recognise/json.ts';
import type { Store } from '../store/open.ts';
import { readSetting } from '../store/settings.ts';
import { keyFingerprint } from '../verify/fingerprint.ts';

/** The private parts of a backup are sealed; the public ones stand in the document that the service leaves for others. */
export function publicKeysIn(copy: Store, folder: string): readonly BackupKey[] {
  const methods = readSetting(copy, 'didDocument')?.verificationMethod;
  if (!Array.isArray(methods)) return [];
  const here = new Set(Object.values(keyFilesAsTheyLie(folder)).map((text) => keyFacts(text)?.x));
  return methods.flatMap((method) => {
    if (!isObject(method) || typeof method.id !== 'string' || !isObject(method.publicKeyJwk)) return [];
    const { x } = method.publicKeyJwk;
    if (typeof x !== 'string' || !/^[\w-]{43}$/.test(x)) return [];
    const jwk: PublicJwk = { kty: 'OKP', crv: 'Ed25519', x };
    return [
      { key: method.id.replace(/^.*#/s, ''), fingerprint: keyFingerprint(jwk), revoked: method.revoked !== undefined, here: here.has(x) },
    ];
  });
}

/** A backup of this very computer: no key has to come out of it. */
export const areHere = (keys: readonly BackupKey[]): boolean => keys.length > 0 && keys.every(({ here }) => here);
