// `npm test`: runs every stage in order, cheap ones first, stops at the first that fails; the last line holds the sums of all tests. With paths: what touches these.
import { join } from 'node:path';
import {
  BUILD,
  CHROMIUM,
  lint,
  PROJECTS,
  type Project,
  passes,
  type Report,
  reportFolder,
  reportIn,
  reporting,
  requireNode,
  type Stage,
  TYPES,
  vitest,
} from './stages.ts';
import { filesAt, stagesOf } from './touched.ts';

requireNode();
const paths = process.argv.slice(2);
const unknown = paths.filter((path) => filesAt(path).length === 0);
if (unknown.length > 0) {
  console.error(`Nothing in the tree is called ${unknown.join(', ')}. Usage, from the root of the project: npm test -- PATH…`);
  process.exit(64);
}
const reports = reportFolder();

const project = (name: Project): Stage => ({
  name,
  runs: [vitest('run', `--project=${name}`, ...reporting(join(reports, name)))],
});
const stages = paths.length > 0 ? stagesOf(paths, reports) : [TYPES, lint('.'), BUILD, CHROMIUM, ...PROJECTS.map(project)];

/**
 * A test that failed has failed: no run hides it. The files that failed run once more, only to say whether the fault is there every time; whoever mends it begins
 * elsewhere when it is not.
 */
function runAgain(name: string, { failures }: Report): string[] {
  if (failures.size === 0) return [];
  console.log(`\n── ${name}: the files that failed, once more`);
  const file = join(reports, `${name}-again`);
  passes({ name, runs: [vitest('run', ...reporting(file), ...failures.keys())] });
  const again = reportIn(file).failures;
  return [...failures].flatMap(([path, tests]) =>
    tests.map((test) => `  ${again.get(path)?.includes(test) ? 'fails again ' : 'passed again: it is flaky, and failed'}  ${test}`),
  );
}

const summary: string[] = [];
let sum = { passed: 0, failed: 0, skipped: 0 };
let ok = true;

for (const stage of stages) {
  if (!ok) {
    summary.push(`${stage.name.padEnd(10)} not run`);
    continue;
  }
  console.log(`\n── ${stage.name}`);
  const started = performance.now();
  ok = passes(stage);
  const report = reportIn(join(reports, stage.name));
  // A stage that fails without a failing test (a type error, a file that does not load) counts as one failure: the last line never hides it.
  const failed = ok ? report.failed : Math.max(report.failed, 1);
  sum = { passed: sum.passed + report.passed, failed: sum.failed + failed, skipped: sum.skipped + report.skipped };
  const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`.padStart(8);
  const hasTests = report.passed + report.failed + report.skipped > 0;
  const tests = hasTests ? `  ${report.passed} passed, ${failed} failed, ${report.skipped} skipped` : '';
  summary.push(`${stage.name.padEnd(10)} ${ok ? 'ok    ' : 'FAILED'} ${seconds}${tests}`);
  if (!ok) summary.push(...runAgain(stage.name, report));
}

console.log(`\n${summary.join('\n')}`);
console.log(`${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`);
process.exitCode = ok && sum.failed === 0 ? 0 : 1;
