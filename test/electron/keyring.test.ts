// The desktop's secret: kept by the keyring, never by basic_text, never replaced when it cannot be opened.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { safeStorage } from 'electron';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { desktopSecret, type Keyring, keyringFile } from '../../electron/keyring.ts';
import { safeStorage as fake } from '../fixtures/electron.ts';

const keyring: Keyring = safeStorage;
let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'desk-keyring-')), 'data');
  Object.assign(fake, { available: true, backend: 'gnome_libsecret', rotate: false, mark: 'v11' });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const options = (more: { passphrase?: string; platform?: NodeJS.Platform } = {}) => ({ folder, platform: 'linux' as const, ...more });

it('makes a secret of 256 bits once and gives the same at the next start', async () => {
  const first = await desktopSecret(keyring, options());
  expect(first).toEqual({ source: 'keyring', secret: expect.stringMatching(/^[\w-]{43}$/) });
  expect(await desktopSecret(keyring, options())).toEqual(first);
});

it('leaves only the wrapped form on the disk, readable by its owner alone', async () => {
  const made = await desktopSecret(keyring, options());
  const file = keyringFile(folder);
  expect(readFileSync(file).includes(Buffer.from(made.source === 'keyring' ? made.secret : 'x'))).toBe(false);
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('refuses basic_text, whose password is built into Chromium', async () => {
  fake.backend = 'basic_text';
  expect(await desktopSecret(keyring, options())).toEqual({ source: 'none', reason: 'no secret service runs in this session' });
  expect(await desktopSecret(keyring, options({ platform: 'darwin' }))).toMatchObject({ source: 'keyring' });
});

it('says so when there is no keyring', async () => {
  fake.available = false;
  expect(await desktopSecret(keyring, options())).toEqual({ source: 'none', reason: 'the operating system offers no keyring' });
});

it('takes a passphrase before the keyring, and an empty one not at all', async () => {
  expect(await desktopSecret(keyring, options({ passphrase: 'correct horse' }))).toEqual({ source: 'passphrase', secret: 'correct horse' });
  expect(await desktopSecret(keyring, options({ passphrase: '' }))).toMatchObject({ source: 'keyring' });
});

it('keeps a wrapped secret that does not open, instead of making another one', async () => {
  await desktopSecret(keyring, options());
  const file = keyringFile(folder);
  writeFileSync(file, 'damaged \u0000 ciphertext');
  const before = readFileSync(file);
  expect(await desktopSecret(keyring, options())).toEqual({
    source: 'none',
    reason: 'the keyring did not open: the ciphertext does not decrypt',
  });
  expect(readFileSync(file)).toEqual(before);
});

it('wraps again when the keyring asks for it, with the same secret inside', async () => {
  const first = await desktopSecret(keyring, options());
  fake.rotate = true;
  expect(await desktopSecret(keyring, options())).toEqual(first);
  fake.rotate = false;
  expect(await desktopSecret(keyring, options())).toEqual(first);
});

const NO_SERVICE = 'no secret service runs in this session';

it('refuses a ciphertext of Chromium’s built-in password, whatever the keyring calls itself, and stores nothing', async () => {
  fake.mark = 'v10';
  expect(await desktopSecret(keyring, options())).toEqual({ source: 'none', reason: NO_SERVICE });
  expect(existsSync(keyringFile(folder))).toBe(false);
  // Elsewhere the system's own key has that mark.
  expect(await desktopSecret(keyring, options({ platform: 'darwin' }))).toMatchObject({ source: 'keyring' });
});

it('calls a stored secret under the built-in password no protection, and keeps it: the key is sealed under it', async () => {
  fake.mark = 'v10';
  const made = await desktopSecret(keyring, options({ platform: 'darwin' }));
  const before = readFileSync(keyringFile(folder));
  expect(await desktopSecret(keyring, options())).toEqual({ source: 'none', reason: NO_SERVICE, secret: made.secret });
  expect(readFileSync(keyringFile(folder))).toEqual(before);
});

it('wraps such a secret anew as soon as a secret service runs', async () => {
  fake.mark = 'v10';
  const made = await desktopSecret(keyring, options({ platform: 'darwin' }));
  fake.mark = 'v11';
  expect(await desktopSecret(keyring, options())).toEqual({ source: 'keyring', secret: made.secret });
  expect(readFileSync(keyringFile(folder)).subarray(0, 3).toString()).toBe('v11');
});

it('never puts a secret of the keyring back under the built-in password', async () => {
  const made = await desktopSecret(keyring, options());
  Object.assign(fake, { rotate: true, mark: 'v10' });
  expect(await desktopSecret(keyring, options())).toEqual(made);
  expect(readFileSync(keyringFile(folder)).subarray(0, 3).toString()).toBe('v11');
});

describe('on Windows, where Chromium keeps the wrapping key in its own settings', () => {
  const settings = (content: string) => {
    mkdirSync(join(folder, 'window'), { recursive: true });
    writeFileSync(join(folder, 'window', 'Local State'), content);
  };
  const started = (onDiskWithin = 0) => desktopSecret(keyring, { ...options({ platform: 'win32' }), onDiskWithin });
  const KEY = JSON.stringify({ os_crypt: { encrypted_key: 'RFBBUEk=' } });

  it.each([undefined, '', '{', '[]', '{"os_crypt":{}}', '{"os_crypt":{"encrypted_key":""}}'])(
    'nothing is stored while they lack it (%s), and the key stays as it is',
    async (content) => {
      if (content !== undefined) settings(content);
      expect(await started()).toEqual({ source: 'none', reason: expect.stringContaining('has not reached the disk') });
      expect(existsSync(keyringFile(folder))).toBe(false);
    },
  );

  it('the secret is stored once they have it, if need be after a moment', async () => {
    setTimeout(() => settings(KEY), 150);
    const made = await started(5000);
    expect(made).toMatchObject({ source: 'keyring' });
    expect(await started()).toEqual(made);
  });
});
