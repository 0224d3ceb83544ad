// The calls of the workbench that restore a backup.
import type { BackupImport, BackupOverview, BackupRestore, PackFile } from '../../../server/contract/index.ts';
import { call, query } from '../../lib/api.ts';
import type { Committed } from '../../lib/commit.ts';

const INCOMING = '/backups/incoming';

export const beginBackup = (body: PackFile, pass?: Committed) => call<BackupImport>(INCOMING, { method: 'POST', body, pass });
export const sendBackupPart = (at: number, bytes: Blob) => call<BackupImport>(`${INCOMING}${query({ at })}`, { method: 'PUT', bytes });
export const restoreBackup = (body: BackupRestore) => call<BackupImport>(`${INCOMING}/restore`, { method: 'POST', body });
export const discardBackup = () => call<BackupOverview>(INCOMING, { method: 'DELETE' });
