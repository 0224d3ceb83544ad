// `desk registry export`: files of a hundred over a real store, hashes of the bytes that the service gives out, and refusals by name.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createPublic } from '../../server/api/public.ts';
import { xmlReader } from '../../server/domain/workbooks/xml.ts';
import { publishStored } from '../../server/features/issuing/publish.ts';
import { importText } from '../../server/features/passports/import.ts';
import { passportByCode } from '../../server/store/passports/passports.ts';
import { overSocket } from '../fixtures/client.ts';
import { desk } from '../fixtures/desk-command.ts';
import { freshApp, SAMPLE } from '../fixtures/fresh-app.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const BASE = 'https://resolver.lab.example';
const root = temporaryFolder();
const fresh = freshApp({ sample: true });
afterAll(() => fresh.close());

const { context } = fresh;
const { document = '{}' } = passportByCode(context.store, SAMPLE.dppCode) ?? {};
const {
  sample: _1,
  digitalProductPassportId: _2,
  uniqueProductIdentifier: _3,
  batteryPassportIdentifier: _4,
  hsCode: _5,
  commodityCodes: _6,
  backupCopy: _7,
  ...rest
} = JSON.parse(document) as Record<string, unknown>;

function add(serial: string, change: Readonly<Record<string, unknown>> = {}): string {
  const dppCode = `DPP-${SAMPLE.gtin}-${serial}`;
  const { refused } = importText(JSON.stringify({ ...rest, serial, dppCode, ...change }), context);
  if (refused.length > 0) throw new Error(JSON.stringify(refused));
  publishStored(dppCode, context);
  return dppCode;
}

const earlier = add('PLAIN-HTTP');
context.changeSettings({ baseUrl: BASE });
const full = add('A001', {
  manufacturer: { name: 'Müller & <Söhne> "GmbH"', operatorId: 'EORI DE123' },
  commodityCodes: [
    { scheme: 'HS', code: '850760' },
    { scheme: 'TARIC', code: '8507600030' },
  ],
  backupCopy: { provider: 'Archive', url: 'https://backup.example/a?b=1&c=2' },
});
for (let number = 2; number <= 104; number++) add(`A${String(number).padStart(3, '0')}`, number === 2 ? { hsCode: '85076000' } : {});

interface Entry {
  readonly uniqueProductIdentifier: string;
  readonly passport: { readonly address: string };
  readonly contentHash: { readonly value: string };
}

test('all that can be registered, a hundred in a file; what cannot is refused by name', async () => {
  const out = join(root, 'json');
  const { code, stdout, stderr } = desk(['registry', 'export', '--all', '--out', out, '--data', fresh.folder]);
  expect([code, stdout]).toEqual([
    1,
    expect.stringMatching(/^exported 104 into 2 files; refused \d+; without a commodity code 102, without a back-up address 103\n$/),
  ]);
  expect(stderr).toContain(`REFUSED identifier-not-https: ${earlier}: its identifier is 'http://localhost:8080/api/v1/public/01/`);
  expect(stderr).toContain(`REFUSED sample: ${SAMPLE.dppCode}: it is a sample`);
  expect(readdirSync(out)).toEqual(['registry-0001.json', 'registry-0002.json']);
  const files = readdirSync(out).map((name) => JSON.parse(readFileSync(join(out, name), 'utf8')) as { notice: string; entries: Entry[] });
  expect(files.map(({ entries }) => entries.length)).toEqual([100, 4]);
  expect(files[0]?.notice).toContain('It is not an official format');
  const entries = files.flatMap((file) => file.entries);
  expect(new Set(entries.map(({ uniqueProductIdentifier }) => uniqueProductIdentifier)).size).toBe(104);
  expect(entries[0]).toEqual({
    uniqueProductIdentifier: `${BASE}/api/v1/public/01/${SAMPLE.gtin}/21/A001`,
    granularity: 'item',
    commodityCode: { nomenclature: 'TARIC', code: '8507600030' },
    operator: { name: 'Müller & <Söhne> "GmbH"', identifier: 'EORI DE123' },
    passport: { address: `${BASE}/api/v1/public/dpp/${full}/vc`, mediaType: 'application/vc+ld+json' },
    backup: { provider: 'Archive', address: 'https://backup.example/a?b=1&c=2' },
    contentHash: { algorithm: 'SHA-256', value: expect.stringMatching(/^[0-9a-f]{64}$/) },
  });
  expect(entries[1]).toMatchObject({ commodityCode: { nomenclature: 'CN', code: '85076000' } });

  const client = await overSocket(createPublic(fresh.reader, { report: (fault) => expect.fail(String(fault)) }));
  for (const { passport, contentHash } of [...entries.slice(0, 3), ...entries.slice(-1)]) {
    const { bytes } = await client.ask(passport.address.slice(BASE.length));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(contentHash.value);
  }
  await client.close();
});

test('the XML holds the same, whatever is in the names', () => {
  const out = join(root, 'xml');
  expect(desk(['registry', 'export', full, '--out', out, '--format', 'xml', '--data', fresh.folder]).code).toBe(0);
  const found: string[] = [];
  let text = '';
  const reader = xmlReader({
    open: (name, attributes) => {
      found.push([name, ...[...attributes].filter(([key]) => key !== 'generatedAt').map(([key, value]) => `${key}=${value}`)].join(' '));
      text = '';
    },
    text: (part) => (text += part),
    close: (name) => {
      if (name === 'operator' || name === 'backup') found.push(text);
    },
  });
  reader.push(readFileSync(join(out, 'registry-0001.xml'), 'utf8'));
  reader.end();
  expect(found).toEqual([
    'registryExport xmlns=urn:dpp-desk:registry-export:1',
    ...['notice', 'product', 'uniqueProductIdentifier', 'granularity', 'commodityCode nomenclature=TARIC'],
    ...['operator identifier=EORI DE123', 'Müller & <Söhne> "GmbH"'],
    'passport mediaType=application/vc+ld+json',
    ...['backup provider=Archive', 'https://backup.example/a?b=1&c=2'],
    'contentHash algorithm=SHA-256',
  ]);
});

test('an unknown code is refused, a folder with files is wrong use, and nothing is written', () => {
  const out = join(root, 'none');
  const { code, stderr } = desk(['registry', 'export', 'DPP-NOT-THERE', '--out', out, '--data', fresh.folder]);
  expect([code, stderr, readdirSync(out)]).toEqual([1, expect.stringContaining('REFUSED not-published: DPP-NOT-THERE'), []]);
  expect(desk(['registry', 'export', '--all', '--out', join(root, 'json'), '--data', fresh.folder])).toMatchObject({
    code: 64,
    stderr: expect.stringContaining('is not empty'),
  });
  expect(desk(['registry', 'export', '--data', fresh.folder]).code).toBe(64);
});
