// Defines the reasons why nothing can be written at present, and turns each into the refusal that callers receive.
import type { Maintenance } from '../contract/index.ts';
import { Refusal } from './problem.ts';
import { StoreFault } from './store-fault.ts';

export type WriteStop =
  | ({ readonly because: 'maintenance' } & Maintenance)
  /** A backup is being restored: the workbench answers only with the progress. */
  | { readonly because: 'restore' }
  /** The store cannot be opened: only the restore of a backup is answered. */
  | { readonly because: 'damaged'; readonly detail: string }
  /** The store file is no longer the one that was opened. `rescued`: a copy of what was recorded until then. */
  | { readonly because: 'replaced'; readonly file: string; readonly how: string; readonly rescued?: string };

/** Seconds. A restore restarts the workbench. */
const RESTORE_TAKES = '5';

export function refusalOf(stop: WriteStop): StoreFault | Refusal {
  switch (stop.because) {
    case 'maintenance':
      return new StoreFault(
        'maintenance',
        `the service is in maintenance since ${stop.since}, by ${stop.who}: ${stop.reason}. Reading goes on, and passports can be revoked and suspended; nothing else is recorded or changed`,
      );
    case 'restore':
      return new Refusal('unavailable', 'a backup is being restored: the workbench answers again in a moment', {
        headers: { 'retry-after': RESTORE_TAKES },
      });
    case 'damaged':
      return new Refusal('store-damaged', stop.detail);
    case 'replaced':
      return new StoreFault(
        'store-replaced',
        `the store '${stop.file}', or a file next to it, was ${stop.how} while DPP Desk had it open: nothing was stored. End DPP Desk, then put the store back or restore a backup${
          stop.rescued === undefined ? '' : `; what was recorded until then is kept in '${stop.rescued}'`
        }`,
      );
  }
}
