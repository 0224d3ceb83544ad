// Tracks the progress of reading many added files, until their inspection begins.
import { share, useShared } from '../../../lib/shared.ts';
import { AT_HAND } from './open.ts';

export interface Looking {
  readonly done: number;
  readonly total: number;
}

/** Policy: how often the screen shows it, in milliseconds. */
const PACE_MS = 200;

const looking = share<Looking | undefined>(undefined);
let toldAt = 0;

function set(next: Looking | undefined): void {
  toldAt = performance.now();
  looking.set(next);
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

export const useLooking = (): Looking | undefined => useShared(looking);
