// The run of another desk: a large one is counted and listed whole, a file beyond the limit is refused before it is sent, and so is a strange line.
import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { fingerprintOfDidKey } from '../../../server/domain/trust-list/read.ts';
import { runPartDoor, runTogether } from '../../../server/features/evidence/index.ts';
import { LIMITS } from '../../../server/lib/limits.ts';
import { startRun } from '../../../server/store/runs/run-log.ts';
import { didOfDesk, LATER } from '../../fixtures/evidence.ts';
import { freshApp } from '../../fixtures/fresh-app.ts';
import { secondDesk } from '../../fixtures/second-desk.ts';

/** Ten thousand take some minutes, most of them for making the bundle. */
const ENTRIES = Number(process.env.DPP_DESK_PART ?? 300);
const PAGE = 250;

const [other, strange] = [secondDesk(), secondDesk({}, new Date(8.64e15))];
const here = freshApp({ now: () => LATER });
const run = randomUUID();
startRun(here.context.store, run, { name: 'Pallet 7', place: 'Gate 4', reference: 'MRN 26DE0001', officer: 'Ana' }, LATER);
const door = runPartDoor(here.context);
let bundle: Buffer;
afterAll(() => {
  other.close();
  strange.close();
  here.close();
});

function bring(bundle: Buffer): void {
  door.begin({ name: 'evidence.zip', size: bundle.length, modified: 1 });
  for (let at = 0; at < bundle.length; at += LIMITS.packPart) door.append(at, bundle.subarray(at, at + LIMITS.packPart));
}

it('is put together with the run here, page by page', { timeout: 60_000 + ENTRIES * 100 }, async () => {
  for (let entry = 0; entry < ENTRIES; entry++) other.see(`S${entry}`);
  bundle = other.bundle();
  bring(bundle);
  const { number } = await door.add(run, { officer: 'Ana' });
  const seen = new Set<string>();
  for (let offset = 0; offset < ENTRIES; offset += PAGE) {
    const { rows, counts, parts } = runTogether(here.context, run, { limit: PAGE, offset });
    expect([rows.total, counts.items, parts[0]?.counts?.items]).toEqual([ENTRIES, ENTRIES, ENTRIES]);
    for (const row of rows.items) seen.add(`${row.part} ${row.number}`);
  }
  expect(seen.size).toBe(ENTRIES);
  expect([...seen].every((one) => one.startsWith(`${number} `))).toBe(true);
});

it('is confirmed by a fingerprint that is given later', async () => {
  bring(bundle);
  expect(await door.add(run, { officer: 'Ana' })).toMatchObject({ isAlready: true });
  const signer = fingerprintOfDidKey(didOfDesk(other));
  for (const isAlready of [false, true]) {
    bring(bundle);
    expect(await door.add(run, { officer: 'Ana', signer })).toMatchObject({ isAlready });
  }
  const { parts, counts } = runTogether(here.context, run, { limit: 1, offset: 0 });
  expect(parts).toMatchObject([{ state: 'undetermined', isReplaced: true }, { state: 'intact' }]);
  expect(counts.items).toBe(ENTRIES);
});

it('is refused before it is sent if the file is beyond the limit', () => {
  expect(() => door.begin({ name: 'evidence.zip', size: LIMITS.runPart + 1, modified: 2 })).toThrow('at most');
});

it('is refused if its run begins at a moment that is no date-time of RFC 3339', async () => {
  strange.see('STRANGE');
  bring(strange.bundle());
  await expect(door.add(run, { officer: 'Ana' })).rejects.toThrow('this version cannot read the content of the bundle');
});
