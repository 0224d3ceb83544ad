// The fingerprint of a key, scanned where products are inspected, and in a dialog that waits for one: both read the same spellings.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fingerprintIn } from '../../../renderer/scan/fingerprint.ts';
import { fingerprintOf } from '../../../server/domain/keys/fingerprint.ts';
import { recognise } from '../../../server/domain/recognise/index.ts';
import type { Channel } from '../../../server/domain/recognise/recognised.ts';

const PRINTED = fingerprintOf(Buffer.alloc(32, 7));
const compact = PRINTED.replaceAll(' ', '');
const SPELLINGS = [
  ['as printed', PRINTED],
  ['with the sign of the reader', `]Q1${PRINTED}`],
  ['with large letters', PRINTED.toUpperCase()],
  ['with colons', PRINTED.replaceAll(' ', ':')],
  ['in pairs', (compact.match(/../g) ?? []).join(':')],
  ['in one', compact],
  ['with an end of line', `${PRINTED}\r\n`],
] as const;
const OTHERS = [
  ['a digit short', PRINTED.slice(0, -1)],
  ['a digit too long', `${PRINTED}0`],
  ['with a foreign letter', PRINTED.replace(/[0-9a-f]$/, 'g')],
  ['with two separators', PRINTED.replace(' ', ':')],
  ['a product number', '09520123456788'],
  ['a GS1 element string of 64 digits and letters', '01095201234567882112345678901234567890\u001d10abcdef0123456789abcd'],
  ['sixty-four digits without a letter', '1'.repeat(64)],
] as const;
const CHANNELS: readonly Channel[] = ['camera', 'wedge', 'manual', 'paste'];

const codeOf = (text: string, channel: Channel): string => {
  const [item, ...more] = recognise({ text, channel });
  expect(more).toEqual([]);
  return item?.kind === 'invalid' ? item.code : (item?.kind ?? '');
};

describe('a fingerprint of a key', () => {
  it.each(SPELLINGS)('%s is said to be one, and lands as printed', (_what, text) => {
    for (const channel of CHANNELS) expect(codeOf(text, channel)).toBe('DPP-INP-22');
    expect(fingerprintIn(text)).toBe(PRINTED);
  });

  it.each(OTHERS)('%s is none', (_what, text) => {
    for (const channel of CHANNELS) expect(codeOf(text, channel)).not.toBe('DPP-INP-22');
    expect(fingerprintIn(text)).toBeUndefined();
  });

  it('is known whatever its digits, also when they begin like a product', () => {
    for (let seed = 0; seed < 500; seed++) {
      const hex = createHash('sha256').update(`key ${seed}`).digest('hex');
      expect(codeOf((hex.match(/.{4}/g) ?? []).join(' '), 'wedge')).toBe('DPP-INP-22');
    }
    expect(codeOf('0109 5201 2345 6788 2112 3456 7890 1234 5678 9012 3456 7890 1234 5678 9012 345a', 'wedge')).toBe('DPP-INP-22');
  });

  it('typed by a reader for another keyboard is called garbled', () => {
    // French: digits are typed with the shift key, a is where q is.
    const french = new Map(
      [...'0123456789'].map((digit, at) => [digit, 'à&é"\'(-è_ç'[at] ?? '']).concat([['a', 'q']]) as [string, string][],
    );
    const garbled = [...PRINTED].map((character) => french.get(character) ?? character).join('');
    expect(codeOf(garbled, 'wedge')).toBe('DPP-INP-16');
    expect(fingerprintIn(garbled)).toBeUndefined();
  });
});
