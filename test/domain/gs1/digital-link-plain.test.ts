// The plain form of Digital Links: whatever it takes, the careful reader takes too, with every option and to the same result.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readDigitalLink, SCAN_OPTIONS } from '../../../server/domain/gs1/digital-link.ts';
import { plainDigitalLink } from '../../../server/domain/gs1/digital-link-plain.ts';
import { cases } from '../../fixtures/cases.ts';

const OPTIONS = [{}, SCAN_OPTIONS, { unknownAttributes: true }];

function expectSame(uri: string): boolean {
  const plain = plainDigitalLink(uri);
  if (plain === undefined) return false;
  for (const options of OPTIONS) expect(readDigitalLink(uri, options)).toEqual({ ok: true, value: plain });
  return true;
}

const gtin = fc.constantFrom('09520123456788', '00012345678905', '09520123456789', '9520123456788', '12345678901231');
const value = fc.oneof(
  fc.constantFrom('..', '.', '01', '21', 'ABC123', 'a_-', '~', 'x'.repeat(20), 'x'.repeat(21), 'a%2Fb', '', '09520123456788'),
  gtin,
);
const name = fc.constantFrom('01', '10', '21', '22', '00', '414', '8006', 'gtin', 'ser', 'lot', 'x', '..', '');
const origin = fc.constantFrom(
  ...[
    'https://maker.example',
    'http://a.b-c',
    'HTTPS://maker.example',
    'Https://x',
    'https://x:443',
    'https://u@x',
    'https://',
    'https://[::1]',
    'https://..',
  ],
);

it('agrees with the careful reader on generated addresses', () => {
  let taken = 0;
  const pairs = fc.array(fc.tuple(name, value), { maxLength: 4 }).map((all) => all.flat());
  const likely = fc
    .tuple(gtin, fc.option(value), fc.option(value))
    .map(([key, batch, serial]) => ['01', key, ...(batch === null ? [] : ['10', batch]), ...(serial === null ? [] : ['21', serial])]);
  const end = fc.constantFrom('', '', '', '/', '?', '?17=271231', '#x', '\n', ' ');
  fc.assert(
    fc.property(origin, fc.array(name, { maxLength: 3 }), fc.oneof(pairs, likely), end, (host, stem, path, last) => {
      if (expectSame(`${[host, ...stem, ...path].join('/')}${last}`)) taken++;
    }),
    { numRuns: cases(3000), seed: 1 },
  );
  expect(taken).toBeGreaterThan(cases(50));
});

it('takes the form that passports are named by', () => {
  for (const uri of [
    'https://maker.example/01/09520123456788',
    'https://id.gs1.org/01/09520123456788/21/ABC123',
    'http://maker.example/a/b/01/09520123456788/10/L-1/21/..',
    'https://maker.example/01/09520123456788/10/01/21/01',
  ]) {
    expect(expectSame(uri)).toBe(true);
  }
});

it.each([
  'https://maker.example/01/09520123456789',
  'https://maker.example/01/9520123456788',
  'https://maker.example/01/09520123456788/21/A%2FB',
  'https://maker.example/01/09520123456788/21/A~B',
  'https://maker.example/01/09520123456788/21/ABC/10/L1',
  'https://maker.example/01/09520123456788?17=271231',
  `https://maker.example/${'a/'.repeat(5000)}01/09520123456788`,
])('leaves %j to the careful reader', (uri) => expect(plainDigitalLink(uri)).toBeUndefined());
