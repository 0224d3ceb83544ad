// What Electron asks of the operating system: dialogs that nobody sees, a menu that is only kept, and a keyring as the tests want it.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { app } from './app.ts';

interface Question {
  readonly message: string;
  readonly cancelId?: number;
}

/** Every question is answered as a person who closes it does; a test that wants another answer puts its own function here. */
export const dialog = {
  showErrorBox: (title: string, text: string): void => console.error(`[error box] ${title}: ${text}`),
  showMessageBox: async (...given: readonly (Question | object)[]) => {
    const question = given.at(-1) as Question;
    console.error(`[question] ${question.message}`);
    return { response: question.cancelId ?? 0, checkboxChecked: false };
  },
  showSaveDialog: async () => ({ canceled: true, filePath: '' }),
};

export const Menu = {
  buildFromTemplate: (template: unknown): unknown => template,
  setApplicationMenu: (_menu: unknown): void => {},
};
export const nativeTheme = { shouldUseDarkColors: false };
export const shell = { openExternal: async (url: string): Promise<void> => console.error(`[opened outside] ${url}`) };
export const systemPreferences = { askForMediaAccess: async (): Promise<boolean> => true };

/** Tells of nothing: no system ends here. */
export const powerMonitor = new EventEmitter();

export const protocol = {
  registerSchemesAsPrivileged: (_schemes: unknown): void => {
    if (app.isReady()) throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready');
  },
};

/** Chromium's prefix: `v11` for a key of the secret service, `v10` for the password that everybody knows. */
const prefix = (): string => (process.env.STANDIN_KEYRING === 'secret-service' ? 'v11' : 'v10');

const keyFor = (version: string): Buffer => {
  if (version === 'v10') return Buffer.alloc(32, 'peanuts');
  if (process.env.STANDIN_KEYRING !== 'secret-service') throw new Error('Error while decrypting the ciphertext');
  const file = join(app.getPath('userData'), 'standin-key');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32), { mode: 0o600 });
  return readFileSync(file);
};

/** As Electron on Linux: available and by name a secret service, whether or not one runs. */
export const safeStorage = {
  isAsyncEncryptionAvailable: async (): Promise<boolean> => app.isReady(),
  getSelectedStorageBackend: (): string => 'gnome_libsecret',
  encryptStringAsync: async (text: string): Promise<Buffer> => {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', keyFor(prefix()), iv);
    return Buffer.concat([Buffer.from(prefix()), iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  },
  decryptStringAsync: async (sealed: Buffer) => {
    const opener = createDecipheriv('aes-256-gcm', keyFor(sealed.subarray(0, 3).toString()), sealed.subarray(3, 15));
    opener.setAuthTag(sealed.subarray(-16));
    return { result: Buffer.concat([opener.update(sealed.subarray(15, -16)), opener.final()]).toString('utf8'), shouldReEncrypt: false };
  },
};
