// Opens the key files of a data folder for a backup, which seals them again, and seals them for a restore.
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { keyFileOf, openedKeyFile, sealedKeyFile } from './keys.ts';

/** Every service key, by file name. A retired key has no private part. */
export function openedKeyFiles(folder: string, secret: string | undefined): Readonly<Record<string, string>> {
  const files: Record<string, string> = {};
  for (let number = 1; existsSync(keyFileOf(folder, number)); number++) {
    const file = keyFileOf(folder, number);
    files[basename(file)] = openedKeyFile(file, secret);
  }
  return files;
}

export const keyFileFor = (text: string, secret: string | undefined): string => (secret ? sealedKeyFile(text, secret) : text);

export interface KeyFacts {
  /** The public key. */
  readonly x: string;
  readonly retired: boolean;
}

/** Reads what a key file states without unsealing it. Returns undefined if the text cannot be read. */
export function keyFacts(text: string): KeyFacts | undefined {
  try {
    const { x, protection } = JSON.parse(text) as { readonly x?: unknown; readonly protection?: unknown };
    return typeof x === 'string' ? { x, retired: protection === 'retired' } : undefined;
  } catch {
    return undefined;
  }
}

/** The unmodified texts of the key files. */
export function storedKeyFiles(folder: string): Readonly<Record<string, string>> {
  const files: Record<string, string> = {};
  for (let number = 1; existsSync(keyFileOf(folder, number)); number++)
    files[basename(keyFileOf(folder, number))] = readFileSync(keyFileOf(folder, number), 'utf8');
  return files;
}
