// The look-back: what was inspected is examined again after trust data have arrived, in slices; what was released and is now invalid waits for a person.
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Inspection } from '../../../server/contract/index.ts';
import { inspect } from '../../../server/features/inspection/inspect.ts';
import { inspectAgain, reinspection } from '../../../server/features/inspection/inspect-again.ts';
import { lookBack, type Slice } from '../../../server/features/inspection/look-back.ts';
import { restrictIssuer } from '../../../server/features/trust/restrict-issuer.ts';
import { appendDecision, appendInspections } from '../../../server/store/audit-log/append.ts';
import { firstBroken } from '../../../server/store/audit-log/audit-log.ts';
import { eachInspection, listInspections } from '../../../server/store/audit-log/list.ts';
import { readInspection } from '../../../server/store/audit-log/read.ts';
import { countReleasedInvalid, eachReleasedInvalid } from '../../../server/store/audit-log/released-invalid.ts';
import { coverArrivals, examinedDownTo, type Span, spanToExamine } from '../../../server/store/look-back.ts';
import { openStore } from '../../../server/store/open.ts';
import { type FreshApp, freshApp } from '../../fixtures/fresh-app.ts';
import { DID } from '../../fixtures/issuing.ts';
import { signed, withList } from '../../fixtures/office.ts';
import { passportAt } from '../../fixtures/status-list-issuing.ts';
import { bringList } from '../../fixtures/trust-lists.ts';

const NOW = Date.parse('2027-06-01T12:00:00Z');
const DAY = 86_400_000;
const PASSPORTS = Array.from({ length: 6 }, (_, index) => passportAt(index, { id: `https://maker.example/status/3#${index}` }));
const ONE_ENTRY = { time: 0, settling: 0 };

let fresh: FreshApp;
let now: number;
let sequence: number;
beforeEach(() => {
  now = NOW;
  sequence = 0;
  fresh = freshApp({ now: () => new Date(now) });
  bring([]);
  finish();
  return () => {
    expect(firstBroken(fresh.context.store, 'inspections')).toBeUndefined();
    expect(firstBroken(fresh.context.store, 'decisions')).toBeUndefined();
    fresh.close();
  };
});

/** A newer trust list with a status list in which these are revoked. */
function bring(revoked: readonly number[], more: object = {}): void {
  sequence += 1;
  const list = { ...withList(revoked, '2027-05-31T00:00:00Z'), ...more };
  bringList(fresh.context.store, signed(sequence, [list]), new Date(now));
}
const look = (index: number): Inspection =>
  inspect({ channel: 'file', text: PASSPORTS[index] as string }, fresh.context).inspections[0] as Inspection;
const decide = ({ id }: { readonly id: number }, decision: 'released' | 'held' | 'undone', note = 'x') =>
  appendDecision(fresh.context.store, id, { decision, officer: 'Ana', place: 'Gate 4', reference: 'R-7', note }, new Date(now));
function finish(slice = lookBack(fresh.context, ONE_ENTRY)): readonly Slice[] {
  const slices: Slice[] = [];
  do slices.push(slice());
  while (slices.at(-1)?.isOver === false);
  return slices;
}
const queue = () => [...eachReleasedInvalid(fresh.context.store)];
const stated = () => fresh.context.state().releasedInvalid?.total;
const newest = () => [...eachInspection(fresh.context.store, {})][0] as Inspection;

describe('what was released and is now revoked', () => {
  it('is logged with the entry that it repeats, and listed with place, date and officer until someone decides', () => {
    const [first, other] = [look(0), look(1)];
    expect(first.headline).toBe('valid');
    decide(first, 'released');
    decide(other, 'held');
    bring([0, 1]);
    now += 60_000;
    finish();
    const again = newest();
    expect(queue()).toMatchObject([
      {
        inspection: first.id + 3,
        reason: 'DPP-STA-20',
        release: { inspection: first.id, place: 'Gate 4', officer: 'Ana', reference: 'R-7' },
      },
    ]);
    expect(again).toMatchObject({ headline: 'invalid', again: first.id, at: new Date(now).toISOString() });
    expect(listInspections(fresh.context.store, { decision: 'released-invalid', limit: 10, offset: 0 })).toMatchObject({
      total: 1,
      items: [{ id: again.id }],
    });
    expect(stated()).toBe(1);
    decide(again, 'held');
    expect([queue(), countReleasedInvalid(fresh.context.store), stated()]).toEqual([[], 0, undefined]);
    // Undoing that decision puts the item back.
    decide(again, 'undone');
    expect([countReleasedInvalid(fresh.context.store), stated()]).toEqual([1, 1]);
  });

  it('is not listed if the release was undone, or the item held afterwards', () => {
    const [undone, held, released] = [look(0), look(1), look(2)];
    decide(undone, 'released');
    decide(undone, 'undone');
    decide(held, 'released');
    decide(held, 'held');
    decide(released, 'held');
    decide(released, 'released');
    bring([0, 1, 2]);
    finish();
    expect(queue().map(({ release }) => release.inspection)).toEqual([released.id]);
  });

  it('is listed by its last entry, also if that is a new scan', () => {
    decide(look(0), 'released');
    bring([0]);
    const scanned = look(0);
    expect(queue().map(({ inspection }) => inspection)).toEqual([scanned.id]);
    bring([]);
    finish();
    // A revocation stays; only the list of the issuer can withdraw one.
    expect(queue().map(({ inspection }) => inspection)).toEqual([scanned.id]);
  });
});

it('only the last entry about an item names its release', () => {
  decide(look(0), 'released');
  bring([0]);
  const scanned = look(0);
  const releaseIn = (id: number) => readInspection(fresh.context.store, id)?.release?.inspection;
  expect(releaseIn(scanned.id)).toBe(1);
  const later = look(0);
  expect([releaseIn(scanned.id), releaseIn(later.id)]).toEqual([undefined, 1]);
});

describe('what cannot be checked any more', () => {
  it('is logged with that verdict and not listed as invalid', () => {
    const first = look(0);
    decide(first, 'released');
    restrictIssuer(fresh.context.store, { did: DID, who: 'Ana', reason: 'under review' }, new Date(now));
    finish();
    expect(newest()).toMatchObject({ headline: 'unknown-issuer', again: first.id });
    expect(queue()).toEqual([]);
  });

  it('adds no entry if only the age of the trust data has changed', () => {
    look(0);
    now += 80 * DAY;
    fresh.context.changeSettings({ lookBackDays: 365 });
    restrictIssuer(fresh.context.store, { did: 'did:web:another.example', who: 'Ana', reason: 'x' }, new Date(now));
    expect(look(1)).toMatchObject({ headline: 'valid-not-current' });
    const before = newest().id;
    expect(finish().at(-1)).toMatchObject({ isOver: true });
    expect(newest().id).toBe(before);
  });
});

describe('a look-back', () => {
  it('examines the newest first, one slice at a time, and only the days of the setting', () => {
    const old = look(0);
    now += 91 * DAY;
    fresh.context.changeSettings({ trustFreshDays: 3650 });
    const [second, third] = [look(1), look(2)];
    bring([0, 1, 2], {});
    const slice = lookBack(fresh.context, ONE_ENTRY);
    expect(slice()).toMatchObject({ examined: 1, changed: 1, isOver: false });
    expect(newest()).toMatchObject({ again: third.id });
    finish(slice);
    expect(newest()).toMatchObject({ again: second.id });
    expect([...eachInspection(fresh.context.store, {})].some(({ again }) => again === old.id)).toBe(false);
  });

  it('goes on in another process where it was stopped, and writes nothing twice', () => {
    for (const index of [0, 1, 2, 3]) look(index);
    bring([0, 1, 2, 3]);
    expect(lookBack(fresh.context, ONE_ENTRY)()).toMatchObject({ changed: 1 });
    // Another process has not seen that a pass is under way.
    expect(lookBack(fresh.context, ONE_ENTRY)()).toMatchObject({ changed: 1 });
    finish();
    const log = [...eachInspection(fresh.context.store, {})];
    expect(log.filter(({ again }) => again !== undefined).map(({ again }) => again)).toEqual([1, 2, 3, 4]);
    expect(finish()).toEqual([{ examined: 0, changed: 0, isOver: true }]);
  });

  it('examines again what it had passed when newer data arrive, and not what was still to come', () => {
    for (const index of [0, 1, 2, 3]) look(index);
    bring([]);
    const slice = lookBack(fresh.context, ONE_ENTRY);
    slice();
    slice();
    bring([0, 3]);
    const rest = finish(slice);
    expect(rest.reduce((sum, { examined }) => sum + examined, 0)).toBe(4);
    expect(newest()).toMatchObject({ headline: 'invalid', again: 4 });
    expect(rest.reduce((sum, { changed }) => sum + changed, 0)).toBe(2);
  });

  it('waits until no more data arrive', () => {
    look(0);
    bring([0]);
    expect(lookBack(fresh.context, { time: 0, settling: 60_000 })()).toEqual({ examined: 0, changed: 0, isOver: false });
    expect(newest().again).toBeUndefined();
  });

  it('takes data into account that arrive without a pause', async () => {
    look(0);
    bring([0]);
    const slice = lookBack(fresh.context, { time: 0, settling: 50 });
    let changed = 0;
    for (const end = performance.now() + 5_000; changed === 0 && performance.now() < end; ) {
      restrictIssuer(fresh.context.store, { did: 'did:web:another.example', who: 'Ana', reason: 'x' }, new Date(now));
      changed = slice().changed;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(changed).toBe(1);
  });

  it('passes over an entry that is damaged', () => {
    const [, second] = [look(0), look(1)];
    const { db } = fresh.context.store;
    const sql = db.prepare("SELECT sql FROM sqlite_schema WHERE name = 'inspections_no_update'").pluck().get() as string;
    const record = db.prepare('SELECT record FROM inspections WHERE id = ?').pluck().get(second.id);
    const damage = (value: unknown): void => {
      db.exec('DROP TRIGGER inspections_no_update');
      db.prepare('UPDATE inspections SET record = ? WHERE id = ?').run(value, second.id);
      db.exec(sql);
    };
    damage('{');
    bring([0, 1]);
    finish();
    expect(db.prepare('SELECT again FROM inspections ORDER BY id DESC LIMIT 1').pluck().get()).toBe(1);
    damage(record);
  });

  it('says nothing about an entry whose input was changed in the store', () => {
    const entry = look(0);
    const { db } = fresh.context.store;
    const sql = db.prepare("SELECT sql FROM sqlite_schema WHERE name = 'inputs_no_update'").pluck().get() as string;
    const text = db.prepare('SELECT text FROM inputs WHERE sha256 = ?').pluck().get(entry.input.sha256);
    const change = (value: unknown): void => {
      db.exec('DROP TRIGGER inputs_no_update');
      db.prepare('UPDATE inputs SET text = ? WHERE sha256 = ?').run(value, entry.input.sha256);
      db.exec(sql);
    };
    change(PASSPORTS[1]);
    bring([1]);
    expect(finish().some(({ changed }) => changed > 0)).toBe(false);
    expect(newest().id).toBe(entry.id);
    change(text);
  });

  it('leaves what the engines disagreed about to a person, and so do repetitions for an issuer or a copy', () => {
    const { id: _, hash: __, decisions: ___, ...entry } = look(0);
    const recognised = { ...entry.recognised, kind: 'link' as const };
    appendInspections(fresh.context.store, [{ ...entry, recognised, headline: 'cannot-check', reasons: ['DPP-SIG-44'] }]);
    const last = newest().id;
    bring([]);
    finish();
    expect([reinspection(fresh.context)(), newest().id]).toEqual([0, last]);
  });

  it('passes over an entry that cannot be written, and tries again what another program held up', () => {
    for (const index of [0, 1, 2]) look(index);
    bring([0, 1, 2]);
    const { db } = fresh.context.store;
    const slice = lookBack(fresh.context, ONE_ENTRY);
    db.exec("CREATE TRIGGER broken BEFORE INSERT ON inspections WHEN NEW.again = 3 BEGIN SELECT RAISE(ABORT, 'broken'); END");
    expect(slice).toThrow('broken');
    db.exec('DROP TRIGGER broken');
    const other = openStore(fresh.folder);
    db.pragma('busy_timeout = 1');
    other.db.exec('BEGIN IMMEDIATE');
    expect(slice).toThrow('locked');
    other.db.exec('ROLLBACK');
    other.close();
    finish(slice);
    expect([...eachInspection(fresh.context.store, {})].flatMap(({ again = [] }) => again).toSorted()).toEqual([1, 2]);
  });

  it('does not count as done what was examined while newer data were covered', () => {
    for (const index of [0, 1, 2]) look(index);
    bring([]);
    const { store } = fresh.context;
    lookBack(fresh.context, ONE_ENTRY)();
    const span = spanToExamine(store) as Span;
    restrictIssuer(store, { did: 'did:web:another.example', who: 'Ana', reason: 'x' }, new Date(now));
    coverArrivals(store, '');
    examinedDownTo(store, span, span.from);
    expect(spanToExamine(store)).toMatchObject({ from: span.from, before: span.before });
  });

  it('tells which entries an issuer answers, once', () => {
    fresh.close();
    fresh = freshApp({ now: () => new Date(now) });
    sequence = 0;
    const [first, second] = [look(0), look(1)];
    expect([first.headline, second.headline]).toEqual(['unknown-issuer', 'unknown-issuer']);
    bring([]);
    finish();
    const told = fresh.context.state().notices.filter(({ code }) => code === 'issuer-arrived');
    expect(told).toMatchObject([{ detail: '2', inspections: [3, 4] }]);
  });
});

type Step =
  | { readonly do: 'look'; readonly index: number }
  | { readonly do: 'release' | 'hold' | 'again'; readonly index: number }
  | { readonly do: 'bring'; readonly revoked: readonly number[] }
  | { readonly do: 'slice' }
  | { readonly do: 'restart' };

const index = fc.nat({ max: PASSPORTS.length - 1 });
const STEP: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('look' as const), index }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('release' as const, 'hold' as const, 'again' as const), index }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('bring' as const), revoked: fc.uniqueArray(index, { maxLength: 3 }) }) },
  { weight: 3, arbitrary: fc.constantFrom({ do: 'slice' as const }, { do: 'restart' as const }) },
);

it('after all slices, the list is what inspecting everything anew would find, whatever happened in between', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(STEP, { minLength: 4, maxLength: 25 }), async (steps) => {
      fresh.close();
      now = NOW;
      sequence = 0;
      fresh = freshApp({ now: () => new Date(now) });
      bring([]);
      const revoked = new Set<number>();
      const last = new Map<number, Inspection>();
      const said = new Map<number, { readonly isRelease: boolean; readonly on: number }>();
      let slice = lookBack(fresh.context, ONE_ENTRY);
      for (const step of steps) {
        now += 1000;
        if (step.do === 'slice') slice();
        else if (step.do === 'restart') slice = lookBack(fresh.context, ONE_ENTRY);
        else if (step.do === 'bring') {
          for (const one of step.revoked) revoked.add(one);
          bring([...revoked]);
        } else if (step.do === 'look') last.set(step.index, look(step.index));
        else {
          const found = [...eachInspection(fresh.context.store, {})].find(
            ({ input }) => input.sha256 === last.get(step.index)?.input.sha256,
          );
          if (found === undefined) continue;
          if (step.do === 'again') await inspectAgain(found.id, {}, fresh.context);
          else {
            decide(found, step.do === 'release' ? 'released' : 'held');
            said.set(step.index, { isRelease: step.do === 'release', on: found.id });
          }
        }
      }
      finish(slice);
      // A decision on the last entry says what was done about it.
      const wanted = [...last.keys()].filter(
        (one) => headlineAnew(one) === 'invalid' && said.get(one)?.isRelease === true && said.get(one)?.on !== lastEntryOf(last.get(one)),
      );
      const found = queue().map(({ inspection }) => inputOf(inspection));
      expect(new Set(found)).toEqual(new Set(wanted.map((one) => last.get(one)?.input.sha256)));
      expect(found.length).toBe(wanted.length);
    }),
    { numRuns: 15 },
  );
});

const inputOf = (id: number): string =>
  fresh.context.store.db.prepare('SELECT input_sha256 FROM inspections WHERE id = ?').pluck().get(id) as string;

const lastEntryOf = (entry: Inspection | undefined): number =>
  fresh.context.store.db.prepare('SELECT max(id) FROM inspections WHERE input_sha256 = ?').pluck().get(entry?.input.sha256) as number;

/** The verdict by the present trust data, without an entry in the log. */
function headlineAnew(index: number): string {
  const { db } = fresh.context.store;
  db.exec('SAVEPOINT anew');
  const { headline } = look(index);
  db.exec('ROLLBACK TO anew; RELEASE anew');
  return headline;
}
