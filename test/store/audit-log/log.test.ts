// The inspection log: appended whole, never changed, chained, found again.

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InspectionQuery } from '../../../server/contract/index.ts';
import { appendDecision, appendInspections, type Entry } from '../../../server/store/audit-log/append.ts';
import { firstBroken } from '../../../server/store/audit-log/audit-log.ts';
import { eachInspection, listInspections } from '../../../server/store/audit-log/list.ts';
import { countInspections, readInspection } from '../../../server/store/audit-log/read.ts';
import { openStore } from '../../../server/store/open.ts';
import type { Store } from '../../../server/store/store.ts';
import { withNewStore } from '../../fixtures/new-store.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const entry = (change: Partial<Entry> = {}, text = 'scan'): Entry => ({
  at: '2026-11-21T10:00:00.000Z',
  item: 0,
  input: { channel: 'wedge', text, sha256: createHash('sha256').update(text).digest('hex'), bytes: text.length },
  recognised: { kind: 'gs1', gtin: '09520123456788', serial: 'A1', flags: [] },
  headline: 'cannot-check',
  reasons: ['DPP-SIG-13'],
  checks: [{ check: 'integrity', outcome: 'not-checked', code: 'DPP-SIG-13' }],
  trust: { state: 'none', issuers: 0 },
  sample: false,
  appVersion: '0.1.0',
  ...change,
});

describe('the inspection log', () => {
  const folder = temporaryFolder();
  let store: Store;
  beforeAll(() => {
    store = openStore(join(folder, 'log'));
  });
  afterAll(() => store.close());

  it('gives back what was logged, with the raw input', () => {
    const [logged] = appendInspections(store, [entry()]);
    expect(logged).toMatchObject({ id: 1, decisions: [], headline: 'cannot-check' });
    expect(readInspection(store, 1)).toEqual(logged);
  });

  it('logs the items of one input together or not at all', () => {
    const broken = entry({ at: undefined as never }, 'b');
    expect(() => appendInspections(store, [entry({}, 'a'), broken])).toThrow();
    expect(listInspections(store, { limit: 10, offset: 0 }).total).toBe(1);
  });

  it('asks for the run of each entry in the transaction that writes them, after those before it', () => {
    const other = openStore(join(folder, 'in-turn'));
    const asked: unknown[] = [];
    appendInspections(other, [entry({}, 'a'), entry({}, 'b')], undefined, () => {
      asked.push([other.db.inTransaction, countInspections(other)]);
      return undefined;
    });
    other.close();
    expect(asked).toEqual([
      [true, 0],
      [true, 1],
    ]);
  });

  it('adds decisions, keeps earlier ones, lets the last one count', () => {
    const request = { decision: 'held', officer: 'Ana', place: 'Post 4', reference: 'R1', note: 'checked' } as const;
    appendDecision(store, 1, request, new Date('2026-11-21T10:01:00Z'));
    const inspection = appendDecision(store, 1, { ...request, decision: 'released' }, new Date('2026-11-21T10:02:00Z'));
    expect(inspection.decisions.map(({ decision }) => decision)).toEqual(['held', 'released']);
    const found = (decision: 'held' | 'released' | 'none') => listInspections(store, { decision, limit: 10, offset: 0 }).total;
    expect([found('held'), found('released'), found('none')]).toEqual([0, 1, 0]);
    expect(listInspections(store, { query: 'post 4', limit: 10, offset: 0 }).total).toBe(1);
    expect(() => appendDecision(store, 99, request, new Date())).toThrow(/no inspection 99/);
  });

  it('writes a decision that is sent again under the same id once, and answers with what was written', () => {
    const other = openStore(withNewStore(temporaryFolder()));
    appendInspections(other, [entry({}, 'a'), entry({}, 'b')]);
    const requestId = 'd0000000-0000-4000-8000-000000000001';
    const request = { requestId, decision: 'held', officer: 'Ana', place: 'Post 4', reference: 'R1', note: 'checked' } as const;
    const { requestId: _, ...said } = request;
    const first = appendDecision(other, 1, request, new Date('2026-11-21T10:01:00Z'));
    expect(first.decisions).toEqual([{ ...said, at: '2026-11-21T10:01:00.000Z' }]);
    expect(appendDecision(other, 1, request, new Date('2026-11-21T10:05:00Z'))).toEqual(first);
    // Another one that was taken in between does not make it a new one.
    const second = appendDecision(other, 1, { ...said, decision: 'released' }, new Date('2026-11-21T10:06:00Z'));
    expect(appendDecision(other, 1, request, new Date('2026-11-21T10:07:00Z'))).toEqual(second);
    // The same words without the id are a decision of their own, as ever.
    appendDecision(other, 1, said, new Date('2026-11-21T10:08:00Z'));
    expect(readInspection(other, 1)?.decisions.map(({ decision }) => decision)).toEqual(['held', 'released', 'held']);
    for (const [id, changed] of [
      [1, { ...request, decision: 'released' }],
      [1, { ...request, note: 'other' }],
      [2, request],
    ] as const)
      expect(() => appendDecision(other, id, changed, new Date())).toThrow(/another decision was sent under this id/);
    expect(readInspection(other, 2)?.decisions).toEqual([]);
    expect(firstBroken(other, 'decisions')).toBeUndefined();
    other.close();
  });

  it('takes no decision on another inspection than the one that was looked at, whatever has its number by now', () => {
    const [here, other] = [openStore(withNewStore(temporaryFolder())), openStore(withNewStore(temporaryFolder()))];
    const said = { decision: 'released', officer: 'Ana', place: '', reference: '', note: 'checked' } as const;
    const [seen] = appendInspections(here, [entry({}, 'this item')]);
    // A backup of another computer was brought back meanwhile.
    appendInspections(other, [entry({}, 'another item')]);
    const request = { ...said, inspectionHash: seen?.hash ?? '' };
    expect(() => appendDecision(other, 1, request, new Date())).toThrow(/number 1 is another inspection now/);
    expect(readInspection(other, 1)?.decisions).toEqual([]);
    expect(appendDecision(here, 1, request, new Date('2026-11-21T10:01:00Z')).decisions).toEqual([
      { ...said, at: '2026-11-21T10:01:00.000Z' },
    ]);
    for (const store of [here, other]) store.close();
  });

  it('refuses every change and deletion, whoever asks', () => {
    for (const sql of [
      "UPDATE inspections SET headline = 'valid'",
      'DELETE FROM inspections',
      "UPDATE inputs SET text = 'x'",
      'DELETE FROM inputs',
      "UPDATE decisions SET note = 'x'",
      'DELETE FROM decisions',
    ])
      expect(() => store.db.exec(sql)).toThrow(/append-only/);
  });

  it('filters by headline and text, newest first, and streams everything', () => {
    appendInspections(store, [
      entry({ headline: 'valid', recognised: { kind: 'dpp-code', dppCode: 'DPP-X', flags: [] } }, 'c'),
      entry({}, 'd'),
    ]);
    expect(listInspections(store, { headline: 'valid', limit: 10, offset: 0 }).items.map(({ dppCode }) => dppCode)).toEqual(['DPP-X']);
    expect(listInspections(store, { query: 'dpp-x', limit: 10, offset: 0 }).total).toBe(1);
    expect([...eachInspection(store, {})].map(({ id }) => id)).toEqual([3, 2, 1]);
  });

  it('keeps what was asked about an earlier date apart: by no verdict of today, and not among what is to be decided', () => {
    const other = openStore(withNewStore(temporaryFolder()));
    const past = entry({ headline: 'valid-not-current', reasons: ['DPP-CLK-03'], asOf: '2026-03-01T23:59:59.999Z' }, 'p');
    appendInspections(other, [entry({ headline: 'valid-not-current', reasons: ['DPP-TRU-03'] }, 't'), past]);
    const found = (filter: Partial<InspectionQuery>) =>
      listInspections(other, { ...filter, limit: 10, offset: 0 }).items.map(({ id }) => id);
    expect(found({})).toEqual([2, 1]);
    expect(found({ headline: 'valid-not-current' })).toEqual([1]);
    expect(found({ headline: 'as-of' })).toEqual([2]);
    expect(listInspections(other, { limit: 10, offset: 0 }).items.map(({ takesDecision }) => takesDecision)).toEqual([false, true]);
    expect(found({ decision: 'none' })).toEqual([1]);
    expect([...eachInspection(other, { headline: 'valid-not-current' })].map(({ id }) => id)).toEqual([1]);
    expect([...eachInspection(other, { headline: 'as-of' })].map(({ id }) => id)).toEqual([2]);
    other.close();
  });

  it('lists the fingerprint of a key, on which there is nothing to decide, not among what is not decided yet', () => {
    const other = openStore(withNewStore(temporaryFolder()));
    const key = entry({ recognised: { kind: 'invalid', inputCode: 'DPP-INP-22', flags: [] }, reasons: ['DPP-SIG-26'] }, 'k');
    const silent = entry({ headline: 'valid', reasons: [], checks: [] }, 'v');
    // As it was logged before fingerprints had a code of their own on the rung, and what was unreadable in another way.
    const earlier = entry({ ...key, reasons: ['DPP-SIG-11'] }, 'e');
    const unreadable = entry({ recognised: { kind: 'invalid', inputCode: 'DPP-INP-02', flags: [] }, reasons: ['DPP-SIG-11'] }, 'u');
    const empty = entry({ recognised: { kind: 'empty', flags: [] }, reasons: ['DPP-SIG-11'] }, '');
    appendInspections(other, [entry({}, 'a'), key, silent, earlier, unreadable, empty]);
    const found = (filter: Partial<InspectionQuery>) =>
      listInspections(other, { ...filter, limit: 10, offset: 0 }).items.map(({ id }) => id);
    expect(found({})).toEqual([6, 5, 4, 3, 2, 1]);
    expect(found({ decision: 'none' })).toEqual([6, 5, 3, 1]);
    expect([...eachInspection(other, { decision: 'none' })].map(({ id }) => id)).toEqual([6, 5, 3, 1]);
    // A decision taken does not change whether one may be taken.
    appendDecision(other, 3, { decision: 'held', officer: 'Ana', place: 'Gate 4', reference: '', note: '' }, new Date());
    const { items } = listInspections(other, { limit: 10, offset: 0 });
    expect(items.flatMap(({ id, takesDecision }) => (takesDecision ? [id] : []))).toEqual([6, 5, 3, 1]);
    other.close();
  });

  it('shows an entry whose raw input or whose line in the list was changed behind its back', () => {
    expect(firstBroken(store, 'inspections')).toBeUndefined();
    const tampered = (there: string, back: string): number | undefined => {
      store.db.exec(`DROP TRIGGER inspections_no_update; DROP TRIGGER inputs_no_update; ${there}`);
      const broken = firstBroken(store, 'inspections');
      store.db.exec(back);
      for (const table of ['inspections', 'inputs'])
        store.db.exec(`CREATE TRIGGER ${table}_no_update BEFORE UPDATE ON ${table} BEGIN SELECT RAISE(ABORT, 'append-only'); END`);
      return broken;
    };
    const input = '(SELECT input_sha256 FROM inspections WHERE id = 2)';
    expect(tampered(`UPDATE inputs SET text = text || '!' WHERE sha256 = ${input}`, `UPDATE inputs SET text = rtrim(text, '!')`)).toBe(2);
    const headline = (id: number) => store.db.prepare('SELECT headline FROM inspections WHERE id = ?').pluck().get(id);
    const was = headline(3);
    expect(
      tampered("UPDATE inspections SET headline = 'invalid' WHERE id = 3", `UPDATE inspections SET headline = '${was}' WHERE id = 3`),
    ).toBe(3);
  });

  it('shows a decision that was changed or taken out behind its back', () => {
    expect(firstBroken(store, 'decisions')).toBeUndefined();
    store.db.exec("DROP TRIGGER decisions_no_update; UPDATE decisions SET decision = 'referred' WHERE id = 2");
    expect(firstBroken(store, 'decisions')).toBe(2);
    store.db.exec("UPDATE decisions SET decision = 'released' WHERE id = 2");
    expect(firstBroken(store, 'decisions')).toBeUndefined();
    store.db.exec('DROP TRIGGER decisions_no_delete; DELETE FROM decisions WHERE id = 1');
    expect(firstBroken(store, 'decisions')).toBe(2);
  });

  it('shows the first entry that was changed behind its back', () => {
    expect(firstBroken(store, 'inspections')).toBeUndefined();
    store.db.exec(
      "DROP TRIGGER inspections_no_update; UPDATE inspections SET record = replace(record, 'cannot-check', 'valid') WHERE id = 2 OR id = 1",
    );
    expect(firstBroken(store, 'inspections')).toBe(1);
    expect([1, 3].map((id) => readInspection(store, id)?.isChanged)).toEqual([true, undefined]);
    store.db.exec("DROP TRIGGER inputs_no_update; UPDATE inputs SET text = text || '!'");
    expect(readInspection(store, 3)?.isChanged).toBe(true);
  });
});
