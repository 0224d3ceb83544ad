// Passports that wait for the store are checked in slices: whoever asks the workbench meanwhile is answered.
import { expect, it } from 'vitest';
import { importText } from '../../../server/features/passports/import.ts';
import { listPassports } from '../../../server/store/passports/list.ts';
import { passportByCode } from '../../../server/store/passports/passports.ts';
import { SAMPLE } from '../../fixtures/fresh-app.ts';
import { applyPack, chunksIn, fingerprintIn, inTheField, office, pack, secondOf, stateOf } from '../../fixtures/pack-office.ts';

const PASSPORTS = 300;
const SLICES = 12;

const hq = office();
const { document } = passportByCode(hq.context.store, SAMPLE.dppCode) ?? { document: '{}' };
const { sample: _, uniqueProductIdentifier: __, ...base } = JSON.parse(document);
const codeOf = (at: number): string => `DPP-${SAMPLE.gtin}-P${at}`;
const made = Array.from({ length: PASSPORTS }, (_, at) => ({ ...base, dppCode: codeOf(at), serial: `P${at}` }));

it('gives way between them, and puts in what one go would', async () => {
  expect(importText(JSON.stringify(made), hq.context).refused).toEqual([]);
  const file = pack(hq.context, { passports: true, lines: made.map(({ dppCode }) => dppCode) });
  expect(chunksIn(file)).toBeLessThan(SLICES);
  const { context, close } = inTheField();
  let turns = 0;
  let isOver = false;
  const count = (): void => {
    turns++;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  // Nothing is in the store before all of it is, and others may write to it meanwhile.
  const seen = new Set<number>();
  const { applied } = await applyPack(context, file, {}, () => {
    seen.add(stateOf(context).received?.length ?? 0);
    context.changeSettings({ officer: `after ${turns}` });
  });
  isOver = true;
  expect(turns).toBeGreaterThanOrEqual(SLICES);
  expect([...seen]).toEqual([0]);
  expect(applied.report).toMatchObject({ passports: PASSPORTS, refused: 0 });
  expect(stateOf(context).received).toHaveLength(PASSPORTS);
  expect(context.settings().officer).toMatch(/^after /);
  close();
});

it.each(['received', 'own'] as const)('leaves to the one turn in which the store changes nothing to be read: %s', async (whose) => {
  const { context, close, own } = whose === 'own' ? secondOf(hq.context) : { ...inTheField(), own: {} };
  const file = pack(hq.context, { passports: true, lines: made.map(({ dppCode }) => dppCode), ...own });
  const { parse } = JSON;
  let [within, most] = [0, 0];
  let isOver = false;
  const turn = (): void => {
    within = 0;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  // Looked on, not replaced.
  JSON.parse = (...given) => {
    if (context.store.db.inTransaction) most = Math.max(most, ++within);
    return parse(...given);
  };
  try {
    const { applied } = await applyPack(context, file);
    expect(applied.report).toMatchObject({ passports: PASSPORTS, refused: 0 });
  } finally {
    JSON.parse = parse;
    isOver = true;
  }
  expect(most).toBeLessThan(PASSPORTS / 5);
  close();
});

it('puts in by one statement what one by one would: what is here already is weighed', async () => {
  const { context, own, close } = secondOf(hq.context);
  const present = { ...made[0], dppCode: '0b1c1d1e-0000-4000-8000-00000000000a', serial: 'P1' };
  expect(importText(JSON.stringify([made[0], present]), context).refused).toEqual([]);
  const file = pack(hq.context, { passports: true, lines: made.slice(0, 5).map(({ dppCode }) => dppCode), ...own });
  const { applied } = await applyPack(context, file);
  expect(applied.report).toMatchObject({ passports: 4, refused: 1, refusals: [{ code: 'passport-conflict' }] });
  const { items, total } = listPassports(context.store, { query: `P3 ${made[3].category}`, limit: 10, offset: 0 });
  expect([total, items[0]?.dppCode]).toEqual([1, codeOf(3)]);
  for (const at of [2, 3, 4]) expect(passportByCode(context.store, codeOf(at))).toEqual(passportByCode(hq.context.store, codeOf(at)));
  close();
});

it('keeps a passport as it was read', async () => {
  const file = pack(hq.context, { passports: true, lines: [codeOf(0), codeOf(1)] });
  const { context, close } = inTheField();
  const { applied } = await applyPack(context, file, { creatorKey: fingerprintIn(file) });
  expect(applied.report).toMatchObject({ passports: 2, refused: 0 });
  // What is kept is the passport as it was read, whatever order its members came in.
  const [first] = stateOf(context).received ?? [];
  expect(String(first)).toContain(JSON.stringify(JSON.parse(passportByCode(hq.context.store, codeOf(0))?.document ?? '{}')));
  close();
  hq.close();
});
