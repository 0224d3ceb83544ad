// `desk inspect` prints the chain of licences that a presentation holds.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { desk } from '../fixtures/desk-command.ts';
import { CHAIN, keyCredential, listed, productData } from '../fixtures/gs1-licences.ts';
import { signed } from '../fixtures/office.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const file = (name: string, content: string): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const list = file('list.jwt', signed(1, (['global', 'office', 'company', 'other'] as const).map(listed)));
const presentation = (...credentials: readonly string[]): string =>
  JSON.stringify({
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    type: ['VerifiablePresentation'],
    verifiableCredential: credentials,
  });
const inspect = (path: string, ...more: string[]) => desk(['inspect', path, '--trust', list, '--now', '2027-06-01T12:00:00Z', ...more]);

it('prints each licence with its holder, from the first one down', () => {
  const { code, stdout } = inspect(file('good.json', presentation(productData(), ...CHAIN)));
  expect(code).toBe(0);
  const [, ...lines] = stdout.split('\n');
  expect(lines.slice(0, 4)).toEqual([
    '    GS1 prefix “08”: valid, by “GS1 Global Office”, to “did:web:gs1.utopia.example”',
    '    GS1 company-prefix “081015955”: valid, by “GS1 Utopia”, to “Healthy Tots”',
    '    GS1 key (01)“00810159550000”: valid, by “Healthy Tots”',
    '    GS1 data (01)“00810159550000”: valid, by “Healthy Tots”',
  ]);
  expect(stdout).toContain('✓ DPP-LIC-01');
});

it('exits 1 where a licence does not cover what rests on it, and gives the chain as JSON', () => {
  const path = file('bad.json', presentation(keyCredential({ by: 'other' }), ...CHAIN.slice(0, 2)));
  const { code, stdout } = inspect(path, '--json');
  expect(code).toBe(1);
  const [first] = stdout.split('\n').map((line) => (line === '' ? undefined : JSON.parse(line)));
  expect(first).toMatchObject({
    headline: 'invalid',
    reasons: ['DPP-LIC-10'],
    licences: [{ kind: 'prefix' }, { kind: 'company-prefix' }, { kind: 'key' }],
  });
});
