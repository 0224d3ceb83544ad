// Which numbers a licence of GS1 covers: where the prefix begins in each kind of number.
import { describe, expect, it } from 'vitest';
import { parseDigitalLink } from '../../../server/domain/gs1/digital-link.ts';
import { keyOf } from '../../../server/domain/gs1/key.ts';
import { type Licence, type LicenceKind, uncovered } from '../../../server/domain/licences/licence.ts';

const OFFICE = 'did:web:office.example';
const licence = (kind: LicenceKind, value: string): Licence => ({ kind, value, issuerId: OFFICE, holder: OFFICE });

function stated(path: string): Licence {
  const link = parseDigitalLink(`https://id.gs1.org/${path}`);
  const key = link.ok ? keyOf(link.value.elements) : undefined;
  if (key === undefined) throw new Error(`${path} is no key`);
  return { kind: 'key', value: key.value, key, issuerId: OFFICE };
}

describe('a prefix', () => {
  it.each([
    ['614141123452', '061', true],
    ['614141123452', '614', false],
    ['00614141123452', '061', true],
    ['00614141123452', '614', false],
    ['9521234567899', '952', true],
    ['09521234567899', '952', true],
    ['19521234567896', '952', true],
    ['19521234567896', '195', false],
    ['95200002', '952', true],
    ['00000095200002', '952', true],
    ['0000095200002', '952', true],
    ['00000095200002', '000', false],
    ['95200002', '000', false],
  ])('decides on the single number %s by the prefix %s: %s', (number, prefix, isCovered) => {
    expect(uncovered(licence('single-key', number), licence('prefix', prefix)) === undefined).toBe(isCovered);
  });

  it('covers company prefixes digit by digit', () => {
    expect(uncovered(licence('company-prefix', '0614141'), licence('prefix', '061'))).toBeUndefined();
    expect(uncovered(licence('company-prefix', '614141'), licence('prefix', '061'))).toBe('614141 is not within 061');
  });
});

describe('a company prefix', () => {
  it.each([
    ['01/09521234567899', '9521234', true],
    ['01/19521234567896', '9521234', true],
    ['01/19521234567896', '195', false],
    ['00/195212345678901232', '9521234', true],
    ['00/195212345678901232', '195', false],
    ['8003/09521234000006', '9521234', true],
    ['8003/09521234000006SERIAL', '9521234', true],
    ['8003/00614141000005', '0614141', true],
    ['8003/00614141000005', '00614141', false],
    ['8003/09521234000006', '0952', false],
    ['8006/095212345678990102', '9521234', true],
    ['8006/195212345678960102', '9521234', true],
    ['8006/195212345678960102', '195', false],
    ['8004/9521234ASSET', '9521234', true],
    ['417/9521234000006', '9521234', true],
    ['253/9521234000006', '9521235', false],
  ])('decides on %s by %s: %s', (path, prefix, isCovered) => {
    expect(uncovered(stated(path), licence('company-prefix', prefix)) === undefined).toBe(isCovered);
  });
});
