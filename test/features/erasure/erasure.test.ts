// Personal data are erased by rule and on request: the logs still prove what they proved, and hide nothing.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { fold } from '../../../server/domain/encoding/fold.ts';
import { HEADLINES } from '../../../server/domain/evidence/evidence.ts';
import { eraseParts, pinnedSalt } from '../../../server/domain/merkle/parts.ts';
import { declareTyped, recordLine } from '../../../server/features/declaration/index.ts';
import { eraseBecauseAsked, eraseByRule, setRule } from '../../../server/features/erasure/index.ts';
import { inspect } from '../../../server/features/inspection/index.ts';
import { appendDecision } from '../../../server/store/audit-log/append.ts';
import { firstBroken } from '../../../server/store/audit-log/audit-log.ts';
import { decisionRecord } from '../../../server/store/audit-log/chain.ts';
import { factsOf, inputText, joined, type Stored, type StoredRecord, storedFacts } from '../../../server/store/audit-log/contents.ts';
import { type DecisionRow, toDecision } from '../../../server/store/audit-log/decided.ts';
import { LOGS, type LogName } from '../../../server/store/audit-log/heads.ts';
import { listInspections } from '../../../server/store/audit-log/list.ts';
import { readInspection } from '../../../server/store/audit-log/read.ts';
import { customsOf } from '../../../server/store/customs/customs-log.ts';
import { erasureState } from '../../../server/store/erasing/read.ts';
import { loggedEntry } from '../../../server/store/evidence/logged.ts';
import { headAt, treeSize } from '../../../server/store/log-tree/leaves.ts';
import { recompute } from '../../../server/store/log-tree/recompute.ts';
import { storeFile } from '../../../server/store/open.ts';
import { countsOf } from '../../../server/store/runs/counts.ts';
import { readPhoto, readRunDetail } from '../../../server/store/runs/read.ts';
import { addNote, addPhoto, closeRun, startRun } from '../../../server/store/runs/run-log.ts';
import { type FreshApp, freshApp, SAMPLE } from '../../fixtures/fresh-app.ts';
import { unsalt } from '../../fixtures/unsalted-log.ts';

const RUN = '00000000-0000-4000-8000-000000000001';
const PNG = Buffer.from('89504e470d0a1a0a0001', 'hex');
const SHA256 = createHash('sha256').update(PNG).digest('hex');
const ID = (last: number) => `00000000-0000-4000-8000-0000000000${String(last).padStart(2, '0')}`;
const SETTINGS = { trustTwoPersons: false };
const NAME = 'Anastasia Lindqvist-Quartz';

let desk: FreshApp;
let clock: Date;
const later = (days: number): Date => new Date(clock.getTime() + days * 86_400_000);
const broken = () => LOGS.filter((log) => firstBroken(desk.context.store, log) !== undefined);

/** One run with a decided item, a note, a photo, a declaration and a printed line; closed. */
beforeEach(() => {
  clock = new Date('2026-06-01T10:00:00Z');
  desk = freshApp({ sample: true, now: () => clock });
  const { store } = desk.context;
  startRun(store, RUN, { name: 'Lorry', place: 'Gate Zircon', reference: 'MRN-QUARTZ', officer: NAME }, clock);
  const [entry] = inspect({ channel: 'wedge', text: `https://id.gs1.org/01/${SAMPLE.gtin}/21/${SAMPLE.serial}` }, desk.context).inspections;
  const id = entry?.id ?? 0;
  appendDecision(store, id, { decision: 'held', officer: NAME, place: 'Gate Zircon', reference: 'MRN-QUARTZ', note: 'seal torn' }, clock);
  addNote(store, RUN, { requestId: ID(2), officer: NAME, text: 'seal torn', inspection: id }, clock);
  addPhoto(
    store,
    RUN,
    { officer: NAME, name: 'seal.png', type: 'image/png', bytes: PNG.length, sha256: SHA256, inspection: id },
    PNG,
    clock,
  );
  const about = { inspectionHash: entry?.hash ?? '', officer: NAME };
  declareTyped(store, id, { requestId: ID(3), ...about, goods: { origin: 'CN' } }, clock);
  recordLine(store, id, { requestId: ID(4), ...about, text: 'S/N OTHER' }, clock);
  closeRun(store, RUN, NAME, () => countsOf(store, RUN), clock);
  return () => desk.close();
});

const ask = (more: object = {}) =>
  eraseBecauseAsked(
    desk.context.store,
    { inspections: [1], parts: ['officer', 'place', 'reference', 'note', 'photo'], who: 'Data office', why: 'request 17', ...more },
    SETTINGS,
    clock,
  );

describe('an erasure on request', () => {
  it('takes names, places, references, notes and photos, and leaves verdict, decision, hashes and tree', () => {
    const { store } = desk.context;
    const before = readInspection(store, 1);
    const head = headAt(store.db);
    expect(ask()).toEqual({ erased: 6, left: [] });
    const after = readInspection(store, 1);
    expect(after).toMatchObject({
      headline: before?.headline,
      reasons: before?.reasons,
      checks: before?.checks,
      hash: before?.hash,
      place: '',
      run: { officer: '', place: '', reference: '', name: 'Lorry' },
    });
    expect(after?.isChanged).toBeUndefined();
    expect(after?.decisions).toMatchObject([{ decision: 'held', officer: '', place: '', reference: '', note: '' }]);
    expect(after?.erased).toEqual([
      {
        number: 1,
        at: clock.toISOString(),
        cause: 'request',
        officer: 'Data office',
        why: 'request 17',
        parts: ['officer', 'place', 'reference', 'note', 'photo'],
      },
    ]);
    expect(customsOf(store, 1)).toMatchObject({
      declaration: { officer: '', goods: { origin: 'CN' } },
      line: { officer: '', printed: 'S/N OTHER', outcome: 'differs' },
    });
    expect(() => readPhoto(store, SHA256)).toThrow('erased');
    expect(broken()).toEqual([]);
    // The tree goes on from where it was: nothing that was witnessed has changed.
    expect(headAt(store.db, head.size)).toEqual(head);
    expect(
      recompute(store.db, treeSize(store.db), (name): name is LogName => (LOGS as readonly string[]).includes(name)).changedCount,
    ).toBe(0);
  });

  it('leaves none of the texts in the file, and none in the search', () => {
    const { store } = desk.context;
    const has = (text: string): boolean => readFileSync(storeFile(desk.folder)).includes(text);
    store.db.pragma('wal_checkpoint(TRUNCATE)');
    expect(has(NAME)).toBe(true);
    expect(listInspections(store, { query: 'Quartz', limit: 10, offset: 0 }).total).toBe(1);
    ask();
    expect(listInspections(store, { query: 'Quartz', limit: 10, offset: 0 }).total).toBe(0);
    // The lines of the run itself are not about one inspection.
    expect(readRunDetail(store, RUN)?.officer).toBe(NAME);
    setRule(store, { who: 'Data office', why: 'law', days: { officer: 0, place: 0, reference: 0, note: 0, photo: 0 } }, SETTINGS, later(1));
    while (!eraseByRule(store, later(2)).isOver);
    for (const text of [NAME, 'Zircon', 'MRN-QUARTZ', 'seal torn']) expect([text, has(text)]).toEqual([text, false]);
    expect(broken()).toEqual([]);
  });

  it('needs a name and a reason, two persons where settings ask for two, and a closed run', () => {
    const { store } = desk.context;
    expect(() => ask({ why: ' ' })).toThrow('say why');
    expect(() => ask({ who: '' })).toThrow('say who');
    expect(() => ask({ inspections: [99] })).toThrow('there is no inspection 99');
    const request = { inspections: [1], parts: ['officer'] as const, who: 'A', why: 'w' };
    expect(() => eraseBecauseAsked(store, request, { trustTwoPersons: true }, clock)).toThrow('two persons');
    startRun(store, ID(9), { name: 'Next', place: '', reference: '', officer: 'Bo' }, clock);
    inspect({ channel: 'wedge', text: `(01)${SAMPLE.gtin}(21)X` }, desk.context);
    expect(() => ask({ inspections: [2] })).toThrow('not closed');
    expect(erasureState(store).total).toBe(0);
    expect(eraseBecauseAsked(store, { ...request, secondPerson: 'B' }, { trustTwoPersons: true }, clock).erased).toBe(6);
  });
});

describe('an erasure by rule', () => {
  const rule = (days: object) => setRule(desk.context.store, { who: 'Data office', why: 'three years', days }, SETTINGS, clock);
  const all = (now: Date) => {
    let erased = 0;
    for (;;) {
      const slice = eraseByRule(desk.context.store, now);
      if (slice.isOver) return erased;
      erased += slice.erased;
    }
  };

  it('erases each part when its period is over, once a day, and says by which rule', () => {
    const { store } = desk.context;
    rule({ note: 10, officer: 100 });
    expect(all(later(5))).toBe(0);
    expect(all(later(11))).toBe(8);
    expect(readInspection(store, 1)?.decisions).toMatchObject([{ note: '', officer: NAME }]);
    // Applied today already.
    expect(eraseByRule(store, later(11)).isOver).toBe(true);
    expect(all(later(101))).toBe(8);
    expect(readInspection(store, 1)?.decisions).toMatchObject([{ note: '', officer: '', place: 'Gate Zircon' }]);
    const state = erasureState(store);
    expect(state.rule).toMatchObject({ number: 1, officer: 'Data office', days: { note: 10, officer: 100 } });
    expect(state.newest.every(({ cause, rule: by }) => cause === 'rule' && by === 1)).toBe(true);
    expect(broken()).toEqual([]);
  });

  it('goes on where it was stopped, and leaves a run that is not closed', () => {
    const { store } = desk.context;
    startRun(store, ID(9), { name: 'Next', place: 'Gate 9', reference: '', officer: 'Bo' }, clock);
    inspect({ channel: 'wedge', text: `(01)${SAMPLE.gtin}(21)X` }, desk.context);
    rule({ officer: 1 });
    expect(eraseByRule(store, later(2)).isOver).toBe(false);
    expect(all(later(2))).toBeGreaterThan(0);
    expect([readInspection(store, 1)?.run?.officer, readInspection(store, 2)?.run?.officer]).toEqual(['', 'Bo']);
    closeRun(store, ID(9), 'Bo', () => countsOf(store, ID(9)), clock);
    expect(all(later(3))).toBeGreaterThan(0);
    expect(readInspection(store, 2)?.run?.officer).toBe('');
    expect(broken()).toEqual([]);
  });
});

describe('the walk over the logs', () => {
  const unguarded = (sql: string, ...values: unknown[]) => {
    const { db } = desk.context.store;
    for (const name of ['inspections_no_update', 'decisions_no_update', 'erased_no_update', 'erased_no_delete', 'erasure_log_no_update'])
      db.exec(`DROP TRIGGER IF EXISTS ${name}`);
    return db.prepare(sql).run(...values);
  };

  it('finds a decision that was changed under cover of an erasure', () => {
    ask();
    unguarded("UPDATE decisions SET decision = 'released' WHERE id = 1");
    expect(broken()).toContain('decisions');
  });

  it('finds a verdict that was changed under cover of an erasure, whatever else was changed with it', () => {
    ask();
    const { db } = desk.context.store;
    const row = db.prepare('SELECT record, headline FROM inspections WHERE id = 1').get() as { record: Stored; headline: string };
    const facts = factsOf(db, row);
    const forged = facts.replace(`"headline":"${row.headline}"`, '"headline":"invalid"');
    expect(forged).not.toBe(facts);
    unguarded("UPDATE inspections SET record = ?, headline = 'invalid' WHERE id = 1", storedFacts(db, forged));
    db.exec(`UPDATE inspection_standing SET verdict = ${(HEADLINES as readonly string[]).indexOf('invalid')}`);
    expect(broken()).toContain('inspections');
    unguarded('UPDATE inspections SET record = ?, headline = ? WHERE id = 1', storedFacts(db, facts), row.headline);
    db.exec(`UPDATE inspection_standing SET verdict = ${(HEADLINES as readonly string[]).indexOf(row.headline)}`);
    expect(broken()).toEqual([]);
  });

  it('finds what is missing without an erasure', () => {
    ask();
    unguarded('DELETE FROM erased');
    expect(broken()).toEqual(expect.arrayContaining(['inspections', 'decisions', 'run_log', 'customs_log', 'erasure_log']));
  });

  it('finds an erasure that claims more than its line says', () => {
    ask({ parts: ['note'] });
    const { db } = desk.context.store;
    const row = db.prepare('SELECT * FROM decisions WHERE id = 1').get() as DecisionRow & { inspection_hash: string; salt: string };
    const { hash } = db.prepare('SELECT hash FROM inspections WHERE id = 1').get() as { hash: string };
    const forged = eraseParts(decisionRecord(1, hash, toDecision(row)), row.salt, ['officer']);
    unguarded("UPDATE decisions SET officer = '', search = ?, salt = ? WHERE id = 1", fold('MRN-QUARTZ', '', 'Gate Zircon'), forged.salt);
    expect(broken()).toEqual(['decisions']);
    unguarded("UPDATE erased SET parts = ',officer,note,' WHERE log = 'decisions'");
    expect(broken()).toEqual(expect.arrayContaining(['decisions', 'erasure_log']));
  });

  it('finds texts that were put back', () => {
    const { db } = desk.context.store;
    const row = db.prepare('SELECT officer, place, reference, note, search, salt FROM decisions WHERE id = 1').get() as object;
    ask();
    expect(broken()).toEqual([]);
    unguarded(
      'UPDATE decisions SET officer = ?, place = ?, reference = ?, note = ?, search = ?, salt = ? WHERE id = 1',
      ...Object.values(row),
    );
    expect(broken()).toEqual(['decisions']);
  });

  it('lets no line change without an erasure that covers it', () => {
    const { db } = desk.context.store;
    expect(() => db.exec("UPDATE decisions SET officer = '' WHERE id = 1")).toThrow('append-only');
    ask();
    expect(() => db.exec("UPDATE decisions SET decision = 'released' WHERE id = 1")).toThrow('append-only');
    expect(() => db.exec('DELETE FROM erased')).toThrow('append-only');
  });

  it('leaves a line alone that does not have its hash', () => {
    unguarded("UPDATE decisions SET note = 'other' WHERE id = 1");
    expect(ask()).toEqual({ erased: 5, left: [{ log: 'decisions', number: 1 }] });
    expect(broken()).toEqual(['decisions']);
  });
});

describe('lines of an earlier version', () => {
  it('keep the hash that they had, and what is left of them is pinned by the log of erasures', () => {
    const { store } = desk.context;
    unsalt(store.db);
    store.db.exec('DELETE FROM log_tree; DELETE FROM log_epochs');
    const before = readInspection(store, 1)?.hash;
    ask({ parts: ['officer', 'place'] });
    expect(readInspection(store, 1)).toMatchObject({ hash: before, run: { officer: '', place: '', reference: 'MRN-QUARTZ' } });
    expect(firstBroken(store, 'inspections')).toBeUndefined();
    ask({ parts: ['reference'] });
    expect(readInspection(store, 1)?.run?.reference).toBe('');
    expect(firstBroken(store, 'inspections')).toBeUndefined();
    // A record that is changed together with its salt fits the chain, and not the log of erasures.
    const { db } = store;
    const row = db.prepare('SELECT record, content, hash FROM inspections WHERE id = 1').get() as StoredRecord & { hash: string };
    const text = inputText(
      db,
      db.prepare('SELECT text FROM inputs i JOIN inspections n ON n.input_sha256 = i.sha256 WHERE n.id = 1').pluck().get() as Stored,
    );
    const forged = factsOf(db, row).replace('"appVersion":"', '"appVersion":"9');
    db.prepare('UPDATE inspections SET record = ?, salt = ? WHERE id = 1').run(
      storedFacts(db, forged),
      pinnedSalt(row.hash, joined(db, forged, row, text)),
    );
    expect(firstBroken(store, 'inspections')).toBe(1);
    // Nothing outside this store can check such a line.
    expect(() => loggedEntry(store, 1, 99)).toThrow('changed after it was written');
  });
});
