// Defines the key file: its format, how a secret seals it, and how it is written atomically with mode 0600.
import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  scryptSync,
} from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { StoreFault } from '../../lib/store-fault.ts';

/**
 * `none`: the seed is unencrypted and protected by the file mode. `secret`: AES-256-GCM under a key that scrypt derives from the secret.
 * `retired`: only the public part remains, to verify earlier signatures.
 */
export interface KeyFile {
  readonly kty: 'OKP';
  readonly crv: 'Ed25519';
  readonly x: string;
  readonly protection: 'none' | 'secret' | 'retired';
  readonly d?: string;
  readonly salt?: string;
  readonly nonce?: string;
  readonly sealed?: string;
  readonly retiredAt?: string;
  /** ISO 8601 UTC. Signatures of this key no longer count from this moment on. */
  readonly revoked?: string;
}

// RFC 7914 section 2: N = 2^15, r = 8, p = 1 costs about 0.1 s and 32 MiB once per start.
const SCRYPT = { N: 32768, r: 8, p: 1, maxmem: 64 * 1024 * 1024 } as const;

/** Limit for a key file, of which a few hundred bytes are written. */
const MAX_BYTES = 16 * 1024;
const [SALT, NONCE, TAG, SEED] = [16, 12, 16, 32];

export const textOf = (content: KeyFile): string => `${JSON.stringify(content, null, 2)}\n`;

/** Generates a key pair and seals it if a secret is given. */
export function newKey(secret: string | undefined): KeyFile {
  const { privateKey } = generateKeyPairSync('ed25519');
  const jwk = privateKey.export({ format: 'jwk' });
  const seed = Buffer.from(String(jwk.d), 'base64url');
  const x = String(jwk.x);
  return secret ? seal(seed, x, secret) : { kty: 'OKP', crv: 'Ed25519', x, protection: 'none', d: seed.toString('base64url') };
}

/** Gives a draft its final name unless that file exists. If two processes start at once, one wins and both read the same key. */
export function placeDraft(draft: string, file: string): void {
  try {
    linkSync(draft, file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // File systems without hard links (FAT): the rename is equally atomic. Only the race between two first starts remains.
    if (code === 'EPERM' || code === 'ENOTSUP' || code === 'ENOSYS') renameSync(draft, file);
    else if (code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Writes the file completely under a temporary name and flushes it. Leaves no remains if the disk is full. */
export function writeDraft(file: string, content: KeyFile): string {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    writeFileSync(draft, textOf(content), { mode: 0o600, flag: 'wx' });
    if (process.platform !== 'win32') chmodSync(draft, 0o600);
    const handle = openSync(draft, 'r+');
    fsyncSync(handle);
    closeSync(handle);
    return draft;
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

export const replaceFile = (file: string, content: KeyFile): void => renameSync(writeDraft(file, content), file);

const DRAFT = /^(?:service|device)-key(?:-\d+)?\.json\.\d+\.[0-9a-f]{8}$/;
const MINUTE = 60_000;

/** A draft left by a killed process may contain a seed. A draft younger than a minute may still be in use. */
export function dropDrafts(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (!DRAFT.test(name)) continue;
    const written = statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - written > MINUTE) rmSync(join(folder, name), { force: true });
  }
}

export function readKeyFile(file: string): KeyFile {
  try {
    const value = statSync(file).size > MAX_BYTES ? undefined : (JSON.parse(readFileSync(file, 'utf8')) as KeyFile);
    if (value?.kty === 'OKP' && value.crv === 'Ed25519' && typeof value.x === 'string') return value;
  } catch {
    // Reported below with the file name. An unreadable key is never replaced by a new one.
  }
  throw damaged(file);
}

const damaged = (file: string) => new StoreFault('key-damaged', `the key file '${file}' cannot be read; restore it from a backup`);

export function seal(seed: Uint8Array, x: string, secret: string): KeyFile {
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

export function unseal(stored: KeyFile, secret: string | undefined, file: string): Uint8Array {
  if (stored.protection === 'retired') throw new StoreFault('key-damaged', `the key in '${file}' was retired and signs no more`);
  if (stored.protection === 'none') return Buffer.from(stored.d ?? '', 'base64url');
  if (!secret) throw new StoreFault('key-locked', `the key file '${file}' is locked: set DPP_DESK_PASSPHRASE, or start the desktop app`);
  const [salt, nonce, sealed] = [stored.salt, stored.nonce, stored.sealed].map((part) => Buffer.from(String(part), 'base64url'));
  // Requires the exact lengths written above before any work is done: a shorter tag would be easier to forge.
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

export function privateKeyOf(seed: Uint8Array, x: string, file: string): KeyObject {
  try {
    const key = createPrivateKey({ key: { kty: 'OKP', crv: 'Ed25519', x, d: Buffer.from(seed).toString('base64url') }, format: 'jwk' });
    if (createPublicKey(key).export({ format: 'jwk' }).x === x) return key;
  } catch {
    // Reported below.
  }
  throw new StoreFault('key-damaged', `the key file '${file}' holds no key that fits its public part; restore it from a backup`);
}
