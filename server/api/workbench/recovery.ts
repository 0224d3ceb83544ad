// Creates the reduced workbench API for a store that cannot be opened.
// It restores a backup and refuses all other requests with the reason.
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { OfficersState } from '../../contract/index.ts';
import { defined } from '../../domain/json/defined.ts';
import type { BackupImportJob } from '../../features/backups/index.ts';
import type { Sessions } from '../../features/officers/index.ts';
import { refusalOf } from '../../lib/write-stop.ts';
import { DEFAULT_RULES } from '../../store/officers/officers.ts';
import { DEFAULT_SETTINGS, readSettings } from '../../store/settings.ts';
import type { Store } from '../../store/store.ts';
import { backupImportRoutes } from './backups.ts';
import { guardSignIn } from './officers/gate.ts';
import { signInRoutes } from './officers/routes.ts';
import { type WorkbenchHttpOptions, workbenchHttp } from './workbench-http.ts';

export interface DamagedStore {
  readonly folder: string;
  readonly detail: string;
}

interface RecoveryOptions extends WorkbenchHttpOptions {
  readonly backups: BackupImportJob;
  /** The officers, if they can still be read. Absent: names are typed. */
  readonly officers?: { readonly store: Store; readonly sessions: Sessions } | undefined;
}

const { language, theme } = DEFAULT_SETTINGS;
const NOBODY: OfficersState = { ...DEFAULT_RULES, officers: [], look: { language, theme } };

export function createRecovery({ folder, detail }: DamagedStore, { backups, officers, ...options }: RecoveryOptions): FastifyInstance {
  const app = workbenchHttp(options, backups);
  if (officers !== undefined) {
    const { store, sessions } = officers;
    guardSignIn(app, store, sessions);
    signInRoutes(app, { store, now: () => new Date(), settings: () => readSettings(store) }, sessions);
  } else app.get('/workbench/officers', async (): Promise<OfficersState> => NOBODY);
  app.all('/workbench/*', async () => {
    throw refusalOf({ because: 'damaged', detail });
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
