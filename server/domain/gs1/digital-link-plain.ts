// Parses a Digital Link in the plain form of most passports: the fast path. Returns undefined for any other form.
import type { Element } from './ai.ts';
import { hasCheckDigit } from './check-digit.ts';
import type { DigitalLink } from './parsed-link.ts';
import { MAX_URI } from './uri.ts';

/** A 14-digit GTIN, optionally a batch and a serial number, no encoding, port or query: all parse options read this form alike. */
const PLAIN =
  /^(https?:\/\/[A-Za-z0-9.-]+(?:\/[A-Za-z0-9._~-]+)*?)\/01\/([0-9]{14})(?:\/10\/([A-Za-z0-9._-]{1,20}))?(?:\/21\/([A-Za-z0-9._-]{1,20}))?$/;

/** Accepts only links that `readDigitalLink` also accepts, with the same result. That function reports the faults of all others. */
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
