// The SD-JWT of every sample passport: what it says, what each reader sees of it, and that two verifiers read the same.
import { describe, expect, it } from 'vitest';
import { linksOf } from '../../../server/domain/formats/links.ts';
import { disclosuresOf, tokenOfType } from '../../../server/domain/formats/sd-jwt/disclosures.ts';
import { forReader, toPassportSdJwt } from '../../../server/domain/formats/sd-jwt/passport.ts';
import { issueSdJwt, underOlderType } from '../../../server/domain/formats/sd-jwt/sd-jwt.ts';
import { passportTypeMetadata, vctOf } from '../../../server/domain/formats/sd-jwt/type.ts';
import type { Json, JsonObject } from '../../../server/domain/json/json.ts';
import { viewFor } from '../../../server/domain/passport/facts/view.ts';
import type { FieldType, Tier } from '../../../server/domain/passport/fields/field.ts';
import { FIELDS } from '../../../server/domain/passport/fields.ts';
import { sampleSet } from '../../../server/domain/passport/sample/index.ts';
import { ANYONE, KEEPER, type Reader } from '../../../server/domain/passport/visible.ts';
import { GUARDED } from '../../../server/domain/proof/sd-jwt.ts';
import { trustFromIssuers } from '../../../server/domain/trust/from-issuers.ts';
import { verifyCredential } from '../../../server/domain/verify/index.ts';
import { publish } from '../../../server/features/issuing/sign-passport.ts';
import { openSdJwt } from '../../fixtures/independent-sd-jwt.ts';
import { BASE_URL, NOW, testSigner } from '../../fixtures/signer.ts';

const signer = testSigner();
const trust = trustFromIssuers(
  [{ did: signer.did, origin: 'list', status: 'granted', didDocument: signer.didDocument, asOf: NOW.toISOString() }],
  { state: 'fresh', asOf: NOW.toISOString() },
);
const vct = vctOf(BASE_URL, 'DigitalProductPassport');
const tokens = sampleSet().map((one) => {
  const { passport } = publish(one.passport, signer, { baseUrl: BASE_URL, now: NOW });
  const links = linksOf(passport, BASE_URL);
  return { code: passport.dppCode, passport, links, token: toPassportSdJwt(passport, { vct, links, signer, now: NOW }) };
});

const READERS: readonly (readonly [string, Reader])[] = [
  ['anyone', ANYONE],
  ['an authority', new Set<Tier>(['public', 'authorities'])],
  ['a notified body', new Set<Tier>(['public', 'notified-body'])],
  ['a person with a legitimate interest', new Set<Tier>(['public', 'legitimate-interest'])],
  ['the keeper', KEEPER],
];

/** About the token itself, or told of the product in other words than the view's. */
const OWN = ['iss', 'iat', 'nbf', 'exp', 'vct', 'id', 'sub', 'batch'];
const without = (claims: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(claims).filter(([name]) => !names.includes(name)));

describe.each(tokens)('the SD-JWT of $code', ({ passport, links, token }) => {
  it.each(READERS)('shows %s what the view shows, to two verifiers', async (_who, reader) => {
    const shown = forReader(token, reader);
    const { claims } = await openSdJwt(shown, signer.publicJwk);
    const view = viewFor(reader, passport, [], {}).body;
    expect(without(claims, OWN)).toEqual(without(view, ['language', 'labels', 'labelsLanguage', 'batchOrLot']));
    expect(claims.batch).toEqual(view.batchOrLot);
    const { document, evidence } = verifyCredential({ kind: 'sd-jwt', text: shown, flags: [] }, { now: NOW, trust });
    expect(document).toEqual(claims);
    expect(evidence.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    expect(evidence[0]).toMatchObject({ check: 'integrity', outcome: 'passed' });
  });

  it('keeps in the open which product and which type it is about, who says so and since when, and nothing else', async () => {
    const [jwt] = token.split('~');
    const { payload, claims } = await openSdJwt(`${jwt}~`, signer.publicJwk);
    const { gtin, serial, batchOrLot: batch, sample, defaultLanguage, dppCode, granularity, uniqueProductIdentifier } = passport;
    expect(without(payload, ['_sd', '_sd_alg'])).toEqual(claims);
    expect(claims).toEqual(
      JSON.parse(
        JSON.stringify({
          ...{
            iss: signer.did,
            iat: 1795253400,
            nbf: 1795253400,
            exp: 1795253400 + 10 * 365 * 86_400,
            vct,
            id: links.sdJwt,
            sub: passport.uniqueProductIdentifier,
          },
          ...{ dppCode, gtin, serial, batch, sample, defaultLanguage, granularity, uniqueProductIdentifier },
        }),
      ),
    );
  });

  it('matches the product that is in hand, and no other', () => {
    const { gtin, serial, batchOrLot: batch } = passport;
    if (gtin === undefined) return expect(passport.dppCode).toMatch(/^DPP-[0-9a-f]{8}-/);
    const scanned = { gtin, ...(serial === undefined ? {} : { serial }), ...(batch === undefined ? {} : { batch }) };
    const [jwt] = token.split('~');
    const product = (expected: typeof scanned) =>
      verifyCredential({ kind: 'sd-jwt', text: `${jwt}~`, flags: [] }, { now: NOW, trust, expected }).evidence.find(
        ({ check }) => check === 'product',
      )?.code;
    expect(product(scanned)).toBe('DPP-PRD-01');
    expect(product({ gtin: '00000000000000' })).toBe('DPP-PRD-03');
  });
});

const [battery] = tokens;
if (battery === undefined) throw new Error('there is no sample battery');

describe('roles', () => {
  const claimsFor = async (reader: Reader): Promise<Readonly<Record<string, unknown>>> =>
    (await openSdJwt(forReader(battery.token, reader), signer.publicJwk)).claims;

  it('commodity code and LEI are there for authorities and for nobody else', async () => {
    for (const [who, reader] of READERS) {
      const claims = await claimsFor(reader);
      const names = ['hsCode', 'producerLei'].filter((name) => Object.hasOwn(claims, name));
      expect([who, names]).toEqual([who, reader.has('authorities') ? ['hsCode', 'producerLei'] : []]);
    }
  });

  it('has the interface’s claims in the interface’s shapes', async () => {
    const claims = await claimsFor(ANYONE);
    expect(claims).toMatchObject({
      productName: expect.any(String),
      manufacturer: expect.any(String),
      countryOfOrigin: expect.stringMatching(/^[A-Z]{2}$/),
      carbonFootprint: expect.stringMatching(/ kg CO₂e/),
      repairabilityScore: expect.any(Number),
      certifications: expect.arrayContaining([expect.any(String)]),
    });
    expect((claims.materials as JsonObject[])[0]).toMatchObject({ name: expect.any(String), percentage: expect.any(Number) });
  });

  it('the table’s members with readers of their own are concealed one by one', () => {
    const places = disclosuresOf(battery.token).map(({ path }) => path.map((step) => (typeof step === 'number' ? '*' : step)).join('/'));
    expect(places).toContain('materials/*/origin');
    expect(places).toContain('hsCode');
    expect(places).not.toContain('dppCode');
  });

  it('a claim that the table does not know is shown to nobody', () => {
    const claims = { hsCode: '850760', formerField: 'x', materials: [{ name: 'lithium', formerMember: 'x' }] };
    const concealed = ['/hsCode', '/formerField', '/materials', '/materials/0/formerMember'];
    const token = issueSdJwt({ typ: 'dc+sd-jwt', vct, claims, concealed, signer, now: NOW });
    expect(disclosuresOf(forReader(token, KEEPER)).map(({ path }) => path.join('/'))).toEqual(
      disclosuresOf(token)
        .map(({ path }) => path.join('/'))
        .filter((path) => !path.includes('former')),
    );
  });
});

describe('the field table', () => {
  it('has no field that means something else in a token', () => {
    const meant = [...GUARDED, 'iat', 'sub', 'jti', 'id', 'type', '_sd', '_sd_alg', '...'];
    expect(FIELDS.map(({ name }) => name).filter((name) => meant.includes(name))).toEqual([]);
  });

  it('leaves no object empty for anybody who may read it', () => {
    const emptied = (type: FieldType): readonly FieldType[] => {
      if (type.kind === 'list') return emptied(type.of);
      if (type.kind !== 'object') return [];
      const members = Object.values(type.members);
      const tiered = members.some(({ tiers }) => tiers !== undefined);
      const stays = members.some(({ tiers, required }) => tiers === undefined && required === true);
      return [...(tiered && !stays ? [type] : []), ...members.flatMap((member) => emptied(member.type))];
    };
    expect(FIELDS.filter(({ type }) => emptied(type).length > 0).map(({ name }) => name)).toEqual([]);
  });
});

describe('type metadata', () => {
  const metadata = passportTypeMetadata(BASE_URL);
  const claims = metadata.claims as readonly { readonly path: readonly Json[]; readonly sd: string }[];

  it('is named by the address that the tokens have', () => expect(metadata.vct).toBe(vct));

  it('tells of every claim that a sample token conceals that it can be concealed, and of no open one', () => {
    const hideable = new Set(claims.filter(({ sd }) => sd !== 'never').map(({ path }) => JSON.stringify(path)));
    const concealed = tokens.flatMap(({ token }) =>
      disclosuresOf(token).map(({ path }) => JSON.stringify(path.map((step) => (typeof step === 'number' ? null : step)))),
    );
    expect([...new Set(concealed)].filter((path) => !hideable.has(path))).toEqual([]);
    const open = claims.filter(({ sd }) => sd === 'never').map(({ path }) => path[0]);
    expect(open.sort()).toEqual([
      'batch',
      'defaultLanguage',
      'dppCode',
      'granularity',
      'gtin',
      'sample',
      'serial',
      'uniqueProductIdentifier',
    ]);
  });

  it('names every path once', () => {
    const paths = claims.map(({ path }) => JSON.stringify(path));
    expect(new Set(paths).size).toBe(paths.length);
  });
});

it('the older type shows the same to everybody', async () => {
  const older = tokenOfType([battery.token, underOlderType(battery.token, signer)], 'vc+sd-jwt') ?? '';
  expect(tokenOfType([battery.token, older], 'dc+sd-jwt')).toBe(battery.token);
  for (const [, reader] of READERS) {
    const [present, former] = await Promise.all(
      [battery.token, older].map((token) => openSdJwt(forReader(token, reader), signer.publicJwk)),
    );
    expect(former?.header).toEqual({ ...present?.header, typ: 'vc+sd-jwt' });
    expect(former?.claims).toEqual(present?.claims);
  }
});

it('a token of one type alone is not taken for the other', () => {
  expect(tokenOfType([battery.token], 'vc+sd-jwt')).toBeUndefined();
  expect(tokenOfType([], 'dc+sd-jwt')).toBeUndefined();
});
