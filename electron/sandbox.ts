// Finds out why Chromium's sandbox cannot start on Linux. Electron itself would end by a signal without a message.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Kernel {
  /** Returns the content of a file below /proc/sys, or undefined if it does not exist. */
  readonly setting: (name: string) => string | undefined;
  /** Returns owner and mode of a file, or undefined. */
  readonly owned: (path: string) => { readonly uid: number; readonly mode: number } | undefined;
  /** Returns the texts of AppArmor's profiles. */
  readonly profiles: () => readonly string[];
}

const attempt = <T>(read: () => T): T | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

const kernel: Kernel = {
  setting: (name) => attempt(() => readFileSync(join('/proc/sys', name), 'utf8').trim()),
  owned: (path) => attempt(() => statSync(path)),
  profiles: () =>
    (attempt(() => readdirSync('/etc/apparmor.d', { withFileTypes: true })) ?? [])
      .filter((entry) => entry.isFile())
      .flatMap((entry) => attempt(() => readFileSync(join('/etc/apparmor.d', entry.name), 'utf8')) ?? []),
};

const SETUID = 0o4000;

/**
 * Chromium requires unprivileged user namespaces, or its helper owned by root with the setuid bit. Returns undefined if it has either,
 * otherwise a message with the remedy.
 */
export const sandboxFault = (executable: string, { setting, owned, profiles }: Kernel = kernel): string | undefined => {
  const helper = join(dirname(executable), 'chrome-sandbox');
  const file = owned(helper);
  if (file?.uid === 0 && (file.mode & SETUID) !== 0) return undefined;
  const mend = `Chromium’s sandbox cannot start here ("sudo chown root:root ${helper} && sudo chmod 4755 ${helper}" lets it)`;
  if (setting('user/max_user_namespaces') === '0' || setting('kernel/unprivileged_userns_clone') === '0') return mend;
  const restricted = setting('kernel/apparmor_restrict_unprivileged_userns') === '1';
  return restricted && !profiles().some((profile) => profile.includes(executable)) ? mend : undefined;
};
