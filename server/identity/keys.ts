// A data folder, a number and an optional secret in, that Ed25519 key of the service out: made when it is missing, kept in a file of mode 0600.
import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  scryptSync,
  sign,
} from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { StoreFault } from '../store/fault.ts';
import type { PublicJwk } from './identity.ts';

export interface ServiceKey {
  readonly publicJwk: PublicJwk;
  /** Pure Ed25519, RFC 8032 section 5.1.6. */
  sign(bytes: Uint8Array): Uint8Array;
}

/**
 * `none`: the seed in clear, protected by the file mode. `secret`: AES-256-GCM under a key from scrypt of the secret.
 * `retired`: only the public part is left, for verifying what it signed.
 */
interface KeyFile {
  readonly kty: 'OKP';
  readonly crv: 'Ed25519';
  readonly x: string;
  readonly protection: 'none' | 'secret' | 'retired';
  readonly d?: string;
  readonly salt?: string;
  readonly nonce?: string;
  readonly sealed?: string;
  readonly retiredAt?: string;
  /** From when nothing that it signed counts. */
  readonly revoked?: string;
}

// RFC 7914 section 2: N = 2^15, r = 8, p = 1 costs about 0.1 s and 32 MiB once per start.
const SCRYPT = { N: 32768, r: 8, p: 1, maxmem: 64 * 1024 * 1024 } as const;

/** Of a key file: a few hundred are written. */
const MAX_BYTES = 16 * 1024;
const [SALT, NONCE, TAG, SEED] = [16, 12, 16, 32];

/** The first key has the name that it had when there was only one. */
export const keyFileOf = (folder: string, number = 1): string =>
  join(folder, number === 1 ? 'service-key.json' : `service-key-${number}.json`);

/**
 * Loads a key of the service, or makes it. The secret is the passphrase of a server or what the desktop's keyring holds;
 * a key that lies in clear is sealed as soon as a secret is given.
 */
export function openServiceKey(folder: string, secret?: string, number = 1): ServiceKey {
  const file = keyFileOf(folder, number);
  if (!existsSync(file)) createKeyFile(file, secret);
  const stored = readKeyFile(file);
  const seed = unseal(stored, secret, file);
  const publicJwk: PublicJwk = { kty: 'OKP', crv: 'Ed25519', x: stored.x };
  const privateKey = privateKeyOf(seed, stored.x, file);
  if (stored.protection === 'none' && secret) replaceFile(file, seal(seed, stored.x, secret));
  return { publicJwk, sign: (bytes) => sign(null, bytes, privateKey) };
}

const textOf = (content: KeyFile): string => `${JSON.stringify(content, null, 2)}\n`;

/** The text of a key file with the seed in clear, to be sealed under another secret; one that was retired is as it lies. */
export function openedKeyFile(file: string, secret: string | undefined): string {
  const stored = readKeyFile(file);
  if (stored.protection === 'retired') return textOf(stored);
  const seed = unseal(stored, secret, file);
  privateKeyOf(seed, stored.x, file);
  const { kty, crv, x } = stored;
  return textOf({ kty, crv, x, protection: 'none', d: Buffer.from(seed).toString('base64url') });
}

/** Such a text sealed. */
export function sealedKeyFile(text: string, secret: string): string {
  const { x, d, protection } = JSON.parse(text) as KeyFile;
  return protection === 'none' ? textOf(seal(Buffer.from(d ?? '', 'base64url'), x, secret)) : text;
}

export interface RetiredKey {
  readonly publicJwk: PublicJwk;
  readonly retiredAt: string;
  readonly revoked?: string;
}

/** Undefined: there is no such key, or it is one that signs. */
export function retiredKey(folder: string, number: number): RetiredKey | undefined {
  const file = keyFileOf(folder, number);
  if (!existsSync(file)) return undefined;
  const { kty, crv, x, protection, retiredAt = '', revoked } = readKeyFile(file);
  if (protection !== 'retired') return undefined;
  return { publicJwk: { kty, crv, x }, retiredAt, ...(revoked === undefined ? {} : { revoked }) };
}

/** Its private part is destroyed: nobody signs with it any more. Only who can open it can retire it. */
export function retireKey(folder: string, number: number, secret: string | undefined, { at, compromised }: Retirement): void {
  const { publicJwk } = openServiceKey(folder, secret, number);
  replaceFile(keyFileOf(folder, number), {
    ...publicJwk,
    protection: 'retired',
    retiredAt: at,
    ...(compromised ? { revoked: at } : {}),
  });
}

export interface Retirement {
  /** ISO 8601 UTC. */
  readonly at: string;
  /** Somebody else may have it: what it signed counts no more. */
  readonly compromised: boolean;
}

function createKeyFile(file: string, secret: string | undefined): void {
  const { privateKey } = generateKeyPairSync('ed25519');
  const jwk = privateKey.export({ format: 'jwk' });
  const seed = Buffer.from(String(jwk.d), 'base64url');
  const x = String(jwk.x);
  const content: KeyFile = secret
    ? seal(seed, x, secret)
    : { kty: 'OKP', crv: 'Ed25519', x, protection: 'none', d: seed.toString('base64url') };
  // Written whole beside it, then linked into place: of two starts at once one wins and both read the same key.
  const draft = writeDraft(file, content);
  try {
    linkSync(draft, file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // File systems without hard links (FAT): the rename is as whole, only the race of two first starts is open.
    if (code === 'EPERM' || code === 'ENOTSUP' || code === 'ENOSYS') renameSync(draft, file);
    else if (code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function writeDraft(file: string, content: KeyFile): string {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, textOf(content), { mode: 0o600, flag: 'wx' });
  if (process.platform !== 'win32') chmodSync(draft, 0o600);
  const handle = openSync(draft, 'r+');
  fsyncSync(handle);
  closeSync(handle);
  return draft;
}

const replaceFile = (file: string, content: KeyFile): void => renameSync(writeDraft(file, content), file);

function readKeyFile(file: string): KeyFile {
  try {
    const value = statSync(file).size > MAX_BYTES ? undefined : (JSON.parse(readFileSync(file, 'utf8')) as KeyFile);
    if (value?.kty === 'OKP' && value.crv === 'Ed25519' && typeof value.x === 'string') return value;
  } catch {
    // Told below, with the file's name: an unreadable key is never replaced by a new one.
  }
  throw damaged(file);
}

const damaged = (file: string) => new StoreFault('key-damaged', `the key file '${file}' cannot be read; restore it from a backup`);

function seal(seed: Uint8Array, x: string, secret: string): KeyFile {
  const salt = randomBytes(SALT);
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', scryptSync(secret, salt, 32, SCRYPT), nonce);
  cipher.setAAD(Buffer.from(x));
  const sealed = Buffer.concat([cipher.update(seed), cipher.final(), cipher.getAuthTag()]);
  return {
    kty: 'OKP',
    crv: 'Ed25519',
    x,
    protection: 'secret',
    salt: salt.toString('base64url'),
    nonce: nonce.toString('base64url'),
    sealed: sealed.toString('base64url'),
  };
}

function unseal(stored: KeyFile, secret: string | undefined, file: string): Uint8Array {
  if (stored.protection === 'retired') throw new StoreFault('key-damaged', `the key in '${file}' was retired and signs no more`);
  if (stored.protection === 'none') return Buffer.from(stored.d ?? '', 'base64url');
  if (!secret) throw new StoreFault('key-locked', `the key file '${file}' is locked: set DPP_DESK_PASSPHRASE, or start the desktop app`);
  const [salt, nonce, sealed] = [stored.salt, stored.nonce, stored.sealed].map((part) => Buffer.from(String(part), 'base64url'));
  // As long as they are written here, before any work is done: a shorter tag would be easier to forge.
  if (salt?.length !== SALT || nonce?.length !== NONCE || sealed?.length !== SEED + TAG) throw damaged(file);
  const key = scryptSync(secret, salt, 32, SCRYPT);
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG });
    decipher.setAAD(Buffer.from(stored.x));
    decipher.setAuthTag(sealed.subarray(SEED));
    return Buffer.concat([decipher.update(sealed.subarray(0, SEED)), decipher.final()]);
  } catch {
    throw new StoreFault('key-locked', `the passphrase does not open the key file '${file}'`);
  }
}

function privateKeyOf(seed: Uint8Array, x: string, file: string): KeyObject {
  try {
    const key = createPrivateKey({ key: { kty: 'OKP', crv: 'Ed25519', x, d: Buffer.from(seed).toString('base64url') }, format: 'jwk' });
    if (createPublicKey(key).export({ format: 'jwk' }).x === x) return key;
  } catch {
    // Told below.
  }
  throw new StoreFault('key-damaged', `the key file '${file}' holds no key that fits its public part; restore it from a backup`);
}
