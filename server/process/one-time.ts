// The one-time addresses of a running workbench: the first comes with its start, a command in the same data folder asks for others.
import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIMITS } from '../lib/limits.ts';
import { log, logForm } from '../lib/log-line.ts';
import { note } from '../lib/terminal.ts';

/** 256 bits (RFC 6265bis asks for an unguessable value). */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export const oneTimeUrl = (origin: string, key: string): string => `${origin}/?k=${key}`;

/** To the person at a terminal; a log, which others may read, holds no key. */
export function sayOneTime(url: string): void {
  if (logForm() === 'text') note(`workbench, valid once: ${url}`);
  else
    log({ level: 'info', code: 'workbench-ready', message: "the workbench is ready; 'desk address' prints an address that opens it once" });
}

export interface OneTimeKeys {
  /** Whether this key opens the workbench; it does so once. */
  take(key: string): boolean;
}

interface Listening {
  readonly origin: string;
  readonly pid: number;
}

interface Waiting {
  /** SHA-256 of the key, hex: who reads the file later learns nothing. */
  readonly sha256: string;
  readonly until: number;
}

const listeningFile = (folder: string): string => join(folder, 'workbench-address.json');
const waitingFile = (folder: string): string => join(folder, 'workbench-key.json');

const digest = (key: string): string => createHash('sha256').update(key).digest('hex');

/** `first` counts from now on. Those that are asked for later lie in the data folder, which only the person's own programs may write. */
export function oneTimeKeys(folder: string, first: string | undefined, now: () => number = Date.now): OneTimeKeys {
  let own: Waiting | undefined = first === undefined ? undefined : { sha256: digest(first), until: now() + LIMITS.oneTimeAddress };
  return {
    take: (key) => {
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

/** Leaves word of where the workbench listens; what this gives takes it away. */
export function sayWhere(folder: string, origin: string): () => void {
  write(listeningFile(folder), { origin, pid: process.pid } satisfies Listening);
  return () => {
    if (read<Listening>(listeningFile(folder))?.pid === process.pid) rmSync(listeningFile(folder), { force: true });
  };
}

/** A new address of the workbench that runs on this data folder; undefined: none does. The one before is void. */
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
    // Not there, or half written by a program that was ended: as if nobody had asked.
    return undefined;
  }
}

/** Whole or not at all, and for this user alone. */
function write(file: string, content: Listening | Waiting): void {
  const beside = `${file}.${process.pid}.new`;
  rmSync(beside, { force: true });
  writeFileSync(beside, JSON.stringify(content), { mode: 0o600, flag: 'wx' });
  renameSync(beside, file);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
