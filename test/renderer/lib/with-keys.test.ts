// Keys of list items that may be equal.
import { expect, it } from 'vitest';
import { withKeys } from '../../../renderer/lib/with-keys.ts';

const keysOf = (items: readonly string[]) => withKeys(items, (item) => item).map(({ key }) => key);

it('gives equal items keys of their own', () => {
  expect(new Set(keysOf(['a', 'b', 'a', 'a 1', 'a'])).size).toBe(5);
});

it('keeps the keys of all items when one is added at the end', () => {
  expect(keysOf(['a', 'b', 'a', 'b']).slice(0, 3)).toEqual(keysOf(['a', 'b', 'a']));
});
