// One list that somebody keeps for several issuers, carried under the name of one of them: what it revoked stays revoked for all.
import { deflateSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../server/domain/json/json.ts';
import type { TrustListEntry } from '../../../server/domain/trust-list/trust-list.ts';
import { verifyAsOf } from '../../../server/domain/verify/as-of.ts';
import type { AppContext } from '../../../server/features/app-context/index.ts';
import { takeList } from '../../../server/features/sync/take-list.ts';
import { pastOf } from '../../../server/features/trust/past.ts';
import { trustOf } from '../../../server/features/trust/trust.ts';
import { trustOverview } from '../../../server/features/trust/trust-overview.ts';
import { freshApp } from '../../fixtures/fresh-app.ts';
import { codesOf, DID, didDocument, newKey, passport, proofOptions, secure, token, verify } from '../../fixtures/issuing.ts';
import { entry, signed } from '../../fixtures/office.ts';
import { bits, passportAt, statusList } from '../../fixtures/status-list-issuing.ts';
import { bringList } from '../../fixtures/trust-lists.ts';

const DAY = 86_400_000;
const START = Date.parse('2027-06-01T12:00:00Z');
const at = (day: number): string => new Date(START + day * DAY).toISOString();
const REGISTER = 'did:web:register.example';
const OTHER = 'did:web:other.example';
const URL = 'https://register.example/status/1';
const [KEY, OTHER_KEY] = [newKey(), newKey()];

const list = (set: readonly number[], day: number, more: JsonObject = {}): string =>
  JSON.stringify(
    secure(
      statusList(set, { id: URL, issuer: REGISTER, validFrom: at(day), ...more }),
      proofOptions({ verificationMethod: `${REGISTER}#key-1` }),
      KEY,
    ),
  );
const CREDENTIAL = passportAt(7, { statusListCredential: URL });

let context: AppContext;
let close: () => void;
let now: Date;
beforeEach(() => {
  now = new Date(START);
  ({ context, close } = freshApp({ now: () => now }));
});
afterEach(() => close());

function take(sequence: number, credential?: string): void {
  now = new Date(START + sequence * DAY);
  const carried = credential === undefined ? {} : { statusLists: [{ url: URL, credential, retrievedAt: at(sequence) }] };
  bring(sequence, [
    entry({ did: REGISTER, didDocument: didDocument(REGISTER, KEY.jwk) }),
    entry({ did: OTHER, didDocument: didDocument(OTHER, OTHER_KEY.jwk), statusListIssuers: [REGISTER], ...carried }),
    entry({ did: DID, statusListIssuers: [REGISTER] }),
  ]);
}

function bring(sequence: number, entries: readonly TrustListEntry[]): void {
  bringList(context.store, signed(sequence, entries, { issuedAt: at(sequence), nextUpdate: at(sequence + 30) }), now);
}

const codes = (text = CREDENTIAL) => codesOf(verify(text, { trust: trustOf(context.store, undefined, now), now }));

describe('a list that is kept for several issuers', () => {
  it('revokes for those under whose name it did not come as well, and for ever', () => {
    take(1, list([7], 0));
    expect(codes()).toContain('DPP-STA-20');
    take(2, list([], 1));
    expect(codes()).toContain('DPP-STA-20');
    expect(codes(passportAt(8, { statusListCredential: URL }))).toContain('DPP-STA-01');
    expect(trustOverview(context).statusLists).toMatchObject([{ url: URL, revoked: 1 }]);
  });

  it('does so as of a past moment', () => {
    take(1, list([7], 0));
    take(3, list([], 2));
    const trust = trustOf(context.store, undefined, now);
    const then = (day: number) =>
      codesOf(
        verifyAsOf(
          { kind: 'vc', text: CREDENTIAL, flags: [] },
          { now, trust, past: pastOf(context.store, trust, new Date(START + day * DAY)) },
        ),
      );
    expect(then(3)).toContain('DPP-STA-20');
  });

  it('does so when it was fetched for one of them', () => {
    take(1);
    const fetched = (text: string) => takeList(context, text, { url: URL, issuerId: OTHER, own: true });
    expect(fetched(list([7], 0))).toEqual({ kind: 'stored' });
    expect(fetched(list([], 1))).toEqual({ kind: 'stored' });
    expect(codes()).toContain('DPP-STA-20');
  });

  it('does so as a token that names nobody but its key', () => {
    const tokenList = (set: readonly number[], day: number): string => {
      // Token status lists count from the lowest bit of a byte.
      const bytes = bits(set).map((byte) => Number.parseInt(byte.toString(2).padStart(8, '0').split('').toReversed().join(''), 2));
      return token(
        { sub: URL, iat: (START + day * DAY) / 1000, status_list: { bits: 1, lst: deflateSync(bytes).toString('base64url') } },
        { typ: 'statuslist+jwt', cty: undefined as never, kid: `${REGISTER}#key-1` },
        KEY,
      );
    };
    const credential = token(passport({ status: { status_list: { idx: 7, uri: URL } } }));
    take(1, tokenList([7], 0));
    expect(codes(credential)).toContain('DPP-STA-20');
    take(2, tokenList([], 1));
    expect(codes(credential)).toContain('DPP-STA-20');
  });

  it('is not forgotten when a newer trust list leaves the delegate out and the issuer keeps the list of that address itself', () => {
    take(1, list([7], 0));
    const own = (set: readonly number[]) => JSON.stringify(secure(statusList(set, { id: URL, validFrom: at(1) })));
    now = new Date(START + 2 * DAY);
    const brought = (sequence: number, set: readonly number[]) =>
      bring(sequence, [entry({ statusLists: [{ url: URL, credential: own(set), retrievedAt: at(2) }] })]);
    brought(2, []);
    expect(codes()).toContain('DPP-STA-20');
    expect(codes(passportAt(8, { statusListCredential: URL }))).toContain('DPP-STA-01');
    brought(3, [7]);
    expect(codes()).toContain('DPP-STA-20');
  });

  it('speaks in the name of its signer only: what else stands in it names nobody', () => {
    take(1, list([7], 0, { iss: DID, issuer: REGISTER }));
    const own = codesOf(verify(passportAt(7), { trust: trustOf(context.store, undefined, now), now }));
    expect(own).toContain('DPP-STA-03');
  });
});
