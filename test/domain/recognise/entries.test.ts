// Files cut into their entries, wherever the parts in which they come begin and end.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_ENTRY_BYTES, splitEntries } from '../../../server/domain/recognise/entries.ts';

const split = (...parts: readonly string[]): (string | undefined)[] => {
  const splitter = splitEntries();
  return [...parts.flatMap((part) => splitter.push(part)), ...splitter.end()].map((entry) => (entry.ok ? entry.text : entry.code));
};

describe('entries of a file', () => {
  it.each([
    ['one object', '{"a": [1, 2]}\n', ['{"a": [1, 2]}']],
    ['one object over several lines', '{\n "a": 1\n}\n', ['{\n "a": 1\n}']],
    ['an array', '[{"a":"]"},\n {"b":[{}]}, "x,y"]', ['{"a":"]"}', '{"b":[{}]}', '"x,y"']],
    ['an empty array', ' [ ] ', []],
    ['NDJSON', '{"a":1}\n{"b":2}\r\n\n{"c":3}', ['{"a":1}', '{"b":2}', '{"c":3}']],
    ['NDJSON with a broken line', '{"a":1}\n{"b":\n{"c":3}\n', ['{"a":1}', '{"b":', '{"c":3}']],
    ['a byte order mark', '\uFEFF[{"a":1}]', ['{"a":1}']],
    ['a token', 'eyJh.eyJi.c2ln\n', ['eyJh.eyJi.c2ln']],
    ['nothing', '', ['']],
    ['an array that was cut off', '[{"a":1},{"b"', ['{"a":1}', 'DPP-INP-09']],
    ['an array with something behind it', '[{"a":1}] {"b":2}', ['{"a":1}', 'DPP-INP-09']],
    ['a comma too many', '[{"a":1},]', ['{"a":1}', 'DPP-INP-09']],
    ['two commas', '[{"a":1},,{"b":2}]', ['{"a":1}', 'DPP-INP-09', '{"b":2}']],
    ['escaped quotation marks', '["\\"]", "\\\\"]', ['"\\"]"', '"\\\\"']],
    ['several escapes in one string', '["a\\"b\\\\\\"],", {"c\\"": "]"}]', ['"a\\"b\\\\\\"],"', '{"c\\"": "]"}']],
    ['a string that was cut off', '["a","b\\"', ['"a"', 'DPP-INP-09']],
  ])('%s', (_, text, expected) => {
    expect(split(text)).toEqual(expected);
    expect(split(...text)).toEqual(expected);
  });

  it('one that is larger than the limit is refused alone', () => {
    const large = `"${'x'.repeat(MAX_ENTRY_BYTES)}"`;
    expect(split(`[{"a":1},${large},{"b":2}]`)).toEqual(['{"a":1}', 'DPP-INP-10', '{"b":2}']);
    expect(split(`{"a":1}\n${large}\n{"b":2}`)).toEqual(['{"a":1}', 'DPP-INP-10', '{"b":2}']);
    expect(split(large)).toEqual(['DPP-INP-10']);
  });

  it('any values come out as they went in, as an array and as NDJSON, however the file is cut', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.dictionary(fc.string(), fc.jsonValue()), fc.string()), { minLength: 2 }),
        fc.nat(40),
        (values, step) => {
          const lines = values.map((value) => JSON.stringify(value));
          for (const text of [`[${lines.join(' ,\n')}]`, `${lines.join('\n')}\n`]) {
            const parts = text.match(new RegExp(`[^]{1,${step + 1}}`, 'g')) ?? [];
            expect(split(...parts)).toEqual(lines);
          }
        },
      ),
    );
  });
});
