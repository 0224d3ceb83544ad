// Parses a GS1 Digital Link from the raw scanned string (GS1 Digital Link: URI Syntax 1.7).

import { type Element, findAi } from './ai.ts';
import { associationFault } from './associations.ts';
import { couldStandInPath, isPathSequence, LEGACY_WORDS } from './digital-link-path.ts';
import { plainDigitalLink } from './digital-link-plain.ts';
import { toGtin14 } from './gtin.ts';
import { bad, type Fault, good, type Outcome } from './outcome.ts';
import type { DigitalLink } from './parsed-link.ts';
import { percentDecode } from './percent.ts';
import { splitUri } from './uri.ts';
import { unknownValueFault, valueFault } from './value.ts';

export interface DigitalLinkOptions {
  /** Accepts words of release 1.1 (`/gtin/…/ser/…`) in the path. */
  readonly words?: boolean;
  /** Accepts GTIN-8, -12 and -13, as release 1.1 did. */
  readonly shortGtin?: boolean;
  /** Accepts numeric attributes that are not in the table. */
  readonly unknownAttributes?: boolean;
}

/** For scans: also reads old labels and flags them. */
export const SCAN_OPTIONS: DigitalLinkOptions = { words: true, shortGtin: true };

/**
 * Never uses `new URL()`, which resolves serial numbers such as `..` as path segments and drops tabs.
 * Policy, where RFC 3986 and tolerant readers differ: refuse a percent sign without two hexadecimal digits.
 */
export function parseDigitalLink(uri: string, options: DigitalLinkOptions = {}): Outcome<DigitalLink> {
  const plain = plainDigitalLink(uri);
  return plain === undefined ? readDigitalLink(uri, options) : good(plain);
}

/** Parses every form; the slow path. */
export function readDigitalLink(uri: string, options: DigitalLinkOptions): Outcome<DigitalLink> {
  const split = splitUri(uri);
  if (!split.ok) return split;
  const { origin, path, query } = split.value;
  let legacy = false;

  const element = (ai: string, raw: string, where: 'path' | 'query'): Outcome<Element> => {
    const { text, malformed } = percentDecode(raw, where);
    if (malformed) return bad('percent-encoding', `(${ai}) has a percent sign without two hexadecimal digits`, ai);
    const entry = findAi(ai);
    if (ai === '01' && options.shortGtin && /^(?:\d{8}|\d{12,13})$/.test(text)) {
      legacy = true;
      const gtin = toGtin14(text);
      return gtin.ok ? good([ai, gtin.value]) : gtin;
    }
    const fault = entry ? valueFault(entry, text) : unknownValueFault([ai, text]);
    return fault ? { ok: false, fault } : good([ai, text]);
  };

  // Reads pairs of identifier and value from the right, up to the rightmost primary key. The stem is everything to its left.
  const segments = path.split('/').slice(1);
  const pairs: Element[] = [];
  let stemSegments = -1;
  for (let at = segments.length - 2; at >= 0 && stemSegments < 0; at -= 2) {
    const written = segments[at] ?? '';
    const word = options.words && Object.hasOwn(LEGACY_WORDS, written) ? LEGACY_WORDS[written] : undefined;
    const entry = findAi(word ?? written);
    if (!entry) break;
    if (word) legacy = true;
    pairs.unshift([entry.ai, segments[at + 1] ?? '']);
    if (entry.qualifiers) stemSegments = at;
  }
  if (stemSegments < 0) return bad('structure', 'the path does not end in a GS1 key with its qualifiers');
  const sequence = pairs.map(([ai]) => ai);
  if (!isPathSequence(sequence)) return bad('structure', `(${sequence.join(')(')}) is not a key followed by its qualifiers in order`);

  const elements: Element[] = [];
  for (const [ai, raw] of pairs) {
    const read = element(ai, raw, 'path');
    if (!read.ok) return read;
    elements.push(read.value);
  }
  const [key, ...qualifiers] = elements;
  const keyEntry = key && findAi(key[0]);
  if (!key || !keyEntry) return bad('structure', 'the path has no GS1 key');

  const otherParameters: string[] = [];
  for (const parameter of query === '' ? [] : query.split('&')) {
    const equals = parameter.indexOf('=');
    const name = equals < 0 ? parameter : parameter.slice(0, equals);
    if (equals < 0 || !/^[0-9]+$/.test(name)) {
      if (parameter !== '') otherParameters.push(parameter);
      continue;
    }
    const fault = attributeFault(name, options);
    if (fault) return { ok: false, fault };
    if (elements.some(([ai]) => ai === name)) return bad('association', `(${name}) is there twice`, name);
    if (couldStandInPath(name, keyEntry, sequence.slice(1))) return bad('structure', `(${name}) belongs into the path`, name);
    const read = element(name, parameter.slice(equals + 1), 'query');
    if (!read.ok) return read;
    elements.push(read.value);
  }
  const fault = associationFault(elements);
  if (fault) return { ok: false, fault };
  return good({
    elements,
    key,
    qualifiers,
    attributes: elements.slice(pairs.length),
    otherParameters,
    stem: [origin, ...segments.slice(0, stemSegments)].join('/'),
    legacy,
  });
}

function attributeFault(ai: string, { unknownAttributes = false }: DigitalLinkOptions): Fault | undefined {
  const entry = findAi(ai);
  if (!entry) return unknownAttributes ? undefined : bad('unknown-ai', `(${ai}) is no application identifier`, ai).fault;
  return entry.attribute ? undefined : bad('structure', `(${ai}) may not stand in the query`, ai).fault;
}
