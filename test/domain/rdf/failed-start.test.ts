// A thread that cannot start is not awaited for each document, and what could not be checked meanwhile is checked again later.
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { rdfHash, withoutWaiting } from '../../../server/domain/rdf/index.ts';
import { canonicalise, canonicaliseAside, endRdfThread } from '../../../server/domain/rdf/thread.ts';
import { graphOptions, signedGraph } from '../../fixtures/graph-proofs.ts';
import { heldAt } from '../../fixtures/held.ts';
import { codesOf, headlineOf, issuer, passport, trusting, verify } from '../../fixtures/issuing.ts';
import { LIST_URL, passportAt, statusList } from '../../fixtures/status-list-issuing.ts';

afterEach(() => vi.restoreAllMocks());
afterAll(endRdfThread);

const task = { document: passport({ credentialSubject: { name: 'a' } }), options: graphOptions(), digest: 'sha256' as const };
const UNHURRIED = { start: 60_000, document: 60_000 };
const NO_TIME = { start: 0, document: 60_000 };

const later = (milliseconds: number): void => {
  const now = performance.now() + milliseconds;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
};

it('neither caller waits for it within the pause, and both are answered afterwards', async () => {
  expect(await canonicaliseAside(task, NO_TIME)).toBeUndefined();
  expect(await canonicaliseAside(task, UNHURRIED)).toBeUndefined();
  expect(canonicalise(task, UNHURRIED)).toBeUndefined();
  later(61_000);
  expect((await canonicaliseAside(task, UNHURRIED))?.kind).toBe('hashed');
  expect(canonicalise(task, UNHURRIED)?.kind).toBe('hashed');
});

it('a revocation in a list that could not be checked meanwhile counts afterwards, with the same trust', async () => {
  const held = heldAt(LIST_URL, JSON.stringify(await signedGraph(statusList([7]))), '2026-05-30T00:00:00Z');
  const trust = { ...trusting(issuer()), statusLists: held };
  endRdfThread();
  expect(canonicalise(task, NO_TIME)).toBeUndefined();
  const meanwhile = [verify(passportAt(7), { trust }), await withoutWaiting(() => verify(passportAt(7), { trust }))];
  expect(meanwhile.map(headlineOf)).toEqual(['valid-not-current', 'valid-not-current']);
  later(61_000);
  const found = verify(passportAt(7), { trust });
  expect([headlineOf(found), codesOf(found).includes('DPP-STA-20')]).toEqual(['invalid', true]);
});

it('a document that had no time is not tried again at once', () => {
  later(200_000);
  endRdfThread();
  const other = { ...task, options: graphOptions({ nonce: 'n' }) };
  expect(canonicalise(task, NO_TIME)).toBeUndefined();
  later(55_000);
  expect(rdfHash(other)).toMatchObject({ kind: 'refused', breach: { code: 'DPP-SIG-43' } });
  // The thread could start again by now.
  later(6_000);
  expect(rdfHash(other)).toMatchObject({ kind: 'refused', breach: { code: 'DPP-SIG-43' } });
  later(5_000);
  expect(rdfHash(other).kind).toBe('hashed');
});
