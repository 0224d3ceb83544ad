// Limits the memory of a command that creates and discards millions of objects.
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
 * Changes three habits of V8. It enlarges the space for new objects to 16 MB and more while many are created, and buffers that these
 * objects hold are kept until that space is full; at its initial size, the space is emptied more often. It lets the space for old objects
 * double between two collections. And it rarely returns freed memory to the system, so the memory used for loading the program is returned
 * here, once. Returns a function that the command calls after each piece of its work, to free unused buffers.
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
