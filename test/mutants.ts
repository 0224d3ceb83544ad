// `npm run test:mutants [NAME…]`: puts known faults back one by one, each as a patch on a copy of the tree, and says which test of the models kills it.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { APPLY } from './mutants/apply.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'test/mutants');
/** What the tests of the models import, and what runs them. */
const TREE = ['server', 'test', 'renderer', 'electron', 'package.json', 'tsconfig.json', 'vitest.config.ts'];

interface Mutant {
  readonly name: string;
  readonly patch: string;
  /** From the lines before the patch: what the fault is, and where to look for its killer. */
  readonly fault: string;
  readonly tests: readonly string[];
  /** How many histories are tried, where the ones of every day are too few; the first that fails is enough. */
  readonly histories?: string;
}

/** Lines before the first `---` are for people; `Tests:` names what is run, all tests of the models when it is not there; `Histories:` how many. */
function read(file: string): Mutant {
  const text = readFileSync(file, 'utf8');
  const head = text.slice(0, text.search(/^(?:diff|---) /m)).trim();
  const tests = /^Tests: (.+)$/m.exec(head)?.[1]?.split(' ') ?? ['test/model'];
  const histories = /^Histories: (\d+)$/m.exec(head)?.[1];
  const fault = head.replaceAll(/^(?:Tests|Histories): .+$/gm, '').trim();
  return { name: basename(file, '.patch'), patch: file, fault, tests, ...(histories === undefined ? {} : { histories }) };
}

const run = (command: string, args: readonly string[], cwd: string, env: Readonly<Record<string, string>> = {}) =>
  spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28, env: { ...process.env, NO_COLOR: '1', ...env } });

type Outcome =
  | { readonly is: 'killed'; readonly by: readonly string[] }
  | { readonly is: 'survived' }
  | { readonly is: 'broken'; readonly why: string };

/** A patch that does not fit any more, or after which nothing runs, proves nothing: it is no kill. */
function tryMutant({ patch, tests, histories }: Mutant): Outcome {
  const copy = mkdtempSync(join(tmpdir(), 'dpp-desk-mutant-'));
  try {
    for (const name of TREE) cpSync(join(root, name), join(copy, name), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    const applied = run('git', [...APPLY, '--verbose', patch], copy);
    if (applied.status !== 0) return { is: 'broken', why: `the patch does not fit: ${applied.stderr.trim().split('\n').at(-1)}` };
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const report = join(copy, 'report.json');
    const tested = run(
      process.execPath,
      [vitest, 'run', '--project', 'unit', '--retry', '0', '--reporter', 'json', '--outputFile', report, ...tests],
      copy,
      { DPP_DESK_FIRST: '1', ...(histories === undefined ? {} : { DPP_DESK_HISTORIES: histories }) },
    );
    const by = failedIn(report);
    if (by === undefined) return { is: 'broken', why: `the tests do not run: ${tested.stderr.trim().split('\n').at(-1) ?? ''}` };
    return by.length === 0 ? { is: 'survived' } : { is: 'killed', by };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

interface Report {
  readonly numTotalTests: number;
  readonly testResults: readonly { readonly assertionResults: readonly Result[] }[];
}
interface Result {
  readonly status: string;
  readonly fullName: string;
  readonly failureMessages?: readonly string[];
}

/** A test that ends because the program does not run any more has noticed nothing. */
const isAssertion = ({ failureMessages = [] }: Result): boolean => failureMessages.some((message) => message.startsWith('AssertionError'));

/** The names of the tests whose assertion failed; undefined where none ran. */
function failedIn(file: string): readonly string[] | undefined {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
  const all = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const results = all.filter(({ status }) => status === 'passed' || status === 'failed');
  if (results.length === 0) return undefined;
  return results.flatMap((result) => (result.status === 'failed' && isAssertion(result) ? [result.fullName] : []));
}

const wanted = process.argv.slice(2);
const mutants = readdirSync(folder)
  .filter((name) => name.endsWith('.patch'))
  .sort()
  .map((name) => read(join(folder, name)))
  .filter(({ name }) => wanted.length === 0 || wanted.includes(name));

let wrong = mutants.length === 0 ? 1 : 0;
for (const mutant of mutants) {
  const outcome = tryMutant(mutant);
  if (outcome.is !== 'killed') wrong++;
  const detail =
    outcome.is === 'killed' ? `${outcome.by.length} tests, first: ${outcome.by[0]}` : outcome.is === 'broken' ? outcome.why : mutant.fault;
  console.info(`${outcome.is.padEnd(8)} ${mutant.name}: ${detail}`);
}
console.info(`${mutants.length - wrong} of ${mutants.length} mutants killed`);
process.exitCode = wrong === 0 ? 0 : 1;
