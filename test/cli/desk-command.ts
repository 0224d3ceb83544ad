// Runs `desk …` as a process of its own and gives back what it printed and how it ended.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const cli = fileURLToPath(new URL('../../server/cli.ts', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Standard output as JSON lines. */
  lines(): readonly Record<string, unknown>[];
}

export function desk(args: readonly string[], options: { readonly input?: string; readonly env?: Record<string, string> } = {}): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...options.env },
    ...(options.input === undefined ? {} : { input: options.input }),
    maxBuffer: 64 * 1024 * 1024,
  });
  return {
    code: status,
    stdout,
    stderr,
    lines: () =>
      stdout
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}
