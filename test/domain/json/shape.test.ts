// Shapes remember in which order the members of an object came last: what came before never changes an answer.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../server/domain/json/json.ts';
import { closed, faultsOf, flag, list, number, open, required, text } from '../../../server/domain/json/shape.ts';

const make = (kind: typeof open) =>
  kind({ name: required(text), amount: number(), parts: list(kind({ id: required(text), good: flag })), last: text });

const name = fc.constantFrom('name', 'amount', 'parts', 'last', 'id', 'good', 'other', '__proto__', 'toString', '0');
const scalar = fc.constantFrom<Json>('x', 1, true, null);
const object = (value: fc.Arbitrary<Json>): fc.Arbitrary<JsonObject> =>
  fc.uniqueArray(fc.tuple(name, value), { selector: ([one]) => one, maxLength: 8 }).map((members) => Object.fromEntries(members));
const value = fc.oneof(scalar, fc.array(object(scalar), { maxLength: 3 }));

it.each([
  ['open', open],
  ['closed', closed],
] as const)('a shape that is %s and has seen other objects finds what a new one finds', (_, kind) => {
  const seasoned = make(kind);
  fc.assert(
    fc.property(fc.array(object(value), { minLength: 1, maxLength: 6 }), (objects) => {
      for (const one of objects) expect(faultsOf(seasoned, one)).toEqual(faultsOf(make(kind), one));
    }),
    { numRuns: 500 },
  );
});

it('finds the faults of members in any order, each at its place', () => {
  const shape = make(closed);
  const members: [string, Json][] = [
    ['last', 1],
    [
      'parts',
      [
        { good: 'no', id: 'x' },
        { id: 'y', good: true },
      ],
    ],
    ['other', 'x'],
    ['amount', 2],
  ];
  const wanted = ['/last should be text', '/parts/0/good should be true or false', '/other is not foreseen here', " 'name' is missing"];
  fc.assert(
    fc.property(fc.shuffledSubarray(members, { minLength: members.length }), (shuffled) => {
      const found = faultsOf(shape, Object.fromEntries(shuffled)).map(({ pointer, detail }) => `${pointer} ${detail}`);
      expect([...found].sort()).toEqual([...wanted].sort());
    }),
  );
});
