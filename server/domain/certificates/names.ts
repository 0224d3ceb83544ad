// Reads names in certificates (RFC 5280 4.1.2.4 and 4.2.1.6), for comparison and for display.

import type { Element } from '../keys/der.ts';
import { elementsOf } from '../keys/der.ts';
import { inside, oidOf, TAG, Unreadable } from './der-values.ts';

export interface DistinguishedName {
  /** One text per relative distinguished name. Equal names have equal texts (RFC 5280 7.1). */
  readonly parts: readonly string[];
  /** As in RFC 4514, but in the order of the certificate: `CN=Root CA, O=Trust, C=DE`. Text from outside. */
  readonly text: string;
}

const MAX_PARTS = 32;
const SHORT: Readonly<Record<string, string>> = {
  '2.5.4.3': 'CN',
  '2.5.4.5': 'SERIALNUMBER',
  '2.5.4.6': 'C',
  '2.5.4.7': 'L',
  '2.5.4.8': 'ST',
  '2.5.4.10': 'O',
  '2.5.4.11': 'OU',
  '2.5.4.97': 'organizationIdentifier',
};

/** The string types by tag, each with the encoding of its bytes. */
const STRINGS: Readonly<Record<number, 'utf-8' | 'latin1' | 'utf-16be'>> = {
  12: 'utf-8',
  18: 'latin1',
  19: 'latin1',
  20: 'latin1',
  22: 'latin1',
  26: 'latin1',
  30: 'utf-16be',
};

export function distinguishedName(element: Element | undefined, what: string): DistinguishedName {
  const relative = inside(element, TAG.sequence, what);
  if (relative.length > MAX_PARTS) throw new Unreadable(`${what} has more than ${MAX_PARTS} parts`);
  const parts = relative.map((set) => inside(set, TAG.set, what).map((pair) => attribute(pair, what)));
  return {
    parts: parts.map((attributes) => JSON.stringify(attributes.map(({ compared }) => compared).sort())),
    text: parts.map((attributes) => attributes.map(({ shown }) => shown).join('+')).join(', '),
  };
}

function attribute(pair: Element, what: string): { readonly compared: string; readonly shown: string } {
  const [type, value, ...more] = inside(pair, TAG.sequence, what);
  const oid = type && oidOf(type);
  if (oid === undefined || value === undefined || more.length > 0) throw new Unreadable(`${what} is malformed`);
  const text = textOf(value);
  const hex = `#${Buffer.from(value.content).toString('hex')}`;
  return {
    compared: `${oid}=${text === undefined ? hex : folded(text)}`,
    shown: `${SHORT[oid] ?? oid}=${text === undefined ? hex : escaped(text)}`,
  };
}

/** RFC 4514 2.4: different names get different texts, and characters that are not visible are written in hex. */
const escaped = (text: string): string =>
  text
    .replace(/[\\,+"<>;=]|^[ #]| $/g, '\\$&')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (one) => Buffer.from(one).toString('hex').replace(/../g, '\\$&'));

/** RFC 5280 7.1: names are compared without regard to case and to extra spaces. */
const folded = (text: string): string => text.normalize('NFKC').toLowerCase().trim().replace(/\s+/g, ' ');

/** True if the name has an attribute of this type with this value. */
export const hasAttribute = ({ parts }: DistinguishedName, oid: string, value: string): boolean =>
  parts.some((part) => (JSON.parse(part) as readonly string[]).includes(`${oid}=${folded(value)}`));

function textOf({ tag, content }: Element): string | undefined {
  const encoding = STRINGS[tag];
  if (encoding === undefined || content.length > 1000) return undefined;
  try {
    return encoding === 'latin1'
      ? Buffer.from(content).toString('latin1')
      : new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(content);
  } catch {
    return undefined;
  }
}

export const sameName = (one: DistinguishedName, other: DistinguishedName): boolean =>
  one.parts.length === other.parts.length && one.parts.every((part, index) => part === other.parts[index]);

/** The names that a certificate states in addition to its subject. `others`: tag numbers of the forms that are not processed. */
export interface GeneralNames {
  readonly dns: readonly string[];
  readonly uris: readonly string[];
  readonly emails: readonly string[];
  readonly directories: readonly DistinguishedName[];
  /** IP addresses in hex; in constraints, each followed by its mask. */
  readonly addresses: readonly string[];
  readonly others: readonly number[];
}

const FORM = { email: 0x81, dns: 0x82, directory: 0xa4, uri: 0x86 } as const;
const ADDRESS = 0x87;
const MAX_NAMES = 200;

export function generalNames(names: readonly Element[], what: string): GeneralNames {
  if (names.length > MAX_NAMES) throw new Unreadable(`${what} holds more than ${MAX_NAMES} names`);
  const of = (form: number): readonly string[] => names.filter(({ tag }) => tag === form).map((name) => asciiOf(name, what));
  return {
    dns: of(FORM.dns),
    uris: of(FORM.uri),
    emails: of(FORM.email),
    directories: names.filter(({ tag }) => tag === FORM.directory).map(({ content }) => distinguishedName(elementsOf(content)?.[0], what)),
    addresses: names.filter(({ tag }) => tag === ADDRESS).map(({ content }) => Buffer.from(content).toString('hex')),
    others: names.filter(({ tag }) => !(Object.values(FORM) as number[]).includes(tag)).map(({ tag }) => tag & 0x1f),
  };
}

/** Reads an IA5String. Refuses zero bytes and blanks, which have been used to make names look like others. */
function asciiOf({ content }: Element, what: string): string {
  const text = Buffer.from(content).toString('latin1');
  if (!/^[\x21-\x7e]*$/.test(text)) throw new Unreadable(`${what} holds a name that is not plain ASCII`);
  return text;
}
