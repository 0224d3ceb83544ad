// Holds many inputs that were added together, until a person starts their inspection or discards them.
import { share, useShared } from '../../../lib/shared.ts';
import type { Source } from '../queue/jobs.ts';
import { queue } from '../queue/use-queue.ts';

/** Policy: so many inputs are looked at one by one on Inspect. More of them go into a queue that the workbench keeps. */
export const AT_HAND = 200;
/** As many as a bulk inspection has. */
export const MOST = 10_000;

export interface Many {
  readonly name: string | undefined;
  readonly sources: readonly Source[];
}

const many = share<Many | undefined>(undefined);

/** `name`: of the list that they are from. */
export function bring(sources: readonly Source[], name?: string): void {
  if (sources.length <= AT_HAND) queue.bring(sources);
  else many.set({ name, sources });
}

export const putBack = (): void => many.set(undefined);

export const useMany = (): Many | undefined => useShared(many);
