// Where faults are told and the backup that was brought in; an app without routes out, as a workbench begins: its limits, its headers, and nothing while a backup is brought back.
import type { FastifyInstance } from 'fastify';
import type { BackupImportJob } from '../../features/backups/index.ts';
import { LIMITS } from '../../lib/limits.ts';
import { DATA_HEADERS } from '../http/csp.ts';
import { createHttp, type HttpOptions } from '../http/http.ts';
import { guardRestore } from './backups.ts';

export interface WorkbenchHttpOptions {
  readonly report: HttpOptions['report'];
  /** Runs before any route is added: a guard, when the app is reachable by more than its own port. */
  readonly prepare?: (app: FastifyInstance) => void;
}

export function workbenchHttp({ report, prepare }: WorkbenchHttpOptions, backups: BackupImportJob): FastifyInstance {
  const app = createHttp({
    bodyLimit: LIMITS.workbenchBody,
    headers: { ...DATA_HEADERS, 'cache-control': 'no-store' },
    cors: false,
    report,
  });
  prepare?.(app);
  guardRestore(app, backups);
  return app;
}
