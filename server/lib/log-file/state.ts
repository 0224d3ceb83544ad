// Records in the data folder where a running service writes its log, and whether this succeeds, for `desk doctor`.
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject } from '../../domain/json/json.ts';
import type { LogFileFault } from './log-file.ts';

export interface LogFileNote {
  readonly file: string;
  readonly pid: number;
  readonly fault?: LogFileFault;
}

export const logFileNote = (folder: string): string => join(folder, 'log-file.json');

/** Ignores a failure to write the note, for example on a full disk, because the metrics report the fault of the log as well. */
export function noteLogFile(folder: string, note: LogFileNote | undefined): void {
  const path = logFileNote(folder);
  const draft = `${path}.new`;
  try {
    rmSync(note === undefined ? path : draft, { force: true });
    if (note === undefined) return;
    writeFileSync(draft, JSON.stringify(note), { mode: 0o600, flag: 'wx' });
    renameSync(draft, path);
  } catch {
    rmSync(draft, { force: true });
  }
}

export function readLogFileNote(folder: string): LogFileNote | undefined {
  try {
    const note: unknown = JSON.parse(readFileSync(logFileNote(folder), 'utf8'));
    return isObject(note as never) && typeof (note as unknown as LogFileNote).file === 'string'
      ? (note as unknown as LogFileNote)
      : undefined;
  } catch {
    return undefined;
  }
}
