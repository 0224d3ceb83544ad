// `desk completeness` says what the law requires of a credential on a day, and what of it is there.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { credentialsByCode } from '../../server/store/passports/credentials.ts';
import { desk } from '../fixtures/desk-command.ts';
import { freshApp, SAMPLE } from '../fixtures/fresh-app.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const file = (name: string, content: string): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const maker = freshApp({ sample: true });
const signedBy = file('did.json', JSON.stringify(maker.context.signer().didDocument));
const vcOf = (code: string): string => credentialsByCode(maker.context.store, code).find(({ format }) => format === 'vc')?.body ?? '';
const battery = file('battery.json', vcOf(SAMPLE.dppCode));
const textile = file('textile.json', vcOf('DPP-09520123000318-TS-114-00087'));
const lacking = file('lacking.json', vcOf('DPP-09520123000226-WM26/0042-7'));
maker.close();
const completeness = (...args: string[]) => desk(['completeness', ...args, '--trust', signedBy]);

it('judges by the day the product was placed on the market', () => {
  const { code, stdout } = completeness(battery);
  expect(stdout.split('\n').slice(0, 2)).toEqual([
    `${battery} #0: valid`,
    '    a passport is required from 2027-02-18; by the rules of 2026-11 (this program) for 2026-03-02, the day on which it says that it was placed on the market',
  ]);
  expect(stdout).toMatch(/^ {4}not yet required: detailedComposition .*, from 2027-02-18$/m);
  expect(stdout).toMatch(/^ {4}not yet required: carbonFootprintLabelUrl .*, not before 2030-02-18$/m);
  expect(code).toBe(0);
});

it('judges by a chosen day, and tells a hidden field from a missing one', () => {
  const { code, lines } = completeness(battery, '--on', '2027-02-18', '--json');
  const [found] = lines();
  expect(found).toMatchObject({ item: 0, headline: 'valid', on: '2027-02-18', basis: 'chosen', isDue: true, passportFrom: '2027-02-18' });
  const duties = found?.duties as readonly { readonly field: string; readonly state: string }[];
  const fields = (state: string) => duties.filter((duty) => duty.state === state).map(({ field }) => field);
  expect(fields('missing')).toEqual([]);
  expect(fields('not-shown')).toContain('batteryTestResults');
  expect(fields('present')).toContain('chemistry');
  expect(code).toBe(2);
});

it('says beside the duties what the shapes of the group find, and leaves the exit code as it was', () => {
  const line = '    shapes of the category (SHACL; they test form, not law):';
  const { code, stdout } = completeness(battery);
  expect([code, stdout.split('\n').at(-2)]).toEqual([0, `${line} conforms`]);
  const [whole] = completeness(battery, '--json').lines();
  expect(whole?.shapes).toEqual({ outcome: 'conforms' });
  const found = completeness(lacking);
  expect([found.code, found.stdout]).toEqual([0, expect.stringMatching(/not law\): 3 results\n {6}violation: \w+: .+\n/)]);
});

it('finds nothing to miss where no act requires a passport', () => {
  const { code, stdout } = completeness(textile, '--on', '2030-01-01');
  expect(stdout).toContain('no adopted act requires a passport; by the rules of 2026-11 (this program) for 2030-01-01, the chosen day');
  expect(code).toBe(0);
});

it('does not look at the content of what was altered, or is no credential', () => {
  const altered = file('altered.json', readFileSync(battery, 'utf8').replace('Rheintal', 'Rhinetal'));
  const { code, stdout } = completeness(altered);
  expect(stdout).toContain('#0: invalid\n    not checked: it is invalid, so its content is not looked at');
  expect(stdout).toContain('not law): not checked: there is no valid credential');
  expect(code).toBe(2);
  const text = completeness(file('scan.txt', '(01)09520123456788(21)ABC123'));
  expect([text.code, text.stdout]).toEqual([2, expect.stringContaining('not checked: no credential could be read')]);
});

it.each([
  [['--on', 'soon'], "--on takes a day such as 2027-03-01, not 'soon'"],
  [['--on', '2027-02-30'], "--on takes a day such as 2027-03-01, not '2027-02-30'"],
])('refuses %s', (args, why) => {
  const { code, stderr } = completeness(battery, ...args);
  expect([code, stderr]).toEqual([64, expect.stringContaining(why)]);
});

it('needs a file', () => {
  expect(desk(['completeness'])).toMatchObject({ code: 64, stderr: expect.stringContaining('name at least one file') });
});
