// Base58btc and base64url: one text per byte string, both ways.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBase58, decodeMultibase, encodeBase58 } from '../../../server/domain/encoding/base58.ts';
import { bytesOfFirst, decodeBase64url } from '../../../server/domain/encoding/base64url.ts';
import { decodeMultikey, encodeMultikey } from '../../../server/domain/keys/multikey.ts';
import { decodeText } from '../../../server/domain/recognise/token-part.ts';

describe('base58btc', () => {
  it('brings back every byte string', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), fc.nat(4), (bytes, zeros) => {
        const all = new Uint8Array([...new Array(zeros).fill(0), ...bytes]);
        expect(decodeBase58(encodeBase58(all))).toEqual(all);
      }),
    );
  });
  it('brings back every text of its alphabet', () => {
    const alphabet = fc.constantFrom(...'123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz');
    fc.assert(
      fc.property(fc.array(alphabet, { maxLength: 100 }), (characters) => {
        const text = characters.join('');
        expect(encodeBase58(decodeBase58(text) ?? new Uint8Array([255]))).toBe(text);
      }),
    );
  });
  it('knows the published examples', () => {
    expect(Buffer.from(decodeBase58('2NEpo7TZRRrLZSi2U') ?? []).toString()).toBe('Hello World!');
    expect(Buffer.from(decodeBase58('11233QC4') ?? []).toString('hex')).toBe('0000287fb4cd');
  });
  it.each(['0', 'O', 'I', 'l', ' 2N', '2N ', '2N\n', 'é', '𝒛', '-', '+', 'a'.repeat(257)])('refuses %j', (text) => {
    expect(decodeBase58(text)).toBeUndefined();
  });
  it('takes the multibase prefix z alone', () => {
    expect(decodeMultibase('z11')).toEqual(new Uint8Array(2));
    for (const text of ['', '11', 'Z11', 'uAAA', 'm11', 'f00']) expect(decodeMultibase(text)).toBeUndefined();
  });
  it('takes a key with the right prefix and length for a Multikey', () => {
    const raw = new Uint8Array(32).fill(7);
    expect(decodeMultikey(encodeMultikey(raw))).toEqual({ kind: 'Ed25519', raw });
    expect(decodeMultikey(`z${encodeBase58(new Uint8Array([0xec, 0x01, ...raw]))}`)).toBeUndefined();
    expect(decodeMultikey(`z${encodeBase58(new Uint8Array([0xed, 0x01, ...raw, 0]))}`)).toBeUndefined();
    expect(decodeMultikey(`z${encodeBase58(new Uint8Array([0xed, 0x01, ...raw.slice(1)]))}`)).toBeUndefined();
    expect(decodeMultikey(`z${encodeBase58(raw)}`)).toBeUndefined();
  });
});

describe('base64url', () => {
  it('brings back every byte string', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(decodeBase64url(Buffer.from(bytes).toString('base64url'))).toEqual(Buffer.from(bytes));
      }),
    );
  });
  it.each(['A', 'AA==', 'AA=', 'AB', 'AAB', 'A A', 'AA\n', ' AA', 'A+A', 'A/A', 'AAAAA', 'é', 'AA.', '=', 'A\u0000A'])(
    'refuses %j',
    (text) => {
      expect(decodeBase64url(text)).toBeUndefined();
    },
  );

  it('gives the text that the bytes hold, or leaves it to the careful reader', () => {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    const any = fc.uint8Array({ maxLength: 12 }).map((bytes) => Buffer.from(bytes));
    const text = fc.string({ unit: 'binary' }).map((written) => Buffer.from(written));
    const odd = fc.constantFrom('', '', '', '=', '==', ' ', '\n', '+', '/', 'A', 'é', '\u0141', '.');
    let taken = 0;
    fc.assert(
      fc.property(fc.array(fc.oneof(any, text), { maxLength: 3 }), odd, (parts, end) => {
        const encoded = `${Buffer.concat(parts).toString('base64url')}${end}`;
        const bytes = decodeBase64url(encoded);
        const decoded = decodeText(encoded);
        if (decoded === undefined) return;
        taken++;
        expect(bytes).toBeDefined();
        expect(decoded).toBe(decoder.decode(bytes));
      }),
      { numRuns: 1000, seed: 1 },
    );
    expect(taken).toBeGreaterThan(100);
  });
  it('takes every text without U+FFFD that is not too long, also one with a byte order mark', () => {
    for (const text of ['', '\ufeffx', 'Süd €', '𝒛'.repeat(9000), '["a","b"]']) {
      expect(decodeText(Buffer.from(text).toString('base64url'))).toBe(text);
    }
    expect(decodeText(Buffer.from('\ufffd').toString('base64url'))).toBeUndefined();
    expect(decodeText('A'.repeat(64 * 1024 + 4))).toBeUndefined();
  });
  it.each(['A', 'AA==', 'AB', 'A A', 'QQ\n', 'A+A', 'é', '\u0141\u0141', '_w', '=', 'A\u0000A'])(
    'leaves %j to the careful reader',
    (text) => {
      expect(decodeText(text)).toBeUndefined();
    },
  );
  it('takes the first characters of a text of any length as bytes', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(20), fc.constantFrom(0, 64 * 1024 - 10, 64 * 1024, 70_000), (text, length, before) => {
        const whole = `${'.'.repeat(before)}${text}`;
        const wanted = Math.min(before + length, whole.length);
        expect(Buffer.from(bytesOfFirst(whole, wanted)).equals(Buffer.from(whole.slice(0, wanted), 'latin1'))).toBe(true);
      }),
    );
  });
});
