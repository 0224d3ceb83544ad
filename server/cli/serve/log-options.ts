// Reads the options of the log file of `desk serve`: where it is, when it is rotated, and how many files are kept.
import type { LogFileLimits } from '../../lib/log-file/index.ts';
import { DAY, timeIn } from '../input/time.ts';
import { UsageFault } from '../input/usage.ts';
import type { LogFileChoice } from './log-file.ts';

const SIZES = { k: 1024, m: 1024 ** 2, g: 1024 ** 3 } as const;

/** A smaller file would be rotated after a few lines; a larger one can no longer be opened in an editor. */
const [LEAST_BYTES, MOST_BYTES] = [64 * SIZES.k, SIZES.g];
const [LEAST_AGE, MOST_AGE] = [DAY / 24, 366 * DAY];
const MOST_FILES = 1000;

/** At most eleven files of 10 MiB. A service without problems logs few lines, so the files then reach back about a quarter of a year. */
const USUAL = { 'log-size': '10M', 'log-age': '7d', 'log-files': '10' } as const;

export function readLogFile(values: Readonly<Record<string, unknown>>): LogFileChoice | undefined {
  const file = values['log-file'];
  if (typeof file !== 'string') {
    const stray = Object.keys(USUAL).find((name) => values[name] !== undefined);
    if (stray !== undefined) throw new UsageFault(`--${stray} belongs to --log-file`);
    return undefined;
  }
  if (file === '') throw new UsageFault('--log-file takes the name of a file');
  const given = { ...USUAL, ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) };
  return { file, limits: readLimits(given as Record<keyof typeof USUAL, string>) };
}

function readLimits(given: Record<keyof typeof USUAL, string>): LogFileLimits {
  const bytes = given['log-size'] === 'off' ? Number.POSITIVE_INFINITY : sizeIn(given['log-size']);
  if (bytes === undefined || bytes < LEAST_BYTES || (bytes > MOST_BYTES && bytes !== Number.POSITIVE_INFINITY))
    throw new UsageFault(`--log-size takes a size from 64k to 1g such as 500k or 10M, or off, not '${given['log-size']}'`);
  const age = given['log-age'] === 'off' ? Number.POSITIVE_INFINITY : timeIn(given['log-age']);
  if (age === undefined || age < LEAST_AGE || (age > MOST_AGE && age !== Number.POSITIVE_INFINITY))
    throw new UsageFault(`--log-age takes a time from 1h to 366d such as 12h or 7d, or off, not '${given['log-age']}'`);
  const files = /^[0-9]{1,4}$/.test(given['log-files']) ? Number(given['log-files']) : 0;
  if (files < 1 || files > MOST_FILES)
    throw new UsageFault(`--log-files takes a number from 1 to ${MOST_FILES}, not '${given['log-files']}'`);
  return { bytes, age, files };
}

function sizeIn(text: string): number | undefined {
  const [, digits = '', unit = ''] = /^([1-9][0-9]{0,6})([kmg])$/.exec(text.toLowerCase()) ?? [];
  return digits === '' ? undefined : Number(digits) * SIZES[unit as keyof typeof SIZES];
}
