// Copies whose key is named by certificates among many of strangers: the genuine one is found, whether it came before or after its anchor.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inspect } from '../../../server/features/inspection/inspect.ts';
import { importText } from '../../../server/features/passports/import.ts';
import { reverifyCopies } from '../../../server/features/passports/reverify.ts';
import { anchorOf, byChain, hierarchy, signerOf } from '../../fixtures/certificates.ts';
import { type FreshApp, freshApp } from '../../fixtures/fresh-app.ts';
import { passport, token } from '../../fixtures/issuing.ts';
import { entry, signed } from '../../fixtures/office.ts';
import { bringList } from '../../fixtures/trust-lists.ts';

const NOW = Date.parse('2027-06-01T12:00:00Z');
const [made, stranger] = [hierarchy(), hierarchy()];
const copy = (from: typeof made, issuer: string): string =>
  token(
    passport({
      '@context': ['https://www.w3.org/ns/credentials/v2', 'https://vocabulary.uncefact.org/untp/0.7.0/context/'],
      type: ['VerifiableCredential', 'DigitalProductPassport'],
      issuer,
      credentialSubject: { id: 'https://maker.example/01/09520123456788/21/ABC123', name: 'Zelle', idGranularity: 'item' },
    }),
    byChain(from.leaf, from.issuing),
    signerOf(from.keys.leaf),
  );
const genuine = copy(made, 'https://maker.example');

let tick: number;
let fresh: FreshApp;
beforeEach(() => {
  tick = 0;
  fresh = freshApp({ now: () => new Date(NOW + 1000 * tick++) });
  fresh.context.store.db.pragma('synchronous = OFF');
});
afterEach(() => fresh.close());

const bring = (...texts: string[]) => {
  for (const text of texts) expect(importText(text, fresh.context).refused).toEqual([]);
};
const trust = () => {
  const { did, didDocument } = anchorOf(made.root);
  bringList(
    fresh.context.store,
    signed(1, [entry({ kind: 'x509-anchor', did, didDocument, legalName: 'Trust service' })]),
    fresh.context.now(),
  );
};
const look = () => {
  const [found] = inspect({ channel: 'paste', text: '(01)09520123456788(21)ABC123' }, fresh.context).inspections;
  return { headline: found?.headline, verified: found?.credential?.raw };
};
/** Each names another issuer, so that taking turns by issuer does not help. */
const strangers = (count = 70) => Array.from({ length: count }, (_, number) => copy(stranger, `https://stranger${number}.example`));

describe('a copy below an anchor', () => {
  it('that came after its anchor is not pushed out by many strangers', () => {
    trust();
    bring(...strangers(), genuine, ...strangers(140).slice(70));
    expect(look()).toEqual({ headline: 'valid', verified: genuine });
  });

  it('that came before its anchor is found out when the anchor is known', () => {
    bring(genuine, ...strangers());
    expect(look().headline).toBe('unknown-issuer');
    trust();
    expect(reverifyCopies(fresh.context)).toBe(1);
    expect(look()).toEqual({ headline: 'valid', verified: genuine });
  });
});
