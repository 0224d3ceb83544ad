// Determines the data folder: the value of `--data`, else the operating system's place for application data.
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

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
