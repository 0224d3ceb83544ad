// Whatever text comes in, GS1 readers answer; whatever valid data is written, it reads back the same.
import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Element } from '../../../server/domain/gs1/ai.ts';
import { parseBracketed } from '../../../server/domain/gs1/bracketed.ts';
import { parseDigitalLink, SCAN_OPTIONS } from '../../../server/domain/gs1/digital-link.ts';
import { toDigitalLink } from '../../../server/domain/gs1/digital-link-build.ts';
import { formatDppCode, parseDppCode } from '../../../server/domain/gs1/dpp-code.ts';
import { parseElementString, toElementString } from '../../../server/domain/gs1/element-string.ts';
import { parseEpcUrn } from '../../../server/domain/gs1/epc/urn.ts';
import { toGtin14 } from '../../../server/domain/gs1/gtin.ts';
import { keyOf } from '../../../server/domain/gs1/key.ts';
import { percentDecode, percentEncode } from '../../../server/domain/gs1/percent.ts';
import { anyText, gtin14, product, serial } from '../../fixtures/arbitraries.ts';
import { cases } from '../../fixtures/cases.ts';
import { buildDigitalLink } from '../../fixtures/gs1/build-digital-link.ts';

const elementsOf = ({ gtin, batch, serial: item }: { gtin: string; batch: string | undefined; serial: string | undefined }): Element[] => [
  ['01', gtin],
  ...(batch === undefined ? [] : [['10', batch] as const]),
  ...(item === undefined ? [] : [['21', item] as const]),
];

describe('readers of GS1 text', () => {
  it('answer any text with a value or a sentence', async () => {
    const readers = [
      parseDigitalLink,
      (text: string) => parseDigitalLink(text, SCAN_OPTIONS),
      parseElementString,
      parseBracketed,
      parseDppCode,
      parseEpcUrn,
      toGtin14,
    ];
    await fc.assert(
      fc.property(anyText, (text) => {
        for (const read of readers) {
          const outcome = read(text);
          expect(outcome.ok || outcome.fault.detail.length > 10).toBe(true);
        }
      }),
      { numRuns: cases(3000) },
    );
  });

  it('never carry raw control characters of the input into their sentence', async () => {
    await fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        for (const outcome of [parseDigitalLink(`https://a/01/${text}`), parseElementString(`01${text}`), parseBracketed(`(${text})`)]) {
          expect(outcome.ok || !/\p{Cc}|\p{Cf}/u.test(outcome.fault.detail)).toBe(true);
        }
      }),
    );
  });
});

describe('valid products', () => {
  it('read back from their Digital Link, whatever characters the serial has', async () => {
    await fc.assert(
      fc.property(product, (given) => {
        const link = toDigitalLink(given);
        expect(link).toMatch(/^[A-Za-z0-9\-._~:/%]+$/);
        const read = parseDigitalLink(link);
        expect(read.ok && read.value.elements).toEqual(elementsOf(given));
        expect(buildDigitalLink(elementsOf(given))).toEqual({ ok: true, value: link });
      }),
    );
  });

  it('read back from their element string and from brackets', async () => {
    await fc.assert(
      fc.property(product, (given) => {
        const elements = elementsOf(given);
        const string = parseElementString(toElementString(elements));
        expect(string.ok && string.value).toEqual(elements);
        const bracketed = parseBracketed(elements.map(([ai, value]) => `(${ai})${value.replaceAll('(', '\\(')}`).join(''));
        expect(bracketed.ok && bracketed.value).toEqual(elements);
      }),
    );
  });

  it('read back from their passport code', async () => {
    await fc.assert(
      fc.property(gtin14, serial, (gtin, item) => {
        const read = parseDppCode(formatDppCode(gtin, item));
        expect(read.ok && [read.value.gtin, read.value.serial]).toEqual([gtin, item]);
      }),
    );
  });

  it('are the same key only with the same GTIN, lot and serial', async () => {
    await fc.assert(
      fc.property(product, product, (one, two) => {
        const [a, b] = [keyOf(elementsOf(one)), keyOf(elementsOf(two))];
        expect(isDeepStrictEqual(a, b)).toBe(JSON.stringify(one) === JSON.stringify(two));
      }),
    );
  });

  it('lose their validity with any one digit of the GTIN changed', async () => {
    await fc.assert(
      fc.property(gtin14, fc.nat(13), fc.integer({ min: 1, max: 9 }), (gtin, place, by) => {
        const changed = gtin.slice(0, place) + ((Number(gtin[place]) + by) % 10) + gtin.slice(place + 1);
        expect(toGtin14(changed).ok).toBe(false);
      }),
    );
  });
});

describe('percent-encoding', () => {
  it('decodes to what was encoded, once', async () => {
    const bytes = fc.string({ unit: fc.nat(255).map((code) => String.fromCharCode(code)) });
    await fc.assert(
      fc.property(bytes, (text) => {
        expect(percentDecode(percentEncode(text))).toEqual({ text, malformed: false });
        expect(percentDecode(percentEncode(text, 'query'), 'query')).toEqual({ text, malformed: false });
      }),
    );
  });
});
