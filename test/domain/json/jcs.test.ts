// Canonical JSON: byte-equal to the `canonicalize` package on generated values, and strict about what has no canonical form.
import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalise } from '../../../server/domain/json/jcs.ts';
import type { Json } from '../../../server/domain/json/json.ts';
import { parseStrictJson } from '../../../server/domain/json/strict-json.ts';
import { cases } from '../../fixtures/cases.ts';

it('is byte-equal to canonicalize on generated values', () => {
  const name = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('__proto__', 'constructor', 'toJSON', '1', '10', '2', '\u20ac', '\ud83d\ude00', '\ufb33'),
  );
  const { value } = fc.letrec<{ value: Json }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom<Json>(null, true, false, '', '\u2028"\\\u007f', 0, -0, 1e21, 1e-7, 5e-324),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.string({ unit: 'binary' }),
      fc.array(tie('value'), { maxLength: 6 }),
      fc.array(fc.tuple(name, tie('value')), { maxLength: 24 }).map((members) => Object.fromEntries(members)),
    ),
  }));
  fc.assert(
    fc.property(value, (json) => {
      // `toJSON` members that are functions cannot come out of a parser; texts named so are ordinary members for both.
      expect(canonicalise(json)).toBe(canonicalize(json));
    }),
    { numRuns: cases(3000) },
  );
});

it('keeps objects apart whose names have the same lengths in the same order', () => {
  const name = fc.constantFrom(...['aa', 'ab', 'ba', '"a', 'é1', '\u20acz', '10', '9\n']);
  fc.assert(
    fc.property(fc.array(fc.uniqueArray(name, { maxLength: 8 }), { maxLength: 12 }), (lists) => {
      const json = lists.map((names) => Object.fromEntries(names.map((one, index) => [one, index])));
      expect(canonicalise(json)).toBe(canonicalize(json));
    }),
    { numRuns: cases(500) },
  );
});

it('can be read again by the strict parser, to the same text', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false, stringUnit: 'binary' }), (json) => {
      const text = canonicalise(json as Json);
      const parsed = parseStrictJson(text, { maxBytes: 1e6, maxDepth: 1000 });
      expect(parsed.ok && canonicalise(parsed.value)).toBe(text);
    }),
    { numRuns: cases(1000) },
  );
});

it('keeps a member called __proto__', () => {
  expect(canonicalise(JSON.parse('{"b":1,"__proto__":{"a":2},"a":3}'))).toBe('{"__proto__":{"a":2},"a":3,"b":1}');
});

it('sorts by UTF-16 units, in small and in large objects', () => {
  const names = ['\ufb33', '\ud83d\ude00', '\u20ac', 'é', 'z', 'a', 'Z', '10', '9', ''];
  const small = Object.fromEntries(names.map((name) => [name, 1]));
  const large = Object.fromEntries([...names, ...Array.from({ length: 40 }, (_, index) => `k${index}`)].map((name) => [name, 1]));
  expect(canonicalise(small)).toBe(canonicalize(small));
  expect(canonicalise(large)).toBe(canonicalize(large));
});

it.each([
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['undefined', undefined],
  ['a function', () => 1],
  ['a big integer', 1n],
  ['half of a surrogate pair', '\ud800'],
  ['half of a surrogate pair in a long text', `${'x'.repeat(100)}\udc00`],
  ['half of a surrogate pair as a name', { '\ud800': 1 }],
])('refuses %s', (_name, value) => {
  expect(() => canonicalise(value as Json)).toThrow(TypeError);
  expect(() => canonicalise([{ a: value as Json }])).toThrow(TypeError);
});
