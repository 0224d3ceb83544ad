// Every known fault of test/mutants fits the tree: a patch that does not apply proves nothing, and only a long run would notice.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { APPLY } from '../mutants/apply.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const patches = readdirSync(join(root, 'test/mutants')).filter((name) => name.endsWith('.patch'));

it.each(patches)('%s applies', (name) => {
  const { status, stderr } = spawnSync('git', [...APPLY, '--check', join('test/mutants', name)], { cwd: root, encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

it('name tests that are there', () => {
  const named = patches.flatMap((name) => readFileSync(join(root, 'test/mutants', name), 'utf8').match(/^Tests: .+$/gm) ?? []);
  const files = named.flatMap((line) => line.match(/test\/[\w./-]+/g) ?? []);
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
