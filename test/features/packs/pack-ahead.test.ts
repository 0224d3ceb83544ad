// A pack of credentials only, verified by several processes: its first chunks go into the store while the last ones are judged, and nobody sees any of it before its end.
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPack } from '../../../server/features/packs/format/read.ts';
import { openStore } from '../../../server/store/open.ts';
import { line, type Made, makePack } from '../../fixtures/hostile-pack.ts';
import {
  applyBeside,
  applyPack,
  chunksIn,
  inTheField,
  office,
  pack,
  partsOf,
  refusalOf,
  staged,
  stateAfter,
  stateOf,
} from '../../fixtures/pack-office.ts';

let hq: ReturnType<typeof office>;
let file: string;
let chunks: number;
beforeAll(() => {
  hq = office();
  file = pack(hq.context, { chunkTarget: 12_000, trust: hq.trust });
  chunks = chunksIn(file);
});
afterAll(() => hq.close());

it('comes out as if one process had done all of it in one go', async () => {
  const field = inTheField();
  let most = 0;
  await applyBeside(field.context, file, () => {
    most = Math.max(most, partsOf(field.context).length);
  });
  // Each process closed one file and went on with another: what was in the first was on its way into the store.
  expect(most).toBe(4);
  expect(stateOf(field.context)).toEqual(await stateAfter(file));
  expect(staged(field.context)).toEqual([]);
  field.close();
});

it('is seen by nobody before its end', async () => {
  const field = inTheField();
  const other = openStore(field.context.store.folder, { readonly: true });
  const old = stateOf({ store: other });
  const seen: unknown[] = [];
  await applyBeside(field.context, file, () => seen.push(stateOf({ store: other })));
  expect(seen).toHaveLength(chunks);
  expect(seen.every((state) => JSON.stringify(state) === JSON.stringify(old))).toBe(true);
  expect(stateOf({ store: other })).toEqual(await stateAfter(file));
  other.close();
  field.close();
});

class Ended extends Error {}

it.each([3, 1, 0])('leaves the store as it was when it is ended %i chunks before its end, and goes on from there', async (before) => {
  const field = inTheField();
  const old = stateOf(field.context);
  const ending = (chunk: number): void => {
    if (chunk === chunks - before) throw new Ended();
  };
  await expect(applyBeside(field.context, file, ending)).rejects.toThrow(Ended);
  expect([field.context.store.db.inTransaction, stateOf(field.context)]).toEqual([false, old]);
  await applyBeside(field.context, file);
  expect(stateOf(field.context)).toEqual(await stateAfter(file));
  field.close();
});

/** What is in a good pack, in one as nobody should make it. */
function remade(name: string, of: string, body?: Made['body'], said?: Made['header']): string {
  const { header, entries, close } = openPack(of);
  const chunks = header.chunks.map((_, at) =>
    entries(at)
      .map(({ kind, text }) => line(text, kind))
      .join(''),
  );
  close();
  return makePack(join(hq.context.store.folder, name), {
    chunks,
    ...(body === undefined ? {} : { body }),
    ...(said === undefined ? {} : { header: said }),
  });
}

it('changes nothing when one of the last chunks is not as it was signed', async () => {
  const field = inTheField();
  const old = stateOf(field.context);
  const broken = remade('broken.pack', file, (packed) =>
    Buffer.concat(packed.map((one, at) => (at === packed.length - 1 ? Buffer.alloc(one.length, 1) : one))),
  );
  expect(await refusalOf(() => applyBeside(field.context, broken))).toBe('changed-chunk');
  expect([field.context.store.db.inTransaction, stateOf(field.context)]).toEqual([false, old]);
  field.close();
});

it('V21: refuses a pack whose header says that no passports come along, by one process and by several', async () => {
  const lies: Made['header'] = (header) => {
    const entries = Object.values(header.counts).reduce((sum, count) => sum + count, 0);
    return { ...header, counts: { credentials: entries, passports: 0, events: 0 } };
  };
  const lying = remade('lying.pack', pack(hq.context, { chunkTarget: 12_000, passports: true }), undefined, lies);
  const [field, one] = [inTheField(), inTheField()];
  const before = stateOf(field.context);
  expect(await refusalOf(() => applyBeside(field.context, lying))).toBe('wrong-counts');
  expect(await refusalOf(() => applyPack(one.context, lying))).toBe('wrong-counts');
  expect([stateOf(field.context), stateOf(one.context)]).toEqual([before, before]);
  for (const each of [field, one]) each.close();
});
