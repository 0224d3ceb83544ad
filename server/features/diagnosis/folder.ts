// Examines the computer and the files of a data folder, without opening the store.
import { statfsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { openToOthers } from '../../store/modes.ts';
import { storeFile } from '../../store/open.ts';
import { decidedFolder, planFile } from '../../store/restored.ts';
import { attempt, type Finding, notChecked, ok, wrong } from './finding.ts';

const LEAST_NODE = 24;
/** In bytes, in addition to the size of the store, because a backup or a migration needs that much space again. */
const LEAST_ROOM = 200 * 1024 * 1024;
const MiB = 1024 * 1024;

export function examineNode(): Finding {
  const { node } = process.versions;
  return Number.parseInt(node, 10) >= LEAST_NODE
    ? ok('node', node)
    : wrong('node', `${node} is too old`, `install Node.js ${LEAST_NODE} or later`);
}

export function examineFolder(folder: string): Finding {
  const facts = statSync(folder, { throwIfNoEntry: false });
  if (facts === undefined) return wrong('folder', `'${folder}' does not exist`, 'name the right one with --data');
  return facts.isDirectory() ? ok('folder', folder) : wrong('folder', `'${folder}' is not a folder`, 'name the right one with --data');
}

export const examineModes = (folder: string): Finding =>
  attempt('modes', () => {
    if (process.platform === 'win32') return notChecked('modes', 'Windows has other permissions');
    const open = openToOthers(folder);
    if (open.length === 0) return ok('modes', 'other users have no access');
    const names = open.map(({ name, mode }) => `${name} (${mode})`).join(', ');
    return wrong('modes', `other users have access to ${names}`, 'start the service once, which corrects them');
  });

export const examineDisk = (folder: string): Finding =>
  attempt('disk', () => {
    const { bavail, bsize } = statfsSync(folder);
    const free = bavail * bsize;
    const store = statSync(storeFile(folder), { throwIfNoEntry: false })?.size ?? 0;
    const room = `${Math.floor(free / MiB)} MiB are free, the store has ${Math.ceil(store / MiB)} MiB`;
    return free >= store + LEAST_ROOM
      ? ok('disk', room)
      : wrong('disk', room, 'make room: a backup or an upgrade needs the size of the store');
  });

export const examineRestore = (folder: string): Finding =>
  attempt('restore', () =>
    statSync(planFile(decidedFolder(folder)), { throwIfNoEntry: false }) === undefined
      ? ok('restore', 'none is open')
      : wrong('restore', 'a restore was decided and cut short', 'start the service once, which completes it'),
  );

/** Listens for a moment. It cannot be determined here whether a port that is in use is used by the service itself. */
export function examinePort(host: string, port: number): Promise<Finding> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }: NodeJS.ErrnoException) => {
      if (code === 'EADDRINUSE')
        resolve(notChecked('port', `${host}:${port} is in use: by the service if it runs, by another program if it does not`));
      else if (code === 'EACCES') resolve(wrong('port', `this user may not listen on ${host}:${port}`, 'choose a port from 1024 on'));
      else resolve(wrong('port', `${host}:${port} cannot be used (${code})`, 'name an address of this computer'));
    });
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(ok('port', `${host}:${port} is free`))));
  });
}
