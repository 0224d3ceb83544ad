// Single rules of GS1 data: what is accepted, and with which sentence the rest is refused.
import { describe, expect, it } from 'vitest';
import { findAi } from '../../../server/domain/gs1/ai.ts';
import { checkedBracketed, parseBracketed } from '../../../server/domain/gs1/bracketed.ts';
import { checkCharacters, hasCheckCharacters } from '../../../server/domain/gs1/check-digit.ts';
import { couponCode } from '../../../server/domain/gs1/coupon.ts';
import { date } from '../../../server/domain/gs1/dates.ts';
import { parseDigitalLink, SCAN_OPTIONS } from '../../../server/domain/gs1/digital-link.ts';
import { toDigitalLink } from '../../../server/domain/gs1/digital-link-build.ts';
import { parseDppCode } from '../../../server/domain/gs1/dpp-code.ts';
import { parseEpcUrn } from '../../../server/domain/gs1/epc/urn.ts';
import { expandUpcE, parseGtin } from '../../../server/domain/gs1/gtin.ts';
import type { Outcome } from '../../../server/domain/gs1/outcome.ts';
import { splitUri } from '../../../server/domain/gs1/uri.ts';

const fault = (outcome: Outcome<unknown>) => (outcome.ok ? 'accepted' : outcome.fault.code);
const link = (path: string) => parseDigitalLink(`https://id.gs1.org${path}`);

describe('GTINs', () => {
  it('are filled up to 14 digits', () => {
    expect(parseGtin('9520123456788')).toBe('09520123456788');
    expect(parseGtin('96385074')).toBe('00000096385074');
    expect(parseGtin('952012345678')).toBeUndefined();
    expect(parseGtin('٩520123456788')).toBeUndefined();
  });

  it('come out of the four compressions of UPC-E', () => {
    expect(['01234505', '01234534', '01234547', '01234558', '21234558'].map(expandUpcE)).toEqual([
      '012000003455',
      '012300000454',
      '012340000057',
      '012345000058',
      undefined,
    ]);
  });
});

describe('check characters', () => {
  it('are those of the example in the General Specifications', () => {
    expect(checkCharacters('1987654Ad4X4bL5ttr2310c')).toBe('2K');
    expect(hasCheckCharacters('1987654Ad4X4bL5ttr2310c2K')).toBe(true);
    expect(hasCheckCharacters('1987654Ad4X4bL5ttr2310c2L')).toBe(false);
    expect(hasCheckCharacters('2K')).toBe(false);
  });
});

describe('dates', () => {
  it('know leap years, and the whole month where it is allowed', () => {
    expect(date('240229')).toBeUndefined();
    expect(date('230229')).toBe('the date has no day 29');
    expect(date('261200', { dayMayBeZero: true })).toBeUndefined();
    expect(date('261200')).toBe('the date has no day 00');
    expect(date('19000229')).toBe('the date has no day 29');
    expect(date('20000229')).toBeUndefined();
  });
});

describe('coupons', () => {
  it('are read field by field', () => {
    expect(couponCode('0123456123456111101237')).toContain('not one of 1, 2, 3, 4, 5, 6, 9');
    expect(couponCode('0123456123456111101233261231')).toBeUndefined();
    expect(couponCode('01234561234561111012342612313261231')).toContain('out of order');
  });
});

describe('Digital Links', () => {
  it('keep serials that look like path climbing', () => {
    const read = link('/01/09520123456788/21/..');
    expect(read.ok && read.value.elements[1]).toEqual(['21', '..']);
  });

  it.each([
    ['two keys, the rightmost counts', '/01/09520123456788/414/9520123456788', 'accepted'],
    ['a lot next to a third-party serial', '/01/09520123456788/235/X?10=Y', 'accepted'],
    ['a lot that could have stood in the path', '/01/09520123456788?10=Y', 'structure'],
    ['a serial in the query', '/01/09520123456788?21=Y', 'structure'],
    ['a number that is no identifier', '/01/09520123456788?9999=Y', 'unknown-ai'],
    ['an empty attribute', '/01/09520123456788?17=', 'length'],
    ['an attribute that the key excludes', '/01/09520123456788?37=5', 'association'],
    ['qualifiers out of order', '/01/09520123456788/21/A/10/B', 'structure'],
    ['a damaged percent-encoding', '/01/09520123456788/21/A%2', 'percent-encoding'],
    ['an encoded NUL', '/01/09520123456788/21/A%00B', 'character'],
    ['a serial of 21 characters', '/01/09520123456788/21/123456789012345678901', 'length'],
    ['a wrong check digit', '/01/09520123456789', 'check-digit'],
    ['a GTIN of release 1.1', '/01/9520123456788', 'length'],
    ['a word of release 1.1', '/gtin/09520123456788', 'structure'],
  ])('%s: %s', (_, path, expected) => {
    expect(fault(link(path))).toBe(expected);
  });

  it('of release 1.1 are read from scans and flagged', () => {
    const read = parseDigitalLink('https://a.example/x/gtin/9520123456788/ser/A', SCAN_OPTIONS);
    expect(read.ok && [read.value.legacy, read.value.elements, read.value.stem]).toEqual([
      true,
      [
        ['01', '09520123456788'],
        ['21', 'A'],
      ],
      'https://a.example/x',
    ]);
    const current = parseDigitalLink('https://a.example/01/09520123456788', SCAN_OPTIONS);
    expect(current.ok && current.value.legacy).toBe(false);
  });

  it('are written with everything but unreserved characters encoded', () => {
    expect(toDigitalLink({ gtin: '09520123456788', serial: "A/(B)*!'+%" }, 'http://h:8080/api/v1/public')).toBe(
      'http://h:8080/api/v1/public/01/09520123456788/21/A%2F%28B%29%2A%21%27%2B%25',
    );
  });
});

describe('addresses', () => {
  it.each([
    ['https://a@b.example/', 'user-information'],
    ['https://a\\@b.example/', 'character'],
    ['https://a_b.example/', 'host'],
    ['https://a.example:65536/', 'host'],
    ['https:///x', 'host'],
    ['HtTps://a.example/', 'scheme'],
    ['ftp://a.example/', 'scheme'],
    ['https://a.example/ä', 'character'],
    ['https://[::1]:80/', 'accepted'],
    [`https://a.example/${'x'.repeat(9000)}`, 'too-long'],
  ])('%s: %s', (uri, expected) => {
    expect(fault(splitUri(uri))).toBe(expected);
  });
});

describe('brackets', () => {
  it('belong to a value behind a backslash only', () => {
    const read = parseBracketed('(10)A\\(21)B');
    expect(read.ok && read.value).toEqual([['10', 'A(21)B']]);
    expect(fault(parseBracketed('(10)A(B)'))).toBe('unknown-ai');
  });

  it('are held to the rules between identifiers on demand', () => {
    expect(fault(parseBracketed('(21)A'))).toBe('accepted');
    expect(fault(checkedBracketed('(21)A'))).toBe('association');
  });
});

describe('passport codes', () => {
  it('are split behind the fixed 14 digits', () => {
    const read = parseDppCode('DPP-09520123456788-A-1/2');
    expect(read.ok && read.value.serial).toBe('A-1/2');
  });

  it('may rest on a UUID, in lower case', () => {
    const read = parseDppCode('DPP-7D444840-9DC0-11D1-B245-5FFDCE74FAD2');
    expect(read.ok && read.value.dppCode).toBe('DPP-7d444840-9dc0-11d1-b245-5ffdce74fad2');
  });

  it.each([
    ['DPP-9520123456788-A', 'structure'],
    ['DPP-09520123456789-A', 'check-digit'],
    ['DPP-09520123456788-', 'length'],
    ['DPP-09520123456788-123456789012345678901', 'length'],
    ['DPP-09520123456788-ä', 'character'],
    ['DPP-../../etc/passwd', 'structure'],
  ])('%s: %s', (code, expected) => {
    expect(fault(parseDppCode(code))).toBe(expected);
  });
});

describe('EPC URNs', () => {
  it('of tags have a filter value', () => {
    const read = parseEpcUrn('urn:epc:tag:sgtin-96:1.9520123.045678.77');
    expect(read.ok && read.value).toEqual([
      ['01', '09520123456788'],
      ['21', '77'],
    ]);
    expect(fault(parseEpcUrn('urn:epc:tag:sgtin-96:9520123.045678.77'))).toBe('structure');
    expect(fault(parseEpcUrn('urn:epc:tag:sgtin-97:1.9520123.045678.77'))).toBe('structure');
  });

  it('keep dots and decoded characters in the serial', () => {
    const read = parseEpcUrn('urn:epc:id:sgtin:9520123.045678.A.%2F');
    expect(read.ok && read.value[1]).toEqual(['21', 'A./']);
  });
});

describe('the table', () => {
  it('says which identifiers need no FNC1', () => {
    expect(['00', '01', '17', '3103', '414', '10', '21', '8005'].map((ai) => findAi(ai)?.fixed)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
