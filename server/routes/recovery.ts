// A folder whose store cannot be opened in, the private API that is left then out: a backup may be brought back, and all else is told what is wrong.
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { BackupDock } from '../incoming-backup.ts';
import { Refusal } from '../problem.ts';
import { DATA_HEADERS } from '../transport/csp.ts';
import { createHttp } from '../transport/http.ts';
import { LIMITS } from '../transport/limits.ts';
import { guardRestore, incomingBackupRoutes } from './backups.ts';
import type { WorkbenchOptions } from './workbench.ts';

export interface DamagedStore {
  readonly folder: string;
  readonly detail: string;
}

export function createRecovery(
  { folder, detail }: DamagedStore,
  { report, prepare, backups }: Pick<WorkbenchOptions, 'report' | 'prepare'> & { readonly backups: BackupDock },
): FastifyInstance {
  const app = createHttp({
    bodyLimit: LIMITS.workbenchBody,
    headers: { ...DATA_HEADERS, 'cache-control': 'no-store' },
    cors: false,
    report,
  });
  prepare?.(app);
  guardRestore(app, backups);
  app.all('/workbench/*', async () => {
    throw new Refusal('store-damaged', detail);
  });
  incomingBackupRoutes(app, backups, () => {
    const incoming = backups.state();
    return {
      folder: join(folder, 'backups'),
      bringsBack: backups.bringsBack,
      log: [],
      damaged: { dataFolder: folder, detail },
      ...(incoming === undefined ? {} : { incoming }),
    };
  });
  return app;
}
