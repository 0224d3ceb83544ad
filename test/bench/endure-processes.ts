// Watches processes during a load: resident memory in thirds of the time, processor time and open descriptors (Linux, proc(5)).
import { readdirSync, readFileSync } from 'node:fs';
import { childrenOf } from '../fixtures/serving.ts';
import { median } from './measure.ts';

export interface Process {
  readonly pid: number;
  readonly name: string;
}

export interface Watched extends Process {
  /** Megabytes: medians of the first, the second and the last third. */
  readonly resident: readonly [start: number, middle: number, end: number];
  /** Megabytes for each minute between the medians of the second and the last third. */
  readonly slope: number;
  /** Seconds of processor time. */
  readonly processor: number;
  readonly descriptors: readonly [start: number, end: number];
  readonly isGone: boolean;
}

const EACH = 2_000;
const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // It has ended.
    return '';
  }
};
const residentOf = (pid: number): number => Number(/^VmRSS:\s+(\d+) kB/m.exec(read(`/proc/${pid}/status`))?.[1] ?? Number.NaN) / 1024;
/** Fields 14 and 15. The name of the program may hold blanks: what follows it begins with the third field. */
const processorOf = (pid: number): number => {
  const fields = read(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
};
const descriptorsOf = (pid: number): number => {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return 0;
  }
};

const named = (pid: number): string =>
  /\/(\w+)\.[jt]s\0(serve)?/.exec(read(`/proc/${pid}/cmdline`))?.[1] ?? read(`/proc/${pid}/comm`).trim();

export const familyOf = (pid: number, as = ''): readonly Process[] =>
  [pid, ...childrenOf(pid)].map((one) => ({ pid: one, name: `${as}${named(one)}` }));

/** `descriptors` are counted once more when `end` is called, so that connections of the load should be closed by then. */
export function watch(processes: readonly Process[]) {
  const began = performance.now();
  const rows = processes.map((one) => ({
    ...one,
    samples: [] as number[],
    processor: processorOf(one.pid),
    descriptors: descriptorsOf(one.pid),
  }));
  const look = setInterval(() => {
    for (const { pid, samples } of rows) samples.push(residentOf(pid));
  }, EACH);
  return {
    /** No more samples: the load is over. */
    stop: (): void => clearInterval(look),
    end: (): readonly Watched[] => {
      const minutes = (performance.now() - began) / 60_000;
      return rows.map(({ pid, name, samples, processor, descriptors }) => {
        const known = samples.filter((value) => !Number.isNaN(value));
        const third = Math.floor(known.length / 3);
        const resident = [0, 1, 2].map((at) => median(known.slice(at * third, (at + 1) * third))) as [number, number, number];
        return {
          pid,
          name,
          resident,
          slope: (resident[2] - resident[1]) / (minutes / 3),
          processor: processorOf(pid) - processor,
          descriptors: [descriptors, descriptorsOf(pid)],
          isGone: known.length < samples.length,
        };
      });
    },
  };
}
