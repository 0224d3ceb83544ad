// Backups over the workbench API: one is made and checked in a folder, and which were made or brought back.
import { mkdirSync, statSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { BackupRefusal } from '../backup/backup.ts';
import { writeBackup } from '../backup/write.ts';
import type { BackupEntry, BackupOverview } from '../contract.ts';
import type { Desk } from '../desk.ts';
import { type BackupLine, readBackupLog } from '../log/backup-log.ts';
import { Refusal } from '../problem.ts';
import { storeFile } from '../store/open.ts';
import { LIMITS } from '../transport/limits.ts';
import { BACKUP_REQUEST } from './workbench-schemas.ts';

export function backupRoutes(bare: FastifyInstance, desk: Desk): void {
  const app = bare.withTypeProvider<TypeBoxTypeProvider>();
  const usual = join(desk.store.folder, 'backups');
  const overview = (): BackupOverview => ({ folder: usual, log: readBackupLog(desk.store, 20).map(toEntry) });

  app.route({ method: ['GET', 'HEAD'], url: '/workbench/backups', handler: async () => overview() });

  app.post('/workbench/backups', { schema: { body: BACKUP_REQUEST } }, async ({ body: { folder, who, passphrase } }) => {
    if (folder !== '' && !isAbsolute(folder))
      throw new Refusal('bad-parameter', `'${folder}' is no whole path: it begins at the root or with a drive`);
    const { size } = statSync(storeFile(desk.store.folder));
    if (size > LIMITS.backupAtOnce)
      throw new Refusal(
        'conflict',
        `the store has ${size} bytes: 'desk backup FILE' copies it while this app goes on; here it would stand still`,
      );
    if (folder === '') mkdirSync(usual, { recursive: true, mode: 0o700 });
    const now = desk.now();
    const name = `dpp-desk-${now.toISOString().replaceAll(/[:.]/g, '-')}.backup`;
    try {
      writeBackup(desk.store, {
        file: join(folder || usual, name),
        who,
        now,
        ...(passphrase === undefined ? {} : { keys: { passphrase, files: desk.keyFiles() } }),
      });
    } catch (error) {
      if (!(error instanceof BackupRefusal)) throw error;
      throw new Refusal('conflict', error.message, { errors: [{ pointer: '', detail: error.message, code: error.code }] });
    }
    return overview();
  });
}

const toEntry = ({ at, action, who, file, keys, behind, reason, keptAside, leftOff }: BackupLine): BackupEntry => ({
  at,
  action,
  who,
  file,
  keys,
  ...(behind === undefined ? {} : { behind }),
  ...(reason === undefined ? {} : { reason }),
  ...(keptAside === undefined ? {} : { keptAside }),
  ...(leftOff === undefined ? {} : { leftOff }),
});
