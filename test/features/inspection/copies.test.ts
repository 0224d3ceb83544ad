// Several copies of one passport, some of them altered or of nobody: a genuine one is never hidden by them, however many, and the officer hears of them.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../server/domain/json/json.ts';
import type { TrustListEntry } from '../../../server/domain/trust-list/trust-list.ts';
import { inspect } from '../../../server/features/inspection/inspect.ts';
import { importText } from '../../../server/features/passports/import.ts';
import { reverifyCopies } from '../../../server/features/passports/reverify.ts';
import { undoTrustList } from '../../../server/features/trust/import-trust-list.ts';
import { sha256Hex } from '../../../server/store/passports/credentials.ts';
import { type FreshApp, freshApp } from '../../fixtures/fresh-app.ts';
import { DID, didDocument, newKey, passport, proofOptions, secure, type TestKey } from '../../fixtures/issuing.ts';
import { entry, LIST_URL, revocationList, signed } from '../../fixtures/office.ts';
import { statusEntry } from '../../fixtures/status-list-issuing.ts';
import { bringList } from '../../fixtures/trust-lists.ts';

const NOW = Date.parse('2027-06-01T12:00:00Z');
const CODE = '(01)09520123456788(21)ABC123';
const STRANGER = newKey();
let tick: number;
let fresh: FreshApp;
beforeEach(() => {
  tick = 0;
  fresh = freshApp({ now: () => new Date(NOW + 1000 * tick++) });
  // Whether a disk keeps its word is not asked here.
  fresh.context.store.db.pragma('synchronous = OFF');
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
  for (const text of texts) expect(importText(text, fresh.context).refused).toEqual([]);
};
const trust = (sequence = 1, entries = [entry()]) => {
  bringList(fresh.context.store, signed(sequence, entries), fresh.context.now());
};
const look = (text = CODE) => {
  const [found] = inspect({ channel: 'paste', text }, fresh.context).inspections;
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
    expect(undoTrustList(fresh.context.store, { who: 'Ana', reason: 'wrong file' }, { twoPersons: false }, fresh.context.now()).ok).toBe(
      true,
    );
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

  it('one of the item whose issuer was withdrawn does not speak where another issuer vouches for the product', () => {
    trust(1, [entry({ did: DID }), entry({ did: 'did:web:b.example', status: 'withdrawn' })]);
    const bad = JSON.stringify(
      secure(about('/21/ABC123', { issuer: { id: 'did:web:b.example' } }), proofOptions({ verificationMethod: 'did:web:b.example#key-1' })),
    );
    bring(bad);
    expect(look()).toMatchObject({ headline: 'invalid', reasons: ['DPP-ISS-20'] });
    bring(JSON.stringify(secure(about(''))));
    expect(look()).toMatchObject({ headline: 'valid', reasons: expect.arrayContaining(['DPP-PRD-06']) });
  });
});

describe('a genuine copy that was revoked, next to a valid one', () => {
  const REVOKED = {
    id: 'urn:revoked',
    credentialStatus: statusEntry('7'),
  };
  const signedAt = (day: string, more: JsonObject, key?: TestKey) =>
    JSON.stringify(secure(about('/21/ABC123', more), proofOptions({ created: `2027-05-${day}T00:00:00Z` }), key));
  const ofAnother = JSON.stringify(
    secure(about('/21/ABC123', { issuer: { id: 'did:web:b.example' } }), proofOptions({ verificationMethod: 'did:web:b.example#key-1' })),
  );
  /** It shows the revocation from the day before the inspection. */
  const listed = (more: Partial<TrustListEntry> = {}): TrustListEntry => {
    const credential = revocationList([7], { validFrom: '2027-05-31T00:00:00Z' });
    return entry({ statusLists: [{ url: LIST_URL, credential, retrievedAt: '2027-06-01T00:00:00Z' }], ...more });
  };
  beforeEach(() => trust(1, [listed(), entry({ did: 'did:web:b.example' })]));

  it('of another issuer is a remark: each issuer revokes its own', () => {
    bring(ofAnother);
    expect(look().headline).toBe('valid');
    bring(signedAt('20', REVOKED));
    expect(look()).toMatchObject({ headline: 'valid', reasons: expect.arrayContaining(['DPP-STA-34']), verified: ofAnother });
  });

  it('caps what the same issuer signed before, and what it says of the product as a whole', () => {
    bring(
      signedAt('20', REVOKED),
      JSON.stringify(secure(about('', { id: 'urn:whole' }), proofOptions({ created: '2027-05-30T00:00:00Z' }))),
    );
    expect(look().headline).toBe('invalid');
    bring(signedAt('10', {}));
    expect(look()).toMatchObject({ headline: 'invalid' });
  });

  it('leaves another amber that was not revoked, where a current list shows both', () => {
    bring(signedAt('10', { id: 'urn:other', credentialStatus: statusEntry('8') }), signedAt('20', REVOKED));
    expect(look()).toMatchObject({ headline: 'valid-not-current', reasons: expect.arrayContaining(['DPP-STA-32']) });
  });

  it('gives way to the one that names it as replaced', () => {
    bring(signedAt('10', { id: 'urn:new', replaces: 'urn:revoked' }), signedAt('20', REVOKED));
    expect(look().reasons).toContain('DPP-STA-33');
    expect(look().reasons).not.toContain('DPP-STA-31');
  });

  it.each(['suspended', 'withdrawn', 'left out'] as const)(
    'V2: caps the passport of the product as a whole however its issuer stands later: %s',
    (how) => {
      const entries = how === 'left out' ? [] : [listed({ status: how })];
      bring(
        signedAt('20', REVOKED),
        JSON.stringify(secure(about('', { id: 'urn:whole' }), proofOptions({ created: '2027-05-30T00:00:00Z' }))),
      );
      trust(2, [...entries, entry({ did: 'did:web:b.example' })]);
      expect(look().headline).toBe('invalid');
    },
  );

  it('V2: caps it also when a newer list has another key for its issuer', () => {
    const next = newKey();
    const whole = secure(
      about('', { id: 'urn:whole' }),
      proofOptions({ created: '2027-05-30T00:00:00Z', verificationMethod: `${DID}#key-2` }),
      next,
    );
    bring(signedAt('20', REVOKED), JSON.stringify(whole));
    trust(2, [entry({ didDocument: didDocument(DID, next.jwk, {}, 'key-2') })]);
    expect(look().headline).toBe('invalid');
  });

  it('takes nothing back when another than its issuer has signed it', () => {
    const foreign = secure(about('/21/ABC123', REVOKED), proofOptions({ verificationMethod: 'did:web:b.example#key-1' }));
    bring(ofAnother, JSON.stringify(foreign));
    expect(look()).toMatchObject({ headline: 'valid', verified: ofAnother });
  });

  it('gives way to the same one signed an hour later', () => {
    bring(signedAt('20', { ...REVOKED, credentialStatus: statusEntry('8') }), signedAt('10', REVOKED));
    const { headline, reasons } = look();
    expect([headline, reasons.includes('DPP-STA-33')]).toEqual(['valid', true]);
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
    expect(reverifyCopies(fresh.context)).toBe(1);
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

  it('of the issuer itself, renewed: the one that it signed last is among them', () => {
    trust();
    const versions = many((number) =>
      JSON.stringify(
        secure(about('/21/ABC123', { id: 'urn:v' }), proofOptions({ created: new Date(NOW - 86_400_000 * (number + 2)).toISOString() })),
      ),
    );
    bring(...versions);
    expect(look()).toMatchObject({ headline: 'valid', verified: versions[0] });
  });
});
