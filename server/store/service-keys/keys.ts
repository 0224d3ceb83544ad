// Loads an Ed25519 key of the service by number and creates it if missing, in a file of mode 0600.
import { type KeyObject, sign } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defined } from '../../domain/json/defined.ts';
import type { PublicJwk } from '../../domain/keys/identity.ts';
import { type KeyFile, newKey, placeDraft, privateKeyOf, readKeyFile, replaceFile, seal, textOf, unseal, writeDraft } from './key-file.ts';
import { requireLong } from './passphrase.ts';

export interface ServiceKey {
  readonly publicJwk: PublicJwk;
  /** Encrypted under a secret, not only protected by the file mode. */
  readonly sealed: boolean;
  /** Pure Ed25519, RFC 8032 section 5.1.6. */
  sign(bytes: Uint8Array): Uint8Array;
  /** For the threads of this process that sign. */
  readonly privateKey: KeyObject;
}

/** The first key keeps the file name from the time when there was only one. */
export const keyFileOf = (folder: string, number = 1): string =>
  join(folder, number === 1 ? 'service-key.json' : `service-key-${number}.json`);

/**
 * Loads a service key, or creates it. The secret is the passphrase of a server or the value in the desktop's keyring. An unencrypted key is
 * sealed as soon as a secret is given.
 */
export const openServiceKey = (folder: string, secret?: string, number = 1): ServiceKey => openKey(keyFileOf(folder, number), secret);

/** With `short`, the secret may be shorter than the minimum for a service key. Throws `passphrase-short`, `key-locked` or `key-damaged`. */
export function openKey(file: string, secret: string | undefined, { short = false }: { readonly short?: boolean } = {}): ServiceKey {
  if (!existsSync(file)) {
    if (!short) requireLong(secret);
    placeDraft(writeDraft(file, newKey(secret)), file);
  }
  const stored = readKeyFile(file);
  const seed = unseal(stored, secret, file);
  const publicJwk: PublicJwk = { kty: 'OKP', crv: 'Ed25519', x: stored.x };
  const privateKey = privateKeyOf(seed, stored.x, file);
  if (stored.protection === 'none' && secret) {
    if (!short) requireLong(secret);
    replaceFile(file, seal(seed, stored.x, secret));
  }
  return { publicJwk, sealed: Boolean(secret), sign: (bytes) => sign(null, bytes, privateKey), privateKey };
}

/** The public parts of all keys of a folder, first key first. Unseals none of them. */
export function publicKeyFiles(folder: string): readonly PublicJwk[] {
  const found: PublicJwk[] = [];
  for (let number = 1; existsSync(keyFileOf(folder, number)); number++) {
    const { kty, crv, x } = readKeyFile(keyFileOf(folder, number));
    found.push({ kty, crv, x });
  }
  return found;
}

/** The text of a key file with the seed unencrypted, ready to be sealed under another secret. Returns a retired key unchanged. */
export function openedKeyFile(file: string, secret: string | undefined): string {
  const stored = readKeyFile(file);
  if (stored.protection === 'retired') return textOf(stored);
  const seed = unseal(stored, secret, file);
  privateKeyOf(seed, stored.x, file);
  const { kty, crv, x } = stored;
  return textOf({ kty, crv, x, protection: 'none', d: Buffer.from(seed).toString('base64url') });
}

/** Seals such a text. */
export function sealedKeyFile(text: string, secret: string): string {
  const { x, d, protection } = JSON.parse(text) as KeyFile;
  return protection === 'none' ? textOf(seal(Buffer.from(d ?? '', 'base64url'), x, secret)) : text;
}

export interface RetiredKey {
  readonly publicJwk: PublicJwk;
  readonly retiredAt: string;
  readonly revoked?: string;
}

/** Returns undefined if there is no such key or it is the signing key. */
export function retiredKey(folder: string, number: number): RetiredKey | undefined {
  const file = keyFileOf(folder, number);
  if (!existsSync(file)) return undefined;
  const { kty, crv, x, protection, retiredAt = '', revoked } = readKeyFile(file);
  if (protection !== 'retired') return undefined;
  return { publicJwk: { kty, crv, x }, retiredAt, ...defined({ revoked }) };
}

/** Destroys the private part, so that the key can never sign again. Retiring a key requires the secret that opens it. */
export function retireKey(folder: string, number: number, secret: string | undefined, { at, compromised }: Retirement): void {
  const { publicJwk } = openServiceKey(folder, secret, number);
  replaceFile(keyFileOf(folder, number), retired(publicJwk, { at, compromised }));
}

/** Records a key whose file is missing as retired. Its public part still verifies earlier signatures, and the next key succeeds it. */
export function putRetired(folder: string, number: number, publicJwk: PublicJwk, retirement: Retirement): void {
  const file = keyFileOf(folder, number);
  placeDraft(writeDraft(file, retired(publicJwk, retirement)), file);
}

const retired = (publicJwk: PublicJwk, { at, compromised }: Retirement): KeyFile => ({
  ...publicJwk,
  protection: 'retired',
  retiredAt: at,
  ...(compromised ? { revoked: at } : {}),
});

export interface Retirement {
  /** ISO 8601 UTC. */
  readonly at: string;
  /** The key may be known to others: its signatures no longer count. */
  readonly compromised: boolean;
}
