// When a timed backup is due, and when the newest one is late: by the clock, whatever slept, failed or was set back in between.
import { describe, expect, test } from 'vitest';
import { logBackup } from '../../server/store/audit-log/backup-log.ts';
import { isBackupDue, type TimedRuns } from '../../server/store/backup-plan.ts';
import { writeSetting } from '../../server/store/settings.ts';
import { lateBackup } from '../../server/store/timed-backups/timed-backups.ts';
import { freshApp } from '../fixtures/fresh-app.ts';

const HOUR = 3_600_000;
const NOON = Date.parse('2026-03-01T12:00:00.000Z');
const at = (hours: number): string => new Date(NOON + hours * HOUR).toISOString();
const plan = { folder: '/backups', every: 24 * HOUR, keep: '7d', since: at(-240) };
const due = (runs: TimedRuns, hours = 0): boolean => isBackupDue(plan, runs, new Date(NOON + hours * HOUR));
const made = (hours: number) => ({ success: { at: at(hours), file: '/backups/x' }, triedAt: at(hours) });
const failed = (hours: number) => ({ failure: { at: at(hours), code: 'no-room' as const, detail: '' }, triedAt: at(hours) });

describe('a timed backup', () => {
  test('is due at once, then each time the interval has passed, and only once after a long sleep', () => {
    expect(due({})).toBe(true);
    expect(due(made(0), 23.9)).toBe(false);
    expect(due(made(0), 24)).toBe(true);
    expect(due(made(0), 24 * 30)).toBe(true);
    expect(due(made(24 * 30), 24 * 30)).toBe(false);
  });

  test('is due for a new plan, whatever the former one has made', () => {
    expect(isBackupDue({ ...plan, since: at(0) }, made(-1), new Date(NOON + HOUR))).toBe(true);
  });

  test('is tried again a quarter of an hour after a failure, or sooner if the interval is shorter', () => {
    expect(due({ ...made(-24), ...failed(0) }, 0.2)).toBe(false);
    expect(due({ ...made(-24), ...failed(0) }, 0.25)).toBe(true);
    expect(due({ ...failed(0) }, 0.1)).toBe(false);
    expect(isBackupDue({ ...plan, every: HOUR / 6 }, failed(0), new Date(NOON + HOUR / 6))).toBe(true);
    // A failure before the last success says nothing of the next.
    expect(due({ ...failed(-48), ...made(-24) })).toBe(true);
  });

  test('does not wait for a moment that a wrong clock has written', () => {
    expect(due(made(24 * 365))).toBe(true);
    expect(due(failed(24 * 365))).toBe(true);
  });
});

test('the newest backup is late after twice the interval, whichever way it was made, and a new plan has that time too', () => {
  const { context, close } = freshApp();
  const { store } = context;
  const late = (hours: number) => lateBackup(store, new Date(NOON + hours * HOUR))?.newest;
  expect(late(0)).toBeUndefined();
  writeSetting(store, 'timedBackups', { ...plan, since: at(0) });
  expect(late(48)).toBeUndefined();
  expect(late(48.1)).toBe(at(0));
  const heads = { inspections: 0, inspectionsHead: '', decisions: 0, decisionsHead: '' };
  logBackup(store, { at: at(40), action: 'backup', who: 'Ana', file: '/stick/x', sha256: '', heads, keys: false });
  logBackup(store, { at: at(41), action: 'restore', who: 'Ana', file: '/stick/x', sha256: '', heads, keys: false });
  expect(late(88)).toBeUndefined();
  expect(late(88.1)).toBe(at(40));
  // The command that started the service goes before the screen.
  writeSetting(store, 'timedBackupsOfCommand', { ...plan, every: 100 * HOUR });
  expect(late(88.1)).toBeUndefined();
  close();
});
