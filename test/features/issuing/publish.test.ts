// Publishing: what is set, what is kept, and that the same input gives the same bytes.
import { describe, expect, it } from 'vitest';
import { typOf } from '../../../server/domain/formats/sd-jwt/disclosures.ts';
import { type Passport, parsePassport } from '../../../server/domain/passport/model.ts';
import { sampleSet } from '../../../server/domain/passport/sample/index.ts';
import { publish } from '../../../server/features/issuing/sign-passport.ts';
import { BASE_URL, NOW, testSigner } from '../../fixtures/signer.ts';

const [first, , , , , , coil] = sampleSet().map(({ passport }) => passport);
const battery = first as Passport;
const options = { baseUrl: BASE_URL, now: NOW };

describe('publish', () => {
  it('sets what the passport needs to be found, and leaves the rest', () => {
    const { passport } = publish(battery, testSigner(), options);
    const api = 'https://dpp.example.org/api/v1/public/dpp/DPP-09520123456788-ABC123';
    expect(passport).toEqual({
      ...battery,
      digitalProductPassportId: api,
      batteryPassportIdentifier: api,
      uniqueProductIdentifier: 'https://dpp.example.org/api/v1/public/01/09520123456788/21/ABC123',
      dppSchemaVersion: '1.0.0',
      dppStatus: 'active',
      validFrom: '2026-11-21T09:30:00Z',
      lastUpdated: '2026-11-21T09:30:00Z',
    });
    expect(parsePassport(passport)).toEqual({ ok: true, passport: expect.objectContaining(passport) });
  });

  it('signs the passport in every form, under the address of the credential', () => {
    const { credentials } = publish(battery, testSigner(), options);
    const own = credentials.filter(({ type }) => type === 'DigitalProductPassport');
    const api = 'https://dpp.example.org/api/v1/public/dpp/DPP-09520123456788-ABC123';
    expect(own.map(({ format, id, body }) => [format, id, format === 'sd-jwt' ? typOf(body) : undefined])).toEqual([
      ['vc', `${api}/vc`, undefined],
      ['vc-jwt', `${api}/vc`, undefined],
      ['sd-jwt', `${api}/vc.sd-jwt`, 'dc+sd-jwt'],
      ['sd-jwt', `${api}/vc.sd-jwt`, 'vc+sd-jwt'],
    ]);
    expect(JSON.parse(credentials[0]?.body ?? '')).toMatchObject({ id: credentials[0]?.id });
  });

  it('gives the same bytes for the same passport, key, moment and salts', () => {
    const salted = { ...options, salt: () => new Uint8Array(16) };
    expect(publish(battery, testSigner(), salted)).toEqual(publish(battery, testSigner(), salted));
  });

  it('again, keeps when it became valid and its status, and renews when it was changed', () => {
    const once = publish(battery, testSigner(), options).passport;
    const again = publish({ ...once, dppStatus: 'inactive' }, testSigner(), { ...options, now: new Date('2027-01-05T00:00:00Z') }).passport;
    expect(again).toMatchObject({ validFrom: once.validFrom, dppStatus: 'inactive', lastUpdated: '2027-01-05T00:00:00Z' });
  });

  it('under a new address renews the identifiers that it had derived, and keeps those that the maker gave', () => {
    const moved = { baseUrl: 'https://lab.example', now: NOW };
    const derived = publish(publish(battery, testSigner(), options).passport, testSigner(), moved).passport;
    expect(derived.uniqueProductIdentifier).toBe('https://lab.example/api/v1/public/01/09520123456788/21/ABC123');
    expect(derived.digitalProductPassportId).toMatch(/^https:\/\/lab\.example\//);
    expect(derived.batteryPassportIdentifier).toMatch(/^https:\/\/lab\.example\//);
    const own = 'https://id.gs1.org/01/09520123456788/21/ABC123';
    expect(publish({ ...battery, uniqueProductIdentifier: own }, testSigner(), moved).passport.uniqueProductIdentifier).toBe(own);
  });

  it('a passport without GTIN is named by its page', () => {
    const { passport } = publish(coil as Passport, testSigner(), { ...options, publicSiteUrl: 'https://www.example.org' });
    expect(passport.uniqueProductIdentifier).toBe('https://www.example.org/dpp/DPP-53414d50-4c45-8000-8000-000000000001');
  });
});
