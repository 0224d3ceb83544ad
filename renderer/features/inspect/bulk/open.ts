// Holds many inputs that were added together, until a person starts their inspection or discards them.
import { useSyncExternalStore } from 'react';
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

let many: Many | undefined;
const watchers = new Set<() => void>();

function set(next: Many | undefined): void {
  many = next;
  for (const watcher of watchers) watcher();
}

/** `name`: the name of the list that contains the inputs. */
export function bring(sources: readonly Source[], name?: string): void {
  if (sources.length <= AT_HAND) queue.bring(sources);
  else set({ name, sources });
}

export const putBack = (): void => set(undefined);

export const useMany = (): Many | undefined =>
  useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => many,
  );
