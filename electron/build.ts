// Rebuilds output folders that are missing or older than their sources.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const PARTS = {
  'dist/renderer': {
    file: 'index.html',
    from: ['renderer', 'server/contract', 'server/domain', 'vite.config.ts', 'package-lock.json'],
    tool: 'node_modules/vite/bin/vite.js',
    args: ['build', '--logLevel=error'],
  },
  out: {
    file: 'preload.cjs',
    from: ['electron', 'server', 'rolldown.config.ts', 'package-lock.json'],
    tool: 'node_modules/rolldown/bin/cli.mjs',
    args: ['-c'],
  },
} as const;

export type Built = keyof typeof PARTS;

/** Returns the modification time of the newest file in a file or folder, in milliseconds; 0 if there is none. */
const newest = (path: string): number => {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
};

const isStale = (root: string, built: string, from: readonly string[]): boolean => {
  const made = join(root, built);
  return !existsSync(made) || Math.max(...from.map((source) => newest(join(root, source)))) > statSync(made).mtimeMs;
};

const LOCK = 'node_modules/.dpp-desk-build';
/** In milliseconds; longer than any build. An older lock belongs to a build that was killed. */
const LOCK_TIME = 120_000;

/** Runs one build at a time. Concurrent builds would delete each other's output. */
const alone = (root: string, build: () => void): void => {
  const lock = join(root, LOCK);
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch {
      const held = statSync(lock, { throwIfNoEntry: false });
      if (held !== undefined && Date.now() - held.mtimeMs > LOCK_TIME) rmSync(lock, { recursive: true, force: true });
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
    }
  }
  try {
    build();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
};

const build = (root: string, folder: Built): void => {
  const { tool, args } = PARTS[folder];
  // Fixes NODE_ENV, so that a user and a test runner with its own environment get the same bytes.
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status } = spawnSync(process.execPath, [join(root, tool), ...args], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env });
  if (status !== 0) throw new Error(`building ${folder} failed`);
};

const staleOf = (root: string, folders: readonly Built[]): Built[] =>
  folders.filter((folder) => isStale(root, join(folder, PARTS[folder].file), PARTS[folder].from));

/** Builds the stale folders among `folders` and reports each through `say`. Throws if a build fails. */
export const buildWhatIsStale = (root: string, folders: readonly Built[], say: (line: string) => void): void => {
  if (staleOf(root, folders).length === 0) return;
  alone(root, () => {
    // Another start may have built a folder in the meantime.
    for (const folder of staleOf(root, folders)) {
      say(`Building ${folder} …`);
      build(root, folder);
    }
  });
};

export const buildAgain = (root: string, folders: readonly Built[]): void => {
  alone(root, () => {
    for (const folder of folders) build(root, folder);
  });
};
