// Makes a backup and returns the list with it, even if copying takes longer than one call may last.
import type { BackupOverview, BackupRequest } from '../../server/contract/index.ts';
import { api, Unreachable } from '../lib/api.ts';

const PAUSE_MS = 2_000;
/** Copying a store of several gigabytes takes minutes. */
const ATTEMPTS = 300;

const newest = ({ log }: BackupOverview): string | undefined => log.find(({ action }) => action === 'backup')?.at;

export async function makeBackup(body: BackupRequest, before: BackupOverview): Promise<BackupOverview> {
  try {
    return await api.makeBackup(body);
  } catch (error) {
    if (body.standStill !== true || !(error instanceof Unreachable)) throw error;
    const after = await whenItAnswers(error);
    // The list has no new backup: the process ended before the backup was complete.
    if (newest(after) === newest(before)) throw error;
    return after;
  }
}

async function whenItAnswers(fault: Unreachable): Promise<BackupOverview> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    try {
      return await api.backups();
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
  throw fault;
}
