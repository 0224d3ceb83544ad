// `serve` as a person or a service manager starts it, its port and its processes out; ended with the test.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const cli = fileURLToPath(new URL('../../server/cli.ts', import.meta.url));
const ending: (() => void)[] = [];

export function endServed(): void {
  for (const end of ending.splice(0)) end();
}

export interface Served {
  readonly child: ChildProcess;
  readonly port: number;
  readonly workbenchUrl: URL | undefined;
  readonly output: () => string;
  /** Standard error. */
  readonly errors: () => string;
  readonly exited: Promise<number | null>;
}

export async function serve(...args: string[]): Promise<Served> {
  // As on a terminal, where the one-time address is printed; the last choice counts.
  const child = spawn(process.execPath, [cli, 'serve', '--port', '0', '--log', 'text', ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  ending.push(() => child.kill('SIGKILL'));
  let output = '';
  let errors = '';
  const exited = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const url = await new Promise<URL>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const found = /http:\/\/\S+/.exec(output)?.[0];
      if (found !== undefined) resolve(new URL(found));
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text;
    });
    child.on('exit', (code) => reject(new Error(`ended with ${code}: ${errors}`)));
  });
  const link = /http:\/\/\S+\?k=\S+/.exec(errors)?.[0];
  return {
    child,
    port: Number(url.port),
    workbenchUrl: link === undefined ? undefined : new URL(link),
    output: () => output,
    errors: () => errors,
    exited,
  };
}

/** Process ids of the children, from the kernel's own list (Linux). */
export const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter((text) => text !== '')
    .map(Number);
export const commandOf = (pid: number): string => readFileSync(`/proc/${pid}/cmdline`, 'utf8');

/** Those that serve the public interface. */
export const workersOf = ({ child }: Served): readonly number[] =>
  childrenOf(child.pid ?? 0).filter((pid) => commandOf(pid).includes('public.ts'));
