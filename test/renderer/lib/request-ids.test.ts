// Ids of requests: one for each content, until it is recorded.
import { expect, it } from 'vitest';
import { requestIds } from '../../../renderer/lib/request-ids.ts';

it('keeps the id of what is sent again, and gives another to other content and after the end', () => {
  const ids = requestIds();
  const first = ids.of({ name: 'Pallet 7' });
  expect(ids.of({ name: 'Pallet 7' })).toBe(first);
  const other = ids.of({ name: 'Pallet 8' });
  expect(other).not.toBe(first);
  ids.done();
  expect(ids.of({ name: 'Pallet 8' })).not.toBe(other);
});
