// Several copies of one passport, some of them altered or of nobody: a genuine one is never hidden by them, however many, and the officer hears of them.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importText } from '../../server/catalogue/import.ts';
import { proveCopies } from '../../server/catalogue/prove-copies.ts';
import { importSnapshot, undoSnapshot } from '../../server/catalogue/snapshot.ts';
import { inspect } from '../../server/inspect.ts';
import type { JsonObject } from '../../server/recognise/json.ts';
import { readSnapshot } from '../../server/snapshot/read.ts';
import type { SnapshotEntry } from '../../server/snapshot/snapshot.ts';
import { sha256Hex } from '../../server/store/credentials.ts';
import { type FreshDesk, freshDesk } from '../http/desk.ts';
import { entry, signed, withList } from '../snapshot/office.ts';
import { DID, newKey, passport, proofOptions, secure, type TestKey } from '../verify/issuing.ts';
import { statusEntry } from '../verify/status-list-issuing.ts';

const NOW = Date.parse('2027-06-01T12:00:00Z');
const CODE = '(01)09520123456788(21)ABC123';
const STRANGER = newKey();
let tick: number;
let fresh: FreshDesk;
beforeEach(() => {
  tick = 0;
  fresh = freshDesk({ now: () => new Date(NOW + 1000 * tick++) });
  // Whether a disk keeps its word is not asked here.
  fresh.desk.store.db.pragma('synchronous = OFF');
});
afterEach(() => fresh.close());

const about = (subject: string, more: JsonObject = {}): JsonObject =>
  passport({
    '@context': ['https://www.w3.org/ns/credentials/v2', 'https://vocabulary.uncefact.org/untp/0.7.0/context/'],
    type: ['VerifiableCredential', 'DigitalProductPassport'],
    credentialSubject: {
      id: `https://maker.example/01/09520123456788${subject}`,
      name: 'Zelle',
      idGranularity: subject === '' ? 'model' : 'item',
    },
    ...more,
  });
const genuine = JSON.stringify(secure(about('/21/ABC123')));
const altered = (number: number | string = '') => genuine.replace('Zelle', `Zellen${number}`);
/** Names the maker, with a key of its own name that nobody holds. */
const foreignKey = (number: number, key: TestKey = STRANGER) =>
  JSON.stringify(secure(about('/21/ABC123', { id: `urn:x:${number}` }), proofOptions({ verificationMethod: `${DID}#key-9` }), key));
const stranger = (number: number, subject = '/21/ABC123') => {
  const did = 'did:web:stranger.example';
  return JSON.stringify(
    secure(about(subject, { id: `urn:s:${number}`, issuer: { id: did } }), proofOptions({ verificationMethod: `${did}#key-1` }), STRANGER),
  );
};
const bring = (...texts: string[]) => {
  for (const text of texts) expect(importText(text, fresh.desk).refused).toEqual([]);
};
const trust = (sequence = 1, entries = [entry()]) => {
  const text = signed(sequence, entries);
  const read = readSnapshot(text);
  const given = { who: 'Ana', ...(read.ok ? { fingerprint: read.fingerprint } : {}) };
  expect(importSnapshot(fresh.desk.store, text, given, { twoPersons: false }, fresh.desk.now()).ok).toBe(true);
};
const look = (text = CODE) => {
  const [found] = inspect({ channel: 'paste', text }, fresh.desk).inspections;
  return { headline: found?.headline, reasons: found?.reasons ?? [], verified: found?.credential?.raw, checks: found?.checks ?? [] };
};
const many = (make: (number: number) => string, count = 70) => Array.from({ length: count }, (_, number) => make(number));

describe('an altered copy that came before its issuer was known', () => {
  beforeEach(() => bring(altered()));

  it('is invalid when it is the only one', () => {
    expect(look().headline).toBe('unknown-issuer');
    trust();
    expect(look()).toMatchObject({ headline: 'invalid', reasons: ['DPP-SIG-02'] });
  });

  it.each(['before', 'after'])('does not hide a genuine one that came %s the list, and is told', (when) => {
    if (when === 'before') bring(genuine);
    trust();
    if (when === 'after') bring(genuine);
    const { headline, reasons, verified } = look();
    expect([headline, verified]).toEqual(['valid', genuine]);
    expect(reasons).toContain('DPP-SIG-23');
  });

  it('does not stand before a genuine one that is revoked or of a withdrawn issuer', () => {
    bring(genuine);
    trust(1, [entry({ status: 'withdrawn' })]);
    expect(look()).toMatchObject({ headline: 'invalid', reasons: ['DPP-ISS-20'], verified: genuine });
  });

  it('is judged by the trust data of the day: known, taken out, known again', () => {
    bring(genuine);
    trust(1, []);
    expect(look().headline).toBe('unknown-issuer');
    trust(2);
    expect(look()).toMatchObject({ headline: 'valid', verified: genuine });
    expect(undoSnapshot(fresh.desk.store, { who: 'Ana', reason: 'wrong file' }, { twoPersons: false }, fresh.desk.now()).ok).toBe(true);
    expect(look().headline).toBe('unknown-issuer');
  });
});

describe('copies of strangers', () => {
  it.each([
    ['of the item', '/21/ABC123'],
    ['of the product, where the genuine one is of the item', ''],
  ])('%s do not outrank a genuine one', (_what, subject) => {
    trust();
    bring(genuine, stranger(1, subject));
    expect(look()).toMatchObject({ headline: 'valid', verified: genuine });
  });

  it.each([
    ['of nobody', () => stranger(1)],
    ['that is altered', () => altered()],
  ])('one of the item %s does not hide the passport of the product as a whole', (_what, make) => {
    bring(make());
    trust();
    const whole = JSON.stringify(secure(about('')));
    bring(whole);
    expect(look()).toMatchObject({ headline: 'valid', verified: whole, reasons: expect.arrayContaining(['DPP-PRD-06']) });
  });

  it('one of the item that its issuer has withdrawn does hide it: that is known of the item', () => {
    trust(1, [entry({ did: DID }), entry({ did: 'did:web:b.example', status: 'withdrawn' })]);
    const bad = JSON.stringify(
      secure(about('/21/ABC123', { issuer: { id: 'did:web:b.example' } }), proofOptions({ verificationMethod: 'did:web:b.example#key-1' })),
    );
    bring(bad, JSON.stringify(secure(about(''))));
    expect(look()).toMatchObject({ headline: 'invalid', reasons: ['DPP-ISS-20'] });
  });
});

describe('a genuine copy that was revoked, beside a valid one', () => {
  const REVOKED = {
    id: 'urn:revoked',
    credentialStatus: statusEntry('7'),
  };
  const signedAt = (day: string, more: JsonObject, key?: TestKey) =>
    JSON.stringify(secure(about('/21/ABC123', more), proofOptions({ created: `2027-05-${day}T00:00:00Z` }), key));
  const ofAnother = JSON.stringify(
    secure(about('/21/ABC123', { issuer: { id: 'did:web:b.example' } }), proofOptions({ verificationMethod: 'did:web:b.example#key-1' })),
  );
  beforeEach(() => trust(1, [withList([7], '2027-06-01T00:00:00Z'), entry({ did: 'did:web:b.example' })]));

  it('leaves no green light where the other is of somebody else', () => {
    bring(ofAnother);
    expect(look().headline).toBe('valid');
    bring(signedAt('20', REVOKED));
    expect(look()).toMatchObject({ headline: 'valid-not-current', reasons: expect.arrayContaining(['DPP-STA-11']), verified: ofAnother });
  });

  it('leaves none where the same issuer signed the other before', () => {
    bring(signedAt('10', {}), signedAt('20', REVOKED));
    expect(look()).toMatchObject({ headline: 'valid-not-current', reasons: expect.arrayContaining(['DPP-STA-11']) });
  });

  it.each<[how: string, more: Partial<SnapshotEntry>]>([
    ['suspended', { status: 'suspended' }],
    ['withdrawn', { status: 'withdrawn' }],
    ['to be withdrawn', { status: 'withdrawn', since: '2027-06-20T00:00:00Z' }],
    ['vouched for from a later day', { since: '2027-06-20T00:00:00Z' }],
    ['vouched for in other credentials', { credentialTypes: ['DigitalConformityCredential'] }],
  ])('leaves none when its issuer is %s by now, neither for another copy nor for the product as a whole', (_how, more) => {
    const whole = JSON.stringify(
      secure(about('', { issuer: { id: 'did:web:b.example' } }), proofOptions({ verificationMethod: 'did:web:b.example#key-1' })),
    );
    bring(signedAt('20', REVOKED), whole);
    expect(look().headline).toBe('invalid');
    trust(2, [{ ...withList([7], '2027-06-01T00:00:00Z'), ...more }, entry({ did: 'did:web:b.example' })]);
    expect(['invalid', 'unknown-issuer']).toContain(look().headline);
    bring(ofAnother);
    expect(look()).toMatchObject({ headline: 'valid-not-current', reasons: expect.arrayContaining(['DPP-STA-11']), verified: ofAnother });
  });

  it('takes nothing back when another than its issuer has signed it', () => {
    const foreign = secure(about('/21/ABC123', REVOKED), proofOptions({ verificationMethod: 'did:web:b.example#key-1' }));
    bring(ofAnother, JSON.stringify(foreign));
    expect(look()).toMatchObject({ headline: 'valid', verified: ofAnother });
  });

  it('is what the issuer has put another in the place of, where that was signed later', () => {
    bring(signedAt('20', {}), signedAt('10', REVOKED));
    const { headline, reasons } = look();
    expect([headline, reasons.includes('DPP-STA-11')]).toEqual(['valid', false]);
  });
});

describe('more copies than are looked at', () => {
  it.each([
    ['of strangers', stranger, 'valid', 'DPP-SIG-24'],
    // One of those that were left out might be the issuer's own, and revoked.
    ['that name the issuer, with a key that is not known', foreignKey, 'valid-not-current', 'DPP-SIG-25'],
  ] as const)(
    '%s do not push a genuine one out that came before or after, and it is said that some were left out',
    (_what, make, then, code) => {
      trust();
      bring(...many(make), genuine, ...many((number) => make(number + 1000)));
      const { headline, verified, reasons, checks } = look();
      expect([headline, verified]).toEqual([then, genuine]);
      expect(reasons).toContain(code);
      expect(checks.find((one) => one.code === code)).toMatchObject({ outcome: 'not-checked', detail: '77 of 141' });
    },
  );

  it('because they are long: the genuine one is looked at, and it is said that some were left out', () => {
    trust();
    const long = (number: number) => JSON.stringify({ ...JSON.parse(stranger(number)), padding: 'x'.repeat(2_500_000) });
    bring(...many(long, 6), genuine);
    const { headline, verified, checks } = look();
    expect([headline, verified]).toEqual(['valid', genuine]);
    expect(checks.find(({ code }) => code === 'DPP-SIG-24')).toMatchObject({ outcome: 'not-checked', detail: '3 of 7' });
  });

  it('that came before the issuer was known are found out when it is', () => {
    bring(...many(altered), genuine, ...many((number) => altered(number + 1000)));
    trust();
    expect(proveCopies(fresh.desk)).toBe(1);
    expect(look()).toMatchObject({ headline: 'valid-not-current', verified: genuine, reasons: ['DPP-SIG-25'] });
  });

  it('are not needed to find the one that a link names by its digest', () => {
    trust();
    const ids = { id: 'https://maker.example/c/1' };
    const wanted = JSON.stringify(secure(about('/21/ABC123', ids)));
    bring(wanted, ...many((number) => JSON.stringify(secure(about(`/21/ABC123`, { ...ids, description: `v${number}` })))));
    const link = `https://verify.example/?q=${encodeURIComponent(JSON.stringify({ payload: { uri: ids.id, hash: sha256Hex(wanted) } }))}`;
    expect(look(link)).toMatchObject({ headline: 'valid', verified: wanted });
  });

  it('of the issuer itself: the one that it signed last is among them', () => {
    trust();
    const versions = many((number) =>
      JSON.stringify(
        secure(
          about('/21/ABC123', { id: `urn:v:${number}` }),
          proofOptions({ created: new Date(NOW - 86_400_000 * (number + 2)).toISOString() }),
        ),
      ),
    );
    bring(...versions);
    expect(look()).toMatchObject({ headline: 'valid', verified: versions[0] });
  });
});
