// Accept headers, good and odd, against the media types on offer.
import { describe, expect, test } from 'vitest';
import { mediaTypeFor, negotiate } from '../../../server/api/http/negotiate.ts';

const OFFERS = ['application/vc+ld+json', 'application/vc', 'text/html'] as const;

describe('negotiate', () => {
  test.each([
    [undefined, 'application/vc+ld+json'],
    ['', 'application/vc+ld+json'],
    ['*/*', 'application/vc+ld+json'],
    ['application/vc', 'application/vc'],
    ['Application/VC', 'application/vc'],
    ['application/*', 'application/vc+ld+json'],
    ['text/*, application/*;q=0.9', 'text/html'],
    ['application/vc;q=0.5, application/vc+ld+json;q=0.4', 'application/vc'],
    ['*/*, application/vc+ld+json;q=0', 'application/vc'],
    ['*/*;q=0.1, text/html', 'text/html'],
    ['text/html;q=0.000, */*;q=0.001', 'application/vc+ld+json'],
    ['application/ld+json, application/vc ; q=1.000', 'application/vc'],
    ['image/png', undefined],
    ['*/*;q=0', undefined],
    ['garbage', undefined],
    ['text/html, */*', 'text/html'],
    ['*/*, text/html', 'text/html'],
    ['text/*, */*', 'text/html'],
    ['text/html;q=0.9, */*', 'application/vc+ld+json'],
    ['text/html, image/gif, image/jpeg, *; q=.2, */*; q=.2', 'text/html'],
    ['application/vc;q=.5, text/html;q=.4', 'application/vc'],
  ])('%s → %s', (accept, expected) => {
    expect(negotiate(accept, OFFERS)).toBe(expected);
  });
});

test('of two names of the same bytes the first is kept unless the client likes another better', () => {
  const names = ['application/vc+ld+json', 'application/json'] as const;
  expect(mediaTypeFor('application/json, text/plain, */*', names)).toBe('application/vc+ld+json');
  expect(mediaTypeFor('application/json, */*;q=0.5', names)).toBe('application/json');
  expect(mediaTypeFor('image/png', names)).toBeUndefined();
});
