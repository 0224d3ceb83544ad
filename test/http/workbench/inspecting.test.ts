// Inspecting over the API of the workbench: over real sockets and over the port.
import { createHash, randomBytes } from 'node:crypto';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import type { Inspection } from '../../../server/contract/index.ts';
import { storeFile } from '../../../server/store/open.ts';
import { credentialsByCode } from '../../../server/store/passports/credentials.ts';
import { passportByCode } from '../../../server/store/passports/passports.ts';
import { askedWorkbench } from '../../fixtures/asked-workbench.ts';
import { TRANSPORTS } from '../../fixtures/client.ts';
import { freshApp, SAMPLE } from '../../fixtures/fresh-app.ts';

const HELD = { decision: 'held', officer: 'M. Okafor', place: 'Rotterdam' };

describe.each(TRANSPORTS)('inspecting at the workbench over %s', (_, connect) => {
  const { context, get, inspectText, refused, send } = askedWorkbench(connect);

  test('a scanned code of a passport held here gives its verdict, and the log keeps it', async () => {
    const inspection = await inspectText(`http://localhost:8080/api/v1/public/01/${SAMPLE.gtin}/21/${SAMPLE.serial}`, {
      channel: 'camera',
      symbology: ']Q1',
    });
    expect(inspection).toMatchObject({ headline: 'valid', sample: true, product: { dppCode: SAMPLE.dppCode } });
    expect((await get(`/inspections/${inspection.id}`)).json).toEqual(inspection);
  });

  test('an altered credential is invalid, also as bytes of a file', async () => {
    const body = credentialsByCode(context.store, SAMPLE.dppCode).find(({ format }) => format === 'vc')?.body ?? '';
    const altered = Buffer.from(body.replace(/"name":"(?=[A-Z])/, '"name":"x')).toString('base64');
    const { status, json } = await send('POST', '/inspections', { channel: 'file', base64: altered, fileName: 'passport.json' });
    expect([status, json.inspections[0].headline, json.inspections[0].reasons]).toEqual([
      201,
      'invalid',
      expect.arrayContaining(['DPP-SIG-02']),
    ]);
  });

  test('what pixels did not give is logged too', async () => {
    const { status, json } = await send('POST', '/inspections', {
      channel: 'camera',
      unreadable: { code: 'DPP-INP-18', detail: 'no code' },
    });
    expect([status, json.inspections[0].headline, json.inspections[0].recognised.inputCode]).toEqual([201, 'cannot-check', 'DPP-INP-18']);
  });

  test('text as hostile as it comes is logged as it came', async () => {
    for (const text of ['\0', '__proto__', '{"__proto__":{"a":1}}', '\u202eevil', `${'['.repeat(3000)}`, '']) {
      expect((await inspectText(text)).input.text).toBe(text);
    }
  });

  test('a document of 6 MiB is refused by name, not by the transport', async () => {
    const inspection = await inspectText(JSON.stringify({ a: 'x'.repeat(6 * 1024 * 1024) }));
    expect([inspection.headline, inspection.recognised.inputCode]).toEqual(['cannot-check', 'DPP-INP-10']);
  });

  test('the passport behind an own credential says whether the data are complete, which decides nothing', async () => {
    const code = `DPP-${SAMPLE.gtin}-GAPS1`;
    const { hazardousSubstances: _, ...document } = JSON.parse(passportByCode(context.store, SAMPLE.dppCode)?.document ?? '{}');
    const { uniqueProductIdentifier: __, digitalProductPassportId: ___, batteryPassportIdentifier: ____, ...gaps } = document;
    await send('POST', '/passports', { ...gaps, dppCode: code, serial: 'GAPS1', placedOnMarketDate: '2027-03-01' });
    await send('POST', `/passports/${code}/publish`);
    const completeness = ({ checks }: Inspection) => checks.filter(({ check }) => check === 'completeness');
    const missing = await inspectText(code);
    expect(missing).toMatchObject({ headline: 'valid', reasons: expect.arrayContaining(['DPP-CPL-02']) });
    // The page names the fields in its language, by the values behind the English sentence.
    expect(completeness(missing)).toMatchObject([
      {
        outcome: 'failed',
        code: 'DPP-CPL-02',
        detail: expect.stringContaining('hazardousSubstances'),
        particulars: { id: 'missing', values: { fields: [{ field: 'hazardousSubstances' }] } },
      },
    ]);
    expect(completeness(await inspectText(SAMPLE.dppCode))).toMatchObject([
      { check: 'completeness', outcome: 'not-checked', code: 'DPP-CPL-04', detail: expect.stringContaining('required from 2027-02-18') },
    ]);
    const carried = credentialsByCode(context.store, code).find(({ format }) => format === 'vc')?.body ?? '';
    // The same from the content of the credential alone, wherever it travels.
    expect(completeness(await inspectText(carried))).toMatchObject([
      { code: 'DPP-CPL-02', detail: expect.stringMatching(/^hazardousSubstances; by the rules of .* for 2027-03-01/) },
    ]);
  });

  test('what another computer signed under its localhost is not simply called altered', async () => {
    const other = freshApp({ sample: true });
    const text = credentialsByCode(other.context.store, SAMPLE.dppCode).find(({ format }) => format === 'vc')?.body ?? '';
    other.close();
    expect((await inspectText(text)).checks[0]).toMatchObject({
      code: 'DPP-SIG-02',
      detail: expect.stringContaining('another computer'),
    });
  });

  test('a verify link finds the copy with its digest, and no other', async () => {
    const copy = credentialsByCode(context.store, SAMPLE.dppCode).find(({ format }) => format === 'vc');
    const link = (hash?: string) =>
      `https://v.example/verify?q=${encodeURIComponent(JSON.stringify({ payload: { uri: copy?.credentialId, ...(hash === undefined ? {} : { hash }) } }))}`;
    const digest = createHash('sha256').update(copy?.body ?? '');
    const hex = digest.copy().digest('hex');
    for (const right of [hex, hex.toUpperCase(), undefined]) expect((await inspectText(link(right))).headline).toBe('valid');
    for (const wrong of ['0'.repeat(64), digest.digest('base64url'), 'zQm'])
      expect(await inspectText(link(wrong))).toMatchObject({
        headline: 'cannot-check',
        checks: expect.arrayContaining([expect.objectContaining({ code: 'DPP-SIG-13', detail: expect.stringContaining('digest') })]),
      });
  });

  test('on a full disk an inspection is refused in a sentence and logged not at all; with room again it is', async () => {
    const { total } = (await get('/inspections')).json;
    const pages = context.store.db.pragma('page_count', { simple: true });
    // At random: nothing of it can be compressed.
    const large = { channel: 'paste', text: `"${randomBytes(500_000).toString('hex')}"` };
    context.store.db.pragma(`max_page_count = ${pages}`);
    const answer = await send('POST', '/inspections', large);
    expect([answer.status, answer.json.code, answer.json.detail]).toEqual([503, 'disk-full', expect.stringContaining('is full')]);
    expect((await get('/inspections')).json.total).toBe(total);
    context.store.db.pragma('max_page_count = 4294967294');
    expect((await send('POST', '/inspections', large)).status).toBe(201);
    expect((await get('/inspections')).json.total).toBe(total + 1);
  });

  test('a decision while another program writes is refused with a code that says so, and is not in the log; afterwards it is, once', async () => {
    const { id } = await inspectText(`01${SAMPLE.gtin}`);
    const decide = () => send('POST', `/inspections/${id}/decisions`, { ...HELD, reference: '', note: '' });
    const other = new Database(storeFile(context.store.folder));
    context.store.db.pragma('busy_timeout = 0');
    other.exec('BEGIN IMMEDIATE');
    await refused(decide(), 503, 'store-busy');
    other.exec('ROLLBACK');
    other.close();
    context.store.db.pragma('busy_timeout = 5000');
    expect((await get(`/inspections/${id}`)).json.decisions).toEqual([]);
    expect((await decide()).status).toBe(201);
    expect((await get(`/inspections/${id}`)).json.decisions).toMatchObject([HELD]);
  });

  test('an ambiguous scan is asked about; the reading that is chosen is inspected as the assumption that it is', async () => {
    const text = `01${SAMPLE.gtin}10LOT21ABC`;
    const { headline, reasons, recognised } = await inspectText(text, { channel: 'wedge' });
    expect([headline, reasons, recognised.kind]).toEqual(['cannot-check', ['DPP-SIG-18'], 'ambiguous']);
    for (const { gtin, serial, batch } of recognised.candidates ?? []) {
      const chosen = { gtin, ...(serial === null ? {} : { serial }), ...(batch === undefined ? {} : { batch }) };
      const inspection = await inspectText(text, { channel: 'wedge', chosen });
      expect(inspection.recognised).toMatchObject({ kind: 'gs1', ...chosen, flags: ['assumed'] });
      expect(inspection.input.text).toBe(text);
    }
    expect(recognised.candidates?.length).toBeGreaterThan(1);
  });

  test('a text that comes as bytes is kept whole, also where it was called unreadable', async () => {
    const base64 = Buffer.from('kept whole').toString('base64');
    const unreadable = { code: 'DPP-INP-19', detail: 'the picture is damaged' };
    for (const more of [{ unreadable }, {}]) {
      const { json } = await send('POST', '/inspections', { channel: 'file', base64, ...more });
      expect((await get(`/inspections/${json.inspections[0].id}`)).json.input.text).toBe('kept whole');
    }
  });

  test.each([
    ['no channel', { text: 'x' }, '/channel'],
    ['an unknown channel', { channel: 'x', text: 'x' }, '/channel'],
    ['nothing to inspect', { channel: 'paste' }, '/text'],
    ['text and bytes', { channel: 'paste', text: 'x', base64: 'AAAA' }, '/base64'],
    ['bytes that are not base64', { channel: 'file', base64: 'A*==' }, '/base64'],
    ['base64 with loose bits', { channel: 'file', base64: 'AB==' }, '/base64'],
    ['a number for text', { channel: 'paste', text: 1 }, '/text'],
    ['a member too many', { channel: 'paste', text: 'x', extra: 1 }, '/extra'],
    ['a GTIN of 13 digits to compare with', { channel: 'paste', text: 'x', expect: { gtin: '9520123456788' } }, '/expect/gtin'],
    ['a serial of 21 characters', { channel: 'paste', text: 'x', chosen: { gtin: SAMPLE.gtin, serial: 'a'.repeat(21) } }, '/chosen/serial'],
    [
      'a reading that the text has not',
      { channel: 'paste', text: '0109520123456788211710', chosen: { gtin: '04006381333931' } },
      '/chosen',
    ],
    ['an unknown reason', { channel: 'file', unreadable: { code: 'X', detail: '' } }, '/unreadable/code'],
  ])('refuses %s', async (_case, body, pointer) => {
    await refused(send('POST', '/inspections', body), 400, 'bad-body', pointer);
  });

  test('refuses what is no JSON, and what is too large for anything', async () => {
    await refused(send('POST', '/inspections', '{'), 400, 'bad-json');
    await refused(send('POST', '/inspections', `{"text":"${'x'.repeat(17 * 1024 * 1024)}"}`), 413, 'too-large');
  });
});
