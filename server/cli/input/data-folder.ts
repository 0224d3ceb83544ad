// Determines the data folder: the value of `--data`, else the operating system's place for application data.
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { storeFile } from '../../store/open.ts';
import { UsageFault } from './usage.ts';

export function dataFolder(
  option: string | undefined,
  env: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): string {
  if (option !== undefined) return resolve(option);
  if (platform === 'win32') return join(env.APPDATA ?? join(homedir(), 'AppData', 'Roaming'), 'DPP Desk');
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'DPP Desk');
  return join(env.XDG_DATA_HOME || join(homedir(), '.local', 'share'), 'dpp-desk');
}

/** Like `dataFolder`. Throws a UsageFault for a folder without a store, so that none is created. */
export function folderWithStore(option: string | undefined): string {
  const folder = dataFolder(option);
  if (!existsSync(storeFile(folder))) throw new UsageFault(`there is no store in the folder '${folder}'`);
  return folder;
}
