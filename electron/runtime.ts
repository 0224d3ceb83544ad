// Locates the Electron program in the file system. Importing `electron` outside Electron would start a download.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sandboxFault } from './sandbox.ts';

const EXECUTABLES: Readonly<Partial<Record<NodeJS.Platform, string>>> = {
  darwin: 'Electron.app/Contents/MacOS/Electron',
  win32: 'electron.exe',
};

export type Runtime = { readonly executable: string } | { readonly missing: string };

interface Surroundings {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly uid: number | undefined;
  /** Returns why Chromium's sandbox cannot start on this Linux system, or undefined. */
  readonly sandbox?: (executable: string) => string | undefined;
}

const here = (): Surroundings => ({ platform: process.platform, env: process.env, uid: process.getuid?.(), sandbox: sandboxFault });

/**
 * Returns the Electron runtime of a project folder, or the reason why the desktop app cannot start here.
 *
 * @example electronRuntime('/home/me/dpp-desk') // { missing: 'no Electron runtime in node_modules/electron …' }
 */
export const electronRuntime = (project: string, { platform, env, uid, sandbox }: Surroundings = here()): Runtime => {
  const module = join(project, 'node_modules', 'electron');
  const pathFile = join(module, 'path.txt');
  const named = existsSync(pathFile) ? readFileSync(pathFile, 'utf8').trim() : (EXECUTABLES[platform] ?? 'electron');
  const override = env.ELECTRON_OVERRIDE_DIST_PATH;
  const executable = join(override === undefined || override === '' ? join(module, 'dist') : override, named);
  if (!existsSync(executable)) {
    return {
      missing:
        override === undefined || override === ''
          ? 'no Electron runtime in node_modules/electron (run "npx install-electron" on a machine with network access)'
          : `no Electron runtime in the folder that ELECTRON_OVERRIDE_DIST_PATH names ('${override}')`,
    };
  }
  if (platform === 'linux' && uid === 0) return { missing: 'Electron refuses to run its sandbox as root' };
  if (platform === 'linux' && !env.DISPLAY && !env.WAYLAND_DISPLAY)
    return { missing: 'there is no display for a window (DISPLAY is not set)' };
  const fault = platform === 'linux' ? sandbox?.(executable) : undefined;
  return fault === undefined ? { executable } : { missing: fault };
};
