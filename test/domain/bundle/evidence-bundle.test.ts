// Evidence bundles are told from other archives, also when a byte of theirs differs or their end is missing.

import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { looksLikeBundle } from '../../../server/domain/zip/evidence-bundle.ts';
import { unpackedFiles } from '../../../server/domain/zip/unpack.ts';
import { bundleOf, post } from '../../fixtures/evidence.ts';

const desk = post();
const bundle = bundleOf(desk, { kind: 'inspections', ids: [2] });
desk.close();
const looks = (bytes: Uint8Array): Promise<boolean> => looksLikeBundle(new Blob([Buffer.from(bytes)]));

describe('an evidence bundle', () => {
  it('is known with any one byte altered', async () => {
    const missed: number[] = [];
    for (let at = 0; at < bundle.length; at += at < 200 || at > bundle.length - 200 ? 1 : 997) {
      const altered = Buffer.from(bundle);
      altered[at] = (altered[at] ?? 0) ^ 1;
      if (!(await looks(altered))) missed.push(at);
    }
    expect(missed).toEqual([]);
  });

  it('is known when its end is missing', async () => {
    expect(await looks(bundle.subarray(0, bundle.length >> 1))).toBe(true);
  });
});

it('another archive is none', async () => {
  expect(await looks(zipSync({ 'inputs/codes.txt': strToU8('(01)09506000134352'), 'manifest.json': strToU8('{}') }))).toBe(false);
  expect(await looks(new Uint8Array())).toBe(false);
});

it('nothing in a bundle is taken out, wherever the bundle is', async () => {
  const inside = zipSync({ 'codes.txt': strToU8('(01)09506000134352'), 'gate.zip': bundle });
  for (const [archive, expected] of [
    [bundle, [['', 'refused']]],
    [
      inside,
      [
        ['codes.txt', 'taken'],
        ['gate.zip', 'refused'],
      ],
    ],
    [
      zipSync({ 'day.zip': inside }),
      [
        ['day.zip/codes.txt', 'taken'],
        ['day.zip/gate.zip', 'refused'],
      ],
    ],
  ] as const) {
    const found: (readonly string[])[] = [];
    for await (const one of unpackedFiles(new Blob([Buffer.from(archive)]))) {
      if ('detail' in one && one.path.at(-1) !== 'codes.txt') expect(one.detail).toMatch(/evidence bundle|nested/);
      found.push([one.path.join('/'), 'bytes' in one ? 'taken' : 'refused']);
    }
    expect(found).toEqual(expected);
  }
});
