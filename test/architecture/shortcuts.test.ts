// The keys that command the app are named in one table, so that the list of keys cannot disagree with the screens.
import { describe, expect, it } from 'vitest';
import { sources } from './sources.ts';

/** Read what a keyboard or a scanner sends, which is no command. */
const READERS = ['renderer/scan/', 'renderer/lib/guard.ts'];
const NAMED = /\bkey\s*[!=]==?\s*['"]|['"](?:F\d{1,2}|Escape|Arrow\w+|Page(?:Up|Down))['"]/;

describe('shortcuts', () => {
  it('no screen names a key of its own', () => {
    const own = sources('renderer').filter(({ path, text }) => NAMED.test(text) && !READERS.some((reader) => path.startsWith(reader)));
    // The table, and the names that are printed on keyboards.
    expect(own.map(({ path }) => path)).toEqual(['renderer/lib/shortcuts.ts', 'renderer/ui/content/shortcut.tsx']);
  });
});
