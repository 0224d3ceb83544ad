// The strict parser: one text, one reading, and a code with its place for every other text.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findFault } from '../../../server/domain/json/json-fault.ts';
import { quotesIn, ROOM, room } from '../../../server/domain/json/quotes.ts';
import { JSON_LIMITS, parseStrictJson } from '../../../server/domain/json/strict-json.ts';
import { readPart } from '../../../server/domain/recognise/token-part.ts';
import { cases } from '../../fixtures/cases.ts';

const codeOf = (text: string | Uint8Array) => {
  const result = parseStrictJson(text);
  return result.ok ? 'ok' : result.code;
};

describe('parseStrictJson', () => {
  it('returns what JSON.parse returns for an ordinary text', () => {
    const text = ' {"a": [1, -0.5, 1e21, "\\u00e9\\n"], "b": {"c": null, "d": true}}\n';
    expect(parseStrictJson(text)).toEqual({ ok: true, value: JSON.parse(text) });
    expect(parseStrictJson(new TextEncoder().encode(text))).toEqual({ ok: true, value: JSON.parse(text) });
  });

  it.each([
    ['a name twice', '{"a":1,"a":2}', 'DPP-INP-12'],
    ['a name twice, once escaped', '{"a":1,"\\u0061":2}', 'DPP-INP-12'],
    ['a name twice in a nested object', '[{"x":{"a":1,"b":2,"a":1}}]', 'DPP-INP-12'],
    ['__proto__ twice', '{"__proto__":1,"__proto__":2}', 'DPP-INP-12'],
    ['an integer that is not a double', '[9007199254740993]', 'DPP-INP-13'],
    ['a negative integer that is not a double', '[-9007199254740993]', 'DPP-INP-13'],
    ['a number beyond the doubles', '[1e400]', 'DPP-INP-13'],
    ['a long integer', `[${'9'.repeat(400)}]`, 'DPP-INP-13'],
    ['half of a surrogate pair, escaped', '["\\ud800"]', 'DPP-INP-14'],
    ['the second half alone', '["\\uDC00x"]', 'DPP-INP-14'],
    ['half of a surrogate pair, as such', '["\ud800"]', 'DPP-INP-14'],
    ['half of a surrogate pair in a name', '{"\\uD83D":1}', 'DPP-INP-14'],
    ['a byte order mark', '\ufeff{}', 'DPP-INP-09'],
    ['two values', '{} {}', 'DPP-INP-09'],
    ['a comment', '{"a":1/*x*/}', 'DPP-INP-09'],
    ['single quotes', "{'a':1}", 'DPP-INP-09'],
    ['a leading zero', '[01]', 'DPP-INP-09'],
    ['a plus sign', '[+1]', 'DPP-INP-09'],
    ['a trailing comma', '[1,]', 'DPP-INP-09'],
    ['a bare newline in a string', '["a\nb"]', 'DPP-INP-09'],
    ['a wrong escape', '["\\x41"]', 'DPP-INP-09'],
    ['NaN', '[NaN]', 'DPP-INP-09'],
    ['a non-breaking space between tokens', '[1,\u00a02]', 'DPP-INP-09'],
    ['an unfinished text', '{"a":"b', 'DPP-INP-09'],
    ['an empty text', '', 'DPP-INP-01'],
    ['white space alone', ' \n', 'DPP-INP-01'],
    ['65 arrays', '['.repeat(65) + ']'.repeat(65), 'DPP-INP-11'],
    ['a depth bomb', '['.repeat(2_000_000), 'DPP-INP-11'],
    ['a depth bomb of objects', '{"a":'.repeat(500_000), 'DPP-INP-11'],
  ])('refuses %s', (_name, text, code) => {
    expect(codeOf(text)).toBe(code);
  });

  it.each([
    ['64 arrays', '['.repeat(64) + ']'.repeat(64)],
    ['an integer that is a double beyond 2^53', '[1000000000000000000000]'],
    ['an integer as RFC 8785 writes that double', '[333333333333333300000]'],
    ['a fraction with many digits', '[0.1234567890123456789]'],
    ['an escaped pair of surrogates', '["\\ud83d\\ude00"]'],
    ['colons and brackets in strings', '{"a:[{":":}]\\"","b":"\\\\"}'],
    ['a scalar', ' "x" '],
    ['the names that objects inherit', '{"constructor":1,"toString":{"valueOf":2},"hasOwnProperty":3}'],
  ])('accepts %s', (_name, text) => {
    expect(parseStrictJson(text)).toEqual({ ok: true, value: JSON.parse(text) });
  });

  it('keeps __proto__ as a member and changes no prototype', () => {
    const result = parseStrictJson('{"__proto__":{"admin":true},"a":{"__proto__":[]}}');
    if (!result.ok) throw new Error(result.detail);
    expect(Object.keys(result.value as object)).toEqual(['__proto__', 'a']);
    expect(Object.getPrototypeOf(result.value)).toBe(Object.prototype);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  it('refuses more bytes than the limit, counted as UTF-8', () => {
    expect(codeOf(`"${'x'.repeat(JSON_LIMITS.maxBytes)}"`)).toBe('DPP-INP-10');
    expect(codeOf(`"${'€'.repeat(Math.ceil(JSON_LIMITS.maxBytes / 3))}"`)).toBe('DPP-INP-10');
    expect(codeOf(`"${'€'.repeat(JSON_LIMITS.maxBytes / 3 - 1)}"`)).toBe('ok');
    expect(codeOf(new Uint8Array(JSON_LIMITS.maxBytes + 1))).toBe('DPP-INP-10');
  });

  it('reads bytes as the WHATWG decoder does, and refuses the same', () => {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    const some = fc.uint8Array({ maxLength: 8 }).map((bytes) => Buffer.from(bytes));
    const text = fc.string({ unit: 'binary' }).map((written) => Buffer.from(JSON.stringify(written)));
    fc.assert(
      fc.property(fc.array(fc.oneof(some, text), { maxLength: 3 }), fc.nat(5), (parts, before) => {
        // A view into the middle of a buffer, as what is decoded from a token.
        const bytes = Buffer.concat([Buffer.alloc(before, 0x22), ...parts]).subarray(before);
        let expected: unknown = { ok: false, code: 'DPP-INP-14', detail: 'the bytes are not UTF-8', position: 0 };
        try {
          expected = parseStrictJson(decoder.decode(bytes));
        } catch {}
        expect(parseStrictJson(bytes)).toEqual(expected);
        expect(parseStrictJson(new Uint8Array(bytes))).toEqual(expected);
      }),
      { numRuns: cases(2000) },
    );
  });

  it('refuses bytes that are not UTF-8', () => {
    expect(codeOf(new Uint8Array([0x22, 0xff, 0x22]))).toBe('DPP-INP-14');
    expect(codeOf(new Uint8Array([0x22, 0xed, 0xa0, 0x80, 0x22]))).toBe('DPP-INP-14');
    expect(codeOf(new Uint8Array([0xef, 0xbb, 0xbf, 0x7b, 0x7d]))).toBe('DPP-INP-09');
  });

  it('says where', () => {
    expect(parseStrictJson('{\n  "a": 1,\n  "a": 2\n}')).toEqual({
      ok: false,
      code: 'DPP-INP-12',
      detail: 'the name "a" occurs twice in one object (line 3, column 3)',
      position: 14,
    });
  });

  it('answers as the careful reader does, whatever was done to the text', () => {
    const pieces = fc.constantFrom(
      ...[
        '{',
        '}',
        '[',
        ']',
        ',',
        ':',
        '"',
        '"a"',
        '"b":',
        '"a":1',
        '"\\u0061":',
        '\\',
        '\\u',
        '\\ud83d',
        '\\ude00',
        '1',
        '-',
        '.',
        'e',
        '0',
      ],
      ...['9007199254740993', 'true', 'null', ' ', '\n', '__proto__', '\u0000', '€', '\u2028'],
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 24 }), (parts) => {
        const text = parts.join('');
        expect(parseStrictJson(text).ok).toBe(findFault(text, JSON_LIMITS.maxDepth) === undefined);
      }),
      { numRuns: cases(5000) },
    );
    fc.assert(
      fc.property(fc.json(), fc.nat(), pieces, (json, at, piece) => {
        const place = at % (json.length + 1);
        const text = json.slice(0, place) + piece + json.slice(place);
        const fault = findFault(text, JSON_LIMITS.maxDepth);
        const result = parseStrictJson(text);
        expect(result).toEqual(fault ? { ok: false, ...fault } : { ok: true, value: JSON.parse(text) });
      }),
      { numRuns: cases(2000) },
    );
  });
});

describe('text without escapes', () => {
  // U+0122 and U+2222 end in the byte of a quotation mark; a name may stand twice, at any depth, next to numbers of every size.
  const name = fc.constantFrom('a', 'b', '', '__proto__', '1', '\u0122', '\u2222', 'é');
  const number = fc.constantFrom(
    '0',
    '-0',
    '1.5',
    '1e3',
    '9007199254740991',
    '9007199254740992',
    '9007199254740993',
    '1e400',
    '-1e21',
    '12345678901234567890',
  );
  const { value } = fc.letrec<{ value: string }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      name.map((text) => `"${text}"`),
      number,
      fc.constantFrom('true', 'null', '{}', '[]'),
      fc.array(tie('value'), { maxLength: 4 }).map((items) => `[${items.join(',')}]`),
      fc.array(fc.tuple(name, tie('value')), { maxLength: 4 }).map((all) => `{${all.map(([key, one]) => `"${key}" : ${one}`).join(', ')}}`),
    ),
  }));

  it('is read as the careful reader reads it, from a text and from a token', async () => {
    let [sound, faulty] = [0, 0];
    await fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 3 }), (all) => {
        const text = `{${all.map(([key, one]) => `"${key}":${one}`).join(',')}}`;
        const fault = findFault(text, JSON_LIMITS.maxDepth);
        fault ? faulty++ : sound++;
        expect(parseStrictJson(text)).toEqual(fault ? { ok: false, ...fault } : { ok: true, value: JSON.parse(text) });
        const part = readPart(Buffer.from(text).toString('base64url'));
        expect(part).toEqual(fault ? undefined : { text, object: JSON.parse(text) });
      }),
      { numRuns: cases(5000), seed: 1 },
    );
    expect(Math.min(sound, faulty)).toBeGreaterThan(cases(500));
  });

  it.each([63, 64])('is as deep as the limit allows: %i lists in an object', (lists) => {
    const text = `{"a":${'['.repeat(lists)}${']'.repeat(lists)}}`;
    expect(codeOf(text)).toBe(lists === 63 ? 'ok' : 'DPP-INP-11');
    expect(readPart(Buffer.from(text).toString('base64url')) === undefined).toBe(lists === 64);
  });

  it('may be longer than the room for counting', () => {
    const long = 'x'.repeat(ROOM);
    expect(codeOf(`{"a":"${long}","b":1}`)).toBe('ok');
    expect(codeOf(`{"a":"${long}","a":1}`)).toBe('DPP-INP-12');
    expect(readPart(Buffer.from(`{"a":"${long}"}`).toString('base64url'))).toBeUndefined();
  });

  it('has as many quotation marks as are counted, whatever is next to them', async () => {
    const near = fc.constantFrom(0x22, 0xa2, 0x21, 0x23, 0x02, 0x00, 0xff, 0x80, 0x7f);
    await fc.assert(
      fc.property(fc.array(near, { maxLength: 40 }), fc.constantFrom(1, 7, 200), (bytes, times) => {
        const all = Array.from({ length: times }, () => bytes).flat();
        room.fill(0x22).set(all);
        expect(quotesIn(all.length)).toBe(all.filter((byte) => byte === 0x22).length);
      }),
    );
    room.fill(0x22);
    expect(quotesIn(ROOM)).toBe(ROOM);
  });
});
