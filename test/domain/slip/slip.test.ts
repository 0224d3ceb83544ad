// The text of a slip: what it carries, that it fits a code, and that nothing but what a key signed is read from it.
import { create } from 'qrcode';
import { describe, expect, it } from 'vitest';
import { recognise } from '../../../server/domain/recognise/index.ts';
import type { Channel } from '../../../server/domain/recognise/recognised.ts';
import { contentBytes, type SlipContent } from '../../../server/domain/slip/content.ts';
import { isSlip, MOST_SLIP, slipIn } from '../../../server/domain/slip/is-slip.ts';
import { readSlip, writeSlip } from '../../../server/domain/slip/signed.ts';
import { changedAt, SLIP, slipSigner, writtenSlip } from '../../fixtures/slip.ts';

const signer = slipSigner();
const text = writeSlip(SLIP, signer);
const stateOf = (written: string): string => readSlip(written).state;

const CONTENTS: readonly SlipContent[] = [
  SLIP,
  { ...SLIP, item: { kind: 'none' }, decision: 'none', headline: 'cannot-check', isPast: true },
  { ...SLIP, item: { kind: 'gtin', gtin: '09520123456788' }, decision: 'held', headline: 'invalid', sample: true },
  { ...SLIP, item: { kind: 'digest', sha256: 'ef'.repeat(32) }, decision: 'referred', headline: 'unknown-issuer' },
  { ...SLIP, headline: 'valid-not-current', number: 1, tree: { size: 2 ** 48 - 1, root: '00'.repeat(32) } },
];

describe('a slip', () => {
  it.each(CONTENTS)('says what was written: %j', (content) => {
    expect(readSlip(writeSlip(content, signer))).toMatchObject({ state: 'as-signed', content });
  });

  it('names the key that signed it', () => {
    const read = readSlip(text);
    if (read.state !== 'as-signed') throw new Error(read.why);
    expect(read.desk).toMatch(/^did:key:z6Mk/);
    expect(read.fingerprint).toMatch(/^(?:[0-9a-f]{4} ){15}[0-9a-f]{4}$/);
  });

  it('fits a QR code of version 15 at level M, in the alphanumeric mode, with the longest serial number', () => {
    for (const content of CONTENTS) {
      const written = writeSlip(content, signer);
      expect(written).toMatch(/^DPPSLIP01[0-9A-F]+$/);
      expect(written.length).toBeLessThanOrEqual(MOST_SLIP);
      expect(create(written, { errorCorrectionLevel: 'M' }).version).toBeLessThanOrEqual(15);
    }
    expect(create('A'.repeat(MOST_SLIP), { errorCorrectionLevel: 'M' }).version).toBe(15);
  });

  it('is the same in small letters, as Caps Lock types it, and with blanks around it', () => {
    expect(readSlip(text.toLowerCase())).toEqual(readSlip(text));
    expect(readSlip(` ${text}\r\n`)).toEqual(readSlip(text));
  });

  it('is altered with any digit changed, left out, added or exchanged with its neighbour', () => {
    for (let at = 'DPPSLIP'.length; at < text.length; at++) {
      expect(stateOf(changedAt(text, at))).toBe('altered');
      expect(stateOf(text.slice(0, at) + text.slice(at + 1))).toBe('altered');
      expect(stateOf(`${text.slice(0, at)}0${text.slice(at)}`)).toBe('altered');
      const exchanged = text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2);
      if (exchanged !== text) expect(stateOf(exchanged)).toBe('altered');
    }
  });

  it.each([
    ['cut to a half', text.slice(0, text.length / 2)],
    ['its first characters', 'DPPSLIP01'],
    ['with a character that is no digit', `${text.slice(0, 40)}G${text.slice(41)}`],
    ['twice in one', text + text.slice('DPPSLIP'.length)],
    ['longer than any slip', text.padEnd(MOST_SLIP + 2, '0')],
    ['under a key that anyone can sign with', writtenSlip({ ...signer, publicKey: Buffer.alloc(32) }, 1, contentBytes(SLIP))],
    ['under the key of another', writtenSlip({ ...signer, publicKey: slipSigner().publicKey }, 1, contentBytes(SLIP))],
  ])('is altered: %s', (_, written) => {
    expect(stateOf(written)).toBe('altered');
  });

  it.each(['', 'dpp-desk-evidence-1\n', 'dpp-desk-log-head-1\n', 'dpp-desk-slip-2\n'])(
    'is altered if its key signed it as %j',
    (domain) => {
      expect(stateOf(writtenSlip(signer, 1, contentBytes(SLIP), domain))).toBe('altered');
      expect(stateOf(writtenSlip(signer, 1, contentBytes(SLIP)))).toBe('as-signed');
    },
  );

  it('of a later version is not read, and only if it is signed', () => {
    const later = writtenSlip(signer, 2, Buffer.from('what a later version says'));
    expect(readSlip(later)).toMatchObject({ state: 'unread', why: expect.stringContaining('version 2') });
    expect(stateOf(changedAt(later, 60))).toBe('altered');
    // The version is signed too.
    expect(stateOf(text.replace('DPPSLIP01', 'DPPSLIP02'))).toBe('altered');
  });

  it('is not read if it says what this version does not write', () => {
    const bytes = contentBytes(SLIP);
    const with_ = (at: number, value: number): Buffer => {
      const changed = Buffer.from(bytes);
      changed[at] = value;
      return changed;
    };
    const [HEADLINE, DECISION, ITEM] = [51, 52, 91];
    for (const content of [
      with_(0, 4),
      with_(HEADLINE, 5),
      with_(DECISION, 4),
      with_(ITEM, 3),
      with_(ITEM + 1, 0xa9),
      with_(ITEM + 8, 0),
      with_(ITEM + 9, 0x20),
      with_(ITEM + 9, 0x0a),
      Buffer.concat([bytes, Buffer.from('A')]),
      bytes.subarray(0, -1),
      Buffer.from('short'),
    ])
      expect(stateOf(writtenSlip(signer, 1, content))).toBe('unread');
  });
});

describe('a scanned slip', () => {
  const CHANNELS: readonly Channel[] = ['camera', 'wedge', 'paste', 'manual', 'file'];
  it.each(CHANNELS)('is recognised as one by the %s, altered or not', (channel) => {
    for (const written of [text, `]Q1${text}`, text.toLowerCase(), changedAt(text, 200), text.slice(0, 100), `${text}\r\n`])
      expect(recognise({ text: written, channel })).toMatchObject([{ kind: 'slip' }]);
    expect(recognise({ text: `${text}\n(01)09520123456788(21)A`, channel })).toMatchObject([{ kind: 'slip' }, { kind: 'gs1' }]);
  });

  it('is found in what a reader sends, alone on its line', () => {
    for (const sent of [text, text.toLowerCase(), `]Q1${text}`, `\u0002${text}\u0003\r\n`, ` ${text} `, `\ufeff${text}\n`])
      expect(slipIn(sent)).toBe(text);
    expect(slipIn(text.padEnd(10_000, '0'))).toHaveLength(MOST_SLIP + 1);
    for (const other of ['', `x${text}`, `${text}\n(01)09520123456788(21)A`, `(01)09520123456788(21)A\n${text}`, ' '.repeat(10_000)])
      expect(slipIn(other)).toBeUndefined();
  });

  it('is not what merely begins alike', () => {
    for (const other of ['DPPSLIP', 'DPPSLIPS', 'DPP-SLIP01', 'xDPPSLIP01', 'DPPDESKNOTE01'])
      expect([isSlip(other), recognise({ text: other, channel: 'wedge' })[0]?.kind]).not.toContain('slip');
    expect(isSlip('DPPSLIP')).toBe(false);
  });
});
