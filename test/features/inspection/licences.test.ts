// Licences of GS1: a chain from the global office to the product, what breaks it, and whom it keeps from speaking for a number.
import { describe, expect, it } from 'vitest';
import type { Code } from '../../../server/contract/index.ts';
import type { Copy } from '../../../server/domain/examination/examined.ts';
import type { JsonObject } from '../../../server/domain/json/json.ts';
import { recognise } from '../../../server/domain/recognise/index.ts';
import type { Trust } from '../../../server/domain/trust/trust.ts';
import { credentialsIn, describe as describeExamined, examine, NO_COPIES } from '../../../server/features/inspection/index.ts';
import {
  CHAIN,
  companyLicence,
  didOf,
  GTIN,
  idOf,
  keyCredential,
  passportOf,
  prefixLicence,
  productData,
  signedBy,
  trust,
} from '../../fixtures/gs1-licences.ts';
import { heldList } from '../../fixtures/held.ts';
import { NOW } from '../../fixtures/issuing.ts';
import { LIST_URL, statusEntry, statusList } from '../../fixtures/status-list-issuing.ts';

const claims = (text: string): JsonObject => JSON.parse(Buffer.from(text.split('.')[1] ?? '', 'base64url').toString());
const copyOf = (body: string): Copy => ({ format: 'vc-jwt', body, sample: false });

/** Examines a credential while the others are held. */
function look(text: string, held: readonly string[], given: Trust = trust(), beside: readonly string[] = []) {
  const [item] = recognise({ text, channel: 'file' });
  if (item === undefined) throw new Error('nothing');
  const copies = (test: (document: JsonObject) => boolean) => held.filter((one) => test(claims(one))).map(copyOf);
  const isKey = ({ type }: JsonObject) => Array.isArray(type) && type.includes('KeyCredential');
  const examined = examine(item, {
    ...NO_COPIES,
    now: NOW,
    trust: given,
    beside: credentialsIn(beside.flatMap((one) => recognise({ text: one, channel: 'file' }))),
    copiesOfIdentifier: (id) => copies((document) => document.id === id),
    keysOfNumber: (gtin) => copies((document) => isKey(document) && JSON.stringify(document.credentialSubject).includes(`/01/${gtin}"`)),
  });
  const line = examined.evidence.find(({ check }) => check === 'licence');
  return {
    headline: examined.verdict.headline,
    reasons: examined.verdict.reasons,
    code: line?.code,
    detail: line?.detail,
    facts: describeExamined(examined, 'en').licences,
  };
}
const codeOf = (...asked: Parameters<typeof look>): [string, Code | undefined] => {
  const { headline, code } = look(...asked);
  return [headline, code];
};

describe('a whole chain', () => {
  it('gives the number to the company, from the first licence down to the data', () => {
    const { headline, code, detail, facts } = look(productData(), CHAIN);
    expect([headline, code]).toEqual(['valid', 'DPP-LIC-01']);
    expect(detail).toContain('Healthy Tots');
    expect(facts).toMatchObject([
      { kind: 'prefix', value: '08', issuer: 'GS1 Global Office', holder: didOf('office'), headline: 'valid' },
      { kind: 'company-prefix', value: '081015955', issuer: 'GS1 Utopia', organisation: 'Healthy Tots', headline: 'valid' },
      { kind: 'key', ai: '01', value: GTIN, issuer: 'Healthy Tots' },
      { kind: 'data', ai: '01', value: GTIN },
    ]);
  });

  it('covers a serial number of the product, a location, and what the member organisation states for its member', () => {
    const serial = keyCredential({
      subject: { id: `https://id.gs1.org/01/${GTIN}/21/9`, extendsCredential: idOf('key') },
      more: { id: idOf('serial') },
    });
    expect(codeOf(serial, CHAIN)).toEqual(['valid', 'DPP-LIC-01']);
    expect(codeOf(keyCredential({ subject: { id: 'https://id.gs1.org/417/0810159550000' } }), CHAIN)).toEqual(['valid', 'DPP-LIC-01']);
    expect(codeOf(keyCredential({ by: 'office' }), CHAIN)).toEqual(['valid', 'DPP-LIC-01']);
    const [prefix = ''] = CHAIN;
    const withPath = companyLicence({ subject: { id: `${didOf('company')}/1` } });
    expect(codeOf(keyCredential(), [prefix, withPath])).toEqual(['valid', 'DPP-LIC-01']);
  });

  it('covers a single number that was licensed by itself', () => {
    const single = companyLicence({
      subject: { licenseValue: GTIN, identificationKeyType: 'GTIN' },
      more: { type: ['VerifiableCredential', 'GS1IdentificationKeyLicenseCredential'] },
    });
    expect(codeOf(keyCredential(), [prefixLicence(), single])).toEqual(['valid', 'DPP-LIC-01']);
    expect(codeOf(keyCredential({ subject: { id: 'https://id.gs1.org/01/00810159550017' } }), [prefixLicence(), single])).toEqual([
      'invalid',
      'DPP-LIC-10',
    ]);
  });
});

describe('a chain that does not hold', () => {
  const [prefix = '', company = '', key = ''] = CHAIN;

  it.each<[string, string, readonly string[]]>([
    ['a number outside the company prefix', keyCredential({ subject: { id: 'https://id.gs1.org/01/00960005769428' } }), CHAIN],
    ['a company prefix outside the prefix', companyLicence({ subject: { licenseValue: '0960005' } }), [prefix]],
    ['a key stated by another company', keyCredential({ by: 'other' }), CHAIN],
    ['a licence given by who has no prefix', companyLicence({ by: 'other' }), [prefix]],
    ['data about another number', productData({ subject: { id: 'https://id.gs1.org/01/00810159550017' } }), CHAIN],
    ['data of another company', productData({ by: 'other' }), CHAIN],
    ['a key that rests on a prefix', keyCredential({ subject: { extendsCredential: idOf('prefix') } }), CHAIN],
    [
      'a product below a serial number',
      keyCredential({ subject: { extendsCredential: idOf('serial') } }),
      [...CHAIN, keyCredential({ subject: { id: `https://id.gs1.org/01/${GTIN}/21/9` }, more: { id: idOf('serial') } })],
    ],
  ])('%s is invalid', (_, text, held) => {
    expect(codeOf(text, held)).toEqual(['invalid', 'DPP-LIC-10']);
  });

  it('is open where a licence is missing, unknown or named by nobody', () => {
    expect(codeOf(productData(), [])).toEqual(['valid', 'DPP-LIC-02']);
    expect(codeOf(productData(), [company, key])).toEqual(['valid', 'DPP-LIC-02']);
    expect(codeOf(productData(), CHAIN, trust({ office: null }))).toEqual(['valid', 'DPP-LIC-02']);
    expect(codeOf(keyCredential({ subject: { extendsCredential: undefined as never } }), CHAIN)).toEqual(['valid', 'DPP-LIC-02']);
    expect(codeOf(keyCredential({ subject: { id: 'https://id.gs1.org/01/00810159550001' } }), CHAIN)).toEqual(['valid', 'DPP-LIC-02']);
    // A chain that returns to itself ends.
    expect(
      codeOf(keyCredential({ subject: { extendsCredential: idOf('key') } }), [
        keyCredential({ subject: { extendsCredential: idOf('key') } }),
      ]),
    ).toEqual(['valid', 'DPP-LIC-02']);
  });

  it('is not accused by an altered copy of a licence', () => {
    const altered = `${company.slice(0, -8)}AAAAAAAA`;
    expect(codeOf(keyCredential(), [prefix, altered])).toEqual(['valid', 'DPP-LIC-02']);
    expect(codeOf(keyCredential(), [prefix, altered, company])).toEqual(['valid', 'DPP-LIC-01']);
  });

  it('is not ended by an altered copy of a licence, or by a copy of who has no prefix', () => {
    const past = { validUntil: '2026-05-01T00:00:00Z' };
    const [head = '', body = '', signature = ''] = company.split('.');
    const changed = { ...JSON.parse(Buffer.from(body, 'base64url').toString()), ...past };
    const altered = `${head}.${Buffer.from(JSON.stringify(changed)).toString('base64url')}.${signature}`;
    // Both the company licence and the prefix, for the same holders and numbers, below the true prefix and below one of its own.
    const byOther = companyLicence({ by: 'other', more: past });
    const below = companyLicence({ by: 'other', more: past, subject: { extendsCredential: idOf('another prefix') } });
    const another = prefixLicence({ by: 'other', subject: { id: didOf('other') }, more: { id: idOf('another prefix') } });
    const prefixByOther = prefixLicence({ by: 'other', more: past });
    // A true prefix of the other issuer, which does not hold the number.
    const ninth = prefixLicence({ subject: { id: didOf('other'), licenseValue: '09' }, more: { id: idOf('ninth') } });
    const belowNinth = companyLicence({ by: 'other', more: past, subject: { extendsCredential: idOf('ninth') } });
    const foreign = [altered, byOther, below, another, ninth, belowNinth, prefixByOther];
    for (const held of [
      [...foreign, ...CHAIN],
      [...CHAIN, ...foreign],
    ]) {
      expect(codeOf(productData(), held)).toEqual(['valid', 'DPP-LIC-01']);
      expect(codeOf(company, held)).toEqual(['valid', 'DPP-LIC-01']);
      expect(codeOf(passportOf('company'), held)).toEqual(['valid', 'DPP-LIC-01']);
      expect(codeOf(passportOf('other'), held)).toEqual(['unknown-issuer', 'DPP-LIC-11']);
    }
    // Where the true licence is not held, one by an issuer without the prefix is none.
    expect(codeOf(productData(), [prefix, byOther, key])).toEqual(['valid', 'DPP-LIC-02']);
    expect(codeOf(company, [prefixByOther])).toEqual(['valid', 'DPP-LIC-02']);
    // Another licence that the licensor gave under the same id says nothing about this number.
    const reused = companyLicence({ more: past, subject: { licenseValue: '0810000' } });
    expect(codeOf(productData(), [prefix, reused, company, key])).toEqual(['valid', 'DPP-LIC-01']);
    // A company that licenses a number of others to itself is not excused.
    const own = companyLicence({ by: 'other', subject: { id: didOf('other') } });
    expect(codeOf(keyCredential({ by: 'other' }), [prefix, own])).toEqual(['invalid', 'DPP-LIC-10']);
  });

  it('is found in the store whatever stands beside the passport', () => {
    const altered = Array.from({ length: 20 }, (_, at) => `${company.slice(0, -8)}AAAAAA${String.fromCharCode(65 + at)}A`);
    expect(codeOf(passportOf('other'), CHAIN, trust(), altered)).toEqual(['unknown-issuer', 'DPP-LIC-11']);
  });

  it('is amber once a licence in it was revoked or has expired', () => {
    const expired = companyLicence({ more: { validUntil: '2026-05-01T00:00:00Z' } });
    expect(codeOf(keyCredential(), [prefix, expired])).toEqual(['valid-not-current', 'DPP-LIC-13']);
    const entryOf = companyLicence({ more: { credentialStatus: statusEntry('7') } });
    const list = (set: readonly number[]) =>
      signedBy('office', { ...statusList(set), issuer: didOf('office'), validFrom: '2026-05-30T00:00:00Z' });
    const lists = (set: readonly number[]): Trust => ({
      ...trust(),
      statusLists: new Map([[LIST_URL, heldList(list(set), '2026-05-31T00:00:00Z')]]),
    });
    expect(codeOf(keyCredential(), [prefix, entryOf], lists([7]))).toEqual(['valid-not-current', 'DPP-LIC-13']);
    expect(codeOf(keyCredential(), [prefix, entryOf], lists([8]))).toEqual(['valid', 'DPP-LIC-01']);
    expect(codeOf(keyCredential(), [prefix, entryOf])).toEqual(['valid', 'DPP-LIC-02']);
  });
});

describe('a passport', () => {
  it('of the company that holds the number says so, and is no better for it', () => {
    expect(codeOf(passportOf('company'), CHAIN)).toEqual(['valid', 'DPP-LIC-01']);
    expect(codeOf(passportOf('company'), [])).toEqual(['valid', undefined]);
    expect(codeOf(passportOf('company'), CHAIN, trust({ company: { status: 'suspended' } }))[0]).toBe('invalid');
    expect(codeOf(passportOf('company'), CHAIN, trust({ company: null }))[0]).toBe('unknown-issuer');
  });

  it('of another company is from an unknown issuer, for this number alone', () => {
    const { headline, reasons, facts } = look(passportOf('other'), CHAIN);
    expect([headline, reasons[0]]).toEqual(['unknown-issuer', 'DPP-LIC-11']);
    expect(facts?.map(({ kind }) => kind)).toEqual(['prefix', 'company-prefix', 'key']);
    expect(codeOf(passportOf('other', '09520123456788'), CHAIN)).toEqual(['valid', undefined]);
  });

  it('of another company stays valid where the trust list names it for the number', () => {
    expect(codeOf(passportOf('other'), CHAIN, trust({ other: { scope: { gs1Prefixes: ['081015955'] } } }))).toEqual([
      'valid',
      'DPP-LIC-03',
    ]);
    expect(codeOf(passportOf('other'), CHAIN, trust({ other: { scope: { categories: ['Rattle'] } } }))).toEqual([
      'unknown-issuer',
      'DPP-LIC-11',
    ]);
  });

  it('of another company is amber where the licences were not fully checked', () => {
    const [prefix = '', , key = ''] = CHAIN;
    const open = companyLicence({ more: { credentialStatus: statusEntry('7') } });
    expect(codeOf(passportOf('other'), [prefix, open, key])).toEqual(['valid-not-current', 'DPP-LIC-12']);
  });

  it.each(['company', 'other'] as const)('by %s is only remarked on where a licence has expired', (party) => {
    const [prefix = '', company = '', key = ''] = CHAIN;
    const past = { more: { validUntil: '2026-05-01T00:00:00Z' } };
    for (const held of [
      [prefix, companyLicence(past), key],
      [prefixLicence(past), company, key],
      [prefix, company, keyCredential({ more: { ...past.more, id: idOf('key') } })],
    ]) {
      const { headline, reasons, detail } = look(passportOf(party), held);
      expect([headline, reasons.includes('DPP-LIC-02'), detail]).toEqual(['valid', true, expect.stringMatching(/out of date$/)]);
    }
  });

  it('is not touched by licences that an issuer gives to itself', () => {
    const self = [
      prefixLicence({ by: 'other', subject: { id: didOf('other'), licenseValue: '0' } }),
      companyLicence({ by: 'other', subject: { id: didOf('other') } }),
      keyCredential({ by: 'other' }),
    ];
    const { headline, code } = look(passportOf('company'), self);
    expect([headline, code]).toEqual(['valid', 'DPP-LIC-02']);
    // An operator who names the issuer for prefixes accepts it as their source.
    const named = trust({
      other: { credentialTypes: ['GS1PrefixLicenseCredential', 'GS1CompanyPrefixLicenseCredential', 'KeyCredential'] },
    });
    expect(codeOf(passportOf('company'), self, named)).toEqual(['unknown-issuer', 'DPP-LIC-11']);
  });

  it('is judged by the chain of its own company if several are held', () => {
    const another = keyCredential({ by: 'other', subject: { extendsCredential: idOf('elsewhere') }, more: { id: idOf('another') } });
    expect(codeOf(passportOf('company'), [another, ...CHAIN])).toEqual(['valid', 'DPP-LIC-01']);
  });
});
