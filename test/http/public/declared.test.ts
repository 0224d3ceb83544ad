import { describe, expect, test } from 'vitest';
import { createWorkbench } from '../../../server/api/workbench/workbench.ts';
import { original } from '../../../server/domain/foreign/index.ts';
import { ISSUED } from '../../../server/domain/formats/manifest.ts';
import { BUNDLED } from '../../../server/domain/notified-bodies/bundled.ts';
import { publishStored } from '../../../server/features/issuing/publish.ts';
import { importText } from '../../../server/features/passports/import.ts';
import { credentialsByCode } from '../../../server/store/passports/credentials.ts';
import { listPassports } from '../../../server/store/passports/list.ts';
import { passportByCode } from '../../../server/store/passports/passports.ts';
import { overSocket } from '../../fixtures/client.ts';
import { type FreshApp, SAMPLE } from '../../fixtures/fresh-app.ts';
import { asPlainRows } from '../../fixtures/plain-rows.ts';
import { reachedPublic } from '../../fixtures/reached.ts';

const fresh = reachedPublic({ sample: true });

const { ask } = fresh;

async function expectProblem(target: string, status: number, code: string, options = {}) {
  const answer = await ask(target, options);
  expect([target, answer.status, answer.headers['content-type'], answer.json.code]).toEqual([
    target,
    status,
    'application/problem+json',
    code,
  ]);
  expect(answer.headers['cache-control']).toBe('no-store');
  return answer.json;
}

/** A passport of our own from the sample battery, with other values; `undefined` leaves a field out. */
function derived({ context }: FreshApp, serial: string, change: Readonly<Record<string, unknown>> = {}): string {
  const document = JSON.parse(passportByCode(context.store, SAMPLE.dppCode)?.document ?? '{}') as Record<string, unknown>;
  const { digitalProductPassportId: _, uniqueProductIdentifier: __, batteryPassportIdentifier: ___, sample: ____, ...rest } = document;
  const dppCode = `DPP-${SAMPLE.gtin}-${serial}`;
  const { refused } = importText(JSON.stringify({ ...rest, ...change, dppCode, serial }), context);
  if (refused.length > 0) throw new Error(JSON.stringify(refused));
  publishStored(dppCode, context);
  return dppCode;
}

describe('2: the manifest', () => {
  const PATH = '/.well-known/untp-conformance.json';

  test('has every field of the interface, with the service’s own identifier', async () => {
    const { status, headers, json } = await ask(PATH, { headers: { accept: 'application/json' } });
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'public, max-age=3600' });
    expect(json).toMatchObject({
      conformsTo: expect.stringMatching(/^https:\/\/untp\./),
      version: '0.7.0',
      implementationName: 'DPP Desk',
    });
    const { id } = (await ask('/.well-known/did.json')).json;
    for (const entry of json.credentials) {
      expect(entry).toEqual({ type: expect.any(String), version: '0.7.0', issuerDid: id, credentialFormats: expect.any(Array) });
    }
    const passport = json.credentials.find(({ type }: { type: string }) => type === 'DigitalProductPassport');
    expect(passport.credentialFormats).toContain('W3C VC v2.0 (eddsa-jcs-2022)');
    expect(passport.credentialFormats).toContain('W3C VC v2.0 (vc+jwt, EdDSA)');
  });

  test('declares exactly what publishing makes: no type and no format more, none less', () => {
    const made = new Set(
      listPassports(fresh.context.store, { limit: 100, offset: 0 }).items.flatMap(({ dppCode }) =>
        credentialsByCode(fresh.context.store, original(dppCode)).map(({ type, format }) => `${type} ${format}`),
      ),
    );
    const declared = ISSUED.flatMap(({ type, formats }) => formats.map((format) => `${type} ${format}`));
    expect([...made].sort()).toEqual(declared.sort());
  });

  test('is refused as a page', async () => {
    await expectProblem(PATH, 406, 'not-acceptable', { headers: { accept: 'text/html' } });
  });
});

describe('12: the customs summary', () => {
  const at = (code: string) => `/api/v1/public/customs/verify/${code}`;

  test('has every field of the interface, and what they rest on', async () => {
    const { status, headers, json } = await ask(at(SAMPLE.dppCode));
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/json', 'no-store']);
    expect(json).toMatchObject({
      dppCode: SAMPLE.dppCode,
      productName: expect.any(String),
      manufacturer: expect.any(String),
      countryOfOrigin: expect.stringMatching(/^[A-Z]{2}$/),
      hsCode: '850760',
      espr_compliant: true,
      hasVerifiableCredential: true,
      signatureValid: true,
      verdict: 'valid',
      reasons: expect.any(Array),
      dppStatus: 'active',
      sample: true,
    });
    expect(json.materials.length).toBeGreaterThan(2);
    for (const material of json.materials) expect(material).toEqual({ name: expect.any(String), percentage: expect.any(Number) });
    expect(json.checks.map(({ check }: { check: string }) => check)).toContain('integrity');
    // It was placed on the market before the law required a passport.
    expect([json.rules.passportRequired, json.requiredDocuments]).toEqual([false, []]);
  });

  test('never says "compliant" next to the name of the interface’s field', async () => {
    const { text } = await ask(at(SAMPLE.dppCode));
    expect(text.replaceAll('espr_compliant', '')).not.toMatch(/complian|conforming/i);
    expect(JSON.parse(text).labels.espr_compliant).toContain('data complete');
  });

  test('names the documents that the law required on the day the product was placed on the market', async () => {
    const { json } = await ask(at(derived(fresh, 'DECL1', { placedOnMarketDate: '2027-02-18' })));
    expect(json).toMatchObject({ espr_compliant: true, dataComplete: true, rules: { on: '2027-02-18', passportRequired: true } });
    expect(json.requiredDocuments.map(({ field, present }: { field: string; present: boolean }) => [field, present])).toEqual([
      ['declarationOfConformity', true],
      ['batteryTestResults', true],
    ]);
  });

  test('a mandatory document that is missing is named, and the signature is still good', async () => {
    const code = derived(fresh, 'NODECL1', { declarationOfConformity: undefined, placedOnMarketDate: '2027-03-01' });
    const { json } = await ask(at(code));
    expect(json).toMatchObject({ espr_compliant: false, signatureValid: true, verdict: 'valid', dataComplete: false });
    expect(json.missing.map(({ field }: { field: string }) => field)).toEqual(['declarationOfConformity']);
    expect(json.requiredDocuments).toContainEqual(expect.objectContaining({ field: 'declarationOfConformity', present: false }));
  });

  test('a commodity code that is not given is null, one of a finer nomenclature is shown', async () => {
    expect((await ask(at(derived(fresh, 'NOHS1', { hsCode: undefined, commodityCodes: undefined })))).json.hsCode).toBeNull();
    const finer = [
      { scheme: 'CN', code: '85076000' },
      { scheme: 'HS', code: '850760' },
    ];
    expect((await ask(at(derived(fresh, 'FINER1', { hsCode: undefined, commodityCodes: finer })))).json.hsCode).toBe('850760');
    expect((await ask(at(derived(fresh, 'FINER2', { hsCode: undefined, commodityCodes: finer.slice(0, 1) })))).json.hsCode).toBe(
      '85076000',
    );
  });

  test('an altered credential is said to be so', async () => {
    const code = derived(fresh, 'ALTERED1');
    asPlainRows(fresh.context.store);
    const { db } = fresh.context.store;
    db.prepare("UPDATE credentials SET body = replace(body, 'VeloPack', 'VeloPakk') WHERE dpp_code = ? AND format = 'vc'").run(code);
    const { status, json } = await ask(at(code));
    expect([status, json.espr_compliant, json.signatureValid, json.hasVerifiableCredential]).toEqual([200, false, false, true]);
    expect([json.verdict, json.reasons]).toEqual(['invalid', ['DPP-SIG-02']]);
  });

  test('without a credential nothing is signed', async () => {
    const code = derived(fresh, 'BARE1');
    asPlainRows(fresh.context.store);
    fresh.context.store.db.prepare('DELETE FROM credentials WHERE dpp_code = ?').run(code);
    const { json } = await ask(at(code));
    expect(json).toMatchObject({
      hasVerifiableCredential: false,
      signatureValid: false,
      espr_compliant: false,
      verdict: 'cannot-check',
      reasons: ['DPP-SIG-13'],
    });
  });

  test('a passport that was set to invalid is answered with the reason; its signature is what it was', async () => {
    const code = derived(fresh, 'INVALID1');
    fresh.context.store.db.prepare("UPDATE passports SET dpp_status = 'invalid' WHERE dpp_code = ?").run(code);
    const { status, json } = await ask(at(code));
    expect(status).toBe(200);
    expect(json).toMatchObject({
      dppStatus: 'invalid',
      espr_compliant: false,
      signatureValid: true,
      verdict: 'invalid',
      reasons: ['DPP-STA-22'],
    });
  });

  test('a signature under an earlier name of the service is vouched for by nobody here', async () => {
    fresh.context.changeSettings({ baseUrl: 'https://lab.example' });
    const { json } = await ask(at(SAMPLE.dppCode));
    fresh.context.changeSettings({ baseUrl: 'http://localhost:8080' });
    expect(json).toMatchObject({ verdict: 'unknown-issuer', signatureValid: false, espr_compliant: false });
  });

  test('unknown, unpublished and malformed codes', async () => {
    await expectProblem(at('none'), 404, 'not-found');
    const draft = derived(fresh, 'DRAFT1');
    fresh.context.store.db.prepare('UPDATE passports SET published_at = NULL WHERE dpp_code = ?').run(draft);
    await expectProblem(at(draft), 404, 'not-found');
    await expectProblem(at('%zz'), 400, 'bad-encoding');
    await expectProblem(at('a'.repeat(300)), 414, 'address-too-long');
    await expectProblem(at(SAMPLE.dppCode), 405, 'method-not-allowed', { method: 'POST', body: '{}' });
  });
});

describe('14: the notified bodies', () => {
  const PATH = '/api/v1/public/nando/search';
  const found = async (query: string): Promise<string[]> =>
    (await ask(`${PATH}${query}`)).json.results.map(({ notifiedNumber }: { notifiedNumber: string }) => notifiedNumber);

  test('all 28, each with the fields of the interface and no others, with the status date', async () => {
    const { status, headers, json } = await ask(PATH);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/json', 'public, max-age=3600']);
    expect(json).toMatchObject({ total: 28, statusDate: '2026-11-21', note: expect.stringContaining('NANDO') });
    expect(json.results).toHaveLength(28);
    for (const body of json.results) {
      expect(body).toEqual({
        id: expect.any(String),
        name: expect.any(String),
        country: expect.stringMatching(/^[A-Z]{2}$/),
        notifiedNumber: expect.stringMatching(/^\d{4}$/),
        directives: expect.arrayContaining([expect.any(String)]),
        website: expect.stringMatching(/^https:\/\//),
      });
    }
  });

  test('by name, number, country and act', async () => {
    expect(await found('?q=T%C3%9CV+cyprus')).toEqual(['2261']);
    expect(await found('?q=tuv%20cyprus')).toEqual(['2261']);
    expect((await found('?q=0123'))[0]).toBe('0123');
    expect(await found('?q=Poland')).toEqual(await found('?country=pl'));
    expect(await found('?q=305%2F2011')).toEqual(await found('?q=CPR'));
    expect(await found('?q=305/2011&country=DE')).toEqual(['0672']);
    expect(await found('?q=')).toHaveLength(28);
    expect((await ask(`${PATH}?country=ZZ`)).json).toMatchObject({ results: [], total: 0 });
  });

  test('in pages: the total is that of all', async () => {
    const all = await found('');
    const { json } = await ask(`${PATH}?limit=5&offset=3`);
    expect(json.total).toBe(28);
    expect(json.results.map(({ notifiedNumber }: { notifiedNumber: string }) => notifiedNumber)).toEqual(all.slice(3, 8));
    expect((await ask(`${PATH}?offset=28`)).json).toMatchObject({ results: [], total: 28 });
  });

  test.each([
    ['?country=D', 'country'],
    ['?country=DEU', 'country'],
    ['?country=', 'country'],
    ['?country=1A', 'country'],
    ['?country=D%C3%9C', 'country'],
    ['?country=DE%0A', 'country'],
    ['?country=DE&country=FR', 'country'],
    ['?limit=0', 'limit'],
    ['?limit=101', 'limit'],
    ['?limit=-1', 'limit'],
    ['?limit=1e1', 'limit'],
    ['?limit=', 'limit'],
    ['?offset=x', 'offset'],
    ['?offset=99999999999', 'offset'],
    [`?q=${'a'.repeat(201)}`, 'q'],
    ['?q=a&q=b', 'q'],
    ['?page=2', 'page'],
    ['?__proto__=1', '__proto__'],
  ])('%s is refused by name', async (query, parameter) => {
    const problem = await expectProblem(`${PATH}${query}`, 400, 'bad-parameter');
    expect(problem.errors).toEqual([{ parameter, detail: expect.any(String) }]);
  });

  test('percent-encoding that is none, a page, another method', async () => {
    await expectProblem(`${PATH}?q=%zz`, 400, 'bad-encoding');
    await expectProblem(`${PATH}?q=%C3`, 400, 'bad-encoding');
    await expectProblem(PATH, 406, 'not-acceptable', { headers: { accept: 'text/html' } });
    await expectProblem(PATH, 405, 'method-not-allowed', { method: 'POST', body: '{}' });
    const { headers } = await ask(PATH);
    expect((await ask(PATH, { headers: { 'if-none-match': headers.etag ?? '' } })).status).toBe(304);
    expect((await ask(PATH, { method: 'HEAD' })).bytes).toHaveLength(0);
  });

  test('what was bundled is what is served', async () => {
    expect(await found('')).toEqual(BUNDLED.map(({ notifiedNumber }) => notifiedNumber));
  });
});

test('the workbench lists the same bodies, each with what vouches for it, and all countries whatever was asked for', async () => {
  const workbench = await overSocket(createWorkbench(fresh.context, { report: fresh.report }));
  const list = (await workbench.ask('/workbench/bodies?query=305/2011&limit=2&country=pl')).json;
  expect(list).toMatchObject({ total: 2, statusDate: '2026-11-21' });
  expect(list.items.map(({ notifiedNumber }: { notifiedNumber: string }) => notifiedNumber)).toEqual(['1438', '2311']);
  expect(list.items[0]).toMatchObject({ origin: 'own-page', source: 'cnbop.pl', confidence: 'stated' });
  expect(list.countries).toHaveLength(17);
  for (const query of ['country=POL', 'country=', 'limit=x', 'offset=-1', 'q=x', `query=${'a'.repeat(201)}`]) {
    const { status, json } = await workbench.ask(`/workbench/bodies?${query}`);
    expect([query, status, json.code]).toEqual([query, 400, 'bad-parameter']);
  }
  await workbench.close();
});

test('robots may read everything', async () => {
  const { status, headers, text } = await ask('/robots.txt');
  expect([status, headers['content-type'], text]).toEqual([200, 'text/plain; charset=utf-8', 'User-agent: *\nAllow: /\n']);
});
