// The whole verdict: every combination of what the checks may find against the table of the five headlines; then credentials, trust data and clocks that lead to each.

import { describe, expect, it } from 'vitest';
import type { Code } from '../../../server/domain/evidence/codes.ts';
import type { JsonObject } from '../../../server/domain/json/json.ts';
import type { KnownIssuer, Trust } from '../../../server/domain/trust/trust.ts';
import { decide } from '../../../server/domain/verdict/decide.ts';
import { heldAt } from '../../fixtures/held.ts';
import {
  DID,
  didDocument,
  issuer,
  KEY,
  METHOD,
  NOW,
  newKey,
  passport,
  proofOptions,
  secure,
  token,
  trusting,
  verify,
} from '../../fixtures/issuing.ts';
import { becauseOf, type Facts, toEvidence } from '../../fixtures/offline-verdict.ts';
import { flat, issueSdJwt, VCT } from '../../fixtures/sd-jwt-issuing.ts';
import { LIST_URL, statusEntry, statusList } from '../../fixtures/status-list-issuing.ts';

const FACTS: { readonly [Name in keyof Facts]: readonly Facts[Name][] } = {
  integrity: ['ok', 'bad', 'unsupported', 'unreadable'],
  issuer: ['trusted', 'locally-trusted', 'unknown', 'withdrawn', 'suspended'],
  key: ['ok', 'expired', 'revoked', 'not-authorised', 'not-found'],
  binding: ['match', 'not-scanned', 'mismatch'],
  status: ['good', 'revoked', 'suspended', 'unknown-stale', 'unknown-unavailable', 'unknown-unsupported', 'error', 'none'],
  validity: ['ok', 'expired', 'not-yet', 'no-dates'],
  trust_data: ['fresh', 'stale', 'expired', 'none'],
  clock: ['ok', 'suspect'],
  schema: ['ok', 'errors'],
};

const combinations = (names: readonly (keyof Facts)[]): readonly Facts[] =>
  names.reduce<readonly Facts[]>(
    (all, name) => all.flatMap((facts) => FACTS[name].map((value) => ({ ...facts, [name]: value }) as Facts)),
    [{} as Facts],
  );

/** Section 6 of the design: nothing could be checked; nobody vouches; something is wrong; something is out of date; valid, with remarks. */
function expected(facts: Facts): { readonly headline: string; readonly because: readonly string[] } {
  const { integrity, issuer: who, key, binding, status, validity, trust_data: trust, clock, schema } = facts;
  const suspect = clock === 'suspect';
  const outOfDate = validity === 'expired' || validity === 'not-yet';
  if (integrity === 'unsupported' || integrity === 'unreadable') return { headline: 'cannot-check', because: ['integrity'] };
  if (who === 'unknown' || key === 'not-found' || trust === 'none') return { headline: 'unknown-issuer', because: ['issuer'] };
  const wrong = named([
    [integrity === 'bad', 'integrity'],
    [who === 'withdrawn' || who === 'suspended', 'issuer'],
    [key !== 'ok', 'key'],
    [binding === 'mismatch', 'binding'],
    [status === 'revoked' || status === 'suspended', 'status'],
    [outOfDate && !suspect, 'validity'],
  ]);
  if (wrong.length > 0) return { headline: 'invalid', because: wrong.slice(0, 1) };
  const old = named([
    [trust === 'stale' || trust === 'expired', 'trust_data'],
    [status === 'error' || status.startsWith('unknown'), 'status'],
    [suspect, 'clock'],
    [outOfDate, 'validity'],
  ]);
  if (old.length > 0) return { headline: 'valid-not-current', because: old };
  const remarks = named([
    [schema === 'errors', 'schema'],
    [binding === 'not-scanned', 'binding'],
    [who === 'locally-trusted', 'issuer-local'],
    [status === 'none', 'no-status'],
  ]);
  return { headline: 'valid', because: remarks };
}

const named = (facts: readonly (readonly [boolean, string])[]): readonly string[] =>
  facts.filter(([holds]) => holds).map(([, name]) => name);

describe('the table of headlines', () => {
  it('holds for every combination of facts', { timeout: 120_000 }, () => {
    const all = combinations(Object.keys(FACTS) as (keyof Facts)[]);
    expect(all.length).toBe(153_600);
    const others = all.filter((facts) => {
      const { headline, because } = expected(facts);
      const found = decide(toEvidence(facts));
      const reasons = [...new Set(found.reasons.map(becauseOf))];
      const told = headline.startsWith('valid') ? reasons : reasons.slice(0, because.length);
      return found.headline !== headline || told.join() !== because.join();
    });
    expect(others).toEqual([]);
  });
});

const at = (offset: number): string => new Date(NOW.getTime() + offset).toISOString();
const SECOND = 1000;
const DAY = 86_400 * SECOND;

interface Asked {
  readonly issuer?: Partial<KnownIssuer>;
  readonly trust?: Partial<Trust>;
  readonly credential?: string | JsonObject;
  readonly kind?: 'sd-jwt';
}

function verdictOf({ issuer: known, trust = {}, credential = secure(), kind }: Asked): readonly [string, Code | undefined] {
  const { evidence } = verify(credential, { trust: { ...trusting(issuer(known)), ...trust }, ...(kind === undefined ? {} : { kind }) });
  const { headline, reasons } = decide(evidence);
  return [headline, reasons[0]];
}

const withKey = (dates: JsonObject): Asked => ({ issuer: { didDocument: didDocument(DID, KEY.jwk, dates) } });
const dated = (more: JsonObject): Asked => ({ credential: secure(passport(more)) });
const proven = (more: JsonObject): Asked => ({ credential: secure(passport(), proofOptions(more)) });
const behind = (ahead: number, more: Asked = {}): Asked => ({ ...more, trust: { ...more.trust, clockFloor: at(ahead) } });

/** A credential that names a list in which the places `set` are marked. */
function listed(set: readonly number[], retrievedAt = at(-DAY), more: JsonObject = {}): Pick<Required<Asked>, 'credential' | 'trust'> {
  const list = statusList(set, more);
  const credentialStatus = statusEntry('7');
  return {
    credential: secure(passport({ credentialStatus })),
    trust: { statusLists: heldAt(LIST_URL, token(list), retrievedAt) },
  };
}

describe('one credential', () => {
  it.each<[string, Asked, string, Code?]>([
    ['with nothing against it', {}, 'valid', 'DPP-PRD-02'],
    // The issuer.
    ['of an issuer granted since this moment', { issuer: { since: at(0) } }, 'valid', 'DPP-PRD-02'],
    ['of an issuer granted since tomorrow', { issuer: { since: at(DAY) } }, 'unknown-issuer', 'DPP-ISS-15'],
    ['of an issuer granted since nobody knows when', { issuer: { since: 'once' } }, 'unknown-issuer', 'DPP-ISS-15'],
    ['of a suspended issuer', { issuer: { status: 'suspended' } }, 'invalid', 'DPP-ISS-21'],
    ['of an issuer suspended since yesterday', { issuer: { status: 'suspended', since: at(-DAY) } }, 'invalid', 'DPP-ISS-21'],
    ['of an issuer suspended from tomorrow on', { issuer: { status: 'suspended', since: at(DAY) } }, 'unknown-issuer', 'DPP-ISS-16'],
    ['of an issuer suspended since nobody knows when', { issuer: { status: 'suspended', since: '' } }, 'invalid', 'DPP-ISS-21'],
    ['of a withdrawn issuer', { issuer: { status: 'withdrawn' } }, 'invalid', 'DPP-ISS-20'],
    ['of an issuer withdrawn this moment', { issuer: { status: 'withdrawn', since: at(0) } }, 'invalid', 'DPP-ISS-20'],
    [
      'of an issuer withdrawn after it was signed',
      { issuer: { status: 'withdrawn', since: '2026-05-01T00:00:00Z' } },
      'invalid',
      'DPP-ISS-20',
    ],
    ['of an issuer added here', { issuer: { origin: 'local' } }, 'valid', 'DPP-PRD-02'],
    ['of an issuer added here and withdrawn', { issuer: { origin: 'local', status: 'withdrawn' } }, 'invalid', 'DPP-ISS-20'],
    ['of an unknown issuer', { trust: { issuers: new Map() } }, 'unknown-issuer', 'DPP-ISS-10'],
    ['of a type that its issuer is vouched for', { issuer: { credentialTypes: ['VerifiableCredential'] } }, 'valid', 'DPP-PRD-02'],
    [
      'of a type that its issuer is not vouched for',
      { issuer: { credentialTypes: ['DigitalConformityCredential'] } },
      'unknown-issuer',
      'DPP-ISS-14',
    ],
    ['of an issuer that is vouched for in no type', { issuer: { credentialTypes: [] } }, 'unknown-issuer', 'DPP-ISS-14'],
    ['as an SD-JWT of a type that its issuer is vouched for', { credential: issueSdJwt(flat()), kind: 'sd-jwt', issuer: { credentialTypes: [VCT] } }, 'valid', 'DPP-PRD-02'], // biome-ignore format: a row
    ['as an SD-JWT of another type', { credential: issueSdJwt(flat()), kind: 'sd-jwt', issuer: { credentialTypes: ['VerifiableCredential'] } }, 'unknown-issuer', 'DPP-ISS-14'], // biome-ignore format: a row
    // The key.
    ['of a key revoked before it signed', withKey({ revoked: '2025-12-01T00:00:00Z' }), 'invalid', 'DPP-KEY-04'],
    ['of a key revoked after it signed', withKey({ revoked: '2026-05-01T00:00:00Z' }), 'invalid', 'DPP-KEY-04'],
    ['of a key revoked this moment', withKey({ revoked: at(0) }), 'invalid', 'DPP-KEY-04'],
    ['of a key that will be revoked', withKey({ revoked: at(1) }), 'valid', 'DPP-PRD-02'],
    ['of a key revoked nobody knows when', withKey({ revoked: 'once' }), 'invalid', 'DPP-KEY-04'],
    ['of a key that expired after it signed', withKey({ expires: '2026-05-01T00:00:00Z' }), 'invalid', 'DPP-KEY-05'],
    ['of a key that expires this moment', withKey({ expires: at(0) }), 'invalid', 'DPP-KEY-05'],
    ['of a key that will expire', withKey({ expires: at(1) }), 'valid', 'DPP-PRD-02'],
    [
      'of a key that may not sign credentials',
      { issuer: { didDocument: { ...didDocument(), assertionMethod: [] } } },
      'invalid',
      'DPP-KEY-03',
    ],
    ['of a key that its issuer does not have', proven({ verificationMethod: `${METHOD}0` }), 'unknown-issuer', 'DPP-KEY-02'],
    ['of another key', { credential: secure(passport(), proofOptions(), newKey()) }, 'invalid', 'DPP-SIG-02'],
    // Its dates.
    ['that ends this moment', dated({ validUntil: at(0) }), 'valid', 'DPP-PRD-02'],
    ['that ended a moment ago', dated({ validUntil: at(-1) }), 'invalid', 'DPP-DAT-03'],
    ['that begins this moment', dated({ validFrom: at(0) }), 'valid', 'DPP-PRD-02'],
    ['that begins in a moment', dated({ validFrom: at(1) }), 'invalid', 'DPP-DAT-04'],
    ['that ends before it begins', dated({ validFrom: at(-DAY), validUntil: at(-2 * DAY) }), 'invalid', 'DPP-DAT-05'],
    ['that ends on a day', dated({ validUntil: '2030-01-01' }), 'invalid', 'DPP-DAT-05'],
    ['signed within what two good clocks differ by', proven({ created: at(60 * SECOND) }), 'valid', 'DPP-PRD-02'],
    ['signed later than that', proven({ created: at(61 * SECOND) }), 'invalid', 'DPP-DAT-04'],
    ['whose signature expires this moment', proven({ expires: at(0) }), 'invalid', 'DPP-DAT-03'],
    ['whose signature will expire', proven({ expires: at(SECOND) }), 'valid', 'DPP-PRD-02'],
    // Its status.
    ['that is in no list', listed([]), 'valid', 'DPP-PRD-02'],
    ['that is revoked', listed([7]), 'invalid', 'DPP-STA-20'],
    ['that is revoked in an old list', listed([7], at(-99 * DAY)), 'invalid', 'DPP-STA-20'],
    ['that is in no list of old', listed([], at(-8 * DAY)), 'valid-not-current', 'DPP-STA-04'],
    ['that is in no list which has ended', listed([], at(-DAY), { validUntil: at(-SECOND) }), 'valid-not-current', 'DPP-STA-04'],
    ['whose list is from a moment to come', listed([], at(-DAY), { validFrom: at(SECOND) }), 'valid-not-current', 'DPP-STA-06'],
    ['whose list was fetched at a moment to come', listed([], at(DAY)), 'valid-not-current', 'DPP-STA-06'],
    ['whose list is not held', { ...listed([]), trust: {} }, 'valid-not-current', 'DPP-STA-03'],
    // The trust data.
    ['under trust data that are due for renewal', { trust: { state: 'stale' } }, 'valid-not-current', 'DPP-TRU-03'],
    ['under trust data that are out of date', { trust: { state: 'expired' } }, 'valid-not-current', 'DPP-TRU-04'],
    ['under no trust data', { trust: { state: 'none' } }, 'unknown-issuer', 'DPP-TRU-05'],
    ['of an issuer added here, under no trust data', { issuer: { origin: 'local' }, trust: { state: 'none' } }, 'valid', 'DPP-PRD-02'],
    [
      'of our own, under trust data that are out of date',
      { issuer: { origin: 'own' }, trust: { state: 'expired' } },
      'valid',
      'DPP-PRD-02',
    ],
    ['revoked, under trust data that are out of date', { ...listed([7]), trust: { ...listed([7]).trust, state: 'expired' } }, 'invalid', 'DPP-STA-20'], // biome-ignore format: a row
    // The clock.
    ['on a clock a minute behind', behind(60 * SECOND), 'valid', 'DPP-PRD-02'],
    ['on a clock that is further behind', behind(61 * SECOND), 'valid-not-current', 'DPP-TRU-07'],
    ['on a clock behind a moment that nobody can read', { trust: { clockFloor: 'once' } }, 'valid-not-current', 'DPP-TRU-07'],
    ['that ended, on a clock that is behind', behind(DAY, dated({ validUntil: at(-DAY) })), 'valid-not-current', 'DPP-TRU-07'],
    ['that begins tomorrow, on a clock that is behind', behind(2 * DAY, dated({ validFrom: at(DAY) })), 'valid-not-current', 'DPP-TRU-07'],
    ['with a date nobody can read, on a clock that is behind', behind(DAY, dated({ validUntil: 'soon' })), 'invalid', 'DPP-DAT-05'],
    ['of a key revoked between the clock and what it has seen', behind(2 * DAY, withKey({ revoked: at(DAY) })), 'invalid', 'DPP-KEY-04'],
    ['of a key expired between the clock and what it has seen', behind(2 * DAY, withKey({ expires: at(DAY) })), 'invalid', 'DPP-KEY-05'],
    [
      'of an issuer withdrawn between the two',
      behind(2 * DAY, { issuer: { status: 'withdrawn', since: at(DAY) } }),
      'invalid',
      'DPP-ISS-20',
    ],
    ['revoked, on a clock that is behind', behind(DAY, listed([7])), 'invalid', 'DPP-STA-20'],
    [
      'of our own in no list, on a clock that is behind',
      behind(DAY, { ...listed([]), issuer: { origin: 'own' } }),
      'valid-not-current',
      'DPP-STA-04',
    ],
    // Which of two comes first.
    [
      'altered, of a withdrawn issuer',
      { credential: { ...secure(), name: 'x' }, issuer: { status: 'withdrawn' } },
      'invalid',
      'DPP-SIG-02',
    ],
    ['altered, of an issuer that is not known', { credential: { ...secure(), name: 'x' }, trust: { issuers: new Map() } }, 'unknown-issuer', 'DPP-ISS-10'], // biome-ignore format: a row
    ['altered, under no trust data', { credential: { ...secure(), name: 'x' }, trust: { state: 'none' } }, 'unknown-issuer', 'DPP-TRU-05'],
    ['with a kind of proof that is not supported, of a withdrawn issuer', { ...proven({ cryptosuite: 'bbs-2023' }), issuer: { status: 'withdrawn' } }, 'cannot-check', 'DPP-SIG-10'], // biome-ignore format: a row
    ['revoked, of a withdrawn issuer', { ...listed([7]), issuer: { status: 'withdrawn' } }, 'invalid', 'DPP-ISS-20'],
    ['ended, and revoked', { ...listed([7]), ...withKey({ revoked: at(-DAY) }) }, 'invalid', 'DPP-KEY-04'],
    [
      'without a signature, of a withdrawn issuer',
      { credential: passport(), issuer: { status: 'withdrawn' } },
      'cannot-check',
      'DPP-SIG-14',
    ],
  ])('%s', (_what, asked, headline, first) => expect(verdictOf(asked)).toEqual([headline, first]));
});
