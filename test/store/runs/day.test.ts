// What the figures of a day count, and where a day ends.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { openApp } from '../../../server/features/app/open-app.ts';
import type { AppContext } from '../../../server/features/app-context/index.ts';
import { inspect } from '../../../server/features/inspection/inspect.ts';
import { loadSample } from '../../../server/features/passports/sample.ts';
import { appendDecision } from '../../../server/store/audit-log/append.ts';
import { listInspections } from '../../../server/store/audit-log/list.ts';
import { dayFigures } from '../../../server/store/runs/day.ts';
import { closeRun, startRun } from '../../../server/store/runs/run-log.ts';
import { SAMPLE } from '../../fixtures/fresh-app.ts';
import { withNewStore } from '../../fixtures/new-store.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const root = temporaryFolder();
const DAY = ['2027-06-01T00:00:00.000Z', '2027-06-02T00:00:00.000Z'] as const;
const SAID = { officer: 'Ana', place: 'Gate 4', reference: '', note: '' } as const;
const VALID = `https://id.gs1.org/01/${SAMPLE.gtin}/21/${SAMPLE.serial}`;
const UNKNOWN = `https://id.gs1.org/01/${SAMPLE.gtin}/21/NOBODY`;

describe('the figures of a day', () => {
  let context: AppContext;
  const clock = { now: new Date(DAY[0]) };
  beforeEach(() => {
    context = openApp({ folder: withNewStore(join(root, randomUUID())), now: () => clock.now });
    return () => context.close();
  });
  const look = (at: string, text: string, more: object = {}): number => {
    clock.now = new Date(at);
    return inspect({ channel: 'wedge', text, ...more }, context).inspections[0]?.id ?? 0;
  };
  const figures = () => dayFigures(context.store, ...DAY);

  it('are nothing before anything was inspected', () => {
    expect(figures()).toEqual({ inspections: 0, headlines: {}, decisions: {}, undecided: 0, openRuns: 0 });
  });

  it('count by verdict and by the decision in force, within the day, without verdicts about an earlier date', () => {
    clock.now = new Date('2027-05-31T10:00:00Z');
    loadSample(context);
    look('2027-05-31T23:59:59.999Z', VALID);
    const first = look('2027-06-01T00:00:00.000Z', VALID);
    const second = look('2027-06-01T12:00:00.000Z', VALID);
    look('2027-06-01T12:00:01.000Z', UNKNOWN);
    look('2027-06-01T12:00:02.000Z', VALID, { asOf: '2027-05-31' });
    look('2027-06-02T00:00:00.000Z', VALID);
    appendDecision(context.store, first, { ...SAID, decision: 'released' }, clock.now);
    appendDecision(context.store, first, { ...SAID, decision: 'held' }, clock.now);
    appendDecision(context.store, second, { ...SAID, decision: 'released' }, clock.now);
    appendDecision(context.store, second, { ...SAID, decision: 'undone' }, clock.now);
    expect(figures()).toEqual({
      inspections: 3,
      headlines: { valid: 2, 'cannot-check': 1 },
      decisions: { held: 1 },
      undecided: 2,
      openRuns: 0,
    });
    // The links of the screen lead to lists of the same length.
    const [from, until] = [DAY[0], '2027-06-01T23:59:59.999Z'];
    const listed = (more: object) => listInspections(context.store, { from, until, limit: 10, offset: 0, ...more }).total;
    expect([listed({ headline: 'valid' }), listed({ decision: 'held' }), listed({ decision: 'none' })]).toEqual([2, 1, 2]);
  });

  it('count runs of any day until they are closed', () => {
    const [one, other] = [randomUUID(), randomUUID()];
    const head = { name: 'Pallet', place: 'Gate 4', reference: '', officer: 'Ana' };
    startRun(context.store, one, head, new Date('2027-05-01T08:00:00Z'));
    expect(figures().openRuns).toBe(1);
    closeRun(context.store, one, 'Ana', () => ({ items: 0, undecided: 0, headlines: {} }), new Date('2027-05-01T09:00:00Z'));
    expect(figures().openRuns).toBe(0);
    startRun(context.store, other, head, clock.now);
    expect(figures().openRuns).toBe(1);
  });
});
