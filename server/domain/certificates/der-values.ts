// Reads ASN.1 values of a certificate from strict DER (X.690): object identifiers, booleans, bit strings, times.

import { type Element, elementsOf } from '../keys/der.ts';

export const TAG = {
  boolean: 0x01,
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  oid: 0x06,
  utcTime: 0x17,
  generalizedTime: 0x18,
  sequence: 0x30,
  set: 0x31,
} as const;

/** A certificate that cannot be read. Only `readCertificate` catches it. */
export class Unreadable extends Error {}

/** Returns the elements inside an element with the given tag. */
export function inside(element: Element | undefined, tag: number, what: string): readonly Element[] {
  if (element?.tag !== tag) throw new Unreadable(`${what} is missing or has another form`);
  const found = elementsOf(element.content);
  if (found === undefined) throw new Unreadable(`${what} is not strict DER`);
  return found;
}

/** Dotted form. Returns undefined for an encoding that is not the shortest, or an arc that does not fit a number. */
export function oidOf({ tag, content }: Element): string | undefined {
  if (tag !== TAG.oid || content.length === 0 || content.length > 64 || (content.at(-1) ?? 0x80) >= 0x80) return undefined;
  const arcs: number[] = [];
  let arc = 0;
  let isFirstByte = true;
  for (const byte of content) {
    if (isFirstByte && byte === 0x80) return undefined;
    arc = arc * 128 + (byte & 0x7f);
    if (!Number.isSafeInteger(arc)) return undefined;
    isFirstByte = byte < 0x80;
    if (!isFirstByte) continue;
    arcs.push(arc);
    arc = 0;
  }
  const [first = 0, ...others] = arcs;
  const root = Math.min(2, Math.floor(first / 40));
  return [root, first - root * 40, ...others].join('.');
}

/** DER encodes true as 0xff and no other byte. */
export function booleanOf({ tag, content }: Element): boolean | undefined {
  if (tag !== TAG.boolean || content.length !== 1) return undefined;
  return content[0] === 0xff ? true : content[0] === 0 ? false : undefined;
}

/** Returns the bytes of a bit string that has no unused bits, such as a key or a signature. */
export const wholeBytesOf = (element: Element | undefined): Uint8Array | undefined =>
  element?.tag === TAG.bits && element.content[0] === 0 ? element.content.subarray(1) : undefined;

/** Returns the positions of the set bits of a named bit list, counted from the left. */
export function bitsOf({ tag, content }: Element): ReadonlySet<number> | undefined {
  const [unused = 8, ...bytes] = content;
  if (tag !== TAG.bits || unused > 7 || bytes.length > 4 || (bytes.length === 0 && unused > 0)) return undefined;
  const set = new Set<number>();
  bytes.forEach((byte, index) => {
    for (let bit = 0; bit < 8; bit++) if (byte & (0x80 >> bit)) set.add(index * 8 + bit);
  });
  return set;
}

const UTC_TIME = /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/;
const GENERALIZED_TIME = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/;

/** RFC 5280 4.1.2.5: in UTC with seconds and without fractions. Returns milliseconds since the Unix epoch. */
export function timeOf({ tag, content }: Element): number | undefined {
  const text = Buffer.from(content).toString('latin1');
  const found = tag === TAG.utcTime ? UTC_TIME.exec(text) : tag === TAG.generalizedTime ? GENERALIZED_TIME.exec(text) : null;
  if (found === null) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found.slice(1).map(Number);
  const full = tag === TAG.generalizedTime ? year : year < 50 ? 2000 + year : 1900 + year;
  const time = Date.UTC(full, month - 1, day, hour, minute, second);
  // Rejects dates such as 31 February, which `Date.UTC` would shift.
  const written = [full, month, day, hour, minute, second];
  const date = new Date(time);
  const read = [
    ...[date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()],
    ...[date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()],
  ];
  return written.every((value, index) => value === read[index]) ? time : undefined;
}
