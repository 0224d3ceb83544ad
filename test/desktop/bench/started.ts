// The desktop app from the start of its process to a field that can be typed into, and what window and processes hold then; as JSON on standard output.
import { readdirSync, readFileSync } from 'node:fs';
import { DeskApp, real } from '../../fixtures/browser/desk-app.ts';

const STARTS = 5;

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // It has ended.
    return '';
  }
};

/** A process and everything that it started (proc(5), the fourth field of stat). */
const treeOf = (top: number): readonly number[] => {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), Number(/\) \S (\d+)/.exec(read(`/proc/${name}/stat`))?.[1])] as const);
  const below = (pid: number): readonly number[] => [pid, ...parents.flatMap(([child, parent]) => (parent === pid ? below(child) : []))];
  return below(top);
};
/** In megabytes; memory that processes share counts in parts (proc(5), Pss). */
const heldBy = (pid: number): number => Number(/^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1024;
const isWindow = (pid: number): boolean => /chrom/i.test(read(`/proc/${pid}/cmdline`).split('\0')[0] ?? '');

const starts: number[] = [];
const memory = { window: 0, processes: 0 };
for (let start = 0; start < STARTS; start++) {
  const began = performance.now();
  const desk = await DeskApp.start();
  await desk.page.getByLabel('Type or paste').waitFor();
  starts.push(performance.now() - began);
  if (start === STARTS - 1 && process.platform === 'linux') {
    const tree = treeOf(desk.app.process().pid ?? 0);
    const sum = (pids: readonly number[]): number => pids.reduce((all, pid) => all + heldBy(pid), 0);
    memory.window = sum(tree.filter(isWindow));
    memory.processes = sum(tree.filter((pid) => !isWindow(pid)));
  }
  await desk.close();
}
process.stdout.write(JSON.stringify({ on: real ? 'Electron' : 'stand-in', starts, memory }));
