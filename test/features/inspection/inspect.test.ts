// Inspecting on a desk with a real store: what is logged, once, and what it says of copies that were tampered with.
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InspectRequest } from '../../../server/contract/index.ts';
import { CREDENTIAL_TYPES, ISSUED_FORMATS } from '../../../server/domain/formats/credential-types.ts';
import { openApp } from '../../../server/features/app/open-app.ts';
import type { AppContext } from '../../../server/features/app-context/index.ts';
import { inspect } from '../../../server/features/inspection/inspect.ts';
import { loadSample } from '../../../server/features/passports/sample.ts';
import { listInspections } from '../../../server/store/audit-log/list.ts';
import { passportsByCode } from '../../../server/store/passports/credentials.ts';
import { passportByCode } from '../../../server/store/passports/passports.ts';
import { asPlainRows } from '../../fixtures/plain-rows.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const CODE = 'DPP-09520123456788-ABC123';
const LINK = 'https://id.example.org/01/09520123456788/21/ABC123';

describe('inspecting', () => {
  const folder = temporaryFolder();
  let context: AppContext;
  let now = new Date('2026-11-22T10:00:00Z');
  const one = (request: Partial<InspectRequest>) => {
    const [inspection] = inspect({ channel: 'wedge', ...request }, context).inspections;
    if (inspection === undefined) throw new Error('nothing was inspected');
    return inspection;
  };
  beforeAll(() => {
    context = openApp({ folder: join(folder, 'data'), now: () => now });
    loadSample(context);
    // Some cases alter a form in the store.
    asPlainRows(context.store);
  });
  afterAll(() => context.close());

  it('says of a passport issued here that it was issued on this computer, and that it is a sample', () => {
    expect(one({ text: LINK })).toMatchObject({ headline: 'valid', reasons: ['DPP-ISS-02', 'DPP-STA-02'], sample: true });
  });

  it('says of a token in the JSON serialisation that its kind of signature is not supported, not that it has none', () => {
    const part = { protected: 'eyJhbGciOiJFZERTQSJ9', signature: 'AA' };
    for (const signed of [
      { payload: 'e30', ...part },
      { payload: 'e30', signatures: [part] },
      { payload: 'e30', signature: 'AA', header: { disclosures: [] } },
    ])
      expect(one({ text: JSON.stringify(signed) })).toMatchObject({ headline: 'cannot-check', reasons: ['DPP-SIG-10'] });
    for (const plain of [{ payload: 'e30' }, { payload: {}, ...part }, { payload: 'e30', signatures: [1] }, { ...part }])
      expect(one({ text: JSON.stringify(plain) })).toMatchObject({ headline: 'cannot-check', reasons: ['DPP-SIG-17'] });
  });

  it('finds the passport by every spelling of its key', () => {
    for (const text of [CODE, '(01)09520123456788(21)ABC123', ']Q3010952012345678821ABC123', `https://anywhere.example/dpp/${CODE}`])
      expect(one({ text })).toMatchObject({ headline: 'valid', product: { dppCode: CODE } });
  });

  it('knows what a token hides by another copy of it, and only then', () => {
    const whole = passportsByCode(context.store, CODE).find(({ format }) => format === 'sd-jwt')?.body ?? '';
    const [jwt = ''] = whole.split('~');
    expect(one({ text: `${jwt}~` }).credential?.undisclosedNames).toEqual(expect.arrayContaining(['hsCode', 'productName']));
    expect(one({ text: whole }).credential?.undisclosedNames).toBeUndefined();
    const elsewhere = openApp({ folder: join(folder, 'elsewhere'), now: () => now });
    const [there] = inspect({ channel: 'paste', text: `${jwt}~` }, elsewhere).inspections;
    elsewhere.close();
    expect(there?.credential?.undisclosedNames).toBeUndefined();
  });

  it('never looks another item up', () => {
    for (const text of [LINK.replace('ABC123', 'ABC12'), LINK.replace('ABC123', 'abc123')])
      expect(one({ text })).toMatchObject({ headline: 'cannot-check', reasons: ['DPP-SIG-13'] });
  });

  it('says of the fingerprint of a key what it is, and not that it could not be read', () => {
    const text = 'ab12 '.repeat(16).trim();
    const said = one({ text });
    expect(said).toMatchObject({ headline: 'cannot-check', reasons: ['DPP-SIG-26'], recognised: { inputCode: 'DPP-INP-22' } });
    expect(said.checks.find(({ check }) => check === 'integrity')).toMatchObject({ outcome: 'not-checked', code: 'DPP-SIG-26' });
    expect(said.checks.filter(({ outcome, check }) => outcome === 'passed' && check !== 'clock')).toEqual([]);
  });

  it('says that a number names the product as a whole, and that a text names nothing', () => {
    expect(one({ text: '09520123456788' })).toMatchObject({ headline: 'cannot-check', reasons: ['DPP-SIG-20'] });
    expect(one({ text: 'hello world' })).toMatchObject({ headline: 'cannot-check', reasons: ['DPP-SIG-21'] });
  });

  it('takes a certificate about a product for no passport of it', () => {
    const file = context.store.db.prepare(
      `INSERT INTO credentials (credential_id, gtin, serial, type, format, issuer, received_at, source, sha256, body, sample)
       SELECT 'urn:x', gtin, 'NEW1', ?, format, issuer, received_at, 'imported', ?, body, 0 FROM credentials
       WHERE dpp_code = ? AND type = 'DigitalProductPassport' AND format = 'vc'`,
    );
    const scan = { text: LINK.replace('ABC123', 'NEW1') };
    file.run('DigitalConformityCredential', 'certificate', CODE);
    expect(one(scan)).toMatchObject({ headline: 'cannot-check', reasons: ['DPP-SIG-13'] });
    file.run('DigitalProductPassport', 'passport', CODE);
    expect(one(scan)).toMatchObject({ headline: 'invalid', reasons: ['DPP-PRD-04'] });
    expect(one({ text: 'DPP-09520123456788-NEW1' })).toMatchObject({ headline: 'invalid', reasons: ['DPP-PRD-04'] });
  });

  it('takes what the service itself issued about a product, in no form, for its passport', () => {
    const { db } = context.store;
    const issued = db.prepare("SELECT type, format FROM credentials WHERE dpp_code = ? AND type <> 'DigitalProductPassport'").all(CODE);
    for (const type of CREDENTIAL_TYPES.slice(1)) for (const format of ISSUED_FORMATS) expect(issued).toContainEqual({ type, format });
    // The same from another service: its type is an address there.
    db.prepare(
      `INSERT INTO credentials (credential_id, dpp_code, gtin, serial, type, format, issuer, received_at, source, sha256, body, sample)
       SELECT 'urn:y', dpp_code, gtin, serial, 'https://other.example/vct/' || type, format, issuer, received_at, 'imported', 'y' || id, body, 0
       FROM credentials WHERE dpp_code = ? AND format = 'sd-jwt' AND type <> 'DigitalProductPassport'`,
    ).run(CODE);
    db.prepare(
      "UPDATE credentials SET dpp_code = 'moved:' || dpp_code, gtin = 'moved:' || gtin WHERE dpp_code = ? AND type = 'DigitalProductPassport'",
    ).run(CODE);
    for (const text of [LINK, CODE]) expect(one({ text })).toMatchObject({ headline: 'cannot-check', reasons: ['DPP-SIG-13'] });
    db.exec("UPDATE credentials SET dpp_code = replace(dpp_code, 'moved:', ''), gtin = replace(gtin, 'moved:', '')");
    db.prepare("DELETE FROM credentials WHERE credential_id = 'urn:y'").run();
    expect(one({ text: LINK })).toMatchObject({ headline: 'valid' });
  });

  it('logs a request that is sent twice once, and answers the same', () => {
    const request = { text: LINK, requestId: 'a3f1c0de-0000-4000-8000-000000000001' };
    const before = listInspections(context.store, { limit: 1, offset: 0 }).total ?? 0;
    const first = one(request);
    expect(one(request)).toEqual(first);
    expect(listInspections(context.store, { limit: 1, offset: 0 }).total).toBe(before + 1);
  });

  it('holds a credential against what was scanned before', () => {
    const body = context.store.db
      .prepare("SELECT body FROM credentials WHERE dpp_code = ? AND type = 'DigitalProductPassport' AND format = 'vc'")
      .pluck()
      .get(CODE) as string;
    expect(one({ text: body, expect: { gtin: '09520123456788', serial: 'ABC123' } })).toMatchObject({ headline: 'valid' });
    expect(one({ text: body, expect: { gtin: '09520123456788', serial: 'OTHER' } })).toMatchObject({
      headline: 'invalid',
      reasons: ['DPP-PRD-04'],
    });
  });

  it('does not let the passport of one item do for every item of the product', () => {
    const body = context.store.db
      .prepare("SELECT body FROM credentials WHERE dpp_code = ? AND type = 'DigitalProductPassport' AND format = 'vc'")
      .pluck()
      .get(CODE) as string;
    const inspection = one({ text: body, expect: { gtin: '09520123456788' } });
    expect(inspection).toMatchObject({ headline: 'valid-not-current', reasons: expect.arrayContaining(['DPP-PRD-08']) });
  });

  it('holds the code of a passport without GTIN against the one that its credential states', () => {
    const { dpp_code: code } = context.store.db.prepare('SELECT dpp_code FROM passports WHERE gtin IS NULL').get() as { dpp_code: string };
    expect(one({ text: code }).checks).toContainEqual(expect.objectContaining({ check: 'product', code: 'DPP-PRD-01' }));
    const foreign = context.store.db
      .prepare("SELECT body FROM credentials WHERE dpp_code = ? AND type = 'DigitalProductPassport' AND format = 'vc'")
      .pluck()
      .get(CODE) as string;
    const present = context.store.db
      .prepare("SELECT id, body FROM credentials WHERE dpp_code = ? AND type = 'DigitalProductPassport' AND format = 'vc'")
      .get(code) as { id: number; body: string };
    const rewrite = context.store.db.prepare('UPDATE credentials SET body = ? WHERE id = ?');
    const token = context.store.db.prepare("DELETE FROM credentials WHERE dpp_code = ? AND format <> 'vc'");
    rewrite.run(foreign, present.id);
    token.run(code);
    expect(one({ text: code })).toMatchObject({ headline: 'invalid', reasons: ['DPP-PRD-03'] });
    rewrite.run(present.body, present.id);
  });

  it('takes the reading that a person chose of an ambiguous scan', () => {
    const text = '010952012345678810LOT121ABC123';
    expect(one({ text })).toMatchObject({ headline: 'cannot-check', reasons: ['DPP-SIG-18'] });
    expect(one({ text, chosen: { gtin: '09520123456788', serial: 'ABC123', batch: 'LOT1' } })).toMatchObject({ headline: 'valid' });
  });

  it('logs what could not be read, with the reason', () => {
    const refused = one({ channel: 'file', text: '', fileName: 'blank.png', unreadable: { code: 'DPP-INP-18', detail: 'nothing in it' } });
    expect(refused).toMatchObject({
      headline: 'cannot-check',
      recognised: { kind: 'invalid', inputCode: 'DPP-INP-18' },
      input: { fileName: 'blank.png' },
    });
  });

  it('keeps the last 255 characters of a file name, which say the page', () => {
    const fileName = `${'😀'.repeat(200)}papers.pdf#page=12`;
    // The cut falls into a character of two units.
    const kept = `\uFFFD${'😀'.repeat(118)}papers.pdf#page=12`;
    expect(one({ channel: 'file', text: 'x', fileName })).toMatchObject({ input: { fileName: kept } });
  });

  it('calls nothing expired or not yet valid on a clock that is behind the log', () => {
    now = new Date('2026-11-21T00:00:01Z');
    expect(one({ text: LINK })).toMatchObject({ headline: 'valid-not-current', reasons: expect.arrayContaining(['DPP-CLK-02']) });
    expect(context.state().notices.map(({ code }) => code)).toContain('clock-behind');
    now = new Date('2026-11-22T11:00:00Z');
  });

  it('shows a passport that its issuer set to invalid as invalid, intact as it is', () => {
    const record = passportByCode(context.store, 'DPP-09520123456788-ABC123');
    context.store.db.prepare("UPDATE passports SET dpp_status = 'invalid' WHERE dpp_code = ?").run(CODE);
    const inspection = one({ text: LINK });
    expect(inspection).toMatchObject({ headline: 'invalid', reasons: ['DPP-STA-22'] });
    expect(inspection.checks).toContainEqual(expect.objectContaining({ check: 'integrity', outcome: 'passed' }));
    context.store.db.prepare('UPDATE passports SET dpp_status = ? WHERE dpp_code = ?').run(record?.dppStatus, CODE);
  });

  it('shows an altered copy first, however many intact ones are held', () => {
    context.store.db
      .prepare("UPDATE credentials SET body = replace(body, 'VeloPack', 'VeloPakk') WHERE dpp_code = ? AND format = 'vc'")
      .run(CODE);
    expect(one({ text: LINK })).toMatchObject({ headline: 'invalid', reasons: ['DPP-SIG-02'] });
  });

  it('does not say "altered" of a passport whose issuer is not known any more', () => {
    context.changeSettings({ baseUrl: 'https://renamed.example' });
    const other = context.store.db
      .prepare("SELECT dpp_code FROM credentials WHERE dpp_code <> ? AND format = 'vc' LIMIT 1")
      .pluck()
      .get(CODE) as string;
    expect(one({ text: other })).toMatchObject({ headline: 'unknown-issuer' });
  });
});
