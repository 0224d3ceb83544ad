// Provides a folder for the rows of a workbook during their import.
// It is in the data folder, because the rows are not encrypted.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from '../lib/is-alive.ts';

const NAME = /^sheet-(\d{1,10})-/;

/**
 * Removes the folder when `unpack` or the import ends. A signal during `unpack` removes it and ends the process. The import runs without a
 * pause, so that it cannot handle a signal. If it is killed, the next import of a table removes the folder.
 */
export async function withSheetFolder<T, R>(data: string, unpack: (folder: string) => Promise<T>, use: (unpacked: T) => R): Promise<R> {
  let folder: string | undefined;
  const remove = (): void => {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  };
  const onSignal = (signal: NodeJS.Signals): void => {
    remove();
    release();
    process.kill(process.pid, signal);
  };
  const release = (): void => {
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
  };
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
  try {
    folder = mkdtempSync(join(data, `sheet-${process.pid}-`));
    return use(await unpack(folder).finally(release));
  } finally {
    release();
    remove();
  }
}

/** Removes the folders of imports that were killed. In a container, an earlier process may have had the same process ID as this one. */
export function removeSheetFolders(data: string): void {
  for (const name of readdirSync(data)) {
    const pid = NAME.exec(name)?.[1];
    if (pid !== undefined && (Number(pid) === process.pid || !isAlive(Number(pid))))
      rmSync(join(data, name), { recursive: true, force: true });
  }
}
