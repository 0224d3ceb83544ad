// What the shell says of itself: six months after the release its browser engine is too old, by the calendar.
import { expect, it } from 'vitest';
import { isOutdated, shellFacts } from '../../electron/about.ts';
import { RELEASED } from '../../server/lib/version.ts';

it.each([
  ['2026-11-21T00:00:00Z', '2027-05-20T23:59:59Z', false],
  ['2026-11-21T00:00:00Z', '2027-05-21T00:00:00Z', true],
  ['2026-08-15T00:00:00Z', '2027-02-14T00:00:00Z', false],
  ['2026-08-15T00:00:00Z', '2027-02-15T00:00:00Z', true],
  // February has no 31st.
  ['2026-08-31T00:00:00Z', '2027-02-27T23:59:59Z', false],
  ['2026-08-31T00:00:00Z', '2027-02-28T00:00:00Z', true],
  // A clock that is behind judges nothing; the workbench tells of that.
  ['2026-11-21T00:00:00Z', '1970-01-01T00:00:00Z', false],
])('released %s, read %s: outdated is %s', (released, now, expected) => {
  expect(isOutdated(new Date(now), new Date(released))).toBe(expected);
});

it('says it of the engine that the app was released with', () => {
  const known = { version: '1', versions: { electron: '45', chrome: '156', node: '24' }, sandbox: false, sealedBy: 'none' } as const;
  const at = (moment: string) => shellFacts(known, new Date(moment));
  expect(at(RELEASED)).toEqual({
    app: '1',
    electron: '45',
    chromium: '156',
    node: '24',
    released: RELEASED,
    outdated: false,
    sandbox: false,
    sealedBy: 'none',
  });
  expect(at('2100-01-01T00:00:00Z').outdated).toBe(true);
});
