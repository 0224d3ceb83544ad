// The log as a list: found by words, by a scan, by dates and names, in any order, without reading the records.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InspectionQuery, InspectionSort } from '../../../server/contract/index.ts';
import { cameInOf } from '../../../server/domain/log/came-in.ts';
import { openApp } from '../../../server/features/app/open-app.ts';
import { inspect } from '../../../server/features/inspection/inspect.ts';
import { appendDecision, appendInspections, type Entry } from '../../../server/store/audit-log/append.ts';
import { eachInspection, listInspections } from '../../../server/store/audit-log/list.ts';
import { openStore } from '../../../server/store/open.ts';
import type { Store } from '../../../server/store/store.ts';
import { withNewStore } from '../../fixtures/new-store.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const entry = (change: Partial<Entry> = {}, text = 'scan'): Entry => ({
  at: '2026-11-21T10:00:00.000Z',
  item: 0,
  input: { channel: 'wedge', text, sha256: createHash('sha256').update(text).digest('hex'), bytes: text.length },
  recognised: { kind: 'other', flags: [] },
  headline: 'cannot-check',
  reasons: ['DPP-SIG-21'],
  checks: [],
  trust: { state: 'none', issuers: 0 },
  sample: false,
  appVersion: '0.1.0',
  ...change,
});

describe('the list of inspections', () => {
  let store: Store;
  beforeAll(() => {
    store = openStore(withNewStore(temporaryFolder()));
    fill();
  });
  afterAll(() => store.close());
  const ids = (query: Partial<InspectionQuery>) => listInspections(store, { limit: 50, offset: 0, ...query }).items.map(({ id }) => id);

  const product = (name: string) => ({ product: { name, groups: [], materials: [] } });
  const fill = () => {
    appendInspections(store, [
      entry({ at: '2026-11-19T23:59:59.999Z', headline: 'valid', ...product('battery b') }, 'a'),
      entry({ at: '2026-11-20T00:00:00.000Z', headline: 'invalid', ...product('Anode') }, 'b'),
      entry({ at: '2026-11-20T12:00:00.000Z', headline: 'unknown-issuer' }, 'c'),
      entry({ at: '2026-11-21T08:00:00.000Z', headline: 'valid', ...product('Cell') }, 'd'),
    ]);
    const decide = (id: number, officer: string, place: string, decision: 'held' | 'released' = 'held') =>
      appendDecision(store, id, { decision, officer, place, reference: '', note: 'checked' }, new Date('2026-11-21T10:00:00Z'));
    decide(1, 'Jürgen Groß', 'Kiel, Nord');
    decide(2, 'Ana', 'Gate 4');
    decide(2, 'Jurgen Weiß', 'Gate 4', 'released');
  };

  it('is filtered by the moment of the inspection, the first and the last included', () => {
    expect(ids({ from: '2026-11-20T00:00:00.000Z' })).toEqual([4, 3, 2]);
    expect(ids({ until: '2026-11-20T12:00:00.000Z' })).toEqual([3, 2, 1]);
    expect(ids({ from: '2026-11-20T00:00:00.000Z', until: '2026-11-20T23:59:59.999Z', headline: 'invalid' })).toEqual([2]);
  });

  it('is filtered by who decided and where, without case and accents, and by no other member of a decision', () => {
    expect([ids({ officer: 'jurgen' }), ids({ officer: 'ANA' }), ids({ officer: 'Gate' })]).toEqual([[2, 1], [2], []]);
    expect([ids({ place: 'kiel' }), ids({ place: 'gate 4', officer: 'ana' }), ids({ place: '%' })]).toEqual([[1], [2], []]);
    expect([...eachInspection(store, { officer: 'jurgen', place: 'gate' })].map(({ id }) => id)).toEqual([2]);
  });

  it.each<[InspectionSort, readonly number[]]>([
    ['number', [1, 2, 3, 4]],
    ['at', [1, 2, 3, 4]],
    ['headline', [3, 2, 1, 4]],
    ['product', [2, 1, 4, 3]],
    ['decision', [3, 4, 1, 2]],
    ['input', [1, 2, 3, 4]],
  ])('is sorted by %s, both ways, page by page', (sort, expected) => {
    expect(ids({ sort, order: 'ascending' })).toEqual(expected);
    expect(ids({ sort })).toEqual(expected.toReversed());
    expect([...ids({ sort, order: 'ascending', limit: 2 }), ...ids({ sort, order: 'ascending', limit: 2, offset: 2 })]).toEqual(expected);
  });

  it('is found and ordered by indexes and narrow rows, not by reading the log', () => {
    const seen: string[] = [];
    const { prepare } = store.db;
    store.db.prepare = ((sql: string) => {
      seen.push(sql);
      return prepare.call(store.db, sql);
    }) as typeof prepare;
    ids({ query: 'cell x', from: '2026-11-20T00:00:00.000Z', decision: 'held', sort: 'product', limit: 49 });
    store.db.prepare = prepare;
    const lists = seen.filter((sql) => sql.includes('FROM inspection_standing s'));
    expect(lists.length).toBe(2);
    for (const sql of lists) {
      const values = Array.from({ length: sql.split('?').length - 1 }, () => 'abc');
      const plan = (prepare.call(store.db, `EXPLAIN QUERY PLAN ${sql}`).all(values) as { readonly detail: string }[]).map(
        ({ detail }) => detail,
      );
      expect(plan.filter((detail) => /^SCAN (?:i|t|inspections|inputs|decisions)\b(?!.*(?:COVERING|VIRTUAL))/.test(detail))).toEqual([]);
    }
  });
});

describe('a scan into the search', () => {
  const context = openApp({ folder: withNewStore(temporaryFolder()) });
  afterAll(() => context.close());
  const scan = (text: string) => inspect({ channel: 'wedge', text }, context).inspections[0]?.id;
  const found = (query: string) => listInspections(context.store, { query, limit: 50, offset: 0 }).items.map(({ id }) => id);

  const link = scan('https://id.example.org/01/09520123456788/21/ABC123');
  const bracketed = scan('(01)09520123456788(21)ABC123(10)L1');
  const other = scan('(01)09520123456788(21)ABC124');
  const lot = scan('(01)09520123456788(10)L7');
  const code = scan('DPP-09520123456788-ABC123');
  const address = scan('https://maker.example/passports/7');
  const token = scan('eyJhbGciOiJFZERTQSJ9.e30.broken');

  it.each([
    ['a Digital Link at another domain', 'https://other.example/01/09520123456788/21/ABC123?17=271231', [code, bracketed, link]],
    ['an element string', ']C1010952012345678821ABC123', [code, bracketed, link]],
    ['an element string with a separator', '010952012345678821ABC124\u001d10L1', [other]],
    ['the number of a lot', '(01)09520123456788(10)L7', [lot]],
    ['a GTIN alone', '9520123456788', [code, lot, other, bracketed, link]],
    ['a passport code', 'DPP-09520123456788-ABC123', [code, bracketed, link]],
    ['the address of a passport', 'https://elsewhere.example/dpp/DPP-09520123456788-ABC123', [code, bracketed, link]],
    ['any other address', 'https://maker.example/passports/7', [address]],
    ['a text that cannot be read', 'eyJhbGciOiJFZERTQSJ9.e30.broken', [token]],
    ['a product that was never inspected', '(01)09520123456788(21)NONE', []],
  ])('finds the entries of that item: %s', (_, query, expected) => {
    expect(found(query)).toEqual(expected);
  });
});

describe('what came in', () => {
  const context = openApp({ folder: withNewStore(temporaryFolder()) });
  afterAll(() => context.close());
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  const listed = (text: string, fileName?: string) => {
    const id = inspect({ channel: 'paste', text, ...(fileName === undefined ? {} : { fileName }) }, context).inspections.at(-1)?.id;
    return listInspections(context.store, { limit: 1, offset: 0 }).items.find((one) => one.id === id);
  };
  const long = `https://maker.example/passports/${'7'.repeat(27)}\u{1f50b}8`;
  const broken = '{"@context":["https://www.w3.org/ns/credentials/v2"],';

  it.each([
    ['a GTIN with a wrong check digit', '4006381333932', undefined, { text: '4006381333932' }],
    ['a text over several lines', 'shelf 4\nleft', undefined, { text: 'shelf 4\nleft' }],
    ['a long address, without half of a character', long, undefined, { text: long.slice(0, 59), sha256: sha256(long) }],
    ['a document', '{"a":1}', undefined, { sha256: sha256('{"a":1}') }],
    ['a damaged document', broken, undefined, { sha256: sha256(broken) }],
    ['a damaged token', 'eyJhbGciOiJFZERTQSJ9.e3', undefined, { sha256: sha256('eyJhbGciOiJFZERTQSJ9.e3') }],
    ['a document in a file', '{"a":2}', 'delivery 7.json', { sha256: sha256('{"a":2}') }],
    ['one of several codes in a file', '4006381333933', 'delivery 7.pdf', { text: '4006381333933' }],
    ['an item with a number', '(01)09520123456788(21)ABC124', 'label.png', undefined],
    ['a passport code', 'DPP-09520123456788-ABC123', undefined, undefined],
  ])('names %s', (_, text, fileName, expected) => {
    const found = listed(text, fileName);
    expect(found?.id).toBeGreaterThan(0);
    expect(found?.cameIn).toEqual(expected);
  });

  it('is the same for an entry of the list and for the whole entry', () => {
    const all = [...eachInspection(context.store, {})];
    const { items } = listInspections(context.store, { limit: 50, offset: 0 });
    const unnumbered = items.filter(({ cameIn }) => cameIn !== undefined);
    expect(unnumbered).toHaveLength(8);
    for (const { id, cameIn } of unnumbered) expect(all.filter((one) => one.id === id).map(cameInOf)).toEqual([cameIn]);
  });

  it('does not hide the list when an input is damaged', () => {
    const found = listed('shelf 5');
    context.store.db.exec('DROP TRIGGER IF EXISTS inputs_no_update');
    context.store.db.prepare('UPDATE inputs SET text = ? WHERE sha256 = ?').run(Buffer.from([1, 2, 3]), sha256('shelf 5'));
    expect(listInspections(context.store, { limit: 1, offset: 0 }).items).toEqual([{ ...found, cameIn: { sha256: sha256('shelf 5') } }]);
  });
});
