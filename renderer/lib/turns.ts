// Divides long work of the page into short tasks, so that keys, frames and answers come in between.

/** Policy: milliseconds of work in one task. A frame has 16. */
const TASK_MS = 10;

const nextTask = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          port1.close();
          resolve();
        };
        port2.postMessage(undefined);
      });

/** `const turn = inTurns(); for (…) { …; await turn(); }`: continues in a new task once the current one has taken long enough. */
export function inTurns(): () => Promise<void> | undefined {
  let began = performance.now();
  return () => {
    if (performance.now() - began < TASK_MS) return undefined;
    return nextTask().then(() => {
      began = performance.now();
    });
  };
}

/** Copies a list whose values the browser creates one by one on access, such as the files that a person chose. */
export async function listed<Value>(list: ArrayLike<Value>): Promise<readonly Value[]> {
  const all: Value[] = [];
  const turn = inTurns();
  for (let at = 0; at < list.length; at += 1) {
    all.push(list[at] as Value);
    await turn();
  }
  return all;
}
