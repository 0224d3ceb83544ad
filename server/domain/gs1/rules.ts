// Defines the content rules that the table of application identifiers refers to.
import { firstOutside, isDigits } from './character-sets.ts';
import { hasCheckCharacters, hasCheckDigit } from './check-digit.ts';
import { COUNTRIES, COUNTRY_LETTERS, CURRENCIES } from './code-lists.ts';
import { couponCode, positiveOffer } from './coupon.ts';
import { date, hour, hourMinute, sixtieth } from './dates.ts';

/** Returns a sentence that states the fault, or undefined. */
export type Rule = (value: string) => string | undefined;

const unless = (holds: (value: string) => boolean, sentence: string): Rule => {
  return (value) => (holds(value) ? undefined : sentence);
};
const oneOf = (values: string, sentence: string): Rule => unless((value) => values.split(' ').includes(value), sentence);

/** Policy: no table of company prefix lengths is bundled. Every prefix has at least four digits, so only those are checked. */
const prefix = (from: number): Rule =>
  unless(
    (value) => value.length >= from + 4 && isDigits(value.slice(from, from + 4)),
    'the key does not begin with a GS1 company prefix of four digits or more',
  );

/** ISO 13616: country, two check digits, remainder 1 modulo 97 after moving the first four characters to the end. */
function iban(value: string): string | undefined {
  if (value.length < 15) return 'the IBAN is too short';
  if (!/^[A-Z]{2}[0-9]{2}[A-Z0-9]+$/.test(value)) return 'the IBAN has a character that is not allowed';
  if (!COUNTRY_LETTERS.has(value.slice(0, 2))) return 'the IBAN does not begin with a country code';
  let remainder = 0;
  for (const character of value.slice(4) + value.slice(0, 4)) {
    const number = Number.parseInt(character, 36);
    remainder = (remainder * (number > 9 ? 100 : 10) + number) % 97;
  }
  return remainder === 1 ? undefined : 'the check digits of the IBAN are wrong';
}

function pieceOfTotal(value: string): string | undefined {
  const piece = Number(value.slice(0, value.length / 2));
  const total = Number(value.slice(value.length / 2));
  if (piece === 0) return 'the piece number is zero';
  if (total === 0) return 'the number of pieces is zero';
  return piece > total ? 'the piece number is greater than the number of pieces' : undefined;
}

function positionInSequence(value: string): string | undefined {
  const [position = '', end = '', ...more] = value.split('/');
  if (more.length > 0 || !isDigits(position) || !isDigits(end)) return 'the sequence is not of the form position/end';
  if (position.startsWith('0') || end.startsWith('0')) return 'a number of the sequence begins with zero';
  return Number(position) > Number(end) ? 'the position lies behind the end of the sequence' : undefined;
}

function mediaType(value: string): string | undefined {
  const number = Number(value);
  return (number >= 1 && number <= 10) || number >= 80 ? undefined : 'the media type is not one of 01–10 and 80–99';
}

export const RULES: Readonly<Record<string, Rule>> = {
  checkDigit: unless(hasCheckDigit, 'the check digit is wrong'),
  checkCharacters: unless(hasCheckCharacters, 'the pair of check characters is wrong'),
  prefix1: prefix(0),
  prefix2: prefix(1),
  zero: unless((value) => /^0+$/.test(value), 'a digit that has to be zero is not'),
  notZero: unless((value) => /[^0]/.test(value), 'a number that may not be zero is zero'),
  noLeadingZero: unless((value) => value === '0' || !value.startsWith('0'), 'the number begins with zero'),
  notAllDigits: unless((value) => !isDigits(value), 'a character that is no digit is missing'),
  hyphen: unless((value) => /^-+$/.test(value), 'the last character has to be a hyphen'),
  date: (value) => date(value),
  date0: (value) => date(value, { dayMayBeZero: true }),
  date8: (value) => date(value),
  hourMinute,
  hour,
  minute: (value) => sixtieth(value, 'minute'),
  second: (value) => sixtieth(value, 'second'),
  country: unless((value) => COUNTRIES.has(value), 'the country code is not one of ISO 3166-1'),
  country999: unless((value) => value === '999' || COUNTRIES.has(value), 'the country code is neither 999 nor one of ISO 3166-1'),
  countryLetters: unless((value) => COUNTRY_LETTERS.has(value), 'the country code is not one of ISO 3166-1'),
  currency: unless((value) => CURRENCIES.has(value), 'the currency code is not one of ISO 4217'),
  percentEncoded: unless((value) => !/%(?![0-9A-Fa-f]{2})/.test(value), 'a percent sign is not followed by two hexadecimal digits'),
  yesNo: oneOf('0 1', 'the flag is neither 0 nor 1'),
  winding: oneOf('0 1 9', 'the winding direction is not 0, 1 or 9'),
  sex: oneOf('0 1 2 9', 'the code is not 0, 1, 2 or 9 (ISO/IEC 5218)'),
  importerIndex: unless(
    (value) => firstOutside(value, 'Z') === undefined && value !== '=',
    'the importer index is not in GS1 character set 64',
  ),
  latitude: unless((value) => Number(value) <= 1_800_000_000, 'the latitude is greater than 1800000000'),
  longitude: unless((value) => Number(value) <= 3_600_000_000, 'the longitude is greater than 3600000000'),
  pieceOfTotal,
  positionInSequence,
  mediaType,
  iban,
  couponCode,
  positiveOffer,
};
