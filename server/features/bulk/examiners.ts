// Examines inputs in processes of their own where the runtime can start them, or here.
import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { AppContext } from '../app-context/index.ts';
import { type Examination, examineItem, type ItemTask } from './examine-item.ts';
import type { ExamineAnswer, ExamineStart, ExamineTask } from './examine-process.ts';

export interface Examiners {
  /** How many inputs are given to them at once. */
  readonly most: number;
  /** Undefined if the process that examined it ended. */
  examine(item: ItemTask): Promise<Examination | undefined>;
  close(): void;
}

/** One after the other, in this process: the packaged app must not start programs. Serves other requests in between. */
export const examineHere = (context: AppContext): Examiners => ({
  most: 8,
  examine: async (item) => {
    await new Promise(setImmediate);
    return examineItem(item, context);
  },
  close: () => undefined,
});

const PROGRAM = fileURLToPath(new URL('./examine-process.ts', import.meta.url));
/** Collects short-lived objects early, so that a process stays small. */
const OPTIONS = ['--no-warnings', '--max-semi-space-size=4', '--max-old-space-size=1024'];
/** Passes on no environment variable, which may hold a secret. Windows starts no program without SystemRoot. */
const ENVIRONMENT = process.env.SystemRoot === undefined ? {} : { SystemRoot: process.env.SystemRoot };
/** Inputs that a process is given at once: the next is there when one is examined. */
const AT_ONCE = 8;
/** In milliseconds. The slowest graph takes three seconds; an input may hold several. */
const TIMEOUT = 60_000;
/** Processes: one core is left to the workbench, which writes the log. */
const PROCESSES = Math.min(4, Math.max(1, availableParallelism() - 1));

interface Examiner {
  child?: ChildProcess;
  readonly tasks: Map<number, (examination: Examination | undefined) => void>;
  timer?: NodeJS.Timeout;
}

export function examineInProcesses(folder: string, processes = PROCESSES): Examiners {
  const examiners = Array.from({ length: processes }, (): Examiner => ({ tasks: new Map() }));
  let last = 0;

  const ended = (examiner: Examiner, child: ChildProcess): void => {
    if (examiner.child !== child) return;
    delete examiner.child;
    clearTimeout(examiner.timer);
    const open = [...examiner.tasks.values()];
    examiner.tasks.clear();
    for (const settle of open) settle(undefined);
  };

  const watch = (examiner: Examiner, child: ChildProcess): void => {
    clearTimeout(examiner.timer);
    if (examiner.tasks.size > 0) examiner.timer = setTimeout(() => child.kill('SIGKILL'), TIMEOUT).unref();
  };

  const started = (examiner: Examiner): ChildProcess => {
    if (examiner.child !== undefined) return examiner.child;
    const child = fork(PROGRAM, [], {
      execArgv: OPTIONS,
      env: ENVIRONMENT,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    examiner.child = child;
    child.on('message', ({ task, examination }: ExamineAnswer) => {
      const settle = examiner.tasks.get(task);
      examiner.tasks.delete(task);
      watch(examiner, child);
      settle?.(examination);
    });
    child.on('error', () => ended(examiner, child));
    child.on('exit', () => ended(examiner, child));
    child.send({ folder } satisfies ExamineStart, () => undefined);
    return child;
  };

  return {
    most: processes * AT_ONCE,
    examine: (item) =>
      new Promise((resolve) => {
        const examiner = examiners.reduce((one, other) => (other.tasks.size < one.tasks.size ? other : one));
        const child = started(examiner);
        const task = ++last;
        examiner.tasks.set(task, resolve);
        watch(examiner, child);
        child.send({ task, item } satisfies ExamineTask, (error) => {
          if (error) ended(examiner, child);
        });
      }),
    close: () => {
      for (const examiner of examiners) {
        const { child } = examiner;
        if (child === undefined) continue;
        child.kill('SIGKILL');
        ended(examiner, child);
      }
    },
  };
}
