// Passports that wait for the store are checked in slices: whoever asks the workbench meanwhile is answered.
import { expect, it } from 'vitest';
import { importText } from '../../server/catalogue/import.ts';
import { passportByCode } from '../../server/store/passports.ts';
import { SAMPLE } from '../http/desk.ts';
import { applyPack, chunksIn, fingerprintIn, inTheField, office, pack, stateOf } from './pack-office.ts';

const PASSPORTS = 300;
const SLICES = 12;

const hq = office();
const { document } = passportByCode(hq.desk.store, SAMPLE.dppCode) ?? { document: '{}' };
const { sample: _, uniqueProductIdentifier: __, ...base } = JSON.parse(document);
const codeOf = (at: number): string => `DPP-${SAMPLE.gtin}-P${at}`;
const made = Array.from({ length: PASSPORTS }, (_, at) => ({ ...base, dppCode: codeOf(at), serial: `P${at}` }));

it('gives way between them, and puts in what one go would', async () => {
  expect(importText(JSON.stringify(made), hq.desk).refused).toEqual([]);
  const file = pack(hq.desk, { passports: true, lines: made.map(({ dppCode }) => dppCode) });
  expect(chunksIn(file)).toBeLessThan(SLICES);
  const { desk, close } = inTheField();
  let turns = 0;
  let isOver = false;
  const count = (): void => {
    turns++;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  // Nothing is in the store before all of it is, and others may write to it meanwhile.
  const seen = new Set<number>();
  const { applied } = await applyPack(desk, file, {}, () => {
    seen.add(stateOf(desk).received?.length ?? 0);
    desk.changeSettings({ officer: `after ${turns}` });
  });
  isOver = true;
  expect(turns).toBeGreaterThanOrEqual(SLICES);
  expect([...seen]).toEqual([0]);
  expect(applied.report).toMatchObject({ passports: PASSPORTS, refused: 0 });
  expect(stateOf(desk).received).toHaveLength(PASSPORTS);
  expect(desk.settings().officer).toMatch(/^after /);
  close();
});

it('keeps a passport as it was read', async () => {
  const file = pack(hq.desk, { passports: true, lines: [codeOf(0), codeOf(1)] });
  const { desk, close } = inTheField();
  const { applied } = await applyPack(desk, file, { creatorKey: fingerprintIn(file) });
  expect(applied.report).toMatchObject({ passports: 2, refused: 0 });
  // What is kept is the passport as it was read, whatever order its members came in.
  const [first] = stateOf(desk).received ?? [];
  expect(String(first)).toContain(JSON.stringify(JSON.parse(passportByCode(hq.desk.store, codeOf(0))?.document ?? '{}')));
  close();
  hq.close();
});
