// Creates the private API of the workbench, which the port carries and browser mode guards with a session.
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../features/app-context/index.ts';
import { type BackupImportJob, backupImportJob } from '../../features/backups/index.ts';
import { backupRoutes } from './backups.ts';
import { bodyRoutes } from './bodies.ts';
import { labelRoutes } from './filling/labels.ts';
import { tableRoutes } from './filling/tables.ts';
import { identityRoutes } from './identity.ts';
import { importRoutes } from './imports.ts';
import { inspectionRoutes } from './inspections.ts';
import { type Jobs, openJobs } from './jobs.ts';
import { keyRoutes } from './keys.ts';
import { logRoutes } from './log.ts';
import { packRoutes } from './packs.ts';
import { passportRoutes } from './passports.ts';
import { type ResolverControl, resolverControl } from './public-listener.ts';
import { publishAgainRoutes } from './publish-again.ts';
import { receivedRoutes } from './received.ts';
import { representationRoutes } from './representations.ts';
import { resolverControlRoutes } from './resolver-control.ts';
import { runRoutes } from './runs/routes.ts';
import { sampleRoutes } from './sample.ts';
import { settingsRoutes } from './settings.ts';
import { syncRoutes } from './sync.ts';
import { trustRoutes } from './trust.ts';
import { trustOfficeRoutes } from './trust-office.ts';
import { watchFolderRoutes } from './watch-folder.ts';
import { type WorkbenchHttpOptions, workbenchHttp } from './workbench-http.ts';

export interface WorkbenchOptions extends WorkbenchHttpOptions {
  /** Shared by all apps of a workbench. If absent, this app is the only one. */
  readonly jobs?: Jobs;
  /** Controls the public listener. If absent, the listener is controlled elsewhere. */
  readonly resolver?: ResolverControl;
  /** The backup upload of the app context. If absent, no backup can be restored from here. */
  readonly backups?: BackupImportJob;
}

export function createWorkbench(
  desk: AppContext,
  { resolver, backups: brought, jobs: shared, ...options }: WorkbenchOptions,
): FastifyInstance {
  const { report } = options;
  const jobs = shared ?? openJobs(desk, report);
  const backups = brought ?? backupImportJob({ folder: desk.store.folder, store: desk.store }, { report });
  const app = workbenchHttp(options, backups);
  inspectionRoutes(app, desk);
  runRoutes(app, desk);
  logRoutes(app, desk);
  passportRoutes(app, desk);
  importRoutes(app, desk);
  labelRoutes(app, desk);
  tableRoutes(app, desk, jobs.table);
  publishAgainRoutes(app, desk);
  receivedRoutes(app, desk);
  representationRoutes(app, desk, report);
  resolverControlRoutes(app, resolver ?? resolverControl(desk, undefined, false));
  bodyRoutes(app, desk);
  keyRoutes(app, desk);
  identityRoutes(app, desk);
  trustRoutes(app, desk);
  trustOfficeRoutes(app, desk);
  packRoutes(app, desk, jobs);
  syncRoutes(app, desk, jobs.sync);
  watchFolderRoutes(app, jobs);
  backupRoutes(app, desk, backups);
  sampleRoutes(app, desk);
  settingsRoutes(app, desk);
  return app;
}
