// Recovers what can be read of a damaged store.
export type { TableLoss } from './copy-rows.ts';
export type { LogLoss } from './log-losses.ts';
export { type Repaired, RepairRefusal, repairStore } from './repair.ts';
