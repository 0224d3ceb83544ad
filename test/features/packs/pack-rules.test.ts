// The edition of the rules in packs: who sends and takes it, that the newest counts, and what is refused.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { completenessOf, missingIn } from '../../../server/domain/passport/law/duties.ts';
import { PROGRAM_EDITION, PROGRAM_RULES } from '../../../server/domain/passport/law/rules.ts';
import { writeRules } from '../../../server/domain/passport/law/rules-file.ts';
import type { AppContext } from '../../../server/features/app-context/index.ts';
import { applyPack as applyUnasked } from '../../../server/features/packs/apply.ts';
import { previewPack } from '../../../server/features/packs/preview.ts';
import { rulesOverview, takeRules } from '../../../server/features/rules/index.ts';
import { keptRules, removeRules, rulesInForce } from '../../../server/store/rules.ts';
import { line, makePack } from '../../fixtures/hostile-pack.ts';
import { applyPack, inTheField, NOW, office, pack, refusalOf, secondOf, stateOf } from '../../fixtures/pack-office.ts';
import { ASKED, editionOf, rulesText } from '../../fixtures/rules-edition.ts';

const closes: (() => void)[] = [];
afterEach(() => {
  for (const close of closes.splice(0)) close();
});

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
const bring = ({ store }: AppContext, date: string) => takeRules(store, rulesText(date), { officer: 'Ana', now: NOW });
const countsOf = (from: AppContext, order: Parameters<typeof pack>[1] = {}) =>
  previewPack(pack(from, order), { trust: from.trust(), now: NOW, given: {} }).counts.rulesEditions;
const lacks = ({ store }: AppContext): readonly string[] => {
  const battery = { category: 'battery', batteryCategory: 'ev' };
  return missingIn(completenessOf(battery, { on: '2027-06-01', basis: 'chosen' }, 'en', rulesInForce(store))).map(
    ({ field: name }) => name,
  );
};
const packed = (to: AppContext, text: string, name = 'made') =>
  makePack(join(to.store.folder, `${name}.pack`), { chunks: [line(text, 'rules-edition')] });

describe('an edition of the rules', () => {
  it('that was imported travels to every role, and in no selection', () => {
    const from = hq();
    expect(countsOf(from)).toBeUndefined();
    expect(bring(from, '2027-05-30')).toBeUndefined();
    for (const role of ['consumer', 'retailer', 'customs', 'msa', 'notified_body'] as const)
      expect([role, countsOf(from, { role })]).toEqual([role, 1]);
    expect(countsOf(from, { lines: ['DPP-1'] })).toBeUndefined();
  });

  it('is in force with the pack, and named with its maker', async () => {
    const from = hq();
    bring(from, '2027-05-30');
    const to = field();
    expect(lacks(to)).not.toContain(ASKED);
    const file = pack(from);
    expect(previewPack(file, { store: to.store, trust: to.trust(), now: NOW, given: {} })).toMatchObject({
      counts: { rulesEditions: 1 },
      refused: 0,
    });
    expect((await applyPack(to, file)).applied.report).toMatchObject({ rulesEditions: 1, refused: 0 });
    expect(lacks(to)).toContain(ASKED);
    expect(rulesOverview(to.store)).toMatchObject({
      inForce: { name: '2027-05', date: '2027-05-30', source: { kind: 'pack', maker: 'Office' } },
      program: { name: PROGRAM_EDITION.name },
      stored: { officer: 'Ana', unknown: 0 },
    });
    // A person can return to that of the program.
    removeRules(to.store);
    expect(rulesInForce(to.store)).toBe(PROGRAM_RULES);
  });

  it('replaces an older one of any maker, and never a newer one: the report says so', async () => {
    const from = hq();
    const to = field();
    bring(from, '2027-05-20');
    const first = pack(from);
    bring(from, '2027-05-30');
    const second = pack(from);
    expect((await applyPack(to, second)).applied.report.rulesEditions).toBe(1);
    const older = await applyPack(to, first, { reason: 'to see' });
    expect(older.applied.report).toMatchObject({
      refused: 1,
      refusals: [{ kind: 'rules-edition', code: 'older-rules', detail: expect.stringContaining('2027-05 of 2027-05-30') }],
    });
    expect(older.applied.report.rulesEditions).toBeUndefined();
    expect(keptRules(to.store)?.date).toBe('2027-05-30');
    // Of another maker, of the same date, and newer.
    const sameDay = packed(to, rulesText('2027-05-30', { name: '2027-05b' }), 'same');
    expect((await applyPack(to, sameDay)).applied.report.refusals).toMatchObject([{ code: 'older-rules' }]);
    const newer = makePack(join(to.store.folder, 'newer.pack'), {
      chunks: [line(rulesText('2027-06-01'), 'rules-edition')],
      header: (header) => ({ ...header, sequence: 2 }),
    });
    expect((await applyPack(to, newer)).applied.report.rulesEditions).toBe(1);
    expect(rulesInForce(to.store).edition.date).toBe('2027-06-01');
  });

  it('does not replace that of the program, if that is newer; the same one is no fault', async () => {
    const to = field();
    const early = packed(to, rulesText('2026-01-01'), 'early');
    expect((await applyPack(to, early)).applied.report).toMatchObject({ refused: 1, refusals: [{ code: 'older-rules' }] });
    expect(keptRules(to.store)).toBeUndefined();
    const same = makePack(join(to.store.folder, 'same.pack'), {
      chunks: [line(writeRules(PROGRAM_EDITION), 'rules-edition')],
      header: (header) => ({ ...header, sequence: 2 }),
    });
    expect((await applyPack(to, same)).applied.report).toMatchObject({ rulesEditions: 1, refused: 0 });
    expect(rulesInForce(to.store)).toBe(PROGRAM_RULES);
  });

  it('has no effect in a pack of a maker that is not accepted', async () => {
    const from = hq();
    bring(from, '2027-05-30');
    const to = field();
    const before = stateOf(to);
    const file = pack(from);
    expect(await refusalOf(() => applyUnasked(to, file, { who: 'Ana' }))).toBe('unknown-creator');
    expect([stateOf(to), rulesInForce(to.store)]).toEqual([before, PROGRAM_RULES]);
  });

  it('that came in a pack does not travel on, not even from the second computer of the service', async () => {
    const from = hq();
    bring(from, '2027-05-30');
    const second = secondOf(from);
    closes.push(second.close);
    await applyPack(second.context, pack(from, second.own));
    expect(keptRules(second.context.store)?.source).toEqual({ kind: 'pack', maker: 'Office' });
    expect(countsOf(second.context)).toBeUndefined();
  });

  it('is left out of a delta if it has not changed', () => {
    const from = hq();
    bring(from, '2027-05-30');
    pack(from);
    expect(countsOf(from, { since: 1 })).toBeUndefined();
    bring(from, '2027-05-31');
    expect(countsOf(from, { since: 1 })).toBe(1);
  });

  it('keeps the rows that this program does not know, and applies the others', async () => {
    const to = field();
    const edition = editionOf('2027-05-30');
    const text = writeRules({
      ...edition,
      rows: [...edition.rows, { field: 'notKnownYet', category: '*', obligation: 'mandatory', legalBasis: 'x' }],
    });
    expect((await applyPack(to, packed(to, text))).applied.report.rulesEditions).toBe(1);
    expect(keptRules(to.store)?.unknown).toBe(1);
    expect(lacks(to)).toContain(ASKED);
  });

  it.each([
    ['is no edition', '{"rules":[]}'],
    ['is of a day to come', rulesText('2027-06-09')],
    ['holds a control character', rulesText('2027-05-30').replace('Article 5', 'Article\\u202e5')],
  ])('that %s is refused, and what else the pack holds is taken', async (_, text) => {
    const to = field();
    const { applied } = await applyPack(to, packed(to, text));
    expect(applied.report).toMatchObject({ refused: 1, refusals: [{ kind: 'rules-edition', code: 'bad-rules' }] });
    expect(rulesInForce(to.store)).toBe(PROGRAM_RULES);
  });

  it('changes nothing if the pack was altered, or names two of them', async () => {
    const from = hq();
    bring(from, '2027-05-30');
    const to = field();
    const before = stateOf(to);
    const file = pack(from);
    const bytes = readFileSync(file);
    const altered = join(to.store.folder, 'altered.pack');
    for (const at of [bytes.length - 10, bytes.indexOf(0x0a) + 20]) {
      const copy = Buffer.from(bytes);
      copy[at] = (copy[at] ?? 0) ^ 1;
      writeFileSync(altered, copy);
      expect(await refusalOf(() => applyPack(to, altered))).toBe('changed-chunk');
    }
    const one = line(rulesText('2027-05-30'), 'rules-edition');
    const twice = makePack(join(to.store.folder, 'twice.pack'), { chunks: [one + one] });
    expect(await refusalOf(() => applyPack(to, twice))).toBe('bad-header');
    expect(stateOf(to)).toEqual(before);
  });

  it('of a hostile maker is refused alone, whatever its text is', async () => {
    const to = field();
    const good = rulesText('2027-05-30');
    let sequence = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 200 }).map((text) => text.toWellFormed()),
          fc.json({ maxDepth: 5 }),
          fc.nat(good.length - 2).map((at) => good.slice(0, at)),
        ),
        async (text) => {
          const file = makePack(join(to.store.folder, `hostile-${++sequence}.pack`), {
            chunks: [line(text, 'rules-edition')],
            header: (header) => ({ ...header, sequence }),
          });
          const { applied } = await applyPack(to, file);
          expect(applied.report).toMatchObject({ refused: 1, refusals: [{ code: 'bad-rules' }] });
          expect(rulesInForce(to.store)).toBe(PROGRAM_RULES);
        },
      ),
      { numRuns: 40 },
    );
  });
});
