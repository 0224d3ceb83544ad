// RFC 9901 7.1 written down as it stands there, slowly, and compared with our own: any payload, with any disclosures, is refused by both or gives the same claims.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalise } from '../../../server/domain/json/jcs.ts';
import { isObject, type Json, type JsonObject } from '../../../server/domain/json/json.ts';
import { processPayload } from '../../../server/domain/proof/sd-jwt-payload.ts';
import { digestOf, encode } from '../../fixtures/sd-jwt-issuing.ts';

class Rejected extends Error {}
const reject = (): never => {
  throw new Rejected();
};

/** Steps 1, 3, 4 and 5, one after the other; undefined for a rejected token. */
function reference(payload: JsonObject, disclosures: readonly string[]): { readonly claims: Json; readonly ignored: number } | undefined {
  const digests = disclosures.map((one) => digestOf(one));
  const found: string[] = [];
  const disclosed = (digest: string): readonly Json[] | undefined => {
    found.push(digest);
    const at = digests.indexOf(digest);
    return at < 0 ? undefined : JSON.parse(Buffer.from(disclosures[at] ?? '', 'base64url').toString());
  };
  const process = (value: Json, top: boolean): Json => {
    if (Array.isArray(value)) return (value as readonly Json[]).flatMap((one) => element(one));
    return isObject(value) ? object(value, top) : value;
  };
  const element = (value: Json): readonly Json[] => {
    if (!isObject(value) || !Object.hasOwn(value, '...')) return [process(value, false)];
    const { '...': digest } = value;
    if (typeof digest !== 'string' || Object.keys(value).length !== 1) return reject();
    const disclosure = disclosed(digest);
    if (disclosure === undefined) return [];
    if (disclosure.length !== 2) reject();
    return [process(disclosure[1] ?? null, false)];
  };
  const object = (value: JsonObject, top: boolean): JsonObject => {
    if (Object.hasOwn(value, '...') || (!top && Object.hasOwn(value, '_sd_alg'))) reject();
    const { _sd: hidden = [], _sd_alg: _, ...open } = value;
    const members = Object.entries(open).map(([name, one]): [string, Json] => [name, process(one, false)]);
    if (!Array.isArray(hidden)) reject();
    for (const digest of hidden as readonly Json[]) {
      const disclosure = disclosed(typeof digest === 'string' ? digest : reject());
      if (disclosure === undefined) continue;
      const [, name] = disclosure;
      if (disclosure.length !== 3 || typeof name !== 'string' || name === '_sd' || name === '...' || name === '_sd_alg') return reject();
      if (members.some(([taken]) => taken === name)) reject();
      members.push([name, process(disclosure[2] ?? null, false)]);
    }
    return Object.fromEntries(members);
  };
  try {
    if (Object.hasOwn(payload, '_sd_alg') && payload._sd_alg !== 'sha-256') reject();
    const claims = process(payload, true);
    if (new Set(found).size !== found.length || new Set(digests).size !== digests.length) reject();
    if (!digests.every((digest) => found.includes(digest))) reject();
    return { claims, ignored: found.filter((digest) => !digests.includes(digest)).length };
  } catch (error) {
    if (error instanceof Rejected) return undefined;
    throw error;
  }
}

/** How a member or an element is put into the payload: most as they should be, now and then one that breaks a rule. */
type Way = 'open' | 'shown' | 'hidden' | 'decoy' | 'again' | 'stray' | 'wrong';
interface Part {
  readonly name: string;
  readonly way: Way;
  readonly node: Node;
}
type Node = { readonly leaf: Json } | { readonly list: readonly Part[] } | { readonly object: readonly Part[] };

const way = fc.oneof(
  { weight: 30, arbitrary: fc.constantFrom<Way>('open', 'shown', 'shown', 'hidden', 'decoy') },
  { weight: 1, arbitrary: fc.constantFrom<Way>('again', 'stray', 'wrong') },
);
const name = fc.oneof(
  { weight: 40, arbitrary: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', '', 'é', '0', 'constructor', '__proto__') },
  { weight: 1, arbitrary: fc.constantFrom('_sd', '...', '_sd_alg') },
);
const { node } = fc.letrec<{ node: Node; part: Part }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({ leaf: fc.constantFrom<Json>(1, 'x', null, false, 'sha-256') }),
    fc.record({ list: fc.array(tie('part'), { maxLength: 4 }) }),
    fc.record({ object: fc.array(tie('part'), { maxLength: 5 }) }),
  ) as fc.Arbitrary<Node>,
  part: fc.record({ name, way, node: tie('node') }),
}));

/** An issuer that does as it is told: the payload out, the disclosures in the order in which they were made. */
function issue(root: Node): { readonly payload: Json; readonly disclosures: readonly string[] } {
  const disclosures: string[] = [];
  let salts = 0;
  const digestFor = (parts: readonly Json[], how: Way): string => {
    const disclosure = encode([`salt ${salts++}`, ...parts, ...(how === 'wrong' ? ['more'] : [])]);
    if (how !== 'hidden' && how !== 'decoy') disclosures.push(disclosure);
    return how === 'stray' ? digestOf(`${disclosure}A`) : digestOf(disclosure);
  };
  const twice = <T>(one: T, how: Way): readonly T[] => (how === 'again' ? [one, one] : [one]);
  const build = (node: Node): Json => {
    if ('leaf' in node) return node.leaf;
    if ('list' in node) {
      return node.list.flatMap((part): readonly Json[] =>
        part.way === 'open' ? [build(part.node)] : twice({ '...': digestFor([build(part.node)], part.way) }, part.way),
      );
    }
    const open = node.object.filter((part) => part.way === 'open').map((part): [string, Json] => [part.name, build(part.node)]);
    const hidden = node.object.filter((part) => part.way !== 'open');
    const digests = hidden.flatMap((part) => twice(digestFor([part.name, build(part.node)], part.way), part.way));
    return Object.fromEntries(digests.length === 0 ? open : [...open, ['_sd', digests]]);
  };
  return { payload: build(root), disclosures };
}

it('whatever an issuer signs and a holder shows', () => {
  let accepted = 0;
  const payloads = fc.array(fc.record({ name, way, node }), { maxLength: 8 }).map((object) => issue({ object }));
  fc.assert(
    fc.property(payloads, fc.integer({ min: 0, max: 9 }), ({ payload, disclosures }, turn) => {
      if (!isObject(payload)) return;
      // In any order, and now and then one too few.
      const shown = [...disclosures.slice(turn % (disclosures.length + 1)), ...disclosures.slice(0, turn % (disclosures.length + 1))].slice(
        turn === 9 ? 1 : 0,
      );
      const wanted = reference(payload, shown);
      const found = processPayload(payload, shown, new Set());
      expect('claims' in found).toBe(wanted !== undefined);
      if (!('claims' in found) || wanted === undefined) return;
      accepted++;
      expect(canonicalise(found.claims)).toBe(canonicalise(wanted.claims));
      expect(found.undisclosed.length).toBe(wanted.ignored);
    }),
    { numRuns: 2000 },
  );
  // Not only what both refuse.
  expect(accepted).toBeGreaterThan(200);
});
