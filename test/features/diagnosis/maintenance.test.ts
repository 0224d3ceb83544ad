// When the self-test takes maintenance for forgotten: from twelve hours on, and when its beginning lies ahead of the clock.
import { expect, test } from 'vitest';
import { examineDesk } from '../../../server/features/diagnosis/index.ts';
import { changeMaintenance } from '../../../server/features/maintenance/index.ts';
import { freshApp } from '../../fixtures/fresh-app.ts';

const BEGUN = Date.parse('2027-06-01T08:00:00.000Z');
const HOUR = 3_600_000;

test('maintenance is asked about after twelve hours, not before, and also if it began ahead of the clock', async () => {
  const { context, folder, close } = freshApp();
  const finding = async (later: number) =>
    (await examineDesk({ folder, now: new Date(BEGUN + later) })).find(({ check }) => check === 'maintenance');
  const said = 'in maintenance since 2027-06-01T08:00:00.000Z, by Ana: the disk is exchanged';
  const forgotten = {
    outcome: 'wrong',
    detail: expect.stringContaining(said),
    next: expect.stringContaining('desk maintenance off'),
  };
  try {
    changeMaintenance(context.store, { on: true, who: 'Ana', reason: 'the disk is exchanged' }, new Date(BEGUN));
    expect(await finding(0)).toMatchObject({ outcome: 'ok', detail: said });
    expect(await finding(12 * HOUR - 1)).toMatchObject({ outcome: 'ok', detail: said });
    expect(await finding(12 * HOUR)).toMatchObject(forgotten);
    expect(await finding(72 * HOUR)).toMatchObject(forgotten);
    // The clock was set back since: for how long it has lasted cannot be known.
    expect(await finding(-2 * HOUR)).toMatchObject(forgotten);
    changeMaintenance(context.store, { on: false, who: 'Ana' }, new Date(BEGUN + 72 * HOUR));
    expect(await finding(72 * HOUR)).toMatchObject({ outcome: 'ok', detail: 'the service is not in maintenance' });
  } finally {
    close();
  }
});
