// Obtains the secret that opens the service key from the operating system's keyring, or the reason why there is none.
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { SafeStorage } from 'electron';

export type Keyring = Pick<
  SafeStorage,
  'isAsyncEncryptionAvailable' | 'encryptStringAsync' | 'decryptStringAsync' | 'getSelectedStorageBackend'
>;

export type Secret =
  | { readonly source: 'passphrase' | 'keyring'; readonly secret: string }
  /**
   * The service key is then stored in a file of mode 0600, as on a server without a passphrase.
   * If `secret` is set, the key is sealed under a secret that anyone can open. This protects nothing, but without it the key would be lost.
   */
  | { readonly source: 'none'; readonly reason: string; readonly secret?: string };

export interface KeyringOptions {
  readonly folder: string;
  readonly platform: NodeJS.Platform;
  /** DPP_DESK_PASSPHRASE: takes precedence over the keyring, for a key that no keyring holds. */
  readonly passphrase?: string | undefined;
  /** Time in milliseconds that the first start on Windows waits for Chromium to write its settings. */
  readonly onDiskWithin?: number;
}

const LIMIT = 16 * 1024;

/** Milliseconds. Chromium writes its settings a few seconds after a change. */
const ON_DISK_WITHIN = 3000;

/** Windows: the key that wraps the secret is stored in the window's folder. Without it, a stored secret could never be decrypted again. */
const isWrapKeyOnDisk = (folder: string): boolean => {
  try {
    const state: unknown = JSON.parse(readFileSync(join(folder, 'window', 'Local State'), 'utf8'));
    const crypt = typeof state === 'object' && state !== null && 'os_crypt' in state ? state.os_crypt : undefined;
    return (
      typeof crypt === 'object' &&
      crypt !== null &&
      'encrypted_key' in crypt &&
      typeof crypt.encrypted_key === 'string' &&
      crypt.encrypted_key !== ''
    );
  } catch {
    return false;
  }
};

const wrapKeyReaches = async (folder: string, within: number): Promise<boolean> => {
  const end = Date.now() + within;
  while (!isWrapKeyOnDisk(folder)) {
    if (Date.now() >= end) return false;
    await wait(100);
  }
  return true;
};

export const keyringFile = (folder: string): string => join(folder, 'keyring-secret');

const NOT_ON_DISK = 'the key of the system has not reached the disk yet; the next start uses it';
const NO_SERVICE = 'no secret service runs in this session';

/** Returns why the keyring must not be used, or undefined. On Linux, availability alone proves nothing (see `byKnownPassword`). */
const unusable = async (keyring: Keyring, platform: NodeJS.Platform): Promise<string | undefined> => {
  if (!(await keyring.isAsyncEncryptionAvailable())) return 'the operating system offers no keyring';
  return platform === 'linux' && keyring.getSelectedStorageBackend() === 'basic_text' ? NO_SERVICE : undefined;
};

/**
 * Without a secret service, Chromium on Linux encrypts with a built-in password and marks the ciphertext `v10`. On other systems, `v10`
 * means the system's own key.
 */
const byKnownPassword = (wrapped: Buffer, platform: NodeJS.Platform): boolean =>
  platform === 'linux' && wrapped.subarray(0, 3).toString('latin1') === 'v10';

const store = (file: string, wrapped: Buffer): void => {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, wrapped, { mode: 0o600, flush: true });
  if (process.platform !== 'win32') chmodSync(draft, 0o600);
  renameSync(draft, file);
};

const stored = async (keyring: Keyring, file: string, platform: NodeJS.Platform): Promise<Secret> => {
  const wrapped = readFileSync(file);
  if (wrapped.byteLength > LIMIT) throw new Error(`the file '${file}' is too large to be a wrapped secret`);
  const open = byKnownPassword(wrapped, platform);
  const { result: secret, shouldReEncrypt } = await keyring.decryptStringAsync(wrapped);
  if (!open && !shouldReEncrypt) return { source: 'keyring', secret };
  const anew = await keyring.encryptStringAsync(secret);
  // Policy: never encrypt a secret from the keyring again with the built-in password, which is public.
  if (byKnownPassword(anew, platform)) return open ? { source: 'none', reason: NO_SERVICE, secret } : { source: 'keyring', secret };
  store(file, anew);
  return { source: 'keyring', secret };
};

/**
 * Returns the same secret at every start. Creates one only if no wrapped secret is stored, so that a locked keyring never causes the loss
 * of the key.
 */
export const desktopSecret = async (
  keyring: Keyring,
  { folder, platform, passphrase, onDiskWithin = ON_DISK_WITHIN }: KeyringOptions,
): Promise<Secret> => {
  if (passphrase !== undefined && passphrase !== '') return { source: 'passphrase', secret: passphrase };
  const reason = await unusable(keyring, platform);
  if (reason !== undefined) return { source: 'none', reason };
  const file = keyringFile(folder);
  try {
    if (existsSync(file)) return await stored(keyring, file, platform);
    const secret = randomBytes(32).toString('base64url');
    const wrapped = await keyring.encryptStringAsync(secret);
    if (byKnownPassword(wrapped, platform)) return { source: 'none', reason: NO_SERVICE };
    if (platform === 'win32' && !(await wrapKeyReaches(folder, onDiskWithin))) return { source: 'none', reason: NOT_ON_DISK };
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    store(file, wrapped);
    return { source: 'keyring', secret };
  } catch (fault) {
    return { source: 'none', reason: `the keyring did not open: ${fault instanceof Error ? fault.message : 'no reason given'}` };
  }
};
