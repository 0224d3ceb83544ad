// `desk evidence` and `desk inspect --bundle`: what another computer says of a bundle, and with which exit code.
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { desk } from '../fixtures/desk-command.ts';
import { post } from '../fixtures/evidence.ts';

const here = post();
const folder = mkdtempSync(join(tmpdir(), 'dpp-desk-evidence-'));
afterAll(() => {
  here.close();
  rmSync(folder, { recursive: true, force: true });
});
const path = (name: string): string => join(folder, name);
const MADE = ['--now', '2027-06-02T08:00:00Z'];
const ON = ['--now', '2027-06-03T00:00:00Z'];

test('a bundle is made, checked elsewhere, and intact only under a key that is given or listed', () => {
  const made = desk(['evidence', 'create', '--run', here.run, '--out', path('run.zip'), '--data', here.folder, '--json', ...MADE]);
  expect([made.code, made.stderr]).toEqual([0, '']);
  const { key, fingerprint } = made.lines()[0] as { readonly key: string; readonly fingerprint: string };
  expect(desk(['evidence', 'key', '--data', here.folder]).stdout).toBe(`${key}\n${fingerprint}\n`);

  const check = (...more: readonly string[]) => desk(['inspect', '--bundle', path('run.zip'), ...ON, ...more]);
  const unknown = check();
  expect(unknown.code).toBe(2);
  expect(unknown.stdout).toContain('UNDETERMINED  no trust list here names this desk');
  expect(unknown.stdout).not.toMatch(/[\u202e\u009b]/);
  expect(check('--signer', fingerprint).code).toBe(0);
  expect(check('--signer', '0'.repeat(64)).code).toBe(2);
  expect(check('--signer', 'no').code).toBe(64);

  expect(desk(['trust', 'keygen', '--out', path('office.pem')]).code).toBe(0);
  expect(desk(['trust', 'create', path('draft.json'), '--operator', 'did:web:lists.example', '--name', 'Office']).code).toBe(0);
  expect(desk(['trust', 'add', path('draft.json'), 'did:web:desk.example', '--desk', '--name', 'Gate 4', ...MADE]).code).toBe(64);
  expect(desk(['trust', 'add', path('draft.json'), key, '--desk', '--name', 'Gate 4', ...MADE]).code).toBe(0);
  const sign = ['--key', path('office.pem'), '--days', '30', '--out', path('list.json'), ...MADE];
  expect(desk(['trust', 'sign', path('draft.json'), ...sign]).code).toBe(0);
  const listed = check('--trust', path('list.json'), '--json');
  expect([listed.code, listed.lines()[0]]).toMatchObject([0, { state: 'intact', desk: { name: 'Gate 4', by: 'list' } }]);
  expect(check('--trust', path('list.json'), '--now', '2029-01-01T00:00:00Z').code).toBe(2);

  const bytes = readFileSync(path('run.zip'));
  bytes[100] = (bytes[100] ?? 0) ^ 1;
  writeFileSync(path('altered.zip'), bytes);
  const altered = desk(['inspect', '--bundle', path('altered.zip'), '--signer', fingerprint]);
  expect([altered.code, altered.stdout]).toEqual([1, expect.stringContaining('ALTERED')]);
  writeFileSync(path('other.zip'), 'no archive');
  expect(desk(['inspect', '--bundle', path('other.zip')]).code).toBe(1);
  expect(desk(['inspect', '--bundle', path('none.zip')]).code).toBe(64);
});

test('a bundle overwrites no file, and a refusal leaves none behind', () => {
  writeFileSync(path('there.zip'), 'kept');
  expect(desk(['evidence', 'create', '--out', path('there.zip'), '--data', here.folder]).code).toBe(64);
  expect(readFileSync(path('there.zip'), 'utf8')).toBe('kept');
  const refused = desk(['evidence', 'create', '--inspections', '999', '--out', path('refused.zip'), '--data', here.folder]);
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('REFUSED not-found')]);
  expect(desk(['inspect', '--bundle', path('refused.zip')]).code).toBe(64);
  expect(desk(['evidence', 'create', '--all', '--run', 'x', '--out', path('refused.zip'), '--data', here.folder]).code).toBe(64);
});

test('a bundle that is brought as goods is refused, and nothing in it is inspected', () => {
  expect(desk(['evidence', 'create', '--run', here.run, '--out', path('goods.zip'), '--data', here.folder]).code).toBe(0);
  const { code, stdout } = desk(['inspect', path('goods.zip')]);
  expect([code, stdout]).toEqual([2, expect.stringContaining("'desk inspect --bundle'")]);
  expect(stdout).not.toMatch(/VALID\b.*\n.*VALID\b/);
});

test('the page that checks bundles is written as it was built, and its hash beside it', () => {
  const page = readFileSync(new URL('../../dist/renderer/check-evidence.html', import.meta.url));
  const { code, stdout, stderr } = desk(['evidence', 'verifier']);
  expect([code, Buffer.from(stdout).equals(page)]).toEqual([0, true]);
  expect(stderr).toBe(`SHA-256 ${createHash('sha256').update(page).digest('hex')}\n`);
});
