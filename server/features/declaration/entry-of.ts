// Reads the log entry that a declaration, a measurement or another record is about.
import type { Inspection } from '../../contract/index.ts';
import { StoreFault } from '../../lib/store-fault.ts';
import { readInspection } from '../../store/audit-log/read.ts';
import type { Store } from '../../store/store.ts';

/** Throws `not-found`, and `conflict` if the number belongs to another inspection than the one that was seen. */
export function entryOf(store: Store, id: number, hash: string | undefined): Inspection {
  const inspection = readInspection(store, id);
  if (inspection === undefined) throw new StoreFault('not-found', `there is no inspection ${id}`);
  if (hash !== undefined && hash !== inspection.hash)
    throw new StoreFault('conflict', `number ${id} is another inspection now, not the one that was looked at`);
  return inspection;
}
