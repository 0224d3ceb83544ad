// The operating system's keyring and a data folder in, the secret that opens the service key out, or why there is none.
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SafeStorage } from 'electron';

export type Keyring = Pick<
  SafeStorage,
  'isAsyncEncryptionAvailable' | 'encryptStringAsync' | 'decryptStringAsync' | 'getSelectedStorageBackend'
>;

export type Secret =
  | { readonly source: 'passphrase' | 'keyring'; readonly secret: string }
  /** The service key then lies in a file of mode 0600, as it does on a server without a passphrase. */
  | { readonly source: 'none'; readonly reason: string };

export interface KeyringOptions {
  readonly folder: string;
  readonly platform: NodeJS.Platform;
  /** DPP_DESK_PASSPHRASE: set by whoever wants a key that no keyring holds; it goes before the keyring. */
  readonly passphrase?: string | undefined;
}

const LIMIT = 16 * 1024;

export const keyringFile = (folder: string): string => join(folder, 'keyring-secret');

/** Why the keyring must not be used, or undefined when it can be. */
const unusable = async (keyring: Keyring, platform: NodeJS.Platform): Promise<string | undefined> => {
  if (!(await keyring.isAsyncEncryptionAvailable())) return 'the operating system offers no keyring';
  // basic_text encrypts with a password that is built into Chromium: no protection at all.
  if (platform === 'linux' && keyring.getSelectedStorageBackend() === 'basic_text') return 'no secret service runs in this session';
  return undefined;
};

const store = (file: string, wrapped: Buffer): void => {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, wrapped, { mode: 0o600, flush: true });
  if (process.platform !== 'win32') chmodSync(draft, 0o600);
  renameSync(draft, file);
};

const stored = async (keyring: Keyring, file: string): Promise<string> => {
  const wrapped = readFileSync(file);
  if (wrapped.byteLength > LIMIT) throw new Error(`the file '${file}' is too large to be a wrapped secret`);
  const { result, shouldReEncrypt } = await keyring.decryptStringAsync(wrapped);
  if (shouldReEncrypt) store(file, await keyring.encryptStringAsync(result));
  return result;
};

/** Gives the same secret at every start; makes one only where no wrapped one lies, so that a locked keyring never costs the key. */
export const desktopSecret = async (keyring: Keyring, { folder, platform, passphrase }: KeyringOptions): Promise<Secret> => {
  if (passphrase !== undefined && passphrase !== '') return { source: 'passphrase', secret: passphrase };
  const reason = await unusable(keyring, platform);
  if (reason !== undefined) return { source: 'none', reason };
  const file = keyringFile(folder);
  try {
    if (existsSync(file)) return { source: 'keyring', secret: await stored(keyring, file) };
    const secret = randomBytes(32).toString('base64url');
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    store(file, await keyring.encryptStringAsync(secret));
    return { source: 'keyring', secret };
  } catch (fault) {
    return { source: 'none', reason: `the keyring did not open: ${fault instanceof Error ? fault.message : 'no reason given'}` };
  }
};
