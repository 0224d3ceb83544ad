// Creates the private API of the workbench, which the port carries and browser mode guards with a session.
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../features/app-context/index.ts';
import { type BackupImportJob, backupImportJob, type TimedBackupsJob, timedBackups } from '../../features/backups/index.ts';
import { openSessions, type Sessions } from '../../features/officers/index.ts';
import { checkpointRoutes } from './assurance/checkpoints.ts';
import { selfTestRoutes } from './assurance/self-test.ts';
import { backupRoutes } from './backups.ts';
import { bodyRoutes } from './bodies.ts';
import { bulkRoutes } from './bulk/routes.ts';
import { editRoutes } from './filling/edits.ts';
import { historyRoutes } from './filling/history.ts';
import { labelRoutes } from './filling/labels.ts';
import { registryExportRoutes } from './filling/registry-export.ts';
import { tableRoutes } from './filling/tables.ts';
import { identityRoutes } from './identity.ts';
import { importRoutes } from './imports.ts';
import { inspectionRoutes } from './inspections.ts';
import { type Jobs, openJobs } from './jobs.ts';
import { keyRoutes } from './keys.ts';
import { logRoutes } from './log.ts';
import { guardSignIn } from './officers/gate.ts';
import { officerRoutes } from './officers/routes.ts';
import { guardMaintenance, maintenanceRoutes } from './officers/writes.ts';
import { packRoutes } from './packs.ts';
import { passportRoutes } from './passports.ts';
import { type ResolverControl, resolverControl } from './public-listener.ts';
import { ownPublic } from './public-view/ask.ts';
import { previewRoutes } from './public-view/preview.ts';
import { representationRoutes } from './public-view/representations.ts';
import { publishAgainRoutes } from './publish-again.ts';
import { receivedRoutes } from './received.ts';
import { resolverControlRoutes } from './resolver-control.ts';
import { rulesRoutes } from './rules.ts';
import { customsRoutes } from './runs/customs.ts';
import { erasureRoutes } from './runs/erasures.ts';
import { evidenceRoutes } from './runs/evidence.ts';
import { runPartRoutes } from './runs/parts.ts';
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
  /** Who is signed in; shared like the jobs. */
  readonly sessions?: Sessions;
  /** Controls the public listener. If absent, the listener is controlled elsewhere. */
  readonly resolver?: ResolverControl;
  /** The backup upload of the app context. If absent, no backup can be restored from here. */
  readonly backups?: BackupImportJob;
  /** The automatic backups. If absent, they can be configured, but none is made here. */
  readonly timed?: TimedBackupsJob;
}

export function createWorkbench(
  context: AppContext,
  { resolver, timed: given, backups: brought, jobs: shared, sessions = openSessions(context.store), ...options }: WorkbenchOptions,
): FastifyInstance {
  const { report } = options;
  const timed = given ?? timedBackups(context);
  const jobs = shared ?? openJobs(context, report, timed);
  const backups = brought ?? backupImportJob({ folder: context.store.folder, store: context.store }, { report });
  const app = workbenchHttp(options, backups);
  guardSignIn(app, context.store, sessions);
  guardMaintenance(app, context.store);
  maintenanceRoutes(app, context);
  officerRoutes(app, context, sessions);
  inspectionRoutes(app, context);
  runRoutes(app, context);
  customsRoutes(app, context);
  erasureRoutes(app, context);
  evidenceRoutes(app, context);
  runPartRoutes(app, context);
  bulkRoutes(app, context, jobs.bulk);
  logRoutes(app, context);
  passportRoutes(app, context);
  importRoutes(app, context, timed);
  editRoutes(app, context);
  historyRoutes(app, context);
  labelRoutes(app, context);
  tableRoutes(app, context, jobs.table);
  publishAgainRoutes(app, context);
  receivedRoutes(app, context);
  const askPublic = ownPublic(app, context, report);
  representationRoutes(app, context, askPublic);
  resolverControlRoutes(app, resolver ?? resolverControl(context, undefined, false));
  previewRoutes(app, context, askPublic);
  registryExportRoutes(app, context);
  bodyRoutes(app, context);
  rulesRoutes(app, context);
  keyRoutes(app, context);
  identityRoutes(app, context);
  trustRoutes(app, context);
  trustOfficeRoutes(app, context);
  packRoutes(app, context, jobs);
  syncRoutes(app, context, jobs.sync);
  watchFolderRoutes(app, jobs);
  backupRoutes(app, context, backups, timed);
  sampleRoutes(app, context);
  checkpointRoutes(app, context);
  selfTestRoutes(app, context);
  settingsRoutes(app, context);
  return app;
}
