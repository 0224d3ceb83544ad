// `npm test -- PATH…`: files and folders of the tree in, the stages that touch them out: types, lint, and the tests that import them.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { BUILD, CHROMIUM, lint, reporting, root, type Stage, TYPES, vitest } from './stages.ts';

/** Every file at or below a path that is not ignored, relative to the root. */
export const filesAt = (path: string): readonly string[] =>
  spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '--', path], { cwd: root, encoding: 'utf8' })
    .stdout.split('\n')
    .filter((file) => file !== '');

const isTest = (file: string): boolean => file.endsWith('.test.ts');
const isCode = (file: string): boolean => /\.tsx?$/.test(file);
const needsBuild = (file: string): boolean => /^test\/(?:browser|packaging|desktop)\//.test(file);

/** Tests that start the program or a browser do not import what they test: they are run when they are named. */
const LINKED = ['--project=unit', '--project=store', '--project=model', '--project=vectors', '--project=http'];

export function stagesOf(paths: readonly string[], reports: string): readonly Stage[] {
  const files = [...new Set(paths.flatMap(filesAt))];
  const tests = files.filter(isTest);
  const sources = files.filter((file) => isCode(file) && !isTest(file));
  const stage = (name: string, ...args: readonly string[]): Stage => ({
    name,
    runs: [vitest(...args, '--passWithNoTests', ...reporting(join(reports, name)))],
  });
  return [
    ...(files.some(isCode) ? [TYPES] : []),
    lint('--no-errors-on-unmatched', ...files),
    ...(tests.some(needsBuild) ? [BUILD, CHROMIUM] : []),
    ...(tests.length === 0 ? [] : [stage('named', 'run', ...tests)]),
    ...(sources.length === 0 ? [] : [stage('related', 'related', '--run', ...LINKED, ...sources)]),
    // They read the tree itself, documents included.
    stage('house', 'run', '--project=unit', 'test/architecture'),
  ];
}
