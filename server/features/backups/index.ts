// Makes, checks and restores backups.

export { BackupRefusal } from './backup.ts';
export { sentenceOf } from './diff.ts';
export { type BackupImportJob, backupImportJob, refusedBackup, restoreWished } from './import-job.ts';
export { isDamage, unlessDamaged } from './merge/damage.ts';
export { BY_ITSELF } from './merge/own-doing.ts';
export { type Restored, restoreBackup } from './restore.ts';
export { checkBackup, writeBackup } from './write.ts';
