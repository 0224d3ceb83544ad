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

/** More flaky tests than this in one run are no chance: the run fails. */
const MOST_FLAKY = 3;

interface Again {
  /** One for each test that failed. */
  readonly lines: readonly string[];
  readonly flaky: number;
}

/** The files that failed run once more, alone: a test that fails again fails the run, one that passes then is named as flaky in the last lines. */
function runAgain(name: string, { failures }: Report): Again {
  if (failures.size === 0) return { lines: [], flaky: 0 };
  console.log(`\n── ${name}: the files that failed, once more`);
  const file = join(reports, `${name}-again`);
  const isClean = passes({ name, runs: [vitest('run', ...reporting(file), ...failures.keys())] });
  const again = reportIn(file).failures;
  const failed = [...failures].flatMap(([path, tests]) => tests.map((test) => ({ test, again: again.get(path)?.includes(test) === true })));
  return {
    lines: failed.map(({ test, again: twice }) => `  ${twice ? 'fails again' : 'FLAKY      '}  ${test}`),
    flaky: isClean ? failed.length : 0,
  };
}

const summary: string[] = [];
let sum = { passed: 0, failed: 0, skipped: 0 };
let flaky = 0;
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
  const again = ok ? { lines: [], flaky: 0 } : runAgain(stage.name, report);
  flaky += again.flaky;
  const isFlaky = again.flaky > 0 && again.flaky === report.failed && flaky <= MOST_FLAKY;
  // A stage that fails without a failing test (a type error, a file that does not load) counts as one failure: the last line never hides it.
  const failed = ok || isFlaky ? report.failed - again.flaky : Math.max(report.failed, 1);
  ok ||= isFlaky;
  sum = { passed: sum.passed + report.passed + again.flaky, failed: sum.failed + failed, skipped: sum.skipped + report.skipped };
  const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`.padStart(8);
  const hasTests = report.passed + report.failed + report.skipped > 0;
  const tests = hasTests ? `  ${report.passed} passed, ${failed} failed, ${report.skipped} skipped` : '';
  const isUntested = ok && stage.name === 'related' && !hasTests;
  const note = isUntested ? '  no test imports this: name the tests in Chromium or of the desktop app that show it' : tests;
  summary.push(`${stage.name.padEnd(10)} ${!ok ? 'FAILED' : isFlaky ? 'FLAKY ' : 'ok    '} ${seconds}${note}`, ...again.lines);
}

console.log(`\n${summary.join('\n')}`);
console.log(`${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped${flaky === 0 ? '' : `, ${flaky} flaky`}`);
process.exitCode = ok && sum.failed === 0 ? 0 : 1;
