// `desk inspect --as-of`: trust lists named for the run are the history, an exit code of its own, and both moments in every line.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { desk } from '../fixtures/desk-command.ts';
import { didDocument, passport, secure } from '../fixtures/issuing.ts';
import { entry, LIST_URL, revocationList, signed } from '../fixtures/office.ts';
import { passportAt } from '../fixtures/status-list-issuing.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
let files = 0;
const write = (text: string): string => {
  const file = join(folder, `${++files}`);
  writeFileSync(file, text);
  return file;
};

const file = write(passportAt(8));
const list = (set: readonly number[], retrievedAt: string) => ({
  statusLists: [{ url: LIST_URL, credential: revocationList(set), retrievedAt }],
});
const march = write(
  signed(1, [entry(list([], '2027-03-01T00:00:00Z'))], { issuedAt: '2027-03-01T00:00:00Z', nextUpdate: '2027-04-01T00:00:00Z' }),
);
const may = write(
  signed(2, [entry({ status: 'suspended', since: '2027-04-15T00:00:00Z', ...list([], '2027-04-10T00:00:00Z') })], {
    issuedAt: '2027-05-01T00:00:00Z',
    nextUpdate: '2027-06-30T00:00:00Z',
  }),
);
const revoked = write(
  signed(2, [entry(list([8], '2027-05-01T00:00:00Z'))], { issuedAt: '2027-05-01T00:00:00Z', nextUpdate: '2027-06-30T00:00:00Z' }),
);

const reasonsOf = ([line]: readonly Record<string, unknown>[]): readonly string[] => (line?.reasons ?? []) as string[];
const inspect = (...args: string[]) => desk(['inspect', file, '--json', '--now', '2027-05-02T12:00:00Z', ...args]);

it('was valid then: exit 3, never 0, and the line says both moments', () => {
  const { code, lines } = inspect('--as-of', '2027-03-02', '--trust', march, '--trust', revoked);
  expect(code).toBe(3);
  expect(lines()[0]).toMatchObject({
    headline: 'valid-not-current',
    asOf: '2027-03-02T23:59:59.999Z',
    inspectedAt: '2027-05-02T12:00:00.000Z',
  });
  expect(reasonsOf(lines()).slice(0, 2)).toEqual(['DPP-CLK-03', 'DPP-STA-09']);
  const { stdout } = desk(['inspect', file, '--now', '2027-05-02T12:00:00Z', '--as-of', '2027-03-02', '--trust', march]);
  expect(stdout.split('\n')[0]).toContain('VALID as of 2027-03-02T23:59:59.999Z');
});

it('stood otherwise: exit 2 where something is open, exit 1 where something was wrong', () => {
  const open = inspect('--as-of', '2027-03-02', '--trust', march, '--trust', may);
  expect([open.code, reasonsOf(open.lines())[0]]).toEqual([2, 'DPP-ISS-17']);
  const wrong = inspect('--as-of', '2027-04-20', '--trust', march, '--trust', may);
  expect([wrong.code, reasonsOf(wrong.lines())[0]]).toEqual([1, 'DPP-ISS-21']);
  const without = inspect('--as-of', '2027-02-01', '--trust', march);
  expect(without.code).toBe(2);
});

it('takes the word of whoever names a bare document and a list that was of that time', () => {
  const { credentialStatus: _, ...plain } = passport();
  const bare = write(JSON.stringify(didDocument()));
  const simple = write(JSON.stringify(secure(plain)));
  const at = (asOf: string, ...more: string[]) =>
    desk(['inspect', simple, '--now', '2027-05-02T12:00:00Z', '--trust', bare, '--as-of', asOf, ...more]).code;
  expect(at('2027-03-02')).toBe(3);
  // Before it was signed.
  expect(at('2025-03-02')).toBe(1);
});

it.each([
  ['2027-05-03', 'still to come'],
  ['yesterday', 'takes a date'],
])('%s is wrong use', (asOf, said) => {
  const { code, stderr } = inspect('--as-of', asOf, '--trust', march);
  expect(code).toBe(64);
  expect(stderr).toContain(said);
});
