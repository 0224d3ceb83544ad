// Keeps the memory of a command small that makes and drops millions of objects.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Policy: by how many percent the objects may grow before V8 looks for those that nobody needs any more. */
const GROWTH = 10;
/** Policy: bytes outside of V8's heap, that is of buffers, that may be waiting for that. By itself, V8 lets 64 MiB wait. */
const MOST_WAITING = 6 * 2 ** 20;
/** Policy: to ask how much there is takes some time. */
const CALLS = 16;

interface Collection {
  readonly type: 'major';
  readonly execution: 'sync';
  readonly flavor: 'last-resort';
}

/**
 * V8 enlarges the space for new objects while many of them are made, to 16 MB and more, and what they hold outside of it is kept until that
 * space is full. At its first size it is emptied more often. The space for old objects may double between two collections, and what was freed is
 * rarely given back to the system: the pages in which the program was loaded are given back here, once. Returns what a command calls after each
 * piece of its work, to have buffers freed that are not needed.
 */
export function keepSmall(): () => void {
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (how?: Collection) => void;
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  let calls = 0;
  let held = process.memoryUsage().external;
  return () => {
    if (++calls % CALLS > 0 || process.memoryUsage().external < held + MOST_WAITING) return;
    collect();
    held = process.memoryUsage().external;
  };
}
