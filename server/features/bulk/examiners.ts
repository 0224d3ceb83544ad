// Examines inputs in separate processes where the runtime can start them, or in this process.
import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { NO_ENVIRONMENT } from '../../lib/isolated.ts';
import type { AppContext } from '../app-context/index.ts';
import { sharedCopies } from '../inspection/index.ts';
import { type Examination, examineItem, type ItemTask } from './examine-item.ts';
import type { ExamineAnswer, ExamineReady, ExamineStart, ExamineTask } from './examine-process.ts';

export interface Examiners {
  /** The number of inputs in progress in all of them together. */
  readonly most: number;
  /** Undefined if the process that examined it ended. Rejects if that process ended before it was given an input. */
  examine(item: ItemTask): Promise<Examination | undefined>;
  close(): void;
}

/** Examines one input after the other in this process, because the packaged app must not start programs. Serves requests in between. */
export function examineHere(context: AppContext): Examiners {
  const inspecting = { ...context, copies: sharedCopies(context.store) };
  return {
    most: 8,
    examine: async (item) => {
      await new Promise(setImmediate);
      return examineItem(item, inspecting);
    },
    close: () => undefined,
  };
}

const PROGRAM = fileURLToPath(new URL('./examine-process.ts', import.meta.url));
/** Collects short-lived objects early, so that a process stays small. */
const OPTIONS = ['--no-warnings', '--max-semi-space-size=4', '--max-old-space-size=1024'];
/** The number of inputs in progress in one process: the next one is ready when one has been examined. */
const AT_ONCE = 8;
/** In milliseconds. The slowest graph takes three seconds; an input may hold several. */
const TIMEOUT = 60_000;
/** The number of processes. One core remains for the workbench, which writes the log. */
const PROCESSES = Math.min(4, Math.max(1, availableParallelism() - 1));

interface Task {
  readonly item: ItemTask;
  readonly resolve: (examination: Examination | undefined) => void;
  readonly reject: (fault: Error) => void;
}

interface Examiner {
  child?: ChildProcess;
  isReady: boolean;
  readonly tasks: Map<number, Task>;
  timer?: NodeJS.Timeout;
}

export function examineInProcesses(folder: string, processes = PROCESSES): Examiners {
  const examiners = Array.from({ length: processes }, (): Examiner => ({ isReady: false, tasks: new Map() }));
  let last = 0;

  const ended = (examiner: Examiner, child: ChildProcess, fault?: Error): void => {
    if (examiner.child !== child) return;
    const { isReady, tasks } = examiner;
    delete examiner.child;
    examiner.isReady = false;
    clearTimeout(examiner.timer);
    const open = [...tasks.values()];
    tasks.clear();
    for (const { resolve, reject } of open) {
      if (isReady) resolve(undefined);
      else reject(fault ?? new Error('the process that examines inputs ended before it was given one'));
    }
  };

  const watch = (examiner: Examiner, child: ChildProcess): void => {
    clearTimeout(examiner.timer);
    if (examiner.tasks.size > 0) examiner.timer = setTimeout(() => child.kill('SIGKILL'), TIMEOUT).unref();
  };

  const give = (examiner: Examiner, child: ChildProcess, task: ExamineTask): void =>
    void child.send(task, (error) => {
      if (error) ended(examiner, child);
    });

  const started = (examiner: Examiner): ChildProcess => {
    if (examiner.child !== undefined) return examiner.child;
    const child = fork(PROGRAM, [], {
      execArgv: OPTIONS,
      env: NO_ENVIRONMENT,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    examiner.child = child;
    child.on('message', (message: ExamineAnswer | ExamineReady) => {
      if (examiner.child !== child) return;
      if ('ready' in message) {
        examiner.isReady = true;
        watch(examiner, child);
        for (const [task, { item }] of examiner.tasks) give(examiner, child, { task, item });
        return;
      }
      const open = examiner.tasks.get(message.task);
      examiner.tasks.delete(message.task);
      watch(examiner, child);
      open?.resolve(message.examination);
    });
    child.on('error', (fault) => ended(examiner, child, fault));
    child.on('exit', () => ended(examiner, child));
    child.send({ folder } satisfies ExamineStart, () => undefined);
    return child;
  };

  return {
    most: processes * AT_ONCE,
    examine: (item) =>
      new Promise((resolve, reject) => {
        const examiner = examiners.reduce((one, other) => (other.tasks.size < one.tasks.size ? other : one));
        const child = started(examiner);
        const task = ++last;
        examiner.tasks.set(task, { item, resolve, reject });
        watch(examiner, child);
        if (examiner.isReady) give(examiner, child, { task, item });
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
