// Queries of the look-back and of earlier sightings in a long log: each uses an index and scans no table.
import { expect, it } from 'vitest';
import { LAST_ENTRIES } from '../../../server/store/audit-log/awaiting.ts';
import { COUNT_RELEASED_INVALID } from '../../../server/store/audit-log/released-invalid.ts';
import { OF_ITEM, OF_TEXT } from '../../../server/store/audit-log/sightings.ts';
import { freshApp } from '../../fixtures/fresh-app.ts';

it.each([
  ['entries about the same item', OF_ITEM, ['x', 'x']],
  ['entries with the same text', OF_TEXT, ['x', 0, 'x', 'x']],
  ['entries to examine again', LAST_ENTRIES, [{ from: 0, before: 9, since: '', limit: 9 }]],
  ['the first entry since a moment', 'SELECT min(id) FROM inspection_standing WHERE at >= ?', ['x']],
  ['what was released and is now invalid', COUNT_RELEASED_INVALID, []],
])('%s', (_, sql, values) => {
  const fresh = freshApp();
  const plan = (fresh.context.store.db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...values) as { readonly detail: string }[]).map(
    ({ detail }) => detail,
  );
  fresh.close();
  expect(plan.filter((step) => /TEMP B-TREE/.test(step) && sql !== COUNT_RELEASED_INVALID)).toEqual([]);
  // The partial index holds undecided invalid entries only. A subquery is no table.
  expect(plan.filter((step) => step.startsWith('SCAN') && !/inspection_standing_refused|^SCAN \(subquery-\d+\)$/.test(step))).toEqual([]);
  if (sql === COUNT_RELEASED_INVALID) expect(plan.join()).toContain('inspection_standing_refused');
});
