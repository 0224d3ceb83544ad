// Absolute URLs and IRIs by their characters: the same answers as a reader that goes by the grammar of RFC 3986, one character after the other.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isAbsoluteIri, isAbsoluteUrl } from '../../../server/domain/encoding/url.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const HEXADECIMAL = '0123456789ABCDEFabcdef';
const PLAIN = `${LETTERS}0123456789-._~:/?#[]@!$&'()*+,;=`;

/** RFC 3986 3.2: the authority ends with a slash, a question mark or a number sign; before the host user information with an at sign, behind it a port. */
function hostIn(rest: readonly string[]): string {
  if (rest[0] !== '/' || rest[1] !== '/') return '';
  const behind = rest.slice(2);
  const end = behind.findIndex((unit) => '/?#'.includes(unit));
  const authority = (end < 0 ? behind : behind.slice(0, end)).join('');
  const host = authority.slice(authority.indexOf('@') + 1);
  return host.startsWith(':') ? '' : host;
}

function byGrammar(text: string): boolean {
  const units = text.split('');
  const colon = units.indexOf(':');
  const [first = '', ...scheme] = units.slice(0, Math.max(colon, 0));
  const rest = units.slice(colon + 1);
  if (!LETTERS.includes(first) || first === '' || rest.length === 0) return false;
  if (!scheme.every((unit) => `${LETTERS}0123456789+.-`.includes(unit))) return false;
  if (['http', 'https'].includes(text.slice(0, colon).toLowerCase()) && hostIn(rest) === '') return false;
  return rest.every((unit, at) => {
    if (unit !== '%') return PLAIN.includes(unit);
    const [one = '', other = ''] = rest.slice(at + 1, at + 3);
    return one !== '' && other !== '' && HEXADECIMAL.includes(one) && HEXADECIMAL.includes(other);
  });
}

it('is the grammar of RFC 3986, on texts that look like URLs and on any text', () => {
  const part = fc.constantFrom(
    ...['https:', 'http://', '@', '?', 'did', 'urn:', ':', '%', '%41', '%4', '%zz', 'a', 'Z', '9', '-', '+', '/', '#', '[', '~', '|'],
  );
  const odd = fc.constantFrom('\n', ' ', '\\', '"', '^', '\u007f', '\u0000', 'é', '\u2028', '\ud800', '\u0141', '😀');
  const likely = fc
    .array(fc.oneof({ arbitrary: part, weight: 8 }, { arbitrary: odd, weight: 1 }), { maxLength: 12 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(likely, fc.webUrl(), fc.string({ unit: 'binary' })), (text) => {
      expect(isAbsoluteUrl(text)).toBe(byGrammar(text));
    }),
    { numRuns: 1000 },
  );
});

it.each([
  'https://maker.example/01/09520123456788?a=%2F#x',
  'did:web:maker.example%3A3000',
  'urn:uuid:0b0d6d7a-6f0e-4d5c-9d3e-1f2a3b4c5d6e',
  'a:b',
  'x+y.z-1:%00',
])('takes %j', (text) => expect(isAbsoluteUrl(text)).toBe(true));

/** RFC 9110 4.2.1: a recipient has to refuse an http address without a host. */
const HOSTLESS = [
  'http://',
  'https://',
  'HTTP://',
  'http:///path',
  'http:path',
  'https:/path',
  'http://?q',
  'http://#f',
  'http://u@',
  'http://:80/',
];

it.each([
  '',
  ':',
  'a:',
  ':a',
  '1a:b',
  'a b:c',
  'https://x y',
  'https://x\n',
  'https://é',
  'https://x/%4',
  'https://x/%',
  '/path',
  'a|b:c',
  ...HOSTLESS,
])('refuses %j', (text) => expect(isAbsoluteUrl(text)).toBe(false));

it('takes letters of every script in an IRI, and no delimiter', () => {
  expect(isAbsoluteIri('https://maker.example/süd')).toBe(true);
  for (const text of ['https://x y', 'https://x"', 'süd', 'https://<x>', 'https://x\u0000', 'https:///süd', ...HOSTLESS])
    expect(isAbsoluteIri(text)).toBe(false);
});
