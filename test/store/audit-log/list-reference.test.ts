// Generated logs: every filter, search, order and page gives what a full scan over the entries gives, before and after decisions.
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Decision, DecisionEntry, Inspection, InspectionQuery, InspectionSort } from '../../../server/contract/index.ts';
import { fold } from '../../../server/domain/encoding/fold.ts';
import { HEADLINES } from '../../../server/domain/evidence/evidence.ts';
import { original } from '../../../server/domain/foreign/index.ts';
import { appendDecision, appendInspections, type Entry } from '../../../server/store/audit-log/append.ts';
import { firstBroken } from '../../../server/store/audit-log/audit-log.ts';
import { eachInspection, listInspections } from '../../../server/store/audit-log/list.ts';
import { openStore } from '../../../server/store/open.ts';
import type { Store } from '../../../server/store/store.ts';
import { cases } from '../../fixtures/cases.ts';
import { withNewStore } from '../../fixtures/new-store.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const SORTS = ['number', 'headline', 'product', 'input', 'at', 'decision'] as const satisfies readonly InspectionSort[];
const NAMES = [undefined, 'Battery pack', 'battery Pack 48', 'Ärmel "weit" 100%', 'zelle_7', 'Ab', '電池パック', "o'neil \\ co"];
const WORDS = [
  'battery',
  'pack bat',
  'bat pack',
  'a',
  'ab',
  'ÄRM',
  '"',
  '%',
  '_7',
  'パック',
  '48',
  'held',
  'ana gate',
  'R-1',
  'nil \\',
  'zzz',
  'DPP-SIG',
  '*',
  'a"b',
  'NEAR',
];
const MOMENTS = ['2026-03-01', '2026-03-02', '2026-03-03'];

const made = fc.record({
  day: fc.constantFrom(...MOMENTS),
  headline: fc.constantFrom(...HEADLINES),
  past: fc.boolean().map((yes) => yes),
  name: fc.constantFrom(...NAMES),
  serial: fc.constantFrom(undefined, 'A1', 'a1', 'B2'),
  file: fc.constantFrom(undefined, 'x.json', 'X.json', 'y.json'),
  key: fc.constantFrom(0, 1, 2, 3),
  text: fc.constantFrom('one', 'two', 'three'),
});
type Made = typeof made extends fc.Arbitrary<infer T> ? T : never;
const decided = fc.record({
  on: fc.nat(40),
  decision: fc.constantFrom<DecisionEntry>('released', 'held', 'referred', 'undone'),
  officer: fc.constantFrom('Ana', 'Jürgen', 'anabel'),
  place: fc.constantFrom('Gate 4', 'Kiel'),
  reference: fc.constantFrom('', 'R-1', 'R-1000'),
});

const entryOf = ({ day, headline, past, name, serial, file, key, text }: Made): Entry => ({
  at: `${day}T10:00:00.000Z`,
  ...(past && headline === 'invalid' ? { asOf: '2026-01-01T00:00:00.000Z' } : {}),
  item: 0,
  input: {
    channel: 'file',
    text,
    sha256: createHash('sha256').update(text).digest('hex'),
    bytes: 1,
    ...(file === undefined ? {} : { fileName: file }),
  },
  recognised: {
    kind: key === 1 ? 'invalid' : 'gs1',
    flags: [],
    ...(key === 1 ? { inputCode: 'DPP-INP-22' as const } : { gtin: '09520123456788', ...(serial === undefined ? {} : { serial }) }),
  },
  headline,
  reasons: key === 1 ? ['DPP-SIG-11'] : key === 2 ? ['DPP-SIG-26'] : [],
  checks: [],
  ...(name === undefined ? {} : { product: { name, groups: [], materials: [] } }),
  trust: { state: 'none', issuers: 0 },
  sample: false,
  appVersion: '0.1.0',
});

/** What the list does, once more, over whole entries. */
function scan(
  all: readonly Inspection[],
  { query, headline, decision, from, until, officer, place, sort = 'number', order = 'descending' }: Partial<InspectionQuery>,
): number[] {
  const inForce = ({ decisions }: Inspection): Decision | undefined => {
    const kept = decisions.filter((one, at) => one.decision !== 'undone' && decisions[at + 1]?.decision !== 'undone');
    return kept.at(-1);
  };
  const textOf = ({ recognised, product, input, reasons }: Inspection): string =>
    fold(
      recognised.gtin,
      recognised.serial,
      product && original(product.name ?? ''),
      input.fileName && original(input.fileName),
      reasons.join(' '),
    );
  const has = (text: string, words: string): boolean => {
    let at = 0;
    for (const word of fold(words).split(' ')) {
      const found = text.indexOf(word, at);
      if (found < 0) return false;
      at = found + word.length;
    }
    return true;
  };
  const isOfKey = ({ reasons: [reason], recognised }: Inspection) =>
    reason === 'DPP-SIG-26' || (reason === 'DPP-SIG-11' && recognised.inputCode === 'DPP-INP-22');
  const matches = (one: Inspection): boolean =>
    (query === undefined ||
      has(textOf(one), query) ||
      one.decisions.some((said) => has(fold(said.reference, said.officer, said.place), query)) ||
      one.input.sha256 === createHash('sha256').update(query).digest('hex')) &&
    (headline === undefined || (headline === 'as-of' ? one.asOf !== undefined : one.asOf === undefined && one.headline === headline)) &&
    (decision === undefined ||
      (decision === 'none'
        ? one.asOf === undefined && !isOfKey(one) && inForce(one) === undefined
        : inForce(one)?.decision === decision)) &&
    (from === undefined || one.at >= from) &&
    (until === undefined || one.at <= until) &&
    (officer === undefined || one.decisions.some((said) => fold(said.officer).includes(fold(officer)))) &&
    (place === undefined || one.decisions.some((said) => fold(said.place).includes(fold(place))));
  const ascii = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const keys = (one: Inspection): readonly (string | number | null)[] => {
    const { product, recognised, input } = one;
    if (sort === 'headline') return [one.asOf === undefined ? 0 : 1, HEADLINES.indexOf(one.headline)];
    if (sort === 'product') {
      const name = product?.name === undefined ? null : ascii(original(product.name));
      return [name === null ? 1 : 0, name, recognised.gtin ?? null, recognised.serial ?? null];
    }
    if (sort === 'input') return [recognised.kind, input.fileName === undefined ? null : ascii(original(input.fileName))];
    if (sort === 'at') return [one.at];
    return sort === 'decision' ? [inForce(one)?.decision ?? null] : [];
  };
  const compare = (one: string | number | null, other: string | number | null): number => {
    if (one === other) return 0;
    if (one === null || other === null) return one === null ? -1 : 1;
    return typeof one === 'number' ? one - Number(other) : Buffer.compare(Buffer.from(one), Buffer.from(String(other)));
  };
  const sorted = all.filter(matches).toSorted((one, other) => {
    const others = keys(other);
    return (
      keys(one)
        .map((key, at) => compare(key, others[at] ?? null))
        .find((difference) => difference !== 0) ?? one.id - other.id
    );
  });
  return (order === 'ascending' ? sorted : sorted.toReversed()).map(({ id }) => id);
}

const filter = fc.record(
  {
    query: fc.constantFrom(...WORDS),
    headline: fc.constantFrom(...HEADLINES, 'as-of' as const),
    decision: fc.constantFrom('released' as const, 'held' as const, 'none' as const),
    from: fc.constantFrom(...MOMENTS.map((day) => `${day}T00:00:00.000Z`)),
    until: fc.constantFrom(...MOMENTS.map((day) => `${day}T23:59:59.999Z`)),
    officer: fc.constantFrom('ana', 'jur'),
    place: fc.constantFrom('gate', 'x'),
  },
  { requiredKeys: [] },
);

function paged(
  store: Store,
  wanted: Partial<InspectionQuery>,
): { readonly byOffset: number[]; readonly byKey: number[]; readonly total: number | undefined } {
  const byOffset: number[] = [];
  for (let offset = 0; ; offset += 7) {
    const { items } = listInspections(store, { ...wanted, limit: 7, offset });
    if (items.length === 0) break;
    byOffset.push(...items.map(({ id }) => id));
  }
  const first = listInspections(store, { ...wanted, limit: 7, offset: 0 });
  const byKey = first.items.map(({ id }) => id);
  for (let after = byKey.at(-1); after !== undefined; ) {
    const next = listInspections(store, { ...wanted, limit: 7, offset: 0, after });
    if (next.items.length === 0) break;
    expect(next.total).toBeUndefined();
    byKey.push(...next.items.map(({ id }) => id));
    after = byKey.at(-1);
  }
  return { byOffset, byKey, total: first.total };
}

describe('the list over a generated log', () => {
  it('gives what a full scan gives, page by page, by offset and by key', () => {
    fc.assert(
      fc.property(
        fc.array(made, { minLength: 5, maxLength: 40 }),
        fc.array(decided, { maxLength: 30 }),
        fc.array(fc.tuple(filter, fc.constantFrom(...SORTS), fc.constantFrom('ascending' as const, 'descending' as const)), {
          minLength: 12,
          maxLength: 12,
        }),
        (entries, decisions, wanted) => {
          const store = openStore(withNewStore(temporaryFolder()));
          try {
            appendInspections(store, entries.map(entryOf));
            for (const { on, ...said } of decisions) {
              try {
                appendDecision(store, 1 + (on % entries.length), { ...said, note: 'checked' }, new Date('2026-03-04T10:00:00Z'));
              } catch {
                // Not every decision may follow: nothing to undo, or a verdict about an earlier date.
              }
            }
            const all = [...eachInspection(store, {})];
            expect(all.length).toBe(entries.length);
            for (const [by, sort, order] of wanted) {
              const expected = scan(all, { ...by, sort, order });
              expect(paged(store, { ...by, sort, order }), JSON.stringify({ by, sort, order })).toEqual({
                byOffset: expected,
                byKey: expected,
                total: expected.length,
              });
              expect([...eachInspection(store, by)].map(({ id }) => id)).toEqual(scan(all, by));
            }
            expect(firstBroken(store, 'inspections')).toBeUndefined();
          } finally {
            store.close();
          }
        },
      ),
      { numRuns: cases(25) },
    );
  }, 120_000);

  it.each([
    ['its verdict', 'UPDATE inspection_standing SET verdict = 4 WHERE id = 2'],
    ['its decision', "UPDATE inspection_standing SET decision = 'released' WHERE id = 2"],
    ['whether one is due', 'UPDATE inspection_standing SET open = 1 - open WHERE id = 2'],
    ['its moment', "UPDATE inspection_standing SET at = '2020' WHERE id = 2"],
    ['its place among products', "UPDATE inspection_standing SET product = '' WHERE id = 2"],
    ['its row', 'DELETE FROM inspection_standing WHERE id = 2'],
  ])('reports an entry of which the list says something else: %s', (_, change) => {
    const store = openStore(withNewStore(temporaryFolder()));
    const entry = entryOf({
      day: '2026-03-01',
      headline: 'invalid',
      past: false,
      name: 'Battery',
      serial: 'A1',
      file: undefined,
      key: 0,
      text: 'one',
    } as Made);
    appendInspections(store, [entry, entry, entry]);
    store.db.exec(change);
    expect(firstBroken(store, 'inspections')).toBe(2);
    store.close();
  });
});
