// `desk inspect --declaration` compares items with declared goods, and changes neither verdict nor exit code.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openApp } from '../../server/features/app/open-app.ts';
import { loadSample } from '../../server/features/passports/sample.ts';
import { firstBroken } from '../../server/store/audit-log/audit-log.ts';
import { devicePublicKey } from '../../server/store/audit-log/device.ts';
import { endFaults } from '../../server/store/audit-log/signing.ts';
import { customsOf } from '../../server/store/customs/customs-log.ts';
import { credentialsByCode } from '../../server/store/passports/credentials.ts';
import { desk } from '../fixtures/desk-command.ts';
import { freshApp, SAMPLE } from '../fixtures/fresh-app.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { workbook } from '../fixtures/workbook.ts';

const folder = temporaryFolder();
const file = (name: string, content: string): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const maker = freshApp({ sample: true });
const signedBy = file('did.json', JSON.stringify(maker.context.signer().didDocument));
const battery = file(
  'battery.json',
  credentialsByCode(maker.context.store, SAMPLE.dppCode).find(({ format }) => format === 'vc')?.body ?? '',
);
maker.close();

const HEAD = 'gtin;origin;netMass;quantity;commodityCode;colour\n';
const declared = (row: string) => file('declared.csv', `${HEAD}${row}\n9520123000110;DE;1;1;8507;red\n`);
const findings = (...args: string[]) => {
  const { code, lines } = desk(['inspect', battery, '--json', '--trust', signedBy, ...args]);
  const [found] = lines() as {
    headline: string;
    declaration?: { state: string; findings?: { field: string; outcome: string; source?: string }[] };
  }[];
  return { code, headline: found?.headline, declaration: found?.declaration };
};
const outcomes = (found: ReturnType<typeof findings>) =>
  Object.fromEntries(found.declaration?.findings?.map(({ field, outcome }) => [field, outcome]) ?? []);

it('compares the verified credential, whatever the verdict', () => {
  const contradicted = declared(`${SAMPLE.gtin};CN;999999;1;850760;red`);
  const plain = findings();
  const trusted = findings('--declaration', contradicted);
  expect([trusted.code, trusted.headline]).toEqual([plain.code, plain.headline]);
  expect([plain.code, plain.headline, plain.declaration]).toEqual([0, 'valid', undefined]);
  expect(outcomes(trusted)).toMatchObject({ origin: 'contradicts', netMass: 'contradicts', commodityCode: 'only-declared' });

  const agreed = declared(`${SAMPLE.gtin};DE;;;850760;red`);
  expect(outcomes(findings('--declaration', agreed))).toMatchObject({ origin: 'agrees', netMass: 'only-passport' });
});

it('says what was compared and what was not', () => {
  const { stdout, stderr } = desk(['inspect', battery, '--trust', signedBy, '--declaration', declared(`${SAMPLE.gtin};CN;;;;red`)]);
  expect(stdout).toContain('    declaration origin: CONTRADICTS: declared “CN”, found “DE” (verified credential)');
  expect(stderr).toContain('nothing that was inspected is compared with line 3');
  expect(stderr).toContain('not used: colour');
  expect(findings('--declaration', declared('9520123000110;DE;1;1;8507;red')).declaration?.state).toBe('not-declared');
  expect(findings('--declaration', declared(`${SAMPLE.gtin};DE;1;1;8507;red\n${SAMPLE.gtin};DE;1;1;8507;red`)).declaration?.state).toBe(
    'several-rows',
  );
});

it('refuses a table without a product, and a file that is not there', () => {
  const wrong = file('wrong.csv', 'origin\nDE\n');
  expect(desk(['inspect', battery, '--declaration', wrong])).toMatchObject({
    code: 64,
    stderr: expect.stringContaining('no column is called gtin'),
  });
  expect(desk(['inspect', battery, '--declaration', join(folder, 'none.csv')]).code).toBe(64);
});

it('asks a snapshot of the registry, and says how old it is', () => {
  const goods = file('registered.csv', `gtin;commodityCode;registrationId\n${SAMPLE.gtin};850760;REG-1\n`);
  const asked = (code: string, ...more: string[]) => {
    const registry = file('registry.csv', `registrationId,commodityCode\nREG-1,${code}\n`);
    return desk(['inspect', battery, '--trust', signedBy, '--declaration', goods, '--registry', registry, ...more]);
  };
  const date = ['--registry-date', '2026-01-01'];
  const agrees = asked('85076000', ...date);
  expect([agrees.code, agrees.stdout]).toEqual([
    0,
    expect.stringMatching(/registry: registered as declared .*; snapshot registry.csv of 2026-01-01, \d+ days old/),
  ]);
  expect(asked('850780', ...date).stdout).toContain('registry: REGISTERED OTHERWISE (commodityCode differs');
  expect(asked('850760').code).toBe(64);
  expect(asked('850760', '--registry-date', '2999-01-01').code).toBe(64);
  expect(asked('850760', '--registry-date', '2026-02-30').code).toBe(64);
});

it('records the comparison with each entry that --record makes', () => {
  const data = temporaryFolder();
  const made = openApp({ folder: data });
  loadSample(made);
  const own = file('own.json', credentialsByCode(made.store, SAMPLE.dppCode).find(({ format }) => format === 'vc')?.body ?? '');
  made.close();
  const args = ['inspect', own, '--json', '--record', '--data', data, '--by', 'Ana', '--declaration', declared(`${SAMPLE.gtin};CN;;;;red`)];
  const { code, lines, stderr } = desk(args);
  const [told] = lines() as { entry: number; headline: string; declaration: { state: string; findings: object[] } }[];
  expect([code, told?.headline, told?.declaration.state]).toEqual([0, 'valid', 'compared']);
  expect(stderr).toContain('nothing that was inspected is compared with line 3');
  const context = openApp({ folder: data });
  const { declaration } = customsOf(context.store, told?.entry ?? 0);
  expect(declaration).toMatchObject({
    officer: 'Ana',
    goods: { origin: 'CN' },
    file: { name: 'declared.csv', line: 2 },
    findings: told?.declaration.findings,
  });
  expect(firstBroken(context.store, 'customs_log')).toBeUndefined();
  expect(endFaults(context.store, devicePublicKey(data) ?? '')).toEqual([]);
  context.close();
  const registry = file('registry.csv', 'registrationId,commodityCode\nREG-1,850760\n');
  expect(desk([...args, '--registry', registry, '--registry-date', '2026-01-01'])).toMatchObject({
    code: 64,
    stderr: expect.stringContaining('--registry cannot be used with --record'),
  });
});

it('reads a declaration from a workbook, and names its sheets if there are several', async () => {
  const cell = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const rows = `<row r="1">${cell('A1', 'GTIN')}${cell('B1', 'Origin')}${cell('C1', 'Net mass')}${cell('D1', 'Quantity')}</row>
    <row r="2">${cell('A2', SAMPLE.gtin)}${cell('B2', 'CN')}<c r="C2"><v>1.234</v></c><c r="D2"><v>1</v></c></row>`;
  const book = async (name: string, sheets: Record<string, string>) => {
    writeFileSync(join(folder, name), await workbook({ sheets }).bytes());
    return join(folder, name);
  };
  const one = await book('goods.xlsx', { Goods: rows });
  expect(outcomes(findings('--declaration', one))).toMatchObject({ origin: 'contradicts', netMass: 'contradicts' });
  const two = await book('two.xlsx', { Goods: rows, Other: '' });
  expect(desk(['inspect', battery, '--declaration', two])).toMatchObject({
    code: 64,
    stderr: expect.stringContaining('name one of its sheets with --sheet: Goods, Other'),
  });
  expect(outcomes(findings('--declaration', two, '--sheet', 'Goods'))).toMatchObject({ origin: 'contradicts' });
  expect(desk(['inspect', battery, '--sheet', 'Goods']).code).toBe(64);
});

it('asks the snapshot that the data folder keeps, and records the answer', () => {
  const data = temporaryFolder();
  const made = openApp({ folder: data });
  loadSample(made);
  const own = file('own.json', credentialsByCode(made.store, SAMPLE.dppCode).find(({ format }) => format === 'vc')?.body ?? '');
  made.close();
  const registry = (...args: string[]) => desk(['registry', ...args, '--data', data]);
  expect(registry('show')).toMatchObject({ code: 0, stdout: 'registry: no snapshot\n' });
  const rows = file('kept.csv', `registrationId,commodityCode,operator\nREG-1,850760,DE1234567\n`);
  expect(registry('import', rows, '--date', '2026-01-01').code).toBe(64);
  expect(registry('import', rows, '--date', '2999-01-01', '--by', 'Ana')).toMatchObject({ code: 1 });
  const broken = file('broken.csv', 'registrationId,commodityCode\n,850760\n');
  expect(registry('import', broken, '--date', '2026-01-01', '--by', 'Ana')).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('the row names no registration'),
  });
  expect(registry('import', rows, '--date', '2026-01-01', '--by', 'Ana')).toMatchObject({
    code: 0,
    stdout: 'registry: kept.csv of 2026-01-01, 1 registrations, imported by Ana\n',
  });

  const goods = (eori: string) => file('kept-goods.csv', `gtin;commodityCode;registrationId;eori\n${SAMPLE.gtin};850760;REG-1;${eori}\n`);
  const recorded = (eori: string) => {
    const args = ['inspect', own, '--json', '--record', '--data', data, '--by', 'Ana', '--declaration', goods(eori)];
    const { code, lines } = desk(args);
    const [told] = lines() as { entry: number; declaration: { registry: object } }[];
    const context = openApp({ folder: data });
    const { declaration } = customsOf(context.store, told?.entry ?? 0);
    context.close();
    expect(declaration?.registry).toEqual(told?.declaration.registry);
    return { code, registry: declaration?.registry };
  };
  expect(recorded('DE1234567')).toMatchObject({ code: 0, registry: { state: 'registered-as-declared', snapshot: { name: 'kept.csv' } } });
  expect(recorded('DE7654321')).toMatchObject({ code: 0, registry: { state: 'registered-otherwise', differs: ['operator'] } });
  const told = desk(['inspect', own, '--data', data, '--declaration', goods('DE7654321')]);
  expect(told.stdout).toContain('registry: REGISTERED OTHERWISE (operator differs');

  expect(registry('remove')).toMatchObject({ code: 0, stdout: 'registry: no snapshot\n' });
  expect(recorded('DE1234567')).toEqual({ code: 0, registry: undefined });
});

it('compares the line that is printed beside a code, and records it', () => {
  const code = file('code.txt', `https://id.gs1.org/01/${SAMPLE.gtin}/21/${SAMPLE.serial}`);
  const plain = desk(['inspect', code, '--json']);
  const told = (text: string, ...more: string[]) => {
    const { code: exit, lines } = desk(['inspect', code, '--json', '--printed-line', text, ...more]);
    const [found] = lines() as { headline: string; entry?: number; printedLine: { outcome: string } }[];
    return { exit, outcome: found?.printedLine.outcome, entry: found?.entry };
  };
  expect(told(`(01)${SAMPLE.gtin}(21)${SAMPLE.serial}`)).toMatchObject({ exit: plain.code, outcome: 'agrees' });
  expect(told('S/N OTHER')).toMatchObject({ exit: plain.code, outcome: 'differs' });
  expect(desk(['inspect', code, '--printed-line', 'S/N OTHER']).stdout).toContain('serial DIFFERS: code “ABC123”, printed “OTHER”');
  expect(desk(['inspect', code, code, '--printed-line', 'S/N OTHER']).code).toBe(64);
  const data = temporaryFolder();
  const { entry = 0 } = told('S/N OTHER', '--record', '--data', data, '--by', 'Ana');
  const context = openApp({ folder: data });
  expect(customsOf(context.store, entry).line).toMatchObject({ outcome: 'differs', officer: 'Ana', printed: 'S/N OTHER' });
  expect(firstBroken(context.store, 'customs_log')).toBeUndefined();
  context.close();
});
