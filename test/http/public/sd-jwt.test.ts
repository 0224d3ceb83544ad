// The passport as an SD-JWT over real sockets and over the port: its two types, what each reader sees of it, and that endpoint 11 and the desk read it back.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPublic } from '../../../server/api/public.ts';
import type { Role } from '../../../server/contract/index.ts';
import type { JsonObject } from '../../../server/domain/json/json.ts';
import { viewFor } from '../../../server/domain/passport/facts/view.ts';
import { readerOfRole } from '../../../server/domain/passport/roles.ts';
import { inspect } from '../../../server/features/inspection/inspect.ts';
import { publishStored } from '../../../server/features/issuing/publish.ts';
import { importText } from '../../../server/features/passports/import.ts';
import { parseBaseUrl } from '../../../server/lib/base-url.ts';
import { credentialsByCode } from '../../../server/store/passports/credentials.ts';
import { passportByCode } from '../../../server/store/passports/passports.ts';
import { passportOf } from '../../../server/store/passports/record.ts';
import { createKey } from '../../../server/store/stakeholder-keys.ts';
import { type Client, TRANSPORTS } from '../../fixtures/client.ts';
import { freshApp, SAMPLE } from '../../fixtures/fresh-app.ts';
import { openSdJwt } from '../../fixtures/independent-sd-jwt.ts';

const API = `/api/v1/public/dpp/${SAMPLE.dppCode}`;
const PATH = `${API}/vc.sd-jwt`;
const VERIFY = '/api/v1/verify/sd-jwt';
const DC = 'application/dc+sd-jwt';
const VC = 'application/vc+sd-jwt';

describe.each(TRANSPORTS)('vc.sd-jwt, over %s', (_transport, connect) => {
  const fresh = freshApp({ sample: true });
  const { context, reader } = fresh;
  const jwk = context.signer().publicJwk;
  const faults: unknown[] = [];
  let client: Client;
  beforeAll(async () => {
    client = await connect(createPublic(reader, { report: (fault) => void faults.push(fault) }));
  });
  afterAll(async () => {
    await client.close();
    fresh.close();
    expect(faults).toEqual([]);
  });

  const keyFor = (role: Role) => createKey(context.store, { label: role, role }, context.now()).secret;
  const get = (headers: Readonly<Record<string, string>> = {}, method = 'GET') => client.ask(PATH, { method, headers });
  const tokenFor = async (role?: Role) => (await get(role === undefined ? {} : { 'x-stakeholder-key': keyFor(role) })).text;
  const claimsOf = async (token: string) => (await openSdJwt(token, jwk)).claims;
  const submit = (token: string) => client.ask(VERIFY, { method: 'POST', body: JSON.stringify({ token }) });
  /** The view's members that the token has under the same name. */
  const told = ({
    language: _,
    labels: __,
    labelsLanguage: ______,
    vcUrl: ___,
    verifiedAt: ____,
    batchOrLot: _____,
    ...view
  }: JsonObject) => view;
  const publicView = async () => told((await client.ask(API)).json);
  const viewOf = (role: Role) => {
    const record = passportByCode(context.store, SAMPLE.dppCode);
    if (record === undefined) throw new Error('there is no sample battery');
    return told(viewFor(readerOfRole(role), passportOf(record), [], {}).body);
  };
  const OWN = ['iss', 'iat', 'nbf', 'exp', 'vct', 'id', 'sub', 'batch', 'credentialStatus'];
  const ofProduct = (claims: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(claims).filter(([name]) => !OWN.includes(name)));

  test('is the public view as signed claims, for whoever asks', async () => {
    const { status, headers, text } = await get();
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': DC,
      'cache-control': 'public, max-age=60, must-revalidate',
      vary: expect.stringMatching(/Accept, X-Stakeholder-Key/),
    });
    const { header, claims } = await openSdJwt(text, jwk);
    expect(header).toEqual({ alg: 'EdDSA', kid: `${context.signer().did}#key-1`, typ: 'dc+sd-jwt' });
    expect(ofProduct(claims)).toEqual(await publicView());
    expect(claims).toMatchObject({ iss: context.signer().did, id: `${reader.standing().baseUrl}${PATH}`, sample: true });
    expect(Object.keys(claims)).not.toContain('hsCode');
  });

  test.each<[string, string, string]>([
    [DC, DC, 'dc+sd-jwt'],
    [VC, VC, 'vc+sd-jwt'],
    ['application/sd-jwt', 'application/sd-jwt', 'dc+sd-jwt'],
    ['text/plain', 'text/plain; charset=utf-8', 'dc+sd-jwt'],
    ['*/*', DC, 'dc+sd-jwt'],
    [`${VC}, ${DC};q=0.5`, VC, 'vc+sd-jwt'],
  ])('for %s is %s of type %s', async (accept, type, typ) => {
    const { status, headers, text } = await get({ accept });
    expect([status, headers['content-type']]).toEqual([200, type]);
    const { header, claims } = await openSdJwt(text, jwk);
    expect(header.typ).toBe(typ);
    expect(claims).toEqual(await claimsOf(await tokenFor()));
  });

  test('in another form is not acceptable', async () => {
    const { status, json } = await get({ accept: 'application/json' });
    expect([status, json.code]).toEqual([406, 'not-acceptable']);
  });

  test('has the same bytes each time, with a tag that says so, and HEAD without them', async () => {
    const [first, second, head] = [await get(), await get(), await get({}, 'HEAD')];
    expect(second.text).toBe(first.text);
    expect(head.bytes).toHaveLength(0);
    expect([second.headers.etag, head.headers.etag]).toEqual([first.headers.etag, first.headers.etag]);
    expect((await get({ 'if-none-match': first.headers.etag ?? '' })).status).toBe(304);
    expect((await get({ accept: VC })).headers.etag).not.toBe(first.headers.etag);
  });

  test.each<Role>(['consumer', 'retailer', 'customs', 'msa', 'notified_body'])('shows %s what the view shows this role', async (role) => {
    const { status, headers, text } = await get({ 'x-stakeholder-key': keyFor(role) });
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    const claims = await claimsOf(text);
    expect(ofProduct(claims)).toEqual(viewOf(role));
    const codes = ['hsCode', 'producerLei'].filter((name) => Object.hasOwn(claims, name));
    expect(codes).toEqual(role === 'customs' || role === 'msa' ? ['hsCode', 'producerLei'] : []);
  });

  test('a role’s answer is never kept for the next one who asks', async () => {
    const customs = await tokenFor('customs');
    expect(await tokenFor()).not.toBe(customs);
    expect(Object.keys(await claimsOf(await tokenFor()))).not.toContain('hsCode');
  });

  test('a key that is not known here is refused', async () => {
    const { status, headers, json } = await get({ 'x-stakeholder-key': 'dppk_of-nobody' });
    expect([status, json.code]).toEqual([401, 'unknown-key']);
    expect(headers['www-authenticate']).toMatch(/^StakeholderKey /);
  });

  describe('read back', () => {
    test('by endpoint 11: valid, with the names of what it hides', async () => {
      const { json } = await submit(await tokenFor());
      expect(json).toMatchObject({ valid: true, algorithm: 'EdDSA', issuer: context.signer().did, keyBinding: 'none', sample: true });
      const { productName, carbonFootprint, materials } = await publicView();
      expect(json.disclosedClaims).toMatchObject({ productName, carbonFootprint, materials });
      expect(json.undisclosedFields).toEqual(expect.arrayContaining(['hsCode', 'producerLei']));
      expect(json.undisclosedFields).not.toContain('productName');
      expect(json.undisclosedCount).toBeGreaterThanOrEqual(json.undisclosedFields.length);
    });

    test('by endpoint 11 in the older type: the same names', async () => {
      const [present, older] = [await submit(await tokenFor()), await submit((await get({ accept: VC })).text)];
      expect(older.json.undisclosedFields).toEqual(present.json.undisclosedFields);
    });

    test('by endpoint 11 with the key of customs: what customs need is disclosed', async () => {
      const { json } = await submit(await tokenFor('customs'));
      expect(json.disclosedClaims).toMatchObject({ hsCode: expect.stringMatching(/^[0-9]+$/), producerLei: expect.any(String) });
      expect(json.undisclosedFields).not.toContain('hsCode');
    });

    test('by endpoint 11 with nothing disclosed: the name of everything', async () => {
      const [jwt] = (await tokenFor()).split('~');
      const { json } = await submit(`${jwt}~`);
      expect([json.valid, json.disclosedClaims]).toEqual([true, {}]);
      expect(json.undisclosedFields).toEqual(expect.arrayContaining(['productName', 'carbonFootprint', 'materials', 'hsCode']));
      expect(json.undisclosedCount).toBe(json.undisclosedFields.length);
    });

    test('by the desk: intact, about the product in hand, with its facts', async () => {
      const { gtin, serial, dppCode } = SAMPLE;
      const text = await tokenFor('customs');
      const { inspections } = inspect({ channel: 'file', text, language: 'de', expect: { gtin, serial } }, context);
      expect(inspections).toHaveLength(1);
      const [found] = inspections;
      expect(found).toMatchObject({ headline: 'valid', sample: true, credential: { format: 'sd-jwt', validFrom: expect.any(String) } });
      expect(found?.product).toMatchObject({ gtin, serial, dppCode, manufacturer: 'Rheintal Energiespeicher GmbH' });
      expect(found?.checks).toContainEqual(expect.objectContaining({ check: 'product', code: 'DPP-PRD-01' }));
      const facts = found?.product?.groups.flatMap((group) => group.facts.map(({ field, value }) => [field, value])) ?? [];
      expect(facts).toContainEqual(['hsCode', '850760']);
      expect(found?.product?.materials.length).toBeGreaterThan(3);
    });

    test('by the desk: not of another item', async () => {
      const { inspections } = inspect(
        { channel: 'paste', text: await tokenFor(), expect: { gtin: SAMPLE.gtin, serial: 'OTHER' } },
        context,
      );
      expect(inspections[0]).toMatchObject({ headline: 'invalid', reasons: expect.arrayContaining(['DPP-PRD-04']) });
    });

    test('by the desk of another computer: filed as the passport of its product', async () => {
      const other = freshApp();
      other.context.changeSettings({ baseUrl: parseBaseUrl('https://border.example') });
      const { imported, refused } = importText(await tokenFor(), other.context);
      expect([imported.length, refused]).toEqual([1, []]);
      const { inspections } = inspect({ channel: 'paste', text: `(01)${SAMPLE.gtin}(21)${SAMPLE.serial}` }, other.context);
      expect(inspections[0]).toMatchObject({ headline: 'unknown-issuer', credential: { format: 'sd-jwt', source: 'stored' } });
      other.close();
    });
  });

  test('is not to be had whole by any address of the public interface', async () => {
    const whole = credentialsByCode(context.store, SAMPLE.dppCode).filter(
      ({ format, type }) => format === 'sd-jwt' && /Passport$/.test(type),
    );
    expect(whole).toHaveLength(2);
    const secret =
      (whole[0]?.body ?? '').split('~').find((text) => text !== '' && Buffer.from(text, 'base64url').includes('"hsCode"')) ?? '';
    expect(Buffer.from(secret, 'base64url').toString()).toContain('850760');
    for (const path of [`${API}/credentials`, `${API}/credentials/passport`, `${API}/credentials/passport.sd-jwt`, `${API}/vc`, PATH]) {
      for (const accept of ['*/*', DC, VC]) {
        const { text } = await client.ask(path, { headers: { accept } });
        expect([path, accept, text.includes(secret)]).toEqual([path, accept, false]);
      }
    }
  });

  test('what its vct names can be read, and is the type of the token', async () => {
    const { payload } = await openSdJwt(await tokenFor(), jwk);
    const { baseUrl } = reader.standing();
    expect(String(payload.vct).startsWith(`${baseUrl}/`)).toBe(true);
    const { status, headers, json } = await client.ask(String(payload.vct).slice(baseUrl.length));
    expect([status, headers['content-type'], json.vct]).toEqual([200, 'application/json', payload.vct]);
    expect(json.claims).toContainEqual({
      path: ['hsCode'],
      display: [
        { locale: 'en', label: 'Commodity code' },
        { locale: 'de', label: 'Warennummer' },
        { locale: 'fr', label: 'Code des marchandises' },
      ],
      sd: 'always',
    });
  });

  test('of a passport that is not there: 404; of one that was set to invalid: 410', async () => {
    expect((await client.ask(PATH.replace('ABC123', 'NONE'))).status).toBe(404);
    const dppCode = `DPP-${SAMPLE.gtin}-GONE`;
    const {
      uniqueProductIdentifier: _,
      digitalProductPassportId: __,
      batteryPassportIdentifier: ___,
      ...document
    } = JSON.parse(passportByCode(context.store, SAMPLE.dppCode)?.document ?? '{}');
    importText(JSON.stringify({ ...document, dppCode, serial: 'GONE' }), context);
    publishStored(dppCode, context);
    const path = PATH.replace('ABC123', 'GONE');
    expect((await client.ask(path)).status).toBe(200);
    importText(JSON.stringify({ ...document, dppCode, serial: 'GONE', dppStatus: 'invalid' }), context);
    expect((await client.ask(path)).status).toBe(410);
  });

  test('published anew, a token from before is still intact; the names of what it hides are no longer on record', async () => {
    const before = await tokenFor();
    publishStored(SAMPLE.dppCode, context);
    const { json } = await submit(before);
    expect([json.valid, json.undisclosedFields]).toEqual([true, []]);
    expect(json.undisclosedCount).toBeGreaterThan(0);
  });
});
