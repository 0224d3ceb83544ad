// A pack that several processes verify: each keeps its rows in a file of its own, and what an interrupted one left there is used, or judged anew where it cannot be read.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openRows } from '../../../server/features/packs/part.ts';
import { countCredentials } from '../../../server/store/passports/credentials.ts';
import { applyBeside, inTheField, office, pack, partsOf, staged, stateOf } from '../../fixtures/pack-office.ts';

let hq: ReturnType<typeof office>;
let file: string;
beforeAll(() => {
  hq = office();
  file = pack(hq.context, { chunkTarget: 30_000, trust: hq.trust, passports: true });
});
afterAll(() => hq.close());

class Ended extends Error {}

type Field = ReturnType<typeof inTheField>;

const apply = ({ context }: Field, last = 0, seen: number[] = []) =>
  applyBeside(context, file, (chunk) => {
    seen.push(chunk);
    if (chunk === last) throw new Ended();
  });

const partsIn = ({ context }: Field): readonly string[] => partsOf(context).map((name) => join(context.store.folder, name));

/** Leaves behind what a program leaves that was ended after some chunks. */
async function interrupted(last: number): Promise<Field> {
  const field = inTheField();
  await expect(apply(field, last)).rejects.toThrow(Ended);
  return field;
}

/** Applied to its end it is what it would have been at once, and nothing is left next to the store. */
async function goesOn(field: Field): Promise<readonly number[]> {
  const seen: number[] = [];
  const { applied } = await apply(field, 0, seen);
  const straight = inTheField();
  await apply(straight);
  expect(applied.report).toMatchObject({ credentials: countCredentials(hq.context.store), alreadyHere: 0, refused: 0 });
  expect(stateOf(field.context)).toEqual(stateOf(straight.context));
  expect(staged(field.context)).toEqual([]);
  for (const { close } of [straight, field]) close();
  return seen;
}

it('goes on where several processes stopped, also after it was stopped twice', async () => {
  const field = await interrupted(8);
  expect(partsIn(field)).toHaveLength(2);
  await expect(apply(field, 12)).rejects.toThrow(Ended);
  expect(partsIn(field)).toHaveLength(2);
  // 13, or a chunk of the second run: a process that is killed while it writes loses what it wrote in that run.
  expect((await goesOn(field))[0]).toBeGreaterThan(8);
});

it('judges anew what was in a file that is gone', async () => {
  const field = await interrupted(8);
  rmSync(partsIn(field)[0] ?? '');
  const again = (await goesOn(field)).filter((chunk) => chunk <= 8);
  // They take turns.
  expect(again).toHaveLength(4);
});

it('judges anew what was in a file that a fault of the disk has damaged', async () => {
  const field = await interrupted(8);
  for (const part of partsIn(field)) writeFileSync(part, 'no database at all, but long enough to be taken for one'.repeat(400));
  expect((await goesOn(field))[0]).toBe(1);
});

it('judges anew where rows that were noted are missing', async () => {
  const field = await interrupted(8);
  for (const part of partsIn(field)) {
    const db = openRows(part);
    db.exec('DELETE FROM credentials WHERE id = (SELECT min(id) FROM credentials)');
    db.close();
  }
  expect((await goesOn(field))[0]).toBe(1);
});

it('judges anew where a row is not what its digest says', async () => {
  const field = await interrupted(8);
  for (const part of partsIn(field)) {
    const db = openRows(part);
    db.exec(`UPDATE credentials SET body = body || ' ' WHERE id = (SELECT max(id) FROM credentials)`);
    db.close();
  }
  expect((await goesOn(field))[0]).toBe(1);
});
