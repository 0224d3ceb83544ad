// Texts and records in their stored form: what comes back is what went in, and what is damaged does not come back.
import { createHash } from 'node:crypto';
import { zstdCompressSync } from 'node:zlib';
import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dictionaryOf, makeDictionary } from '../../../server/store/contents/dictionary.ts';
import { compress, decompress } from '../../../server/store/contents/frame.ts';
import { joinRecord, splitRecord } from '../../../server/store/contents/split.ts';
import { storedText, textOf } from '../../../server/store/contents/stored.ts';
import { bytesText, textBytes } from '../../../server/store/contents/text.ts';

const none = (): never => {
  throw new TypeError('there is no dictionary');
};
const piece = fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes).toString('base64url'));
const token = fc
  .tuple(fc.array(fc.tuple(piece, fc.constantFrom('.', '~')), { maxLength: 6 }), piece)
  .map(([pieces, last]) => pieces.map(([one, separator]) => one + separator).join('') + last);
const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.string({ maxLength: 300 }), token);

describe('a text of the log', () => {
  it('comes back exactly, token or not', () => {
    fc.assert(
      fc.property(text, (one) => {
        expect(bytesText(textBytes(one))).toBe(one);
      }),
    );
  });

  it('takes the room of what a token encodes', () => {
    const payload = Buffer.from('{"name":"battery"}'.repeat(100)).toString('base64url');
    expect(textBytes(`${payload}.${payload}`).length).toBeLessThan(0.8 * 2 * payload.length);
    // Not the form that an encoder writes: the last character carries bits that are not zero.
    expect(bytesText(textBytes('eyJ.QR'))).toBe('eyJ.QR');
  });

  it('is stored as it is when short, compressed when long, with and without a dictionary', () => {
    const long = 'The legal basis of this field. '.repeat(200);
    const dictionary = dictionaryOf(Buffer.from(long.slice(0, 1000)));
    expect(storedText('short', dictionary)).toBe('short');
    for (const used of [undefined, dictionary]) {
      const stored = storedText(long, used);
      expect([stored.length < 200, textOf(stored, () => used ?? none())]).toEqual([true, long]);
    }
  });
});

describe('compressed bytes', () => {
  const plain = Buffer.from('a record of the log, '.repeat(40));
  it('do not come back in silence where one byte was altered', () => {
    const stored = compress(plain);
    for (let at = 0; at < stored.length; at++) {
      const altered = Buffer.from(stored);
      altered[at] = (altered[at] ?? 0) ^ 1;
      let back: Buffer | undefined;
      try {
        back = decompress(altered, none);
      } catch {
        continue;
      }
      // Bits that say nothing of the content leave it as it was.
      expect(back.equals(plain)).toBe(true);
    }
  });

  it('of an earlier version have no checksum, and still come back', () => {
    const earlier = Buffer.concat([compress(plain).subarray(0, 13), zstdCompressSync(plain)]);
    expect(decompress(earlier, none).equals(plain)).toBe(true);
    // RFC 8878, 3.1.1.1.1: bit 2 of the descriptor behind the magic number.
    expect([earlier, compress(plain)].map((stored) => (stored[17] ?? 0) & 4)).toEqual([0, 4]);
  });

  it.each([
    ['of no bytes', Buffer.alloc(0)],
    ['of another form', Buffer.concat([Buffer.of(9), compress(plain).subarray(1)])],
    ['that are cut', compress(plain).subarray(0, 30)],
    [
      'that say they are longer than any record',
      Buffer.concat([compress(plain).subarray(0, 9), Buffer.alloc(4, 255), compress(plain).subarray(13)]),
    ],
    [
      'that become longer than they say',
      Buffer.concat([compress(plain).subarray(0, 9), Buffer.of(0, 0, 0, 9), compress(plain).subarray(13)]),
    ],
  ])('are refused: %s', (_, stored) => {
    expect(() => decompress(stored, none)).toThrow();
  });

  it('name their dictionary', () => {
    const dictionary = dictionaryOf(plain.subarray(0, 200));
    const stored = compress(plain, dictionary);
    const asked: string[] = [];
    const give = (name: Buffer) => {
      asked.push(name.toString('hex'));
      return dictionary;
    };
    expect(decompress(stored, give)).toEqual(plain);
    expect(asked).toEqual([dictionary.name.toString('hex')]);
    expect(() => decompress(stored, none)).toThrow(/no dictionary/);
  });

  it('get a dictionary of what samples have, each kind once', () => {
    expect(makeDictionary([])).toBeUndefined();
    const kinds = ['battery', 'textile'].map((kind) =>
      Buffer.concat(
        Array.from({ length: 80 }, (_, at) =>
          createHash('sha256')
            .update(kind + at)
            .digest(),
        ),
      ),
    );
    const made = makeDictionary([...kinds, ...kinds, ...kinds]);
    expect(made?.bytes).toEqual(Buffer.concat(kinds));
  });
});

describe('a record', () => {
  const json = fc.jsonValue({ maxDepth: 2 }).filter((value) => !JSON.stringify(value).includes('\\u'));
  const credential = fc.record(
    { raw: text, verified: fc.dictionary(fc.string(), json), disclosed: fc.dictionary(fc.string(), json), format: fc.constant('vc') },
    { requiredKeys: ['raw'] },
  );
  const wellFormed = (value: unknown): boolean => JSON.stringify(value).isWellFormed() && !/\\u[dD][89a-fA-F]/.test(JSON.stringify(value));

  it('is joined to exactly what was split, whatever the documents hold', () => {
    fc.assert(
      fc.property(fc.option(credential), fc.jsonValue(), fc.boolean(), text, (one, product, isInput, other) => {
        fc.pre(wellFormed([one, product, other]));
        const record = canonicalize({ at: 'now', ...(one === null ? {} : { credential: one }), product }) ?? '';
        const input = isInput && one !== null ? one.raw : other;
        const { facts, documents } = splitRecord(record, input);
        expect(documents === undefined).toBe(one === null);
        expect(documents === undefined ? facts : joinRecord(facts, documents, input)).toBe(record);
      }),
    );
  });

  it('keeps its facts readable without the documents', () => {
    const record = canonicalize({ credential: { format: 'vc', raw: '{}', verified: { a: 1 } }, item: 3 }) ?? '';
    expect(JSON.parse(splitRecord(record, '').facts)).toMatchObject({ item: 3, credential: { format: 'vc' } });
  });

  it('stays whole where a text from outside looks like the place of a document', () => {
    const record = canonicalize({ credential: { raw: 'r', types: ['\u0001raw'] } }) ?? '';
    expect(splitRecord(record, '')).toEqual({ facts: record });
  });
});
