// Creates, uploads, checks and restores backups over the workbench API, and lists the backup log.
import { mkdirSync, statSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { BackupEntry, BackupImport, BackupOverview } from '../../contract/index.ts';
import { defined } from '../../domain/json/defined.ts';
import type { AppContext } from '../../features/app-context/index.ts';
import {
  type BackupImportJob,
  BackupRefusal,
  refusedBackup,
  type TimedBackupsJob,
  unlessDamaged,
  usualFolder,
  writeBackup,
} from '../../features/backups/index.ts';
import { LIMITS } from '../../lib/limits.ts';
import { Refusal } from '../../lib/problem.ts';
import { type BackupLine, readBackupLog } from '../../store/audit-log/backup-log.ts';
import { storeFile } from '../../store/open.ts';
import { nextPart, takeBytes } from '../http/bytes.ts';
import { type Routes, read } from '../http/routes.ts';
import { guardWrites } from './officers/writes.ts';
import { BACKUP_REQUEST, BACKUP_RESTORE, TIMED_BACKUPS } from './schemas/backups.ts';
import { PACK_FILE, PACK_PART } from './schemas/packs.ts';

export function backupRoutes(app: Routes, context: AppContext, job: BackupImportJob, timed: TimedBackupsJob): void {
  const usual = usualFolder(context.store);
  const overview = (): BackupOverview => {
    const incoming = job.state();
    const log = (unlessDamaged(() => readBackupLog(context.store, 20)) ?? []).map(toEntry);
    return { folder: usual, bringsBack: job.bringsBack, log, ...defined({ incoming, timed: timed.state() }) };
  };

  app.post(
    '/workbench/backups',
    { schema: { body: BACKUP_REQUEST } },
    async ({ body: { folder, who, passphrase, standStill = false } }) => {
      if (folder !== '' && !isAbsolute(folder))
        throw new Refusal('bad-parameter', `'${folder}' is no whole path: it begins at the root or with a drive`);
      const { size } = statSync(storeFile(context.store.folder));
      if (size > LIMITS.backupAtOnce && !standStill)
        throw refusedBackup(new BackupRefusal('large', `${size} bytes; 'desk backup FILE' copies it while this app goes on`));
      if (folder === '') mkdirSync(usual, { recursive: true, mode: 0o700 });
      const now = context.now();
      const name = `dpp-desk-${now.toISOString().replaceAll(/[:.]/g, '-')}.backup`;
      try {
        writeBackup(context.store, {
          file: join(folder || usual, name),
          who,
          now,
          ...(passphrase === undefined ? {} : { keys: { passphrase, files: context.keyFiles() } }),
        });
      } catch (error) {
        throw asRefusal(error);
      }
      return overview();
    },
  );

  app.put('/workbench/backups/timed', { schema: { body: TIMED_BACKUPS } }, async ({ body: { folder, everyMinutes } }) => {
    if (folder !== '' && !isAbsolute(folder))
      throw new Refusal('bad-parameter', `'${folder}' is no whole path: it begins at the root or with a drive`);
    if (timed.state()?.by === 'command')
      throw new Refusal('conflict', 'the command that started this workbench makes the backups: end it and start it with other options');
    // The folder is never created: if its disk were missing, it would be created on another disk.
    if (folder !== '' && statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
      throw refusedBackup(new BackupRefusal('not-found', `the folder '${folder}'`));
    timed.change(folder === '' ? undefined : { folder, every: everyMinutes * 60_000 });
    timed.look();
    return overview();
  });

  backupImportRoutes(app, job, overview);
}

/** Upload, restore and discard. Available also if the store cannot be opened. */
export function backupImportRoutes(app: Routes, job: BackupImportJob, overview: () => BackupOverview): void {
  read(app, '/workbench/backups', async () => overview());

  app.post('/workbench/backups/incoming', { schema: { body: PACK_FILE } }, async ({ body }): Promise<BackupImport> => {
    try {
      return await job.begin(body);
    } catch (error) {
      throw asRefusal(error);
    }
  });

  takeBytes(app, LIMITS.packPart, (routes) => {
    routes.put('/workbench/backups/incoming', { schema: { querystring: PACK_PART } }, async ({ body, query }): Promise<BackupImport> => {
      return job.append(Number(query.at), nextPart(body));
    });
  });

  app.post('/workbench/backups/incoming/restore', { schema: { body: BACKUP_RESTORE } }, async ({ body }, reply) => {
    try {
      return reply.code(202).send(await job.restore(body));
    } catch (error) {
      throw asRefusal(error);
    }
  });

  app.delete('/workbench/backups/incoming', async (): Promise<BackupOverview> => {
    await job.discard();
    return overview();
  });

  app.addHook('onClose', () => job.stop());
}

/** Refuses other requests during a restore, because their changes would be lost with the store. The screen keeps polling. */
export function guardRestore(app: FastifyInstance, job: BackupImportJob): void {
  guardWrites(app, ({ method, url }) =>
    job.isRestoring() && !(method === 'GET' && url === '/workbench/backups') ? { because: 'restore' } : undefined,
  );
  app.addHook('onRequest', async ({ routeOptions: { url: route = '' } }, reply) => {
    if (!route.startsWith('/workbench/')) return;
    const leave = job.enter();
    reply.raw.once('finish', leave).once('close', leave);
  });
}

const asRefusal = (error: unknown): unknown => (error instanceof BackupRefusal ? refusedBackup(error) : error);

const toEntry = ({
  at,
  action,
  who,
  file,
  keys,
  keysHere,
  behind,
  reason,
  keptAside,
  leftOff,
  officers,
  signedIn,
}: BackupLine): BackupEntry => ({
  at,
  action,
  who,
  file,
  keys,
  ...defined({ keysHere, differences: behind, reason, keptAside, leftOff, officers, signedIn }),
});
