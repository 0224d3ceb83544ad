// Creates the base of a workbench app without routes: limits, headers, fault reports, and a guard during a restore.
import type { FastifyInstance } from 'fastify';
import type { BackupImportJob } from '../../features/backups/index.ts';
import { LIMITS } from '../../lib/limits.ts';
import { DATA_HEADERS } from '../http/csp.ts';
import { createHttp, type HttpOptions } from '../http/http.ts';
import { guardRestore } from './backups.ts';

export interface WorkbenchHttpOptions {
  readonly report: HttpOptions['report'];
  /** Runs before any route is added: a guard, if the app is reachable by more than its own port. */
  readonly prepare?: (app: FastifyInstance) => void;
}

export function workbenchHttp({ report, prepare }: WorkbenchHttpOptions, backups: BackupImportJob): FastifyInstance {
  const app = createHttp({
    bodyLimit: LIMITS.workbenchBody,
    headers: () => ({ ...DATA_HEADERS, 'cache-control': 'no-store' }),
    cors: false,
    report,
  });
  prepare?.(app);
  guardRestore(app, backups);
  return app;
}
