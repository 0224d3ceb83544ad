// Whatever text comes in, recognising answers, soon, and shows no link but http(s); parts of a JSON text are its parts to the letter.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INPUT_CODES } from '../../../server/domain/evidence/input-codes.ts';
import { toDigitalLink } from '../../../server/domain/gs1/digital-link-build.ts';
import { members } from '../../../server/domain/json/json-members.ts';
import { recognise } from '../../../server/domain/recognise/index.ts';
import type { Channel } from '../../../server/domain/recognise/recognised.ts';
import { anyText, product } from '../../fixtures/arbitraries.ts';
import { cases } from '../../fixtures/cases.ts';

const channel = fc.constantFrom<Channel>('camera', 'camera-jsqr', 'wedge', 'paste', 'manual', 'file', 'link');
const symbology = fc.option(fc.constantFrom(']Q1', ']Q3', ']d2', ']C1', ']E0', ']E4', ']I1', ']e0', ']X9', 'nonsense'), { nil: undefined });

describe('recognising', () => {
  it('answers any text with at least one item, links only to http(s), refusals with a known code', async () => {
    await fc.assert(
      fc.property(fc.array(anyText, { maxLength: 3 }), channel, symbology, (lines, via, identifier) => {
        const items = recognise({ text: lines.join('\n'), channel: via, ...(identifier === undefined ? {} : { symbology: identifier }) });
        expect(items.length).toBeGreaterThan(0);
        for (const item of items) {
          if (item.link) expect(item.link.url).toMatch(/^https?:\/\//i);
          if (item.kind === 'invalid') expect(INPUT_CODES[item.code] && item.detail.length > 10).toBe(true);
          if (item.kind === 'invalid') expect(item.detail).not.toMatch(/[\p{Cc}\p{Cf}]/u);
          if (item.kind === 'ambiguous') expect(item.candidates.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: cases(5000) },
    );
  });

  it('reads every Digital Link that we write as the product it names, on any host', async () => {
    await fc.assert(
      fc.property(product, fc.webAuthority(), (given, host) => {
        const [item] = recognise({ text: toDigitalLink(given, `https://${host}/x`), channel: 'camera' });
        expect(item).toMatchObject({ kind: 'gs1', gtin: given.gtin, serial: given.serial ?? null, flags: [] });
      }),
    );
  });

  it('is done with hostile text of a megabyte in time that grows with its length', () => {
    const hostile = [
      '(', ')', '%', '~', '[', '{', '"', '\\', '(01', '(01)', 'eyJ.', 'eyJ~', 'a\n', ' ', '\u001d', '0109520123456788', 'https://a/01/', '?17=', '/../',
      'did:', 'DPP-', 'urn:epc:id:sgtin:1.', '010952012345678821101010101010101010\n', `(01)${' '.repeat(8000)}\n`, '{"verifiableCredential":[',
      `https://a/${'/01'.repeat(2000)}\n`, `010952012345678810${'21'.repeat(10)}\n`, 'ö-', ']C1', '<GS>', '"a",',
    ]; // biome-ignore format: a list of fragments
    for (const fragment of hostile) {
      const text = fragment.repeat(Math.ceil(2 ** 20 / fragment.length));
      const started = performance.now();
      expect(recognise({ text, channel: 'wedge' }).length).toBeGreaterThan(0);
      // What goes back over a megabyte again and again takes minutes; a busy machine does not.
      expect(performance.now() - started, JSON.stringify(fragment.slice(0, 40))).toBeLessThan(10_000);
    }
  });
});

describe('members of a JSON text', () => {
  it('are its members, in the words in which they stand there', async () => {
    const blank = fc.constantFrom('', ' ', '\n\t');
    await fc.assert(
      fc.property(fc.array(fc.jsonValue()), fc.dictionary(fc.string(), fc.jsonValue()), blank, (list, object, space) => {
        const parts = list.map((value) => JSON.stringify(value));
        expect(members(`${space}[${parts.map((part) => space + part + space).join(',')}]`).map(({ text }) => text)).toEqual(parts);
        const named = Object.entries(object).map(([name, value]) => ({ name, text: JSON.stringify(value) }));
        const written = named.map(({ name, text }) => `${space}${JSON.stringify(name)}${space}:${space}${text}${space}`).join(',');
        expect(members(`{${written}}`)).toEqual(named);
      }),
    );
  });

  it('come to an end on anything', async () => {
    await fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'{}[]",:\\ a1') }), (text) => {
        try {
          expect(members(text).length).toBeLessThanOrEqual(text.length);
        } catch (error) {
          expect(error).toBeInstanceOf(SyntaxError);
        }
      }),
    );
  });
});
