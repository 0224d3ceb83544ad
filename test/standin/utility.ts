// Electron's utilityProcess over a Node child: the same messages, a death by V8's own hand told as Electron tells it.
import { type ChildProcess, fork } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { join } from 'node:path';

interface ForkOptions {
  readonly env?: Record<string, string>;
  readonly serviceName?: string;
}

class UtilityProcess extends EventEmitter {
  readonly serviceName: string;
  readonly stdout;
  readonly stderr;
  readonly #child: ChildProcess;
  #ended = false;

  constructor(entry: string, args: readonly string[], { env = {}, serviceName = '' }: ForkOptions) {
    super();
    this.serviceName = serviceName;
    this.#child = fork(join(import.meta.dirname, 'utility-boot.ts'), [entry, ...args], {
      env,
      execArgv: ['--no-warnings'],
      serialization: 'advanced',
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.stdout = this.#child.stdout;
    this.stderr = this.#child.stderr;
    if (process.env.STANDIN_DEBUG !== undefined) {
      for (const stream of [this.stdout, this.stderr])
        stream?.on('data', (text: Buffer) => process.stderr.write(`[${serviceName}] ${text}`));
    }
    this.#child.on('spawn', () => this.emit('spawn'));
    this.#child.on('message', (message) => this.emit('message', message));
    this.#child.on('error', () => undefined);
    this.#child.on('exit', (code, signal) => this.#exit(code, signal));
  }

  #exit(code: number | null, signal: NodeJS.Signals | null): void {
    running.delete(this);
    this.#ended = true;
    // An emitter without a listener for 'error' throws: in Electron that ends the main process, and here it does too.
    const byItself = signal === 'SIGABRT' || signal === 'SIGTRAP';
    if (byItself) process.nextTick(() => this.emit('error', 'FatalError', 'v8', '{}'));
    process.nextTick(() => this.emit('exit', code ?? 9));
  }

  get pid(): number | undefined {
    return this.#ended ? undefined : this.#child.pid;
  }
  postMessage(message: object): void {
    if (this.#child.connected) this.#child.send(message, undefined, undefined, () => undefined);
  }
  kill(signal: NodeJS.Signals = 'SIGTERM'): boolean {
    return this.#child.kill(signal);
  }
}

const running = new Set<UtilityProcess>();

export const utilityProcess = {
  fork: (entry: string, args: readonly string[] = [], options: ForkOptions = {}): UtilityProcess => {
    const forked = new UtilityProcess(entry, args, options);
    running.add(forked);
    return forked;
  },
};

export const utilityMetrics = () => [...running].map(({ pid, serviceName }) => ({ pid, type: 'Utility', name: serviceName, serviceName }));

/** Electron's utility processes do not outlive its main process. */
export const endUtilities = (): void => {
  for (const each of running) each.kill('SIGKILL');
};
