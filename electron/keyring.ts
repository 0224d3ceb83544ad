// The operating system's keyring and a data folder in, the secret that opens the service key out, or why there is none.
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
   * The service key then lies in a file of mode 0600, as it does on a server without a passphrase. With a secret, it is sealed under one that
   * anybody can open: that protects nothing, but without it the key would be lost.
   */
  | { readonly source: 'none'; readonly reason: string; readonly secret?: string };

export interface KeyringOptions {
  readonly folder: string;
  readonly platform: NodeJS.Platform;
  /** DPP_DESK_PASSPHRASE: set by whoever wants a key that no keyring holds; it goes before the keyring. */
  readonly passphrase?: string | undefined;
  /** How long a first start on Windows waits for Chromium's settings. */
  readonly onDiskWithin?: number;
}

const LIMIT = 16 * 1024;

/** Chromium writes its settings some seconds after they have changed. */
const ON_DISK_WITHIN = 3000;

/** Windows: the key that wraps the secret lies in the window's folder. Without it a stored secret would never open again. */
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

/** Why the keyring must not be used, or undefined when it may be: on Linux that it says yes proves nothing (see `byKnownPassword`). */
const unusable = async (keyring: Keyring, platform: NodeJS.Platform): Promise<string | undefined> => {
  if (!(await keyring.isAsyncEncryptionAvailable())) return 'the operating system offers no keyring';
  return platform === 'linux' && keyring.getSelectedStorageBackend() === 'basic_text' ? NO_SERVICE : undefined;
};

/** Without a secret service Chromium on Linux encrypts with a password that is built into it, and marks the ciphertext `v10`. Elsewhere `v10` is the system's own key. */
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
  // A secret that the keyring holds is never put back under the password that everybody knows.
  if (byKnownPassword(anew, platform)) return open ? { source: 'none', reason: NO_SERVICE, secret } : { source: 'keyring', secret };
  store(file, anew);
  return { source: 'keyring', secret };
};

/** Gives the same secret at every start; makes one only where no wrapped one lies, so that a locked keyring never costs the key. */
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
