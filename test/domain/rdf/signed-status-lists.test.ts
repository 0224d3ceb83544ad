// A revocation in a status list that is signed over its graph counts, also while the graph is not canonicalised yet or cannot be.
import { afterAll, expect, it } from 'vitest';
import { MAX_WAITING, rdfHash, withoutWaiting } from '../../../server/domain/rdf/index.ts';
import { endRdfThread } from '../../../server/domain/rdf/thread.ts';
import type { Trust } from '../../../server/domain/trust/trust.ts';
import { graphOptions, signedGraph } from '../../fixtures/graph-proofs.ts';
import { heldAt } from '../../fixtures/held.ts';
import { codesOf, headlineOf, issuer, passport, trusting, verify } from '../../fixtures/issuing.ts';
import { LIST_URL, passportAt, statusList } from '../../fixtures/status-list-issuing.ts';

afterAll(endRdfThread);

const PLACE = 7;

/** Each list has a content of its own, because answers are kept by content. */
async function holding(set: readonly number[], name: string): Promise<() => Trust> {
  const held = heldAt(LIST_URL, JSON.stringify(await signedGraph(statusList(set, { name }))), '2026-05-30T00:00:00Z');
  return () => ({ ...trusting(issuer()), statusLists: held });
}

it('a revocation counts without waiting, and in each later verification with the same trust', async () => {
  const fresh = await holding([PLACE], 'the first list');
  const trust = fresh();
  const found = await withoutWaiting(() => verify(passportAt(PLACE), { trust }));
  const later = verify(passportAt(PLACE), { trust });
  const expected = verify(passportAt(PLACE), { trust: fresh() });
  expect([headlineOf(expected), codesOf(expected).includes('DPP-STA-20')]).toEqual(['invalid', true]);
  expect([codesOf(found), codesOf(later)]).toEqual([codesOf(expected), codesOf(expected)]);
});

it('a clear place reads the same without waiting', async () => {
  const fresh = await holding([], 'a clear list');
  const trust = fresh();
  const found = await withoutWaiting(() => verify(passportAt(PLACE), { trust }));
  expect(headlineOf(found)).toBe('valid');
  for (const later of [verify(passportAt(PLACE), { trust }), verify(passportAt(PLACE), { trust: fresh() })])
    expect(codesOf(later)).toEqual(codesOf(found));
});

it('a graph over which others already wait too long is not checked, and leaves nothing behind', async () => {
  const fresh = await holding([PLACE], 'a list at a busy time');
  const trust = fresh();
  const task = (at: number) => ({
    document: passport({ credentialSubject: { name: `waiting ${at}` } }),
    options: graphOptions(),
    digest: 'sha256' as const,
  });
  const waiting = Array.from({ length: MAX_WAITING }, (_, at) => withoutWaiting(() => rdfHash(task(at))));
  const busy = await withoutWaiting(() => verify(passportAt(PLACE), { trust }));
  expect([headlineOf(busy), codesOf(busy).includes('DPP-STA-06')]).toEqual(['valid-not-current', true]);
  expect((await Promise.all(waiting)).map(({ kind }) => kind)).toEqual(waiting.map(() => 'hashed'));
  for (const later of [verify(passportAt(PLACE), { trust }), await withoutWaiting(() => verify(passportAt(PLACE), { trust }))])
    expect([headlineOf(later), codesOf(later).includes('DPP-STA-20')]).toEqual(['invalid', true]);
});
