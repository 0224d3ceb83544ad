// Gives every file of a package the release date as its time, so that builds of the same tree give the same bytes.
import { lutimesSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASED } from '../server/lib/version.ts';

/** SOURCE_DATE_EPOCH, in seconds, takes precedence, as for all tools that build reproducibly. */
export const buildTime = (env: NodeJS.ProcessEnv = process.env): Date =>
  env.SOURCE_DATE_EPOCH ? new Date(Number(env.SOURCE_DATE_EPOCH) * 1000) : new Date(RELEASED);

/** Sets the modification time of a folder and of everything in it. */
export const setTimes = (folder: string, time: Date): void => {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) lutimesSync(join(folder, name), time, time);
  lutimesSync(folder, time, time);
};
