// The plain form of disclosures, and objects made of members: the same answers as the strict parser and `Object.fromEntries`.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Json } from '../../../server/domain/json/json.ts';
import { objectOf } from '../../../server/domain/json/members.ts';
import { parseStrictJson } from '../../../server/domain/json/strict-json.ts';
import { plainDisclosure } from '../../../server/domain/proof/sd-jwt-payload.ts';
import { cases } from '../../fixtures/cases.ts';

const piece = fc.oneof(
  fc.constantFrom(
    '["',
    '", "',
    '","',
    '"]',
    '"',
    '\\',
    '\\"',
    '\\u0041',
    ',',
    ' ',
    '  ',
    '[',
    ']',
    '{',
    ':',
    '\n',
    '\t',
    '\u007f',
    '\u0000',
    'é',
    '\ud800',
  ),
  fc.constantFrom('salt', 'name', '__proto__', '...', '12', 'true', 'null'),
);
const some = fc.array(piece, { maxLength: 12 }).map((parts) => parts.join(''));
const word = fc.oneof(fc.string({ maxLength: 6 }), some);
const likely = fc
  .tuple(fc.boolean(), fc.array(word, { minLength: 2, maxLength: 4 }))
  .map(([spaced, words]) => words.map((one) => JSON.stringify(one)).join(spaced ? ', ' : ','))
  .map((inside) => `[${inside}]`);
const raw = fc.tuple(word, word, word).map(([salt, name, value]) => `["${salt}","${name}", "${value}"]`);

it('whatever the plain form takes, the strict parser reads to the same list', () => {
  let taken = 0;
  fc.assert(
    fc.property(fc.oneof(likely, raw, some, fc.json()), (json) => {
      const plain = plainDisclosure(json);
      if (plain === undefined) return;
      taken++;
      expect(parseStrictJson(json)).toEqual({ ok: true, value: plain });
    }),
    { numRuns: cases(4000), seed: 1 },
  );
  expect(taken).toBeGreaterThan(cases(200));
});

it.each(['["a","b","c"]', '["a", "b", "c"]', '["","",""]', '["_26bc4LT-ac6q2KI6cBW5es", "family_name", "M~bius [1] {2}: 3"]'])(
  'takes %j',
  (json) => expect(plainDisclosure(json)).toEqual(JSON.parse(json)),
);

it.each(['["a","b"]', '["a","b",1]', '["a","b","c","d"]', '["a","b","\\u0063"]', '["a","b","ü"]', ' ["a","b","c"]', '["a","b","c"]\n'])(
  'leaves %j to the strict parser',
  (json) => expect(plainDisclosure(json)).toBeUndefined(),
);

it('an object made of members is what `Object.fromEntries` makes, whatever the names', () => {
  const name = fc.oneof(fc.constantFrom('__proto__', 'constructor', 'toString', '0', '10', '9', 'a', ''), fc.string());
  fc.assert(
    fc.property(fc.array(fc.tuple(name, fc.jsonValue() as fc.Arbitrary<Json>)), (members) => {
      const [made, expected] = [objectOf(members), Object.fromEntries(members)];
      expect(Object.entries(made)).toEqual(Object.entries(expected));
      expect(Object.getPrototypeOf(made)).toBe(Object.prototype);
    }),
  );
});
