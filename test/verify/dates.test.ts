// Dates: what XML Schema calls a dateTimeStamp, and what follows from one at a given moment.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFullDate, judgeDates, parseDateTime } from '../../server/verify/dates.ts';

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
      { numRuns: 3000 },
    );
  });
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
