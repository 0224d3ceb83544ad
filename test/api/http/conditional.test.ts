// Entity tags and If-None-Match, lists and weak tags included.
import { expect, test } from 'vitest';
import { entityTag, noneMatch } from '../../../server/api/http/conditional.ts';

const tag = entityTag('bytes');

test('a tag is strong, quoted and follows the bytes', () => {
  expect(tag).toMatch(/^"[\w-]{27}"$/);
  expect(entityTag('bytes')).toBe(tag);
  expect(entityTag('byteS')).not.toBe(tag);
});

test.each([
  ['no header', undefined, true],
  ['the tag', tag, false],
  ['the tag, weak', `W/${tag}`, false],
  ['a list with the tag', `"a", W/"b" ,${tag}`, false],
  ['a list whose other tag holds a comma', `"a,b", ${tag}`, false],
  ['a star', ' * ', false],
  ['another tag', '"other"', true],
  ['the tag without quotes', tag.slice(1, -1), true],
  ['nothing', '', true],
])('If-None-Match with %s', (_, header, none) => {
  expect(noneMatch(header, tag)).toBe(none);
});
