// SD-JWT: each rule of RFC 9901 7 and of SD-JWT VC by itself; what is disclosed, hidden and about which product.
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../server/domain/json/json.ts';
import { type Asked, codesOf, DID, headlineOf, issuer, newKey, passport, trusting, verify as verifyAny } from '../../fixtures/issuing.ts';
import { claim, digestOf, element, encode, flat, hiding, issueSdJwt, placeholder, VCT } from '../../fixtures/sd-jwt-issuing.ts';

const verify = (text: string, asked: Asked = {}) => verifyAny(text, { kind: 'sd-jwt', ...asked });
const lead = (text: string) => verify(text).evidence[0];
const hsCode = claim('hsCode', '850760');

const END = Date.parse('2027-01-01T00:00:00Z') / 1000;

describe('a good token', () => {
  it('gives the processed payload, what was disclosed and what was not', () => {
    const lei = claim('producerLei', '529900T8BM49AURSDO55');
    const nickel = element({ name: 'Nickel', percentage: 33 });
    const hidden = element({ name: 'Lithium', percentage: 7 });
    const payload = flat({
      exp: END,
      ...hiding(hsCode, lei),
      _sd_alg: 'sha-256',
      materials: [placeholder(nickel), placeholder(hidden), { name: 'Steel' }],
    });
    const verification = verify(issueSdJwt(payload, [nickel, hsCode]));
    expect(headlineOf(verification)).toBe('valid');
    const materials = [{ name: 'Nickel', percentage: 33 }, { name: 'Steel' }];
    expect(verification.document).toEqual(flat({ exp: END, materials, hsCode: '850760' }));
    expect(verification.disclosed).toEqual({ materials, hsCode: '850760' });
    expect(verification.undisclosed).toEqual([digestOf(hidden), digestOf(lei)]);
    expect(verification).toMatchObject({ format: 'sd-jwt', issuerId: DID, types: [VCT], signedAt: '2026-01-01T00:00:00.000Z' });
  });

  it('discloses what is inside a disclosure', () => {
    const inner = claim('lei', '529900T8BM49AURSDO55');
    const outer = claim('producer', { name: 'Maker', ...hiding(inner) });
    const payload = flat(hiding(outer));
    expect(verify(issueSdJwt(payload, [inner, outer])).disclosed).toEqual({ producer: { name: 'Maker', lei: '529900T8BM49AURSDO55' } });
    expect(verify(issueSdJwt(payload, [outer]))).toMatchObject({
      disclosed: { producer: { name: 'Maker' } },
      undisclosed: [digestOf(inner)],
    });
    expect(lead(issueSdJwt(payload, [inner]))).toMatchObject({ code: 'DPP-SIG-09' });
  });

  it.each(['sha-384', 'sha-512'])('digests of %s', (algorithm) => {
    const _sd = [digestOf(hsCode, algorithm.replace('-', ''))];
    expect(verify(issueSdJwt(flat({ _sd, _sd_alg: algorithm }), [hsCode])).disclosed).toEqual({ hsCode: '850760' });
  });

  it('claims of any name, an empty one and those of Object.prototype too', () => {
    const names = ['', 'constructor', '__proto__', 'toString', 'hasOwnProperty'];
    const disclosures = names.map((name) => claim(name, { valid: true }));
    const { document, disclosed = {} } = verify(issueSdJwt(flat(hiding(...disclosures)), disclosures));
    expect(Object.keys(disclosed).sort()).toEqual([...names].sort());
    expect(Object.getPrototypeOf(document)).toBe(Object.prototype);
  });

  it('white space round the token is none of its text', () => {
    expect(headlineOf(verify(` ${issueSdJwt(flat(hiding(hsCode)), [hsCode])}\n`))).toBe('valid');
  });

  it('of the older type with the same claims', () => {
    expect(headlineOf(verify(issueSdJwt(flat(), [], { typ: 'vc+sd-jwt' })))).toBe('valid');
    expect(headlineOf(verify(issueSdJwt(flat(), [], { typ: 'application/DC+SD-JWT' })))).toBe('valid');
  });

  it('of the W3C data model, by its payload', () => {
    const name = claim('name', 'Traktionsbatterie');
    const subject = { id: 'https://maker.example/01/09520123456788/21/ABC123', ...hiding(name) };
    const verification = verify(issueSdJwt(passport({ credentialSubject: subject }), [name], { typ: 'vc+sd-jwt', cty: 'vc' }), {
      expected: { gtin: '09520123456788', serial: 'ABC123' },
    });
    expect(headlineOf(verification)).toBe('valid');
    expect(codesOf(verification)).toContain('DPP-PRD-01');
    expect(verification).toMatchObject({ types: ['VerifiableCredential'], issuerId: DID, validFrom: '2026-01-01T00:00:00Z' });
  });
});

describe('disclosures that are refused', () => {
  const two = element('x');
  it.each<[string, JsonObject, readonly string[], string, string]>([
    ['one that the issuer did not sign', {}, [hsCode], 'DPP-SIG-09', 'the issuer signed no digest of one disclosure'],
    ['the same one twice', hiding(hsCode), [hsCode, hsCode], 'DPP-SIG-06', 'the same disclosure is there twice'],
    ['an empty one', hiding(hsCode), [hsCode, ''], 'DPP-SIG-09', 'the issuer signed no digest of one disclosure'],
    ['two elements for a claim', hiding(two), [two], 'DPP-SIG-06', 'the disclosure of a claim does not have three elements'],
    [
      'three elements for a list',
      { list: [placeholder(hsCode)] },
      [hsCode],
      'DPP-SIG-06',
      'the disclosure of a list element does not have two elements',
    ],
    [
      'four elements',
      hiding(encode(['s', 'a', 1, 2])),
      [encode(['s', 'a', 1, 2])],
      'DPP-SIG-06',
      'the disclosure of a claim does not have three elements',
    ],
    ['no list', hiding(encode({ a: 1 })), [encode({ a: 1 })], 'DPP-SIG-06', 'a disclosure is not a JSON list'],
    ['no JSON', hiding('W10x'), ['W10x'], 'DPP-SIG-06', 'DPP-INP-09: a disclosure:'],
    ['padding', hiding(`${hsCode}=`), [`${hsCode}=`], 'DPP-SIG-06', 'a disclosure is not strict base64url'],
    [
      'a name that is a number',
      hiding(encode(['s', 5, 'x'])),
      [encode(['s', 5, 'x'])],
      'DPP-SIG-06',
      'the name of a disclosed claim is not a text',
    ],
    ['the name _sd', hiding(claim('_sd', [])), [claim('_sd', [])], 'DPP-SIG-06', "a disclosed claim may not be called '_sd'"],
    ['the name ...', hiding(claim('...', 1)), [claim('...', 1)], 'DPP-SIG-06', "a disclosed claim may not be called '...'"],
    ['the name _sd_alg', hiding(claim('_sd_alg', 1)), [claim('_sd_alg', 1)], 'DPP-SIG-06', "a disclosed claim may not be called '_sd_alg'"],
    ['a name that is there', hiding(claim('dppCode', 'x')), [claim('dppCode', 'x')], 'DPP-SIG-06', "the claim 'dppCode' is there twice"],
    [
      'a name that two give',
      hiding(claim('a', 1, 's1'), claim('a', 2, 's2')),
      [claim('a', 1, 's1'), claim('a', 2, 's2')],
      'DPP-SIG-06',
      "the claim 'a' is there twice",
    ],
  ])('%s', (_what, more, disclosures, code, detail) => {
    const { evidence, document, disclosed } = verify(issueSdJwt(flat(more), disclosures));
    expect(evidence[0]).toMatchObject({ code, outcome: 'failed', detail: expect.stringContaining(detail) });
    expect(document ?? disclosed).toBeUndefined();
  });

  it('disclosures inside one another beyond what is read', () => {
    const disclosures = [claim('c', 1)];
    for (let level = 0; level < 70; level++) disclosures.unshift(claim('c', hiding(disclosures[0] ?? '')));
    expect(lead(issueSdJwt(flat(hiding(disclosures[0] ?? '')), disclosures))).toMatchObject({
      code: 'DPP-SIG-11',
      detail: 'disclosures are nested too deeply',
    });
  });

  it('more than any passport has', () => {
    const many = Array.from({ length: 4097 }, (_, index) => claim(`c${index}`, index));
    expect(lead(issueSdJwt(flat(hiding(...many)), many))).toMatchObject({ code: 'DPP-SIG-11', detail: 'more than 4096 disclosures' });
  });
});

describe('payloads that are refused', () => {
  const digest = digestOf(hsCode);
  it.each<[string, JsonObject, string]>([
    ['_sd that is no list', { _sd: digest }, "'_sd' is not a list"],
    ['_sd with a number', { _sd: [1] }, "'_sd' holds something that is no digest"],
    ['a digest twice in one list', { _sd: [digest, digest] }, 'the same digest is there twice'],
    ['a digest twice in two places', { _sd: [digest], deep: { list: [{ '...': digest }] } }, 'the same digest is there twice'],
    ['a placeholder with another member', { list: [{ '...': digest, x: 1 }] }, "a list holds '...' that is no digest"],
    ['a placeholder that is a number', { list: [{ '...': 1 }] }, "a list holds '...' that is no digest"],
    ['a placeholder outside a list', { deep: { '...': digest } }, "'...' is outside a list, or next to other members"],
    ['_sd_alg below the top', { deep: { _sd_alg: 'sha-256' } }, "'_sd_alg' stands below the top level"],
    ['_sd_alg that is cut short', { _sd_alg: 'sha-256-32' }, `'_sd_alg' is "sha-256-32"`],
    ['_sd_alg in capitals', { _sd_alg: 'SHA-256' }, `'_sd_alg' is "SHA-256"`],
    ['_sd_alg that is a number', { _sd_alg: 256 }, "'_sd_alg' is 256"],
    ['_sd_alg that is null', { _sd_alg: null }, "'_sd_alg' is null"],
    ['no vct', { vct: undefined as never }, "'vct' is missing or not a text"],
    ['vct that is a list', { vct: ['a'] }, "'vct' is missing or not a text"],
    ['exp as a text', { exp: '2030-01-01' }, "'exp' is not a number"],
    ['iss as an object', { iss: { id: DID } }, "'iss' is not a text"],
    ['aud', { aud: 'https://customs.example' }, "'aud' names others as the only readers"],
    ['a status that can be hidden', { status: { _sd: [digest] } }, "parts of the claim 'status' must not be disclosable"],
  ])('%s', (_what, more, detail) => {
    expect(lead(issueSdJwt(flat(more)))).toMatchObject({ code: 'DPP-SIG-06', outcome: 'failed', detail });
  });

  it.each(['iss', 'nbf', 'exp', 'aud', 'cnf', 'vct', 'vct#integrity', 'aka_vcts', 'status'])('%s in a disclosure', (name) => {
    const disclosure = claim(name, 'x');
    const { [name]: _, ...payload } = flat(hiding(disclosure));
    expect(lead(issueSdJwt(payload, [disclosure]))).toMatchObject({
      code: 'DPP-SIG-06',
      detail: `the claim '${name}' must not be in a disclosure`,
    });
  });

  it('digests of a function that is secure but not supported cannot be checked', () => {
    expect(headlineOf(verify(issueSdJwt(flat({ _sd_alg: 'blake2b-256' }))))).toBe('cannot-check');
  });

  it('a W3C credential whose issuer is another than iss', () => {
    const token = issueSdJwt(passport({ iss: 'did:web:other.example' }), [], { typ: 'vc+sd-jwt' });
    expect(lead(token)).toMatchObject({ code: 'DPP-SIG-06', detail: "'iss' is not the same as 'issuer'" });
  });
});

describe('headers', () => {
  it.each<[string, JsonObject, string]>([
    ['typ of a JWT', { typ: 'JWT' }, 'DPP-SIG-06'],
    ['no typ', { typ: undefined as never }, 'DPP-SIG-06'],
    ['typ of another application', { typ: 'example+sd-jwt' }, 'DPP-SIG-10'],
    ['crit', { crit: ['exp'] }, 'DPP-SIG-06'],
    ['no kid', { kid: undefined as never }, 'DPP-SIG-10'],
    ['a kid that is a number', { kid: 5 }, 'DPP-SIG-06'],
    ['alg none', { alg: 'none' }, 'DPP-SIG-05'],
    ['alg HS256', { alg: 'HS256' }, 'DPP-SIG-05'],
    ['alg of another kind of key', { alg: 'ES256' }, 'DPP-SIG-06'],
    ['alg ES512', { alg: 'ES512' }, 'DPP-SIG-10'],
    ['dc+sd-jwt without vct', { typ: 'dc+sd-jwt' }, 'DPP-SIG-06'],
  ])('%s', (what, header, code) => {
    const payload = what.endsWith('without vct') ? passport() : flat();
    expect(lead(issueSdJwt(payload, [], header))?.code).toBe(code);
  });
});

describe('form', () => {
  const good = issueSdJwt(flat(hiding(hsCode)), [hsCode]);
  it('a missing closing ~ is told and tolerated', () => {
    expect(lead(good.slice(0, -1))).toMatchObject({ code: 'DPP-SIG-01', detail: "the closing '~' is missing" });
  });
  it('a plain JWT is no SD-JWT', () => {
    expect(lead(good.split('~')[0] ?? '')).toMatchObject({ code: 'DPP-SIG-06', detail: "there is no '~': this is a plain JWT" });
  });
  it('a key binding is told and not checked, and changes no headline', () => {
    const verification = verify(`${good}e30.e30.c2ln`);
    expect(codesOf(verification).slice(0, 2)).toEqual(['DPP-SIG-01', 'DPP-SIG-19']);
    expect(headlineOf(verification)).toBe('valid');
    expect(headlineOf(verify(`${good}e30.e30.c2ln`, { trust: trusting() }))).toBe('unknown-issuer');
  });
  it.each(['e30.e30', 'e30.e30.c2ln.x', 'e30.e30.c2l=', '...'])('what looks like no key binding, %s', (tail) => {
    expect(lead(good + tail)?.code).toBe('DPP-SIG-06');
  });
});

describe('who, when and about what', () => {
  const text = issueSdJwt(flat({ gtin: '09520123456788', serial: 'ABC123' }));
  it('an issuer that is not known', () => {
    const verification = verify(text, { trust: trusting() });
    expect(headlineOf(verification)).toBe('unknown-issuer');
    expect(verification.issuerId).toBe(DID);
    expect(verification.document).toBeUndefined();
  });
  it('another key', () => {
    expect(lead(issueSdJwt(flat(), [], {}, newKey()))?.code).toBe('DPP-SIG-02');
  });
  it('an issuer that lends its name to another', () => {
    const other = issueSdJwt(flat({ iss: 'did:web:other.example' }));
    const both = trusting(issuer(), issuer({ did: 'did:web:other.example' }));
    expect(codesOf(verify(other, { trust: both }))).toContain('DPP-ISS-22');
  });
  it('no issuer named', () => {
    expect(codesOf(verify(issueSdJwt(flat({ iss: undefined as never }))))).toContain('DPP-ISS-11');
  });
  it.each([
    ['expired', { exp: Date.parse('2026-05-01T00:00:00Z') / 1000 }, 'DPP-DAT-03'],
    ['not yet valid', { nbf: Date.parse('2026-07-01T00:00:00Z') / 1000 }, 'DPP-DAT-04'],
    ['with a token status list that is not held', { status: { status_list: { idx: 0, uri: 'https://maker.example/s' } } }, 'DPP-STA-03'],
  ])('%s', (_what, more, code) => expect(codesOf(verify(issueSdJwt(flat(more))))).toContain(code));
  it('the claim validUntil of a flat token means what its vct says, not a period', () => {
    expect(codesOf(verify(issueSdJwt(flat({ validUntil: 'soon' }))))).toContain('DPP-DAT-01');
  });
  it.each<[string, JsonObject, string | undefined, string]>([
    ['its dppCode', {}, 'ABC123', 'DPP-PRD-01'],
    ['another item', {}, 'ABC124', 'DPP-PRD-04'],
    ['its GTIN and serial', { dppCode: undefined as never, gtin: '09520123456788', serial: 'ABC123' }, 'ABC123', 'DPP-PRD-01'],
    ['another product', { dppCode: 'DPP-09506000134352-ABC123' }, 'ABC123', 'DPP-PRD-03'],
    ['no product', { dppCode: undefined as never }, 'ABC123', 'DPP-PRD-05'],
    ['one item, and none was scanned', {}, undefined, 'DPP-PRD-08'],
  ])('about %s', (_what, more, serial, code) => {
    const expected = { gtin: '09520123456788', ...(serial === undefined ? {} : { serial }) };
    expect(codesOf(verify(issueSdJwt(flat(more)), { expected }))).toContain(code);
  });
});
