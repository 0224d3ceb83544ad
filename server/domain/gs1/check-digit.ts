// Computes check digits and check character pairs (GS1 General Specifications, section 7.9).
import { CSET_32, CSET_82 } from './character-sets.ts';

/** Returns the check digit for `body` (digits only): weights 3 and 1 alternating from the right, section 7.9.1. */
export function checkDigit(body: string): string {
  let sum = 0;
  for (let fromRight = 0; fromRight < body.length; fromRight++) {
    const digit = body.charCodeAt(body.length - 1 - fromRight) - 0x30;
    sum += fromRight % 2 === 0 ? digit * 3 : digit;
  }
  return String((10 - (sum % 10)) % 10);
}

export const hasCheckDigit = (digits: string): boolean => digits.length > 1 && checkDigit(digits.slice(0, -1)) === digits.at(-1);

/** One prime per position. The last character before the pair has the smallest (section 7.9.5). */
const PRIMES = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83];

/** Returns the check character pair for `body`, or undefined if none is defined. */
export function checkCharacters(body: string): string | undefined {
  if (body.length === 0 || body.length > PRIMES.length) return undefined;
  let sum = 0;
  for (const [fromRight, character] of [...body].reverse().entries()) {
    const value = CSET_82.indexOf(character);
    if (value < 0) return undefined;
    sum += value * (PRIMES[fromRight] ?? 0);
  }
  sum %= 1021;
  return `${CSET_32[sum >> 5]}${CSET_32[sum & 31]}`;
}

export const hasCheckCharacters = (text: string): boolean => text.length > 2 && checkCharacters(text.slice(0, -2)) === text.slice(-2);
