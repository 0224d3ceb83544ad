// The calls of bringing back a backup, beside those of the other screens.
import type { BackupOverview, BackupRestore, IncomingBackup, PackFile } from '../../server/contract/index.ts';
import { call, query } from '../api.ts';
import type { Committed } from '../commit.ts';

const INCOMING = '/backups/incoming';

export const beginBackup = (body: PackFile, pass?: Committed) => call<IncomingBackup>(INCOMING, { method: 'POST', body, pass });
export const sendBackupPart = (at: number, bytes: Blob) => call<IncomingBackup>(`${INCOMING}${query({ at })}`, { method: 'PUT', bytes });
export const restoreBackup = (body: BackupRestore) => call<IncomingBackup>(`${INCOMING}/restore`, { method: 'POST', body });
export const discardBackup = () => call<BackupOverview>(INCOMING, { method: 'DELETE' });
