// A long file of a bundle that is packed part by part is the same file for every reader, and is given up as soon as it is too long.
import { createHash } from 'node:crypto';
import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { inflate } from '../../../renderer/node/inflate.ts';
import { type PackedFile, packParts, packWhole } from '../../../server/domain/bundle/pack-file.ts';

const MOST = 64 * 2 ** 20;

/** Rows that repeat, with letters of one to four bytes. */
function* rows(count: number): Generator<string> {
  for (let at = 0; at < count; at += 1)
    yield `<tr><td>${at}</td><td>${at % 7} Ω 漢 😀 passed, as the evidence of row ${at % 501} says</td></tr>\n`;
}

function packed(texts: Iterable<string>, most = MOST): { readonly file: PackedFile | undefined; readonly turns: number } {
  const packing = packParts(texts, most);
  for (let turns = 0; ; turns += 1) {
    const { done, value } = packing.next();
    if (done === true) return { file: value, turns };
    expect(value.length).toBe(0);
  }
}

it.each([0, 1, 20_000, 60_000])('of %i rows', (count) => {
  const whole = Buffer.from([...rows(count)].join(''));
  const { file } = packed(rows(count));
  const bytes = Buffer.concat([...(file?.packed ?? [])]);
  expect(inflateRawSync(bytes, { maxOutputLength: whole.length + 1 }).equals(whole)).toBe(true);
  // The page that checks bundles has an inflater of its own.
  expect(Buffer.from(inflate(bytes, whole.length)).equals(whole)).toBe(true);
  expect(file).toMatchObject({
    size: whole.length,
    crc: crc32(whole),
    sha256: createHash('sha256').update(whole).digest('hex'),
    packedSha256: createHash('sha256').update(bytes).digest('hex'),
  });
  if (count <= 1) expect(bytes.equals(deflateRawSync(whole))).toBe(true);
  // Parts that did not go on with the window of the one before would take more.
  expect(bytes.length).toBeLessThan(1.02 * deflateRawSync(whole).length + 100);
});

it('stops where it is too long, and asks for nothing more', () => {
  let asked = 0;
  const endless = function* (): Generator<string> {
    for (;;) {
      asked += 1;
      yield 'x'.repeat(1000);
    }
  };
  const { file, turns } = packed(endless(), 3 * 2 ** 20);
  expect(file).toBeUndefined();
  expect(turns).toBeGreaterThan(0);
  expect(asked).toBeLessThan(4.5 * 2 ** 10);
  expect(packWhole('12345', 4)).toBeUndefined();
});
