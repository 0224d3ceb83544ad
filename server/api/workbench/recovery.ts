// Creates the reduced workbench API for a store that cannot be opened.
// It restores a backup and refuses all other requests with the reason.
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { defined } from '../../domain/json/defined.ts';
import type { BackupImportJob } from '../../features/backups/index.ts';
import { Refusal } from '../../lib/problem.ts';
import { backupImportRoutes } from './backups.ts';
import { type WorkbenchHttpOptions, workbenchHttp } from './workbench-http.ts';

export interface DamagedStore {
  readonly folder: string;
  readonly detail: string;
}

export function createRecovery(
  { folder, detail }: DamagedStore,
  { backups, ...options }: WorkbenchHttpOptions & { readonly backups: BackupImportJob },
): FastifyInstance {
  const app = workbenchHttp(options, backups);
  app.all('/workbench/*', async () => {
    throw new Refusal('store-damaged', detail);
  });
  backupImportRoutes(app, backups, () => {
    const incoming = backups.state();
    return {
      folder: join(folder, 'backups'),
      bringsBack: backups.bringsBack,
      log: [],
      damaged: { dataFolder: folder, detail },
      ...defined({ incoming }),
    };
  });
  return app;
}
