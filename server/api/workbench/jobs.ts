// Holds the long jobs of a workbench: one of each, shared by every app that serves it.
// These apps are the port of the shell and HTTP in browser mode.
import type { AppContext } from '../../features/app-context/index.ts';
import type { TimedBackupsJob } from '../../features/backups/index.ts';
import { type BulkJob, bulkJob } from '../../features/bulk/index.ts';
import { type PackExportJob, type PackImportJob, packExportJob, packImportJob } from '../../features/packs/index.ts';
import { type SyncJob, syncJob } from '../../features/sync/index.ts';
import { isImporting, type TableJob, tableJob } from '../../features/tables/index.ts';
import { type FolderWatch, folderWatch } from '../../features/watched-folder/index.ts';

export interface Jobs {
  readonly packImport: PackImportJob;
  readonly packExport: PackExportJob;
  readonly sync: SyncJob;
  readonly table: TableJob;
  readonly bulk: BulkJob;
  readonly watch: FolderWatch;
}

export const openJobs = (
  context: AppContext,
  report: (fault: unknown) => void,
  { backUpFirst }: Pick<TimedBackupsJob, 'backUpFirst'>,
): Jobs => ({
  packImport: packImportJob(context, report),
  packExport: packExportJob(context, report),
  sync: syncJob(context, report),
  table: tableJob(context, report, backUpFirst),
  bulk: bulkJob(context, report),
  watch: folderWatch(context, report),
});

/** Describes the work that would be cut off if the process ended now. Returns undefined if there is none. */
export function busyWith({ packImport, packExport, sync, table, bulk }: Jobs): string | undefined {
  if (packImport.state()?.stage === 'applying') return 'a pack is being applied: wait, or stop it';
  if (packExport.state()?.stage === 'making') return 'a pack is being made: wait, or give it up';
  if (isImporting(table.state())) return 'a table is being imported: wait, or stop it';
  if (bulk.isRunning()) return 'a bulk inspection is under way: wait, or pause it';
  return sync.isRunning() ? 'passports are being fetched: wait, or stop it' : undefined;
}
