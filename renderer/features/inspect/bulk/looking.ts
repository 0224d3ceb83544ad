// Tracks the progress of reading many added files, until their inspection begins.
import { useSyncExternalStore } from 'react';
import { AT_HAND } from './open.ts';

export interface Looking {
  readonly done: number;
  readonly total: number;
}

/** Policy: how often the screen shows it, in milliseconds. */
const PACE_MS = 200;

let looking: Looking | undefined;
let toldAt = 0;
const watchers = new Set<() => void>();

function set(next: Looking | undefined): void {
  looking = next;
  toldAt = performance.now();
  for (const watcher of watchers) watcher();
}

/** Runs `work`, which reports how many of the files it has read. Shows no progress for few files, which are read almost immediately. */
export async function whileLooking<Result>(total: number, work: (report: (done: number) => void) => Promise<Result>): Promise<Result> {
  if (total <= AT_HAND) return work(() => undefined);
  set({ done: 0, total });
  try {
    return await work((done) => {
      if (performance.now() - toldAt >= PACE_MS) set({ done, total });
    });
  } finally {
    set(undefined);
  }
}

export const useLooking = (): Looking | undefined =>
  useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => looking,
  );
