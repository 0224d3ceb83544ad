// Graphs canonicalised without holding the thread that asks: the same verdicts, and timers go on meanwhile.
import { afterAll, expect, it } from 'vitest';
import { rdfHash, withoutWaiting } from '../../../server/domain/rdf/index.ts';
import { canonicaliseAside, endRdfThread } from '../../../server/domain/rdf/thread.ts';
import { graphOptions, signedGraph } from '../../fixtures/graph-proofs.ts';
import { codesOf, headlineOf, passport, verify } from '../../fixtures/issuing.ts';

afterAll(endRdfThread);

const named = (name: string) => passport({ credentialSubject: { id: 'https://maker.example/01/09520123456788/21/ABC123', name } });
const UNHURRIED = { start: 60_000, document: 60_000 };

it('gives the same verdicts, for good, altered and hidden content, and lets timers run until then', async () => {
  const good = await signedGraph(named('without waiting'));
  const hidden = { ...good, 'https://www.w3.org/2018/credentials#validUntil': { '@value': '2026-02-01T00:00:00Z' } };
  let ticks = 0;
  const timer = setInterval(() => ticks++, 5);
  for (const [credential, headline] of [
    [good, 'valid'],
    [{ ...good, name: 'added' }, 'invalid'],
    [hidden, 'invalid'],
  ] as const) {
    const later = await withoutWaiting(() => verify(credential));
    expect(headlineOf(later)).toBe(headline);
    expect(codesOf(later)).toEqual(codesOf(verify(credential)));
  }
  clearInterval(timer);
  // The thread takes a tenth of a second to start.
  expect(ticks).toBeGreaterThan(3);
});

it('serves several callers at once, each with its own answer', async () => {
  const all = await Promise.all(Array.from({ length: 6 }, (_, at) => signedGraph(named(`caller ${at}`))));
  const results = await Promise.all(all.map((one, at) => withoutWaiting(() => verify(at % 2 === 0 ? one : { ...one, name: 'added' }))));
  expect(results.map(headlineOf)).toEqual(['valid', 'invalid', 'valid', 'invalid', 'valid', 'invalid']);
});

it('checks every proof of a set', async () => {
  const one = await signedGraph(named('a set'));
  const other = await signedGraph(named('a set'), { options: graphOptions({ created: '2026-02-01T00:00:00Z' }) });
  const both = { ...one, proof: [one.proof ?? null, other.proof ?? null] };
  expect(headlineOf(await withoutWaiting(() => verify(both)))).toBe('valid');
});

it('gives up a document that takes too long, and answers the next one', async () => {
  const task = (name: string) => ({ document: named(name), options: graphOptions(), digest: 'sha256' as const });
  expect((await canonicaliseAside(task('first'), UNHURRIED))?.kind).toBe('hashed');
  const many = {
    ...task('slow'),
    document: passport({ credentialSubject: Array.from({ length: 400 }, (_, at) => ({ name: `one of many ${at}` })) }),
  };
  expect(await canonicaliseAside(many, { start: 60_000, document: 1 })).toBeUndefined();
  expect((await canonicaliseAside(task('next'), UNHURRIED))?.kind).toBe('hashed');
});

it('leaves nothing behind when the work throws: the next verification waits as ever', async () => {
  await expect(
    withoutWaiting(() => {
      throw new Error('refused');
    }),
  ).rejects.toThrow('refused');
  expect(rdfHash({ document: named('afterwards'), options: graphOptions(), digest: 'sha256' }).kind).toBe('hashed');
});
