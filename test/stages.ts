// What a test run is made of: the tools of a stage, the stage run in the tree, and what its report says.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../', import.meta.url));

export const PROJECTS = [
  'unit',
  'store',
  'alone',
  'model',
  'vectors',
  'http',
  'postgres',
  'replica',
  'browser',
  'packaging',
  'desktop',
] as const;
export type Project = (typeof PROJECTS)[number];

export interface Tool {
  readonly path: string;
  readonly args: readonly string[];
}
export interface Stage {
  readonly name: string;
  readonly runs: readonly Tool[];
}

export const tool = (path: string, ...args: readonly string[]): Tool => ({ path: join(root, path), args });
export const vitest = (...args: readonly string[]): Tool => tool('node_modules/vitest/vitest.mjs', ...args);
export const lint = (...args: readonly string[]): Stage => ({
  name: 'lint',
  runs: [tool('node_modules/@biomejs/biome/bin/biome', 'check', ...args)],
});

export const TYPES: Stage = {
  name: 'types',
  runs: [
    tool('node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'),
    tool('node_modules/typescript/bin/tsc', '--noEmit', '-p', 'renderer'),
  ],
};
export const BUILD: Stage = {
  name: 'build',
  runs: [tool('node_modules/vite/bin/vite.js', 'build', '--logLevel=warn'), tool('node_modules/rolldown/bin/cli.mjs', '-c')],
};
export const CHROMIUM: Stage = { name: 'chromium', runs: [tool('test/chromium.ts')] };

export function requireNode(): void {
  const [major = '0'] = process.versions.node.split('.');
  console.log(`Node ${process.versions.node} on ${process.platform}-${process.arch}`);
  if (Number(major) >= 24) return;
  console.error('The tests need Node 24: start them with "npm test" after "npm ci", which puts the project’s own Node first.');
  process.exit(1);
}

/** Runs the tools one after the other, up to the first that fails. */
export const passes = ({ runs }: Stage): boolean =>
  runs.every(({ path, args }) => {
    const done = spawnSync(process.execPath, [path, ...args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, CI: 'true' },
    });
    return done.status === 0;
  });

/** A folder for reports, gone with the program. */
export function reportFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dpp-desk-test-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export const reporting = (file: string): readonly string[] => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];

export interface Report {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** The failed tests by file: their full names. A file that does not load has none. */
  readonly failures: ReadonlyMap<string, readonly string[]>;
}

interface JsonReport {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly numPendingTests?: number;
  readonly numTodoTests?: number;
  readonly testResults?: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

export function reportIn(file: string): Report {
  if (!existsSync(file)) return { passed: 0, failed: 0, skipped: 0, failures: new Map() };
  const report = JSON.parse(readFileSync(file, 'utf8')) as JsonReport;
  return {
    passed: report.numPassedTests ?? 0,
    failed: report.numFailedTests ?? 0,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
    failures: new Map(
      (report.testResults ?? [])
        .filter(({ status }) => status === 'failed')
        .map(({ name, assertionResults }) => [
          name,
          assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
        ]),
    ),
  };
}
