// From the scan to the verdict through the real store: of which product a held copy speaks, and of which it does not.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../server/domain/json/json.ts';
import { inspect } from '../../../server/features/inspection/inspect.ts';
import { publishStored } from '../../../server/features/issuing/publish.ts';
import { importText } from '../../../server/features/passports/import.ts';
import { refileCopies } from '../../../server/features/passports/refile-copies.ts';
import { credentialsByCode } from '../../../server/store/passports/credentials.ts';
import { passportByCode } from '../../../server/store/passports/passports.ts';
import { putIssuer } from '../../../server/store/trust/issuers.ts';
import { type FreshApp, freshApp, SAMPLE } from '../../fixtures/fresh-app.ts';
import { DID, didDocument, passport, secure } from '../../fixtures/issuing.ts';
import { claim, flat, hiding, issueSdJwt } from '../../fixtures/sd-jwt-issuing.ts';
import { statusEntry, statusList } from '../../fixtures/status-list-issuing.ts';

const GTIN = '09506000134352';
const END = Date.parse('2027-01-01T00:00:00Z') / 1000;
const link = (path: string): string => `https://maker.example/01/${GTIN}${path}`;

let fresh: FreshApp;
beforeEach(() => {
  fresh = freshApp({ now: () => new Date('2026-12-01T12:00:00Z') });
  putIssuer(fresh.context.store, {
    did: DID,
    origin: 'local',
    status: 'granted',
    didDocument: didDocument(),
    asOf: '2026-06-01T00:00:00Z',
  });
});
afterEach(() => fresh.close());

const bring = (text: string): void => expect(importText(text, fresh.context).refused).toEqual([]);
const scan = (text: string) => inspect({ channel: 'camera', text }, fresh.context).inspections[0];
const reads = (text: string): readonly [string | undefined, string | undefined] => {
  const found = scan(text);
  return [found?.headline, found?.reasons[0]];
};
const about = (credentialSubject: Json, more: JsonObject = {}): string =>
  JSON.stringify(
    secure(
      passport({
        '@context': ['https://www.w3.org/ns/credentials/v2', 'https://vocabulary.uncefact.org/untp/0.7.0/context/'],
        type: ['VerifiableCredential', 'DigitalProductPassport'],
        credentialSubject,
        ...more,
      }),
    ),
  );

describe('a held copy', () => {
  it('V1: whose serial is hidden is found for no serial of the GTIN', () => {
    const { dppCode: _, ...bare } = flat({ exp: END, gtin: GTIN, granularity: 'item' });
    const serial = claim('serial', 'A1');
    bring(issueSdJwt({ ...bare, ...hiding(serial) }));
    expect(reads(link('/21/B2'))).toEqual(['cannot-check', 'DPP-SIG-13']);
    bring(issueSdJwt({ ...bare, ...hiding(serial) }, [serial]));
    expect(reads(link('/21/B2'))).toEqual(['cannot-check', 'DPP-SIG-13']);
    expect(reads(link('/21/A1'))[0]).toBe('valid');
  });

  it('V6: that says it is of an item without saying of which speaks for none', () => {
    bring(about({ id: link(''), idGranularity: 'item', itemNumber: 5 }));
    expect(reads(link('/21/B2'))[0]).toBe('cannot-check');
  });

  it('V7: of one third-party serial does not speak for another, in any spelling', () => {
    bring(about({ id: link('/235/TPX1'), idGranularity: 'item' }));
    expect(reads(link('/235/TPX1'))[0]).toBe('valid');
    expect(reads(`(01)${GTIN}(235)TPX1`)[0]).toBe('valid');
    for (const other of [link('/235/TPX2'), `(01)${GTIN}(235)TPX2`, link('/21/TPX1')]) expect(reads(other)[0]).toBe('cannot-check');
  });

  it('V7: of one variant does not speak for another', () => {
    bring(about({ id: link('/22/RED'), idGranularity: 'model' }));
    expect(reads(link('/22/RED/21/A1'))[0]).toBe('valid');
    expect(reads(link('/22/BLUE/21/A1'))[0]).toBe('cannot-check');
    expect(reads(link('/21/A1'))).toEqual(['valid-not-current', 'DPP-PRD-09']);
  });

  it('V12: that names the item second is found, and tells that it was revoked', () => {
    const subjects = [
      { id: link('/21/A1'), idGranularity: 'item' },
      { id: link('/21/B2'), idGranularity: 'item' },
    ];
    bring(about(subjects, { credentialStatus: statusEntry('7') }));
    expect(importText(JSON.stringify(secure(statusList([7]))), fresh.context).refused).toEqual([]);
    for (const item of ['/21/A1', '/21/B2']) expect(reads(link(item))).toEqual(['invalid', 'DPP-STA-20']);
    expect(reads(link('/21/C3'))).toEqual(['cannot-check', 'DPP-SIG-13']);
  });

  it('V12: that an earlier version filed under its first product only is filed under all of them', () => {
    const { store } = fresh.context;
    const subjects = ['/21/A1', '/21/B2'].map((item) => ({ id: link(item), idGranularity: 'item' }));
    bring(about(subjects));
    store.db.exec(`DELETE FROM credential_products; INSERT INTO settings VALUES ('refiling', '{"after":0,"last":1}')`);
    expect(reads(link('/21/B2'))).toEqual(['cannot-check', 'DPP-SIG-13']);
    refileCopies(fresh.context, 200);
    for (const item of ['/21/A1', '/21/B2']) expect(reads(link(item))[0]).toBe('valid');
  });

  it('V15: says from its own content whether the data are complete', () => {
    const completeness = (text: string) => scan(text)?.checks.find(({ check }) => check === 'completeness');
    bring(about({ id: link('/21/A1'), idGranularity: 'item' }));
    expect(completeness(link('/21/A1'))).toMatchObject({ code: 'DPP-CPL-03', detail: expect.stringContaining('product group') });
    bring(about({ id: link('/21/B2'), idGranularity: 'item', characteristics: { category: 'steel' } }));
    expect(completeness(link('/21/B2'))).toMatchObject({ code: 'DPP-CPL-04', detail: expect.stringContaining('no adopted act') });
    // A kind that is no text ends no inspection.
    bring(about({ id: link('/21/D4'), idGranularity: 'item', characteristics: { category: 'battery', batteryCategory: { toString: 1 } } }));
    expect(completeness(link('/21/D4'))).toMatchObject({ code: 'DPP-CPL-04' });
    const battery = { category: 'battery', batteryCategory: 'lmt', placedOnMarketDate: '2027-03-01' };
    bring(about({ id: link('/21/C3'), idGranularity: 'item', characteristics: battery }));
    expect(completeness(link('/21/C3'))).toMatchObject({
      code: 'DPP-CPL-02',
      detail: expect.stringMatching(/\bchemistry\b.*for 2027-03-01/),
    });
  });
});

describe('our own issue', () => {
  const maker = () => freshApp({ sample: true, now: () => new Date('2026-12-01T12:00:00Z') });

  it('V15: says by its content, on another computer, which data are not for everyone', () => {
    const made = maker();
    // Every service is called localhost until it is named.
    fresh.context.changeSettings({ baseUrl: 'https://office.example' });
    const { did, didDocument: document } = made.context.signer();
    const vc = (code: string): string => credentialsByCode(made.context.store, code).find(({ format }) => format === 'vc')?.body ?? '';
    putIssuer(fresh.context.store, { did, origin: 'local', status: 'granted', didDocument: document, asOf: '2026-06-01T00:00:00Z' });
    const completeness = (body: string) =>
      inspect({ channel: 'file', text: body }, fresh.context).inspections[0]?.checks.find(({ check }) => check === 'completeness');
    expect(completeness(vc('DPP-09520123000318-TS-114-00087'))).toMatchObject({ code: 'DPP-CPL-04' });
    // The sample was placed on the market before the law required a passport. The same battery a year later needs all its data.
    expect(completeness(vc(SAMPLE.dppCode))).toMatchObject({ code: 'DPP-CPL-04', detail: expect.stringContaining('2027-02-18') });
    const sample = passportByCode(made.context.store, SAMPLE.dppCode)?.document ?? '{}';
    const later = `DPP-${SAMPLE.gtin}-LATER1`;
    const { uniqueProductIdentifier: _, digitalProductPassportId: __, batteryPassportIdentifier: ___, ...rest } = JSON.parse(sample);
    const text = JSON.stringify({ ...rest, dppCode: later, serial: 'LATER1', placedOnMarketDate: '2027-03-02' });
    expect(importText(text, made.context).refused).toEqual([]);
    publishStored(later, made.context);
    expect(completeness(vc(later))).toMatchObject({ code: 'DPP-CPL-03', detail: expect.stringContaining('batteryTestResults') });
    made.close();
  });

  it('V14: names one product only: a passport that contradicts itself is refused on import and on publish', () => {
    const made = maker();
    const { store } = made.context;
    const document = JSON.parse(passportByCode(store, SAMPLE.dppCode)?.document ?? '{}') as JsonObject;
    const other = { ...document, uniqueProductIdentifier: `https://maker.example/01/${SAMPLE.gtin}/21/OTHER` };
    expect(importText(JSON.stringify(other), made.context).refused).toMatchObject([
      { code: 'passport-invalid', errors: [{ pointer: '/uniqueProductIdentifier', code: 'mismatch' }] },
    ]);
    // As an earlier version stored it.
    store.db.prepare('UPDATE passports SET document = ? WHERE dpp_code = ?').run(JSON.stringify(other), SAMPLE.dppCode);
    expect(() => publishStored(SAMPLE.dppCode, made.context)).toThrow(/\/uniqueProductIdentifier names serial number "OTHER"/);
    made.close();
  });
});
