// Issuing SD-JWTs: what is concealed where, that two verifiers read the same, and what is refused.
import { describe, expect, it } from 'vitest';
import { issueSdJwt, type SdJwtContent, underOlderType } from '../../../server/domain/formats/sd-jwt/sd-jwt.ts';
import type { JsonObject } from '../../../server/domain/json/json.ts';
import { trustFromIssuers } from '../../../server/domain/trust/from-issuers.ts';
import { verifyCredential } from '../../../server/domain/verify/index.ts';
import { openSdJwt } from '../../fixtures/independent-sd-jwt.ts';
import { NOW, testSigner } from '../../fixtures/signer.ts';

const signer = testSigner();
const trust = trustFromIssuers(
  [{ did: signer.did, origin: 'list', status: 'granted', didDocument: signer.didDocument, asOf: NOW.toISOString() }],
  { state: 'fresh', asOf: NOW.toISOString() },
);
const verify = (text: string) => verifyCredential({ kind: 'sd-jwt', text, flags: [] }, { now: NOW, trust });
const integrityOf = (text: string) => verify(text).evidence.find(({ check }) => check === 'integrity');

const claims: JsonObject = {
  nbf: 1767225600,
  dppCode: 'DPP-09520123456788-ABC123',
  hsCode: '850760',
  productName: 'Zelle € 𝄞',
  materials: [
    { name: 'lithium', percentage: 3.5, origin: 'CL' },
    { name: 'nickel', percentage: 12, origin: 'AU' },
  ],
  certifications: ['CE', 'internal'],
  'a/b~c': { constructor: 'x' },
};
const concealed = ['/hsCode', '/productName', '/materials', '/materials/0/origin', '/materials/1/origin', '/certifications/1', '/a~1b~0c'];
const content: SdJwtContent = {
  typ: 'dc+sd-jwt',
  vct: 'https://dpp.example.org/vct/DigitalProductPassport',
  claims,
  concealed,
  signer,
  now: NOW,
};
const token = issueSdJwt(content);
const [jwt = '', ...disclosures] = token.split('~').slice(0, -1);
const without = (...gone: readonly string[]) => [jwt, ...disclosures.filter((one) => !gone.includes(one)), ''].join('~');
const named = (name: string) => disclosures.find((one) => JSON.parse(Buffer.from(one, 'base64url').toString())[1] === name) ?? '';

describe('an issued SD-JWT', () => {
  it('says who signed what, of which type, and when', async () => {
    const { header, payload } = await openSdJwt(token, signer.publicJwk);
    expect(header).toEqual({ alg: 'EdDSA', kid: 'did:web:dpp.example.org#key-1', typ: 'dc+sd-jwt' });
    expect(payload).toMatchObject({
      iss: 'did:web:dpp.example.org',
      iat: 1795253400,
      nbf: 1767225600,
      vct: content.vct,
      dppCode: claims.dppCode,
      _sd_alg: 'sha-256',
    });
  });

  it('is read alike by the product and by an independent route, with every claim in its place', async () => {
    const { claims: opened } = await openSdJwt(token, signer.publicJwk);
    const { iss: _, iat: __, vct: ___, ...rest } = opened;
    expect(rest).toEqual(claims);
    expect(integrityOf(token)).toMatchObject({ code: 'DPP-SIG-01', outcome: 'passed' });
    expect(verify(token).document).toEqual(opened);
  });

  it('tells nothing of a concealed claim but its digest', async () => {
    const { payload, claims: opened } = await openSdJwt(`${jwt}~`, signer.publicJwk);
    expect(Object.keys(payload).sort()).toEqual(['_sd', '_sd_alg', 'certifications', 'dppCode', 'iat', 'iss', 'nbf', 'vct']);
    expect(payload._sd).toHaveLength(4);
    expect(opened.certifications).toEqual(['CE']);
    expect(verify(`${jwt}~`)).toMatchObject({ disclosed: {}, undisclosed: expect.objectContaining({ length: 5 }) });
  });

  it('conceals within what is concealed: the share without the origin', async () => {
    const origins = disclosures.filter((one) => JSON.parse(Buffer.from(one, 'base64url').toString())[1] === 'origin');
    expect(origins).toHaveLength(2);
    const { claims: opened } = await openSdJwt(without(...origins), signer.publicJwk);
    expect(opened.materials).toEqual([
      { name: 'lithium', percentage: 3.5 },
      { name: 'nickel', percentage: 12 },
    ]);
    expect(integrityOf(without(...origins))?.outcome).toBe('passed');
  });

  it('stays intact when a disclosure is taken out, and breaks at any changed character', () => {
    expect(integrityOf(without(named('hsCode')))?.outcome).toBe('passed');
    // Another letter at every place: passed never again. A tilde more or less is a change as well.
    const passed: number[] = [];
    for (let at = 0; at < token.length - 1; at++) {
      const changed = `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
      if (integrityOf(changed)?.outcome === 'passed') passed.push(at);
    }
    expect(passed).toEqual([]);
  });

  it('has a salt of 128 bits for each disclosure, never the same one', () => {
    const salts = [token, issueSdJwt(content)].flatMap((one) =>
      one
        .split('~')
        .slice(1, -1)
        .map((text) => String(JSON.parse(Buffer.from(text, 'base64url').toString())[0])),
    );
    expect(salts.every((salt) => Buffer.from(salt, 'base64url').length === 16)).toBe(true);
    expect(new Set(salts).size).toBe(2 * disclosures.length);
  });

  it('gives the digests in an order that says nothing', async () => {
    const { payload } = await openSdJwt(token, signer.publicJwk);
    expect(payload._sd).toEqual([...(payload._sd as string[])].sort());
  });

  it('gives the same bytes for the same salts', () => {
    const salts = () => {
      let next = 0;
      return () => new Uint8Array(16).fill(next++);
    };
    expect(issueSdJwt({ ...content, salt: salts() })).toBe(issueSdJwt({ ...content, salt: salts() }));
  });

  it('without anything concealed ends in its tilde', () => {
    expect(issueSdJwt({ ...content, claims: { dppCode: 'x' }, concealed: [] })).toMatch(/^[^~]+~$/);
  });

  it('has a twin of the older type, which takes the same disclosures and is a token of its own', async () => {
    const older = underOlderType(token, signer);
    expect(older).toMatch(/^[^~]+~$/);
    const whole = [older.slice(0, -1), ...disclosures, ''].join('~');
    expect(integrityOf(whole)?.outcome).toBe('passed');
    expect((await openSdJwt(whole, signer.publicJwk)).header.typ).toBe('vc+sd-jwt');
    // The type is signed: putting the other one on breaks the token.
    const [, body, signature] = older.split('.');
    expect(integrityOf([jwt.split('.')[0], body, signature].join('.'))?.outcome).toBe('failed');
  });
});

describe('issuing refuses', () => {
  const refused = (more: Partial<SdJwtContent>) => () => issueSdJwt({ ...content, ...more });

  it('a pointer to nothing: the claim that was meant would stand in the open', () => {
    expect(refused({ concealed: ['/hscode'] })).toThrow("there is no claim '/hscode' to conceal");
  });

  it.each(['nbf', 'exp', 'aud', 'cnf', 'status', 'vct#integrity', 'aka_vcts'])('to conceal %s, or anything in it', (name) => {
    expect(refused({ claims: { [name]: { x: 1 } }, concealed: [`/${name}`] })).toThrow('must not be concealed');
    expect(refused({ claims: { [name]: { x: 1 } }, concealed: [`/${name}/x`] })).toThrow('must not be concealed');
  });

  it.each(['_sd', '_sd_alg', '...', 'iss', 'iat', 'vct'])('a claim called %s', (name) => {
    expect(refused({ claims: { [name]: 'x' }, concealed: [] })).toThrow('no claim may be called');
  });

  it.each(['_sd', '_sd_alg', '...'])('a member called %s at any depth', (name) => {
    expect(refused({ claims: { list: [{ [name]: 'x' }] }, concealed: [] })).toThrow('no claim may be called');
  });
});
