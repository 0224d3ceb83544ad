// Moves a log file aside under the next number, and deletes the oldest ones beyond the number that is kept.
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';

const numbered = (file: string, number: number): string => `${file}.${number}`;

/** The numbers of the rotated files, smallest first: 1 is the newest file. */
export function rotatedFiles(file: string): readonly number[] {
  const name = `${basename(file)}.`;
  return readdirSync(dirname(file))
    .filter((entry) => entry.startsWith(name))
    .map((entry) => entry.slice(name.length))
    .filter((digits) => /^[1-9][0-9]{0,5}$/.test(digits))
    .map(Number)
    .toSorted((a, b) => a - b);
}

/**
 * Moves a file only to a free number, so an interrupted rotation loses nothing. It leaves a gap, and the next rotation moves only the files
 * below that gap.
 */
export function rotate(file: string, keep: number): void {
  for (const number of rotatedFiles(file)) if (number > keep) rmSync(numbered(file, number));
  let free = 1;
  while (free <= keep && existsSync(numbered(file, free))) free += 1;
  if (free > keep) {
    free = keep;
    rmSync(numbered(file, keep));
  }
  for (let number = free; number > 1; number--) renameSync(numbered(file, number - 1), numbered(file, number));
  renameSync(file, numbered(file, 1));
}
