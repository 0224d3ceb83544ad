// Compares the keys that a store has signed with, per its DID document, with the key files of its folder.
// A missing key is never silently replaced by a new one.
import { existsSync } from 'node:fs';
import { defined } from '../../domain/json/defined.ts';
import { asList, isObject, type JsonObject } from '../../domain/json/json.ts';
import type { KeyWindow, PublicJwk } from '../../domain/keys/identity.ts';
import { StoreFault } from '../../lib/store-fault.ts';
import { readKeyFile } from './key-file.ts';
import { keyFileOf, putRetired } from './keys.ts';

export interface KnownKey {
  /** For example `key-1`. */
  readonly fragment: string;
  readonly publicJwk: PublicJwk;
  /** ISO 8601 UTC, the end of its use for signing. Absent for the current signing key. */
  readonly retiredAt?: string;
  /** ISO 8601 UTC. Signatures of this key no longer count from this moment on. */
  readonly revoked?: string;
}

/** Newest first. */
export function knownKeys(document: JsonObject | undefined, windows: readonly KeyWindow[] = []): readonly KnownKey[] {
  return asList(document?.verificationMethod).flatMap((method): KnownKey[] => {
    if (!isObject(method) || typeof method.id !== 'string' || !isObject(method.publicKeyJwk)) return [];
    const { x } = method.publicKeyJwk;
    if (typeof x !== 'string' || !/^[\w-]{43}$/.test(x)) return [];
    const { id, revoked } = method;
    const retiredAt = windows.find((window) => window.id === id)?.until;
    return [
      {
        fragment: id.replace(/^.*#/s, ''),
        publicJwk: { kty: 'OKP', crv: 'Ed25519', x },
        ...defined({ retiredAt }),
        ...(typeof revoked === 'string' ? { revoked } : {}),
      },
    ];
  });
}

const numberOf = ({ fragment }: KnownKey): number => Number(/^key-([1-9]\d{0,3})$/.exec(fragment)?.[1] ?? 0);

/** Keys without a file. A key whose file cannot be read is refused when it is opened. */
export const goneKeys = (folder: string, known: readonly KnownKey[]): readonly KnownKey[] =>
  known.filter((key) => numberOf(key) > 0 && !existsSync(keyFileOf(folder, numberOf(key))));

/**
 * Throws `key-gone` if a key file is missing or holds another key. A new key under a former key's name would invalidate everything
 * published.
 */
export function requireKeys(folder: string, known: readonly KnownKey[]): void {
  const [gone] = goneKeys(folder, known);
  if (gone !== undefined)
    throw new StoreFault(
      'key-gone',
      `the key file '${keyFileOf(folder, numberOf(gone))}' is gone, though the store next to it has signed with that key; put it back, restore a backup that holds it, or have another key follow it`,
    );
  const other = known.find((key) => numberOf(key) > 0 && readKeyFile(keyFileOf(folder, numberOf(key))).x !== key.publicJwk.x);
  if (other !== undefined)
    throw new StoreFault(
      'key-gone',
      `the key file '${keyFileOf(folder, numberOf(other))}' holds another key than the one that the store next to it has signed with; put that one back, or restore a backup that holds it`,
    );
}

/** Records the missing keys as retired, so that their signatures still verify and the next key gets a name of its own. */
export function retireGone(
  folder: string,
  known: readonly KnownKey[],
  { at, compromised }: { readonly at: string; readonly compromised: boolean },
): void {
  // Oldest first: if interrupted, the next start still finds the last key missing.
  for (const key of goneKeys(folder, known).toSorted((one, other) => numberOf(one) - numberOf(other))) {
    const retirement =
      key.retiredAt === undefined ? { at, compromised } : { at: key.revoked ?? key.retiredAt, compromised: key.revoked !== undefined };
    putRetired(folder, numberOf(key), key.publicJwk, retirement);
  }
}
