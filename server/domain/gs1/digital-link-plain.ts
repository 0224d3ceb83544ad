// A Digital Link URI in; what it says out, where it has the plain form that most passports are named by, and nothing where it has not.
import type { Element } from './ai.ts';
import { hasCheckDigit } from './check-digit.ts';
import type { DigitalLink } from './parsed-link.ts';
import { MAX_URI } from './uri.ts';

/** A GTIN of 14 digits, at most a batch and a serial behind it, nothing encoded, no port, no query: in this form every option reads the same. */
const PLAIN =
  /^(https?:\/\/[A-Za-z0-9.-]+(?:\/[A-Za-z0-9._~-]+)*?)\/01\/([0-9]{14})(?:\/10\/([A-Za-z0-9._-]{1,20}))?(?:\/21\/([A-Za-z0-9._-]{1,20}))?$/;

/** Only what the careful reader takes too, with the same result; whatever is wrong is for that one to name. */
export function plainDigitalLink(uri: string): DigitalLink | undefined {
  const found = uri.length <= MAX_URI ? PLAIN.exec(uri) : null;
  if (found === null) return undefined;
  const [, stem = '', gtin = '', batch, serial] = found;
  if (!hasCheckDigit(gtin)) return undefined;
  const key: Element = ['01', gtin];
  const qualifiers: Element[] = [];
  if (batch !== undefined) qualifiers.push(['10', batch]);
  if (serial !== undefined) qualifiers.push(['21', serial]);
  return { elements: [key, ...qualifiers], key, qualifiers, attributes: [], otherParameters: [], stem, legacy: false };
}
