// Issuers added on this computer: only by a whole fingerprint, and never around what the list says against them.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TrustListEntry } from '../../../server/domain/trust-list/trust-list.ts';
import { addLocalIssuer } from '../../../server/features/trust/local-issuer.ts';
import { keysIn } from '../../../server/features/trust/trust-overview.ts';
import { listIssuers } from '../../../server/store/trust/issuers.ts';
import { type FreshApp, freshApp } from '../../fixtures/fresh-app.ts';
import { DID, didDocument } from '../../fixtures/issuing.ts';
import { entry, signed } from '../../fixtures/office.ts';
import { bringList } from '../../fixtures/trust-lists.ts';

const NOW = new Date('2027-06-01T12:00:00Z');
const FINGERPRINT = keysIn(didDocument())[0]?.fingerprint ?? '';

let fresh: FreshApp;
beforeEach(() => {
  fresh = freshApp({ now: () => NOW });
});
afterEach(() => fresh.close());

const add = (fingerprint = FINGERPRINT, did = DID) =>
  addLocalIssuer(fresh.context, { document: JSON.stringify(didDocument(did)), name: 'Maker', fingerprint, who: 'Ana', reason: 'visited' });
const origins = () => listIssuers(fresh.context.store).map(({ origin }) => origin);

it.each(['', ' ', ':', 'xyz', FINGERPRINT.slice(0, 4), FINGERPRINT.slice(0, -1), `${FINGERPRINT} 0`])(
  'does not take "%s" for the fingerprint',
  (given) => {
    expect(() => add(given)).toThrow(/no key of the document has this fingerprint/);
    expect(origins()).toEqual([]);
  },
);

describe('an issuer of the list', () => {
  const list = (status: TrustListEntry['status'] | 'absent', sequence = 1) => {
    bringList(fresh.context.store, signed(sequence, status === 'absent' ? [] : [entry({ status })]), NOW);
  };

  it.each(['suspended', 'withdrawn'] as const)(
    'that it calls %s is not vouched for here, to be trusted when the list forgets it',
    (status) => {
      list(status);
      expect(() => add()).toThrow(new RegExp(`a trust list names ${DID}`));
      expect(origins()).toEqual(['list']);
    },
  );

  const SPELLINGS = ['did:web:Maker.Example', `${DID}%3A443`, `${DID}%3a443`, `${DID}.`, 'did:web:maker%2Eexample'];
  it.each(SPELLINGS)('V13: is not added as its twin %s, whether the list knows it or not', (did) => {
    expect(() => add(FINGERPRINT, did)).toThrow(/it has no DID as 'id'/);
    list('withdrawn');
    expect(() => add(FINGERPRINT, did)).toThrow(/it has no DID as 'id'/);
    expect(origins()).toEqual(['list']);
  });

  it.each(['suspended', 'withdrawn', 'granted'] as const)(
    'that was added here before and is %s is not vouched for by hand when the list forgets it',
    (status) => {
      add();
      list(status);
      list('absent', 2);
      expect(fresh.context.trust().issuers.has(DID)).toBe(false);
      expect(() => add()).toThrow(new RegExp(`a trust list names ${DID}`));
      expect(
        fresh.context
          .trust()
          .records?.get(DID)
          ?.against.map((word) => word.status),
      ).toEqual(status === 'granted' ? [] : [status]);
    },
  );
});
