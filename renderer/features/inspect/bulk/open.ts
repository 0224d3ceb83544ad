// Holds many inputs that were added together, until a person starts their inspection or discards them.
import { share, useShared } from '../../../lib/shared.ts';
import type { Source } from '../queue/jobs.ts';
import { queue } from '../queue/use-queue.ts';

/** Policy: up to this many inputs are inspected in this window. A larger number becomes a bulk inspection, which the workbench keeps. */
export const AT_HAND = 200;
/** The most inputs of one bulk inspection. */
export const MOST = 10_000;

export interface Many {
  readonly name: string | undefined;
  readonly sources: readonly Source[];
}

const many = share<Many | undefined>(undefined);

/** `name`: the name of the list that contains the inputs. */
export function bring(sources: readonly Source[], name?: string): void {
  if (sources.length <= AT_HAND) queue.bring(sources);
  else many.set({ name, sources });
}

export const putBack = (): void => many.set(undefined);

export const useMany = (): Many | undefined => useShared(many);
