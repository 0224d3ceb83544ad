// Keeps the memory of a command small that creates and discards millions of objects.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Policy: by how many percent the heap may grow before V8 collects garbage. */
const GROWTH = 10;
/** Policy: how many bytes outside V8's heap (buffers) may await collection. V8's own limit is 64 MiB. */
const MOST_WAITING = 6 * 2 ** 20;
/** Policy: the memory in use is read once in this many calls, because reading it takes time. */
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
