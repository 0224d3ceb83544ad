// Generated heaps of copies of one item, of several issuers and strangers, some revoked, some undated: what is not valid when all are looked at is not valid when some are left out.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examine } from '../../../server/domain/examination/examine.ts';
import type { Copy } from '../../../server/domain/examination/examined.ts';
import { recognise } from '../../../server/domain/recognise/index.ts';
import type { CredentialInput } from '../../../server/domain/recognise/recognised.ts';
import { copiesIn } from '../../../server/features/inspection/copies-in.ts';
import { judgeCredential } from '../../../server/features/passports/credential.ts';
import { addCredential } from '../../../server/store/passports/credentials.ts';
import { type FreshApp, freshApp } from '../../fixtures/fresh-app.ts';
import { DID, newKey, passport, proofOptions, secure, token } from '../../fixtures/issuing.ts';
import { entry, signed, withList } from '../../fixtures/office.ts';
import { statusEntry } from '../../fixtures/status-list-issuing.ts';
import { bringList } from '../../fixtures/trust-lists.ts';

const RUNS = 60;
const NOW = new Date('2027-06-01T12:00:00Z');
const DAY = 86_400_000;
const before = (days: number): string => new Date(NOW.getTime() - DAY * days).toISOString();
const OTHERS = ['did:web:b.example', 'did:web:c.example'];
const STRANGER = newKey();
const [SCANNED] = recognise({ channel: 'paste', text: '(01)09520123456788(21)ABC123' });

interface Kind {
  readonly issuer: string;
  /** Of the item, or of the product as a whole. */
  readonly subject: '/21/ABC123' | '';
  readonly place: number;
  readonly signed?: number;
}

const made = new Map<string, CredentialInput>();
function copyOf(kind: Kind, number: number): CredentialInput {
  const { issuer, subject, place, signed: days } = kind;
  const name = JSON.stringify([kind, number]);
  const known = made.get(name);
  if (known !== undefined) return known;
  const document = passport({
    '@context': ['https://www.w3.org/ns/credentials/v2', 'https://vocabulary.uncefact.org/untp/0.7.0/context/'],
    type: ['VerifiableCredential', 'DigitalProductPassport'],
    id: `urn:x:${number}`,
    issuer: { id: issuer },
    validFrom: before(300),
    credentialSubject: { id: `https://maker.example/01/09520123456788${subject}`, name: `Zelle ${number}` },
    ...(issuer !== DID ? {} : { credentialStatus: statusEntry(String(place)) }),
  });
  const verificationMethod = `${issuer}#key-1`;
  const key = issuer.includes('stranger') ? STRANGER : undefined;
  const one: CredentialInput =
    days === undefined
      ? { kind: 'vc-jwt', text: token(document, { kid: verificationMethod }, key), flags: [] }
      : { kind: 'vc', text: JSON.stringify(secure(document, proofOptions({ verificationMethod, created: before(days) }), key)), flags: [] };
  made.set(name, one);
  return one;
}

const kind: fc.Arbitrary<Kind> = fc.record(
  {
    issuer: fc.constantFrom(DID, DID, ...OTHERS, 'did:web:stranger.example'),
    subject: fc.constantFrom('/21/ABC123' as const, '/21/ABC123' as const, '' as const),
    place: fc.constantFrom(1, 2, 7),
    signed: fc.integer({ min: 2, max: 40 }),
  },
  { requiredKeys: ['issuer', 'subject', 'place'] },
);
/** One kind fills the heap, a few others are somewhere in it. */
const heap = fc.record({
  most: kind,
  many: fc.constantFrom(3, 62, 66, 80),
  others: fc.array(kind, { minLength: 1, maxLength: 4 }),
  seed: fc.nat(1000),
  /** Whether they were proved when they came. */
  proved: fc.boolean(),
});

let fresh: FreshApp;
beforeAll(() => {
  fresh = freshApp({ now: () => NOW });
  fresh.context.store.db.pragma('synchronous = OFF');
  bringList(fresh.context.store, signed(1, [withList([7], '2027-06-01T00:00:00Z'), ...OTHERS.map((did) => entry({ did }))]), NOW);
});
afterAll(() => fresh.close());

describe('heaps of copies', () => {
  it('whatever came when: left out is no way to valid', { timeout: 30 * 60_000 }, () => {
    const { store } = fresh.context;
    const trust = fresh.context.trust();
    const seen = { valid: 0, told: 0, hidden: 0 };
    const every = (subject: string): Copy[] =>
      store.db
        .prepare(`SELECT format, body FROM credentials WHERE gtin = '09520123456788' AND serial IS ${subject === '' ? 'NULL' : "'ABC123'"}`)
        .all()
        .map((row) => ({ ...(row as Pick<Copy, 'format' | 'body'>), sample: false }));
    fc.assert(
      fc.property(heap, ({ most, many, others, seed, proved }) => {
        store.db.exec('DELETE FROM credentials');
        const all = [
          ...Array.from({ length: many }, (_, number) => copyOf(most, number)),
          ...others.map((one, at) => copyOf(one, 1000 + at)),
        ];
        const order = all.map((one, at) => ({ one, at: (at * 7919 + seed * 104729) % 1009 })).sort((a, b) => a.at - b.at);
        for (const [at, { one }] of order.entries()) {
          const now = new Date(NOW.getTime() - DAY + 1000 * at);
          const judged = judgeCredential(one, { now, trust });
          if ('code' in judged) throw new Error(judged.detail);
          addCredential(store, { ...judged.row, receivedAt: now.toISOString(), ...(proved ? {} : { proven: false }) });
        }
        if (SCANNED === undefined) throw new Error('nothing was recognised');
        const bounded = examine(SCANNED, { now: NOW, trust, ...copiesIn(store) });
        const whole = examine(SCANNED, {
          now: NOW,
          trust,
          ...copiesIn(store),
          copiesOfProduct: ({ serial }) => every(serial === undefined ? '' : 'ABC123'),
        });
        if (bounded.verdict.headline === 'valid') expect(whole.verdict.headline).toBe('valid');
        if (bounded.verdict.headline === 'valid') seen.valid++;
        if (bounded.verdict.reasons.includes('DPP-SIG-25')) seen.told++;
        if (whole.verdict.headline !== 'valid' && bounded.evidence.some(({ code }) => /SIG-2[45]/.test(code))) seen.hidden++;
      }),
      { numRuns: RUNS, seed: 20270601 },
    );
    // It cannot hold for want of cases.
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(0);
  });

  const judge = (copies: readonly CredentialInput[], proven = true) => {
    const { store } = fresh.context;
    const trust = fresh.context.trust();
    store.db.exec('DELETE FROM credentials');
    for (const [at, one] of copies.entries()) {
      const now = new Date(NOW.getTime() - DAY + 1000 * at);
      const judged = judgeCredential(one, { now, trust });
      if ('row' in judged) addCredential(store, { ...judged.row, receivedAt: now.toISOString(), ...(proven ? {} : { proven }) });
    }
    if (SCANNED === undefined) throw new Error('nothing was recognised');
    return examine(SCANNED, { now: NOW, trust, ...copiesIn(store) }).verdict;
  };
  const heaped = (one: Kind) => Array.from({ length: 80 }, (_, number) => copyOf(one, number));
  const item = { subject: '/21/ABC123', place: 1 } as const;

  it('of a colluding issuer do not hide what another issuer has revoked: each has its turn', () => {
    const revoked = copyOf({ ...item, issuer: DID, place: 7, signed: 40 }, 5000);
    const { headline, reasons } = judge([revoked, ...heaped({ ...item, issuer: OTHERS[0] ?? '', signed: 3 })]);
    // Each issuer revokes its own: of another it is a remark, which the heap does not hide.
    expect([headline === 'invalid', reasons.some((code) => code === 'DPP-STA-34' || code === 'DPP-SIG-25')]).toEqual([false, true]);
  });

  it('that bear no date do not hide what the same issuer has revoked', () => {
    const revoked = copyOf({ ...item, issuer: DID, place: 7 }, 5000);
    expect(judge([revoked, ...heaped({ ...item, issuer: DID })])).toEqual({
      headline: 'valid-not-current',
      reasons: expect.arrayContaining(['DPP-SIG-25']),
    });
  });

  it('of the item that prove nothing any more do not hide a revoked one of the item behind a later one of the product', () => {
    const revoked = copyOf({ ...item, issuer: DID, place: 7, signed: 40 }, 5000);
    const whole = copyOf({ issuer: DID, subject: '', place: 1, signed: 2 }, 5001);
    const former = heaped({ ...item, issuer: DID, signed: 30 }).map((one) => ({ ...one, text: one.text.replaceAll('#key-1', '#key-9') }));
    judge([revoked, whole, ...former], false);
    // The key was known when they came.
    fresh.context.store.db.exec("UPDATE credentials SET signed_at = '2027-05-02T00:00:00Z' WHERE signed_at IS NULL");
    if (SCANNED === undefined) throw new Error('nothing was recognised');
    const { verdict } = examine(SCANNED, { now: NOW, trust: fresh.context.trust(), ...copiesIn(fresh.context.store) });
    expect(verdict).toEqual({ headline: 'valid-not-current', reasons: expect.arrayContaining(['DPP-SIG-25']) });
  });
});
