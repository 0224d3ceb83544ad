// Writes whole lines to a log file, rotates it by size and age, and continues while the file cannot be written.
import { closeSync, constants, fstatSync, ftruncateSync, lstatSync, openSync, readSync, writeSync } from 'node:fs';
import { rotate } from './rotate.ts';

/** `bytes` and `age` (milliseconds) are Infinity where another program rotates. */
export interface LogFileLimits {
  readonly bytes: number;
  readonly age: number;
  /** The number of rotated files that are kept. */
  readonly files: number;
}

export interface LogFileFault {
  readonly doing: 'write' | 'rotate';
  /** The code of the operating system, such as ENOSPC. */
  readonly code: string;
  readonly since: string;
}

export interface LogFileState {
  readonly fault?: LogFileFault;
  /** The number of lines passed to `aside` since the start. */
  readonly diverted: number;
}

export interface LogFileOptions {
  readonly file: string;
  readonly limits: LogFileLimits;
  readonly now: () => Date;
  /** Takes a line that the file could not take. */
  readonly aside: (line: string) => void;
  /** Called when a fault begins, changes or is over; `diverted` is the number of lines diverted during the fault that is over. */
  readonly changed: (state: LogFileState, over?: { readonly diverted: number }) => void;
}

interface Open {
  readonly handle: number;
  readonly device: bigint;
  readonly inode: bigint;
  /** The moment of the first line. */
  begun: number;
}

/** A line of the service begins with its time, as JSON or as text. */
const TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/;

export function openLogFile({ file, limits, now, aside, changed }: LogFileOptions) {
  let open: Open | undefined;
  let fault: LogFileFault | undefined;
  let diverted = 0;
  let divertedBefore = 0;
  const state = (): LogFileState => ({ diverted, ...(fault === undefined ? {} : { fault }) });

  const fail = (doing: LogFileFault['doing'], error: unknown): void => {
    const code = String((error as NodeJS.ErrnoException).code ?? 'EIO');
    if (fault?.doing === doing && fault.code === code) return;
    if (fault === undefined) divertedBefore = diverted;
    fault = { doing, code, since: now().toISOString() };
    changed(state());
  };
  const works = (doing: LogFileFault['doing']): void => {
    if (fault?.doing !== doing) return;
    fault = undefined;
    changed(state(), { diverted: diverted - divertedBefore });
  };

  const close = (): void => {
    if (open === undefined) return;
    const { handle } = open;
    open = undefined;
    closeSync(handle);
  };
  const opened = (): Open => {
    if (open !== undefined && isMoved(file, open)) close();
    open ??= openAt(file, now().getTime());
    return open;
  };

  const isDue = ({ handle, begun }: Open, more: number): boolean => {
    const size = Number(fstatSync(handle, { bigint: true }).size);
    return size > 0 && (size + more > limits.bytes || now().getTime() - begun >= limits.age);
  };
  /** Continues to write a file that cannot be moved, because keeping a line matters more than the size limit. */
  const turn = (): void => {
    close();
    try {
      rotate(file, limits.files);
      works('rotate');
    } catch (error) {
      fail('rotate', error);
    }
  };

  return {
    /** Never throws. */
    write: (line: string) => {
      const bytes = Buffer.from(`${line}\n`);
      try {
        if (isDue(opened(), bytes.length)) turn();
        const { handle } = opened();
        append(handle, bytes);
        works('write');
      } catch (error) {
        fail('write', error);
        diverted += 1;
        aside(line);
      }
    },
    /** Closes the file and opens it by its name again, after another program has moved it. */
    reopen: close,
    state,
    close,
  };
}

/** Refuses links and everything else that is not a regular file, because writing to a pipe would wait for its reader. */
function openAt(file: string, now: number): Open {
  const entry = lstatSync(file, { throwIfNoEntry: false });
  if (entry !== undefined && !entry.isFile()) throw Object.assign(new Error('not a regular file'), { code: 'not-a-file' });
  const { O_RDWR, O_APPEND, O_CREAT, O_NOFOLLOW = 0 } = constants;
  const handle = openSync(file, O_RDWR | O_APPEND | O_CREAT | O_NOFOLLOW, 0o600);
  try {
    const { dev, ino, size, birthtimeMs } = fstatSync(handle, { bigint: true });
    const bytes = Number(size);
    // Separates the next line from a line that was cut off by a loss of power.
    if (bytes > 0 && textAt(handle, bytes - 1, 1) !== '\n') append(handle, Buffer.from('\n'));
    const first = bytes === 0 ? undefined : TIME.exec(textAt(handle, 0, 64))?.[0];
    const begun = bytes === 0 ? now : first === undefined ? Number(birthtimeMs) || now : Date.parse(first);
    return { handle, device: dev, inode: ino, begun };
  } catch (error) {
    closeSync(handle);
    throw error;
  }
}

function textAt(handle: number, position: number, length: number): string {
  const buffer = Buffer.alloc(length);
  return buffer.toString('latin1', 0, readSync(handle, buffer, 0, length, position));
}

/** Whether the file was deleted, or moved by another program such as logrotate. */
function isMoved(file: string, { device, inode }: Open): boolean {
  try {
    const entry = lstatSync(file, { bigint: true, throwIfNoEntry: false });
    return entry === undefined || entry.ino !== inode || entry.dev !== device;
  } catch {
    // The folder may no longer be accessible to this user. The open file can still be written.
    return false;
  }
}

/** Writes the whole line or nothing. */
function append(handle: number, bytes: Uint8Array): void {
  const { size } = fstatSync(handle);
  let written = 0;
  try {
    while (written < bytes.length) written += writeSync(handle, bytes, written);
  } catch (error) {
    if (written > 0) ftruncateSync(handle, size);
    throw error;
  }
}
