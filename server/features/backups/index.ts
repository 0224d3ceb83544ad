// Makes, checks and restores backups.

export { BackupRefusal, faultOf } from './backup.ts';
export { checkDatabase } from './check.ts';
export { copying, openCopy, requireKnown } from './copy.ts';
export { sentenceOf } from './diff.ts';
export { openBackup } from './facts.ts';
export { holdsRecords } from './holds-records.ts';
export { type BackupImportJob, backupImportJob, refusedBackup, restoreWished } from './import-job.ts';
export { backupInto, beforeImport, usualFolder } from './into.ts';
export { lockForRestore } from './lock.ts';
export { isDamage, unlessDamaged } from './merge/damage.ts';
export { BY_ITSELF } from './merge/own-doing.ts';
export { type Restored, restoreBackup } from './restore.ts';
export { readKeep } from './retention.ts';
export { type TimedBackupsJob, timedBackups, USUAL_KEEP } from './timed.ts';
export { checkBackup, flush, requireRoom, writeBackup } from './write.ts';
