// `npm test`: runs every stage in order, cheap ones first, stops at the first that fails; the last line holds the sums of all tests.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const major = Number(process.versions.node.split('.')[0]);
console.log(`Node ${process.versions.node} on ${process.platform}-${process.arch}`);
if (major < 24) {
  console.error('The tests need Node 24: start them with "npm test" after "npm ci", which puts the project’s own Node first.');
  process.exit(1);
}

const reports = mkdtempSync(join(tmpdir(), 'dpp-desk-test-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

const tool = (path: string, ...args: string[]) => ({ path: join(root, path), args });
const vitest = (project: string) =>
  tool(
    'node_modules/vitest/vitest.mjs',
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(reports, project)}`,
  );

const PROJECTS = ['unit', 'vectors', 'http', 'browser', 'packaging', 'desktop'];

const STAGES = [
  {
    name: 'types',
    runs: [
      tool('node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'),
      tool('node_modules/typescript/bin/tsc', '--noEmit', '-p', 'renderer'),
    ],
  },
  { name: 'lint', runs: [tool('node_modules/@biomejs/biome/bin/biome', 'check', '.')] },
  {
    name: 'build',
    runs: [tool('node_modules/vite/bin/vite.js', 'build', '--logLevel=warn'), tool('node_modules/rolldown/bin/cli.mjs', '-c')],
  },
  { name: 'chromium', runs: [tool('test/chromium.ts')] },
  ...PROJECTS.map((project) => ({ name: project, runs: [vitest(project)] })),
];

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const counts = (stage: string): Counts => {
  const file = join(reports, stage);
  if (!existsSync(file)) return { passed: 0, failed: 0, skipped: 0 };
  const report = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number | undefined>;
  return {
    passed: report.numPassedTests ?? 0,
    failed: report.numFailedTests ?? 0,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
  };
};

const summary: string[] = [];
let sum: Counts = { passed: 0, failed: 0, skipped: 0 };
let ok = true;

for (const stage of STAGES) {
  if (!ok) {
    summary.push(`${stage.name.padEnd(10)} not run`);
    continue;
  }
  console.log(`\n── ${stage.name}`);
  const started = performance.now();
  ok = stage.runs.every(({ path, args }) => {
    const done = spawnSync(process.execPath, [path, ...args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, CI: 'true' },
    });
    return done.status === 0;
  });
  const found = counts(stage.name);
  // A stage that fails without a failing test (a type error, a file that does not load) counts as one failure: the last line never hides it.
  const failed = ok ? found.failed : Math.max(found.failed, 1);
  sum = { passed: sum.passed + found.passed, failed: sum.failed + failed, skipped: sum.skipped + found.skipped };
  const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`.padStart(8);
  const tests = PROJECTS.includes(stage.name) ? `  ${found.passed} passed, ${failed} failed, ${found.skipped} skipped` : '';
  summary.push(`${stage.name.padEnd(10)} ${ok ? 'ok    ' : 'FAILED'} ${seconds}${tests}`);
}

console.log(`\n${summary.join('\n')}`);
console.log(`${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`);
process.exitCode = ok && sum.failed === 0 ? 0 : 1;
