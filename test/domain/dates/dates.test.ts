// Dates: what XML Schema calls a dateTimeStamp, and what follows from one at a given moment.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFullDate, judgeDates, parseAnyDateTime, parseDateTime, readable } from '../../../server/domain/dates/dates.ts';
import { cases } from '../../fixtures/cases.ts';

const NOW = new Date('2026-06-01T12:00:00Z');

describe('parseDateTime', () => {
  it.each([
    ['2026-01-01T00:00:00Z', '2026-01-01T00:00:00.000Z'],
    ['2026-01-01T00:00:00.5Z', '2026-01-01T00:00:00.500Z'],
    ['2026-01-01T00:00:00.123456789Z', '2026-01-01T00:00:00.123Z'],
    ['2026-01-01T00:00:00+02:00', '2025-12-31T22:00:00.000Z'],
    ['2026-01-01T00:00:00-14:00', '2026-01-01T14:00:00.000Z'],
    ['2024-02-29T24:00:00Z', '2024-03-01T00:00:00.000Z'],
    ['2000-02-29T23:59:59Z', '2000-02-29T23:59:59.000Z'],
    ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00.000Z'],
  ])('reads %s', (text, iso) => expect(new Date(parseDateTime(text) ?? Number.NaN).toISOString()).toBe(iso));

  it.each([
    ...['', '2026', '2026-01-01', '2026-01-01T00:00:00', '2026-01-01 00:00:00Z', '2026-01-01t00:00:00Z', '2026-01-01T00:00:00z'],
    ...['2026-13-01T00:00:00Z', '2026-00-01T00:00:00Z', '2026-02-29T00:00:00Z', '1900-02-29T00:00:00Z', '2026-04-31T00:00:00Z'],
    ...['2026-01-00T00:00:00Z', '2026-01-01T25:00:00Z', '2026-01-01T24:00:01Z', '2026-01-01T24:00:00.1Z', '2026-01-01T00:60:00Z'],
    ...['2026-01-01T00:00:60Z', '2026-01-01T00:00:00.Z', '2026-01-01T00:00:00+14:01', '2026-01-01T00:00:00+02', '2026-01-01T00:00:00+0200'],
    ...['2026-01-01T00:00:00Z ', ' 2026-01-01T00:00:00Z', '2026-01-01T00:00Z', '26-01-01T00:00:00Z', '+2026-01-01T00:00:00Z'],
    ...[
      '２０２６-01-01T00:00:00Z',
      '2026-01-01T00:00:00+ab:00',
      'Sat 25 Feb 2023 07:16:31 PM CST',
      `2026-01-01T00:00:00.${'1'.repeat(60)}Z`,
    ],
  ])('refuses %j', (text) => expect(parseDateTime(text)).toBeUndefined());

  it.each([null, 0, {}, [], true, undefined])('refuses %j', (value) => expect(parseDateTime(value)).toBeUndefined());

  it('reads every moment that Date writes', () => {
    const moment = fc.date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59.999Z'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, (date) => {
        expect(parseDateTime(date.toISOString())).toBe(date.getTime());
      }),
      { numRuns: cases(3000) },
    );
  });
});

describe('V13: years that do not have four digits (XML Schema 1.1, 3.3.7.1)', () => {
  it.each<[string, string | undefined]>([
    ['10000-01-01T00:00:00Z', '+010000-01-01T00:00:00.000Z'],
    ['12026-02-28T24:00:00.5Z', undefined],
    ['12024-02-29T23:59:59.5+02:00', '+012024-02-29T21:59:59.500Z'],
    ['275760-09-13T00:00:00Z', '+275760-09-13T00:00:00.000Z'],
    ['-0001-12-31T00:00:00Z', '-000001-12-31T00:00:00.000Z'],
    ['-0004-02-29T00:00:00Z', '-000004-02-29T00:00:00.000Z'],
    ['-12026-06-01T00:00:00Z', '-012026-06-01T00:00:00.000Z'],
    ['2026-01-01T00:00:00Z', '2026-01-01T00:00:00.000Z'],
    ...['275760-09-13T00:00:00.001Z', '275761-01-01T00:00:00Z', '999999-01-01T00:00:00Z', '1000000-01-01T00:00:00Z'].map(
      (text): [string, undefined] => [text, undefined],
    ),
    ...['02026-01-01T00:00:00Z', '+12026-01-01T00:00:00Z', '-026-01-01T00:00:00Z', '12026-02-29T00:00:00Z', '12026-06-01T00:00:00'].map(
      (text): [string, undefined] => [text, undefined],
    ),
  ])('%s is the moment %s', (text, iso) => {
    const moment = parseAnyDateTime(text);
    expect(moment === undefined ? undefined : new Date(moment).toISOString()).toBe(iso);
    // What stores and lists sort as text has four digits.
    if (text.startsWith('2026')) expect(parseDateTime(text)).toBe(moment);
    else expect(parseDateTime(text)).toBeUndefined();
  });

  it('are in the order of their moments', () => {
    const year = fc.integer({ min: -99_999, max: 99_999 });
    const written = (number: number) => `${number < 0 ? '-' : ''}${String(Math.abs(number)).padStart(4, '0')}-06-01T00:00:00Z`;
    fc.assert(
      fc.property(year, year, (one, other) => {
        const [a, b] = [parseAnyDateTime(written(one)), parseAnyDateTime(written(other))];
        expect(Math.sign((a ?? Number.NaN) - (b ?? Number.NaN))).toBe(Math.sign(one - other));
        expect(Date.parse(readable(written(one)))).toBe(a);
      }),
    );
  });

  it.each([
    [{ validUntil: '10000-01-01T00:00:00Z' }, 'DPP-DAT-01'],
    [{ validFrom: '10000-01-01T00:00:00Z' }, 'DPP-DAT-04'],
    [{ validUntil: '-0044-03-15T12:00:00Z' }, 'DPP-DAT-03'],
    [{ validFrom: '10000-01-01T00:00:00Z', validUntil: '9999-01-01T00:00:00Z' }, 'DPP-DAT-05'],
    [{ validUntil: '300000-01-01T00:00:00Z' }, 'DPP-DAT-05'],
  ])('%j gives %s', (credential, code) => expect(judgeDates(credential, {}, NOW, false).code).toBe(code));
});

it('knows the days of the calendar', () => {
  for (const date of ['2026-01-31', '2024-02-29', '2000-02-29']) expect(isFullDate(date)).toBe(true);
  for (const date of ['2026-02-29', '2100-02-29', '2026-1-1', '2026-01-32', '20260101', '', '2026-01-01Z'])
    expect(isFullDate(date)).toBe(false);
});

describe('judgeDates', () => {
  const code = (credential: Parameters<typeof judgeDates>[0], signing = {}, suspect = false) =>
    judgeDates(credential, signing, NOW, suspect).code;
  const ms = (text: string) => Date.parse(text);
  it.each([
    ['nothing', {}, {}, 'DPP-DAT-02'],
    ['in the middle', { validFrom: '2026-01-01T00:00:00Z', validUntil: '2027-01-01T00:00:00Z' }, {}, 'DPP-DAT-01'],
    ['on the last moment', { validUntil: '2026-06-01T12:00:00Z' }, {}, 'DPP-DAT-01'],
    ['one millisecond later', { validUntil: '2026-06-01T11:59:59.999Z' }, {}, 'DPP-DAT-03'],
    ['on the first moment', { validFrom: '2026-06-01T14:00:00+02:00' }, {}, 'DPP-DAT-01'],
    ['one millisecond earlier', { validFrom: '2026-06-01T12:00:00.001Z' }, {}, 'DPP-DAT-04'],
    ['from later than until', { validFrom: '2026-02-01T00:00:00Z', validUntil: '2026-01-01T00:00:00Z' }, {}, 'DPP-DAT-05'],
    ['a number', { validFrom: 5 }, {}, 'DPP-DAT-05'],
    ['null', { validUntil: null }, {}, 'DPP-DAT-05'],
    ['signed half a minute ahead of our clock', {}, { signedAt: ms('2026-06-01T12:00:30Z') }, 'DPP-DAT-01'],
    ['signed tomorrow', {}, { signedAt: ms('2026-06-02T00:00:00Z') }, 'DPP-DAT-04'],
    ['not before tomorrow', {}, { notBefore: ms('2026-06-02T00:00:00Z') }, 'DPP-DAT-04'],
    ['the signature expired', { validUntil: '2027-01-01T00:00:00Z' }, { expires: ms('2026-05-01T00:00:00Z') }, 'DPP-DAT-03'],
    ['the signature expired before it was made', {}, { signedAt: 5, expires: 4 }, 'DPP-DAT-05'],
    ['a moment beyond all calendars', {}, { expires: 1e300 }, 'DPP-DAT-01'],
  ])('%s', (_name, credential, signing, expected) => expect(code(credential, signing)).toBe(expected));

  it('says nothing on a clock that is behind, except that a date cannot be read', () => {
    expect(code({ validUntil: '2020-01-01T00:00:00Z' }, {}, true)).toBe('DPP-DAT-10');
    expect(code({ validFrom: '2030-01-01T00:00:00Z' }, {}, true)).toBe('DPP-DAT-10');
    expect(code({ validUntil: 'soon' }, {}, true)).toBe('DPP-DAT-05');
  });
});
