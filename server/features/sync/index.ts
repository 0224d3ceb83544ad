// Fetches passports from another service.
export { itemsOfGtins, itemsOfLines, itemsOfText, wantedItem } from './items.ts';
export { startSync } from './run.ts';
export { type SyncJob, syncJob } from './sync-job.ts';
