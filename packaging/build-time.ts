// The moment that every file of a package carries: the release date, so that a later build of the same tree gives the same bytes.
import { lutimesSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASED } from '../server/lib/version.ts';

/** SOURCE_DATE_EPOCH, in seconds, takes precedence, as for all tools that build reproducibly. */
export const buildTime = (env: NodeJS.ProcessEnv = process.env): Date =>
  env.SOURCE_DATE_EPOCH ? new Date(Number(env.SOURCE_DATE_EPOCH) * 1000) : new Date(RELEASED);

/** Gives the time to a folder and to everything in it. */
export const setTimes = (folder: string, time: Date): void => {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) lutimesSync(join(folder, name), time, time);
  lutimesSync(folder, time, time);
};
