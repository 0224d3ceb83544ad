// `desk rules` as it is used: shown, written to a file, changed, imported, judged by, carried in a pack, and removed.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROGRAM_EDITION } from '../../server/domain/passport/law/rules.ts';
import { readRules, writeRules } from '../../server/domain/passport/law/rules-file.ts';
import { openApp } from '../../server/features/app/open-app.ts';
import { loadSample } from '../../server/features/passports/sample.ts';
import { desk } from '../fixtures/desk-command.ts';
import { ACT, ASKED, rulesText } from '../fixtures/rules-edition.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const file = (name: string): string => join(folder, name);
const put = (name: string, text: string): string => {
  writeFileSync(file(name), text);
  return file(name);
};
const data = file('office');
const office = openApp({ folder: data, baseUrl: 'https://office.example' });
loadSample(office);
put('office.json', JSON.stringify(office.signer().didDocument));
office.close();
const rules = (...args: string[]) => desk(['rules', ...args, '--data', data]);
/** Always later than the program's edition, and within the day that a clock may be behind. */
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const LINE = `rules in force: ${PROGRAM_EDITION.name} of ${PROGRAM_EDITION.date}, of this program\n`;

it('shows the edition of the program, and writes it to a new file that is the same edition', () => {
  expect(rules('show')).toMatchObject({ code: 0, stdout: LINE });
  const out = file('rules.json');
  expect(rules('export', out)).toMatchObject({ code: 0, stdout: LINE });
  expect(readRules(readFileSync(out, 'utf8'))).toMatchObject({ ok: true, unknown: 0, text: writeRules(PROGRAM_EDITION) });
  expect(rules('export', out).code).toBe(64);
  // The same edition is no fault, and changes nothing.
  expect(rules('import', out, '--by', 'Ana')).toMatchObject({ code: 0, stdout: expect.stringContaining(LINE) });
  expect(rules('remove')).toMatchObject({ code: 0, stdout: LINE });
});

it('judges by a newer edition, names it, and a pack brings it to another computer', () => {
  const credential = put('item.txt', 'https://id.gs1.org/01/09520123456788/21/ABC123');
  const judged = (folderOf: string) => desk(['completeness', credential, '--trust', file('office.json'), '--data', folderOf]);
  expect(judged(data).stdout).toContain(`by the rules of ${PROGRAM_EDITION.name} (this program)`);
  expect(rules('import', put('newer.json', rulesText(TOMORROW)), '--by', 'Ana')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(
      new RegExp(`^rules in force: ${TOMORROW.slice(0, 7)} of ${TOMORROW}, imported here\ntaken over by Ana on `),
    ),
  });
  expect(judged(data)).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(new RegExp(`by the rules of ${TOMORROW.slice(0, 7)} \\(imported here\\)[^]*missing: ${ASKED} `)),
  });
  // Text of the edition, and not the program's own words.
  expect(judged(data).stdout).toContain(`, '${ACT}', from `);
  const out = file('1.pack');
  expect(desk(['pack', 'create', '--own', '--name', 'Office', '--out', out, '--data', data]).stdout).toContain(', an edition of the rules');
  const post = file('post');
  openApp({ folder: post }).close();
  const { fingerprint } = JSON.parse(desk(['pack', 'verify', out, '--json', '--data', post]).stdout);
  expect(desk(['pack', 'apply', out, '--by', 'Ben', '--creator-key', fingerprint, '--data', post]).stdout).toContain(
    'an edition of the rules',
  );
  expect(desk(['rules', 'show', '--data', post]).stdout).toMatch(/, from a pack of Office\ntaken over by Ben on /);
  expect(judged(post).stdout).toContain('(a pack of “Office”)');
  expect(JSON.parse(rules('show', '--json').stdout)).toMatchObject({ inForce: { date: TOMORROW }, stored: { unknown: 0, officer: 'Ana' } });
});

it('refuses what is older or no edition, with the reason, and leaves what is in force', () => {
  expect(rules('import', put('older.json', rulesText('2026-01-01')), '--by', 'Ana')).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/older\.json: REFUSED older-rules the edition in force here is /),
  });
  expect(rules('import', put('bad.json', '{"rows":[]}'), '--by', 'Ana').stdout).toMatch(/REFUSED bad-rules /);
  expect(JSON.parse(rules('import', file('bad.json'), '--by', 'Ana', '--json').stdout)).toMatchObject({ code: 'bad-rules' });
  expect(rules('show').stdout).toContain(`of ${TOMORROW}, imported here`);
});

it('wants a name for an import, and says what it can do', () => {
  expect(rules('import', file('rules.json'))).toMatchObject({ code: 64, stderr: expect.stringContaining('--by NAME') });
  expect(rules('show', 'x')).toMatchObject({ code: 64, stderr: expect.stringContaining("'export FILE'") });
});
