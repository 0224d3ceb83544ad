// Examines the log file of the service that uses a data folder.
import { accessSync, constants, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { isAlive } from '../../lib/is-alive.ts';
import { type LogFileNote, readLogFileNote, rotatedFiles } from '../../lib/log-file/index.ts';
import { attempt, type Finding, ok, wrong } from './finding.ts';

/** In bytes. A service that repeatedly fails to start writes some megabytes a day. */
const LEAST_ROOM = 32 * 1024 * 1024;

/** Returns no finding for a service that writes no log file. */
export function examineLogFile(folder: string): readonly Finding[] {
  const note = readLogFileNote(folder);
  return note === undefined ? [] : [attempt('log-file', () => examineNote(note))];
}

function examineNote({ file, fault, pid }: LogFileNote): Finding {
  if (fault !== undefined && isAlive(pid)) {
    const what = fault.doing === 'write' ? 'written: its lines go to standard error' : 'rotated: it grows';
    return wrong('log-file', `since ${fault.since} '${file}' cannot be ${what} (${fault.code})`, NEXT[fault.code] ?? NEXT_OTHERWISE);
  }
  const folder = dirname(file);
  accessSync(folder, constants.W_OK | constants.X_OK);
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size !== undefined) accessSync(file, constants.W_OK);
  const { bavail, bsize } = statfsSync(folder);
  const others = `${rotatedFiles(file).length} older files`;
  const facts = size === undefined ? `'${file}' is made with the next line; ${others}` : `'${file}' has ${size} bytes; ${others}`;
  return bavail * bsize >= LEAST_ROOM
    ? ok('log-file', facts)
    : wrong('log-file', `${facts}; ${bavail * bsize} bytes are free there`, 'make room');
}

const NEXT_OTHERWISE = 'let the user of the service write that file and its folder';
const NEXT: Readonly<Record<string, string>> = {
  ENOSPC: 'make room',
  EDQUOT: 'make room',
  'not-a-file': 'name a regular file with --log-file',
};
