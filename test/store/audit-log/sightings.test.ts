// What a new entry records about earlier ones with the same item, in real stores; and that it costs no scan of the log.
import { beforeEach, describe, expect, it } from 'vitest';
import type { Inspection } from '../../../server/contract/index.ts';
import { inspect } from '../../../server/features/inspection/inspect.ts';
import { inspectAgain } from '../../../server/features/inspection/inspect-again.ts';
import { appendDecision, appendInspections } from '../../../server/store/audit-log/append.ts';
import { firstBroken } from '../../../server/store/audit-log/audit-log.ts';
import { readInspection } from '../../../server/store/audit-log/read.ts';
import { closeRun, startRun } from '../../../server/store/runs/run-log.ts';
import { asReal, type FreshApp, freshApp, SAMPLE } from '../../fixtures/fresh-app.ts';
import { asPlainRows } from '../../fixtures/plain-rows.ts';

const LINK = `https://id.gs1.org/01/${SAMPLE.gtin}/21/${SAMPLE.serial}`;
const ELEMENTS = `(01)${SAMPLE.gtin}(21)${SAMPLE.serial}`;
const HOUR = 3_600_000;

let fresh: FreshApp;
let now: number;
beforeEach(() => {
  now = Date.parse('2027-06-01T12:00:00Z');
  fresh = freshApp({ sample: true, now: () => new Date(now) });
  asReal(fresh.context);
  return () => {
    expect(firstBroken(fresh.context.store, 'inspections')).toBeUndefined();
    fresh.close();
  };
});
const at = (place: string) => fresh.context.changeSettings({ place });
const look = (text = LINK, more: object = {}): Inspection =>
  inspect({ channel: 'wedge', text, ...more }, fresh.context).inspections[0] as Inspection;
const decide = ({ id }: Inspection, decision: 'released' | 'held') =>
  appendDecision(fresh.context.store, id, { decision, officer: 'Ana', place: 'Gate 4', reference: '', note: 'x' }, new Date(now));
const kindsOf = ({ sightings = [] }: Inspection) => sightings.map(({ kind, entries }) => [kind, ...entries.map(({ id }) => id)]);

describe('a new entry', () => {
  it('records where it was made, and that the item was seen elsewhere by another code', () => {
    at('Gate 4');
    const first = look(ELEMENTS);
    expect([first.place, first.sightings]).toEqual(['Gate 4', undefined]);
    at('Hall B');
    now += HOUR;
    const second = look();
    expect(second.sightings).toEqual([
      { kind: 'another-place', total: 1, entries: [expect.objectContaining({ id: first.id, at: first.at, place: 'Gate 4' })] },
    ]);
    // The verdict is about the passport.
    expect([second.headline, second.reasons]).toEqual([first.headline, first.reasons]);
    expect(readInspection(fresh.context.store, second.id)?.sightings).toEqual(second.sightings);
    now += 30 * HOUR;
    at('Gate 4');
    expect(look().sightings).toBeUndefined();
    fresh.context.changeSettings({ sightingHours: 48 });
    expect(kindsOf(look())).toEqual([['another-place', second.id]]);
  });

  it('compares codes in pictures, and no lists of codes or opened links', () => {
    at('Office');
    for (const more of [{ channel: 'file', fileName: 'delivery.csv:2' }, { channel: 'link' }])
      expect(look(LINK, more).place).toBeUndefined();
    at('Gate 4');
    expect(look().sightings).toBeUndefined();
    at('Hall B');
    const picture = look(LINK, { channel: 'file', symbology: ']Q1', fileName: 'label.png' });
    expect(kindsOf(picture)).toEqual([['another-place', picture.id - 1]]);
    at('Gate 4');
    expect(kindsOf(look())).toEqual([['another-place', picture.id]]);
  });

  it('records decisions on earlier entries, whatever code was read', () => {
    const first = look();
    decide(first, 'released');
    const second = look(ELEMENTS);
    expect(kindsOf(second)).toEqual([['released-before', first.id]]);
    expect(second.sightings?.[0]?.entries[0]?.decision).toMatchObject({ decision: 'released', place: 'Gate 4', officer: 'Ana' });
    decide(second, 'held');
    expect(kindsOf(look())).toEqual([['decided-differently', second.id, first.id]]);
  });

  it('records no second scan in the same run, and one in another run', () => {
    const head = { name: 'Pallet 7', place: 'Gate 4', reference: '', officer: 'Ana' };
    const [one, other] = [crypto.randomUUID(), crypto.randomUUID()];
    startRun(fresh.context.store, one, head, new Date(now));
    const first = look();
    decide(first, 'released');
    expect([look().sightings, first.place]).toEqual([undefined, 'Gate 4']);
    closeRun(fresh.context.store, one, 'Ana', () => ({ items: 1, undecided: 0, headlines: {} }), new Date(now));
    startRun(fresh.context.store, other, { ...head, place: 'Hall B' }, new Date(now));
    expect(kindsOf(look()).map(([kind]) => kind)).toEqual(['another-place', 'released-before']);
  });

  it('records nothing of a code without a serial number, a repetition, an earlier date, a document or a sample', async () => {
    at('Gate 4');
    const first = look();
    decide(first, 'released');
    decide(look(`(01)${SAMPLE.gtin}`), 'released');
    at('Hall B');
    expect(look(`(01)${SAMPLE.gtin}`).sightings).toBeUndefined();
    const again = await inspectAgain(first.id, {}, fresh.context);
    expect([again.sightings, again.place]).toEqual([undefined, undefined]);
    expect(look(LINK, { asOf: '2027-05-31' }).sightings).toBeUndefined();
    asPlainRows(fresh.context.store);
    const body = fresh.context.store.db
      .prepare("SELECT body FROM credentials WHERE dpp_code = ? AND format = 'vc'")
      .pluck()
      .get(SAMPLE.dppCode) as string;
    expect(look(body, { channel: 'file' }).sightings).toBeUndefined();
    expect(look().sightings).toBeDefined();
    const { id: _, hash: __, decisions: ___, sightings: ____, place: _____, ...entry } = first;
    expect(appendInspections(fresh.context.store, [{ ...entry, sample: true }])[0]?.sightings).toBeUndefined();
  });

  it('records that the same text named another serial number, and that another issuer speaks for the item', () => {
    const first = look();
    const { id: _, hash: __, decisions: ___, ...entry } = first;
    const product = { ...entry.product, serial: 'OTHER' } as NonNullable<Inspection['product']>;
    // The text is only an address, at which another passport was found later.
    const recognised = { kind: 'link', flags: [] } as const;
    const [other] = appendInspections(fresh.context.store, [{ ...entry, recognised, product }]);
    expect(kindsOf(other as Inspection)).toEqual([['another-product', first.id]]);
    const [foreign] = appendInspections(fresh.context.store, [{ ...entry, issuer: { id: 'did:web:other.example' } }]);
    expect(kindsOf(foreign as Inspection)).toEqual([
      ['another-product', (other as Inspection).id],
      ['another-issuer', first.id],
    ]);
  });

  it('is logged although an earlier record is damaged', () => {
    const first = look();
    const { db } = fresh.context.store;
    const sql = db.prepare("SELECT sql FROM sqlite_schema WHERE name = 'inspections_no_update'").pluck().get() as string;
    const record = db.prepare('SELECT record FROM inspections WHERE id = ?').pluck().get(first.id);
    const damage = (value: unknown): void => {
      db.exec('DROP TRIGGER inspections_no_update');
      db.prepare('UPDATE inspections SET record = ? WHERE id = ?').run(value, first.id);
      db.exec(sql);
    };
    decide(first, 'held');
    damage('{');
    expect(kindsOf(look())).toEqual([['decided-before', first.id]]);
    damage(record);
  });
});
