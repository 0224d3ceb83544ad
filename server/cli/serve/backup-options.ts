// Reads the options of the automatic backups that `desk serve` makes.
import { resolve } from 'node:path';
import { readKeep, USUAL_KEEP } from '../../features/backups/index.ts';
import type { WorkbenchOpening } from '../../process/opening.ts';
import { backupPassphraseIn } from '../input/passphrase.ts';
import { DAY, timeIn } from '../input/time.ts';
import { UsageFault } from '../input/usage.ts';

const [LEAST, MOST] = [600_000, 31 * DAY];
const USUAL_EVERY = '24h';

export function readTimedBackups(
  values: Readonly<Record<string, unknown>>,
  env: NodeJS.ProcessEnv,
): NonNullable<WorkbenchOpening['backups']> | undefined {
  const { 'backup-to': folder, 'backup-every': every = USUAL_EVERY, 'backup-keep': keep = USUAL_KEEP } = values;
  const withoutKeys = values['backup-without-keys'] === true;
  if (typeof folder !== 'string') {
    const stray = (['backup-every', 'backup-keep', 'backup-without-keys'] as const).find(
      (name) => values[name] !== undefined && values[name] !== false,
    );
    if (stray !== undefined) throw new UsageFault(`--${stray} belongs to --backup-to`);
    return undefined;
  }
  if (folder === '') throw new UsageFault('--backup-to takes a folder');
  const time = timeIn(String(every));
  if (time === undefined || time < LEAST || time > MOST)
    throw new UsageFault(`--backup-every takes a time from 10m to 31d such as 6h or 24h, not '${every}'`);
  if (readKeep(String(keep)) === undefined)
    throw new UsageFault(`--backup-keep takes numbers of days, weeks and months such as 7d,4w,12m, not '${keep}'`);
  const { passphrase } = backupPassphraseIn(env);
  if (withoutKeys === (passphrase !== undefined))
    throw new UsageFault(
      'say what becomes of the keys of the service in timed backups: DPP_DESK_BACKUP_PASSPHRASE seals them in, --backup-without-keys leaves them out',
    );
  if (passphrase !== undefined && passphrase.length < 12) throw new UsageFault('DPP_DESK_BACKUP_PASSPHRASE has at least 12 characters');
  return { folder: resolve(folder), every: time, keep: String(keep), ...(passphrase === undefined ? {} : { passphrase }) };
}
