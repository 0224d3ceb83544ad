// The snapshot of the registry in packs: to whom it travels, what it replaces, and what is refused.
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { LARGEST_CARRIED, toText } from '../../../server/domain/declaration/carried-snapshot.ts';
import { askRegistry, MOST_REGISTERED } from '../../../server/domain/declaration/registry.ts';
import type { AppContext } from '../../../server/features/app-context/index.ts';
import { importSnapshot } from '../../../server/features/declaration/index.ts';
import { previewPack } from '../../../server/features/packs/preview.ts';
import { presentSnapshot, removeSnapshot, snapshotIn } from '../../../server/store/customs/registry-snapshot.ts';
import { line, makePack } from '../../fixtures/hostile-pack.ts';
import { applyPack, inTheField, NOW, office, pack, refusalOf, secondOf, stateOf } from '../../fixtures/pack-office.ts';

const ONE = { date: '2027-05-30', name: 'a', rows: [['R-1', null, null, '8507']] };

const closes: (() => void)[] = [];
afterEach(() => {
  for (const close of closes.splice(0)) close();
});

const csv = (...codes: readonly string[]): Buffer =>
  Buffer.from(['registrationId,commodityCode', ...codes.map((code, row) => `R-${row},${code}`)].join('\n'));
const bring = (context: AppContext, date: string, ...codes: readonly string[]) =>
  importSnapshot(context.store, { bytes: csv(...codes), name: 'registry.csv', date, officer: 'Ana', now: NOW });

/** Rows of all four columns. */
const importFile = (context: AppContext, rows: readonly string[]) => {
  const bytes = Buffer.from(['registrationId,operator,product,commodityCode', ...rows].join('\n'));
  return importSnapshot(context.store, { bytes, name: 'registry.csv', date: '2027-05-30', officer: 'Ana', now: NOW });
};

function hq() {
  const made = office({ sample: false });
  closes.push(made.close);
  return made.context;
}
function field() {
  const { context, close } = inTheField();
  closes.push(close);
  return context;
}
const customs = (context: AppContext, more: Parameters<typeof pack>[1] = {}) => pack(context, { role: 'customs', ...more });
const asked = (context: AppContext, registrationId: string, commodityCode: string) => {
  const snapshot = snapshotIn(context.store);
  return snapshot && askRegistry(snapshot, { registrationId, commodityCode }, undefined, NOW);
};

describe('a snapshot of the registry', () => {
  it('travels to customs and market surveillance, and to no one else', async () => {
    const from = hq();
    bring(from, '2027-05-30', '85076000');
    for (const [role, registrySnapshots] of [
      ['customs', 1],
      ['msa', 1],
      ['consumer', undefined],
      ['notified_body', undefined],
    ] as const) {
      const { counts } = previewPack(pack(from, { role }), { trust: from.trust(), now: NOW, given: {} });
      expect([role, counts.registrySnapshots]).toEqual([role, registrySnapshots]);
    }
    expect(previewPack(customs(from, { lines: ['DPP-1'] }), { trust: from.trust(), now: NOW, given: {} }).counts.registrySnapshots).toBe(
      undefined,
    );
  });

  it('is compared with what is declared, and the answer names it, its age and whose pack it came in', async () => {
    const from = hq();
    bring(from, '2027-05-30', '85076000');
    const to = field();
    const { applied } = await applyPack(to, customs(from));
    expect(applied.report).toMatchObject({ registrySnapshots: 1, refused: 0 });
    expect(presentSnapshot(to.store)).toMatchObject({
      name: 'registry.csv',
      date: '2027-05-30',
      rows: 1,
      officer: 'Ana',
      origin: 'Office',
    });
    expect(asked(to, 'R-0', '8507')).toMatchObject({
      state: 'registered-as-declared',
      snapshot: { name: 'registry.csv', date: '2027-05-30', days: 2, origin: 'Office' },
    });
    expect(asked(to, 'R-9', '8507')?.state).toBe('not-in-snapshot');
    // What a person imported here has no origin.
    expect(asked(from, 'R-0', '8507')?.snapshot).not.toHaveProperty('origin');
  });

  it('is replaced by a newer one of the same maker, never by one that is not newer', async () => {
    const from = hq();
    const to = field();
    bring(from, '2027-05-20', '85076000');
    const first = customs(from);
    bring(from, '2027-05-30', '85060000', '85076000');
    const second = customs(from);
    bring(from, '2027-05-30', '84000000');
    const sameDay = customs(from);
    expect((await applyPack(to, second)).applied.report.registrySnapshots).toBe(1);
    const older = await applyPack(to, first, { reason: 'to see' });
    expect(older.applied.report).toMatchObject({ refused: 1, refusals: [{ kind: 'registry-snapshot', code: 'older-snapshot' }] });
    expect((await applyPack(to, sameDay)).applied.report.refusals).toMatchObject([{ code: 'older-snapshot' }]);
    expect(presentSnapshot(to.store)).toMatchObject({ date: '2027-05-30', rows: 2 });
    bring(from, '2027-06-01', '84000000');
    await applyPack(to, customs(from));
    expect(presentSnapshot(to.store)).toMatchObject({ date: '2027-06-01', rows: 1 });
    expect(asked(to, 'R-1', '8507')?.state).toBe('not-in-snapshot');
  });

  it('does not replace one of another origin, until that is removed; then the same pack may be applied again', async () => {
    const from = hq();
    const to = field();
    bring(to, '2027-01-01', '1111');
    bring(from, '2027-05-30', '85076000');
    const file = customs(from);
    const preview = previewPack(file, { store: to.store, trust: to.trust(), now: NOW, given: {} });
    expect(preview.refusals).toMatchObject([{ kind: 'registry-snapshot', code: 'snapshot-of-another-origin' }]);
    expect((await applyPack(to, file)).applied.report).toMatchObject({ snapshotLeftOut: true, refused: 1 });
    expect(presentSnapshot(to.store)?.date).toBe('2027-01-01');
    removeSnapshot(to.store);
    expect((await applyPack(to, file)).applied.report).toMatchObject({ registrySnapshots: 1, refused: 0 });
    expect((await applyPack(to, file)).already).toBe(true);
    // Of another maker.
    const text = toText(JSON.stringify({ date: '2027-05-31', name: 'other', rows: [['R-0', null, null, '1']] }));
    const other = makePack(join(to.store.folder, 'other.pack'), { chunks: [line(text, 'registry-snapshot')] });
    expect((await applyPack(to, other)).applied.report.refusals).toMatchObject([{ code: 'snapshot-of-another-origin' }]);
    expect(presentSnapshot(to.store)?.date).toBe('2027-05-30');
  });

  it('that came in a pack does not travel on; the second computer of the service takes it as its own service’s', async () => {
    const from = hq();
    bring(from, '2027-05-30', '85076000');
    const second = secondOf(from);
    closes.push(second.close);
    await applyPack(second.context, customs(from, second.own));
    expect(presentSnapshot(second.context.store)).toMatchObject({ origin: 'Office' });
    const on = customs(second.context);
    expect(previewPack(on, { trust: from.trust(), now: NOW, given: {} }).counts.registrySnapshots).toBeUndefined();
  });

  it('is left out of a delta if it has not changed', () => {
    const from = hq();
    bring(from, '2027-05-30', '85076000');
    customs(from);
    const counts = (file: string) => previewPack(file, { trust: from.trust(), now: NOW, given: {} }).counts.registrySnapshots;
    expect(counts(customs(from, { since: 1 }))).toBeUndefined();
    bring(from, '2027-05-31', '85076000');
    expect(counts(customs(from, { since: 1 }))).toBe(1);
  });

  it('of as many rows as a snapshot may have travels whole', async () => {
    const from = hq();
    // All four columns, the largest file that is taken: as JSON it is larger than a part of a pack.
    const digits = (row: number, length: number): string => String(row * 7_919).padStart(length, '0');
    const rows = Array.from(
      { length: MOST_REGISTERED },
      (_, row) => `EU-2027-${digits(row, 18)},DE${digits(row, 15)},0${digits(row, 13)},${85_000_000 + row}`,
    );
    importFile(from, rows);
    const to = field();
    expect((await applyPack(to, customs(from))).applied.report).toMatchObject({ registrySnapshots: 1, refused: 0 });
    expect(presentSnapshot(to.store)).toMatchObject({ date: '2027-05-30', rows: MOST_REGISTERED });
    expect(asked(to, `EU-2027-${digits(MOST_REGISTERED - 1, 18)}`, '85199999')?.state).toBe('registered-as-declared');
  });

  it('that is larger than a part of a pack is not left out in silence', () => {
    const from = hq();
    // Cells that cannot be compressed, unlike those of a registry.
    const cell = (): string => randomBytes(225).toString('base64url');
    importFile(
      from,
      Array.from({ length: 13_900 }, () => [cell(), cell(), cell(), cell()].join()),
    );
    expect(() => customs(from)).toThrow('the snapshot of the registry is too large for a pack');
    expect(() => pack(from, { role: 'consumer' })).not.toThrow();
  });

  it('changes nothing if the pack was altered, or names two of them', async () => {
    const from = hq();
    bring(from, '2027-05-30', ...Array.from({ length: 50 }, (_, row) => String(85070000 + row)));
    const to = field();
    const before = stateOf(to);
    const file = customs(from);
    const bytes = readFileSync(file);
    const altered = join(to.store.folder, 'altered.pack');
    for (const at of [bytes.length - 10, bytes.indexOf(0x0a) + 20]) {
      const copy = Buffer.from(bytes);
      copy[at] = (copy[at] ?? 0) ^ 1;
      writeFileSync(altered, copy);
      expect(await refusalOf(() => applyPack(to, altered))).toBe('changed-chunk');
    }
    const one = line(toText(JSON.stringify({ date: '2027-05-30', name: 'a', rows: [] })), 'registry-snapshot');
    const twice = makePack(join(to.store.folder, 'twice.pack'), { chunks: [one + one] });
    expect(await refusalOf(() => applyPack(to, twice))).toBe('bad-header');
    expect(stateOf(to)).toEqual(before);
  });

  it.each([
    ['is no snapshot', toText('R-1,8507')],
    ['is not compressed', JSON.stringify(ONE)],
    ['is cut off', toText(JSON.stringify(ONE)).slice(0, -8)],
    ['unpacks to more than is read', toText(' '.repeat(LARGEST_CARRIED + 1))],
    ['is of a day to come', toText(JSON.stringify({ ...ONE, date: '2027-06-09' }))],
  ])('that %s is refused, and what else the pack holds is taken', async (_, text) => {
    const to = field();
    const file = makePack(join(to.store.folder, 'bad.pack'), { chunks: [line(text, 'registry-snapshot')] });
    const { applied } = await applyPack(to, file);
    expect(applied.report).toMatchObject({ refused: 1, refusals: [{ kind: 'registry-snapshot', code: 'bad-snapshot' }] });
    expect(presentSnapshot(to.store)).toBeUndefined();
  });
});
