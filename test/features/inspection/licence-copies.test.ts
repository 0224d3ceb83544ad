// Several copies of a licence of GS1, in the store and in the input: which of them counts, and how often each is verified.
import { describe, expect, it } from 'vitest';
import type { Copy, ExamineContext } from '../../../server/domain/examination/examined.ts';
import { recognise } from '../../../server/domain/recognise/index.ts';
import type { KnownIssuer, Trust } from '../../../server/domain/trust/trust.ts';
import { credentialsIn, examine, NO_COPIES } from '../../../server/features/inspection/index.ts';
import { CHAIN, companyLicence, didOf, GTIN, idOf, passportOf, signedBy, trust } from '../../fixtures/gs1-licences.ts';
import { heldList } from '../../fixtures/held.ts';
import { NOW, passport } from '../../fixtures/issuing.ts';
import { LIST_URL, statusEntry, statusList } from '../../fixtures/status-list-issuing.ts';

const [PREFIX = '', COMPANY = '', KEY = ''] = CHAIN;
const copyOf = (body: string): Copy => ({ format: 'vc-jwt', body, sample: false });
const itemOf = (text: string) => {
  const [item] = recognise({ text, channel: 'file' });
  if (item === undefined) throw new Error('nothing was recognised');
  return item;
};

interface Held {
  readonly companies: readonly string[];
  readonly beside?: readonly string[];
  readonly trust?: Trust;
}
const contextOf = ({ companies, beside = [], trust: given = trust() }: Held): ExamineContext => {
  const copies = new Map([
    [idOf('prefix'), [PREFIX]],
    [idOf('company'), companies],
    [idOf('key'), [KEY]],
  ]);
  return {
    ...NO_COPIES,
    now: NOW,
    trust: given,
    beside: credentialsIn(beside.map(itemOf)),
    copiesOfIdentifier: (id) => (copies.get(id) ?? []).map(copyOf),
    keysOfNumber: (gtin) => (gtin === GTIN ? [copyOf(KEY)] : []),
  };
};
const codeOf = (held: Held, text = KEY) => {
  const { verdict, evidence } = examine(itemOf(text), contextOf(held));
  return [verdict.headline, evidence.find(({ check }) => check === 'licence')?.code];
};

const EXPIRED = companyLicence({ more: { validUntil: '2026-05-01T00:00:00Z' } });
const TO_COME = companyLicence({ more: { validFrom: '2027-05-01T00:00:00Z' } });
const REVOKED = companyLicence({ more: { credentialStatus: statusEntry('7') } });
const listTrust: Trust = {
  ...trust(),
  statusLists: new Map([
    [
      LIST_URL,
      heldList(
        signedBy('office', { ...statusList([7]), issuer: didOf('office'), validFrom: '2026-05-30T00:00:00Z' }),
        '2026-05-31T00:00:00Z',
      ),
    ],
  ]),
};
/** Credentials with the id of the licence, which nobody vouches for. */
const JUNK = Array.from({ length: 8 }, (_, at) => `${COMPANY.slice(0, -8)}AAAAAA${String.fromCharCode(65 + at)}A`);

describe('credentials in the input with the id of a licence', () => {
  it.each([
    ['expired', EXPIRED],
    ['revoked', REVOKED],
  ])('do not hide that the one in the store is %s', (_, licence) => {
    const held = { companies: [licence], trust: listTrust };
    expect(codeOf(held)).toEqual(['valid-not-current', 'DPP-LIC-13']);
    expect(codeOf({ ...held, beside: JUNK })).toEqual(['valid-not-current', 'DPP-LIC-13']);
    expect(codeOf({ ...held, beside: Array.from({ length: 12 }, () => COMPANY) })[1]).toBe(
      licence === REVOKED ? 'DPP-LIC-13' : 'DPP-LIC-01',
    );
  });

  it('count once each, however often the input repeats them', () => {
    const repeated = Array.from({ length: 12 }, () => JUNK[0] ?? '');
    expect(codeOf({ companies: [], beside: [...repeated, COMPANY] })).toEqual(['valid', 'DPP-LIC-01']);
  });
});

describe('of several copies in the store', () => {
  it.each([
    ['one that has expired and its renewal', EXPIRED],
    ['the one in force and one that begins next year', TO_COME],
  ])('%s: the one in force counts', (_, other) => {
    for (const companies of [
      [other, COMPANY],
      [COMPANY, other],
    ])
      expect(codeOf({ companies })).toEqual(['valid', 'DPP-LIC-01']);
    expect(codeOf({ companies: [other] })).toEqual(['valid-not-current', 'DPP-LIC-13']);
  });

  it('a revoked one counts first', () => {
    for (const companies of [
      [REVOKED, COMPANY],
      [COMPANY, REVOKED],
    ])
      expect(codeOf({ companies, trust: listTrust })).toEqual(['valid-not-current', 'DPP-LIC-13']);
  });
});

describe('an examination', () => {
  /** Counts how often the issuer of the company licences is looked up. */
  class Counted extends Map<string, KnownIssuer> {
    count = 0;
    override get(did: string): KnownIssuer | undefined {
      if (did === didOf('office')) this.count += 1;
      return super.get(did);
    }
  }
  const countFor = (passports: number): number => {
    const given = trust();
    const issuers = new Counted(given.issuers);
    const bodies = Array.from({ length: passports }, () => copyOf(passportOf('company')));
    const context = contextOf({ companies: [COMPANY, EXPIRED], trust: { ...given, issuers }, beside: JUNK });
    const scanned = itemOf(`https://id.gs1.org/01/${GTIN}`);
    const { evidence } = examine(scanned, { ...context, copiesOfProduct: () => bodies });
    expect(evidence.map(({ code }) => code)).toContain('DPP-LIC-01');
    return issuers.count;
  };

  it('verifies each licence once, however many copies of the passport there are', () => {
    expect(countFor(1)).toBeGreaterThan(0);
    expect(countFor(20)).toBe(countFor(1));
  });

  it('judges licences by themselves, whatever was scanned', () => {
    const dppCode = 'DPP-550e8400-e29b-41d4-a716-446655440000';
    const coded = signedBy(
      'other',
      passport({
        issuer: { id: didOf('other'), name: 'x' },
        type: ['VerifiableCredential', 'DigitalProductPassport'],
        '@context': ['https://www.w3.org/ns/credentials/v2', 'https://vocabulary.uncefact.org/untp/0.7.0/context/'],
        dppCode,
        credentialSubject: { id: `https://id.gs1.org/01/${GTIN}`, name: 'Rattle', idGranularity: 'model' },
      }),
    );
    const context = contextOf({ companies: [COMPANY] });
    const { evidence } = examine(itemOf(dppCode), { ...context, copiesOfCode: () => [copyOf(coded)] });
    expect(evidence.map(({ code }) => code)).toContain('DPP-LIC-11');
  });
});
