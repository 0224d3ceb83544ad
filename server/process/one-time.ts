// Issues and checks the one-time URLs of a running workbench: one at startup, others by a command in the data folder.
import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from '../lib/is-alive.ts';
import { LIMITS } from '../lib/limits.ts';
import { log, logForm } from '../lib/log-line.ts';
import { note } from '../lib/terminal.ts';

/** 256 bits: RFC 6265bis requires an unguessable value. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export const oneTimeUrl = (origin: string, key: string): string => `${origin}/?k=${key}`;

/** Prints the URL on a terminal only. A log never contains the key, because others may read it. */
export function sayOneTime(url: string): void {
  if (logForm() === 'text') note(`workbench, valid once: ${url}`);
  else
    log({ level: 'info', code: 'workbench-ready', message: "the workbench is ready; 'desk address' prints an address that opens it once" });
}

export type OneTimeKeys = ReturnType<typeof oneTimeKeys>;

interface Listening {
  readonly origin: string;
  readonly pid: number;
}

interface Waiting {
  /** SHA-256 of the key, in hex: reading the file later does not reveal the key. */
  readonly sha256: string;
  readonly until: number;
}

const listeningFile = (folder: string): string => join(folder, 'workbench-address.json');
const waitingFile = (folder: string): string => join(folder, 'workbench-key.json');

const digest = (key: string): string => createHash('sha256').update(key).digest('hex');

/** `first` is valid from now on. Keys requested later are in the data folder, which only the person's own programs can write. */
export function oneTimeKeys(folder: string, first: string | undefined, now: () => number = Date.now) {
  let own: Waiting | undefined = first === undefined ? undefined : { sha256: digest(first), until: now() + LIMITS.oneTimeAddress };
  return {
    /** Whether this key opens the workbench. Each key works once. */
    take: (key: string): boolean => {
      const given = digest(key);
      const opens = (waiting: Waiting | undefined): boolean => waiting?.sha256 === given && now() < waiting.until;
      if (opens(own)) {
        own = undefined;
        return true;
      }
      if (!opens(read<Waiting>(waitingFile(folder)))) return false;
      rmSync(waitingFile(folder), { force: true });
      return true;
    },
  };
}

/** Records where the workbench listens. The returned function removes the record. */
export function sayWhere(folder: string, origin: string): () => void {
  write(listeningFile(folder), { origin, pid: process.pid } satisfies Listening);
  return () => {
    if (read<Listening>(listeningFile(folder))?.pid === process.pid) rmSync(listeningFile(folder), { force: true });
  };
}

/** Returns a new one-time URL for the workbench that runs on this data folder, or undefined if none runs. Invalidates the previous URL. */
export function askForAddress(folder: string, now: () => number = Date.now): string | undefined {
  const listening = read<Listening>(listeningFile(folder));
  if (listening === undefined || !isAlive(listening.pid)) return undefined;
  const key = newSecret();
  write(waitingFile(folder), { sha256: digest(key), until: now() + LIMITS.oneTimeAddress } satisfies Waiting);
  return oneTimeUrl(listening.origin, key);
}

function read<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    // The file is missing, or an interrupted program wrote only part of it. Treated as no request.
    return undefined;
  }
}

/** Writes atomically, readable by this user only. */
function write(file: string, content: Listening | Waiting): void {
  const temporary = `${file}.${process.pid}.new`;
  rmSync(temporary, { force: true });
  writeFileSync(temporary, JSON.stringify(content), { mode: 0o600, flag: 'wx' });
  renameSync(temporary, file);
}
