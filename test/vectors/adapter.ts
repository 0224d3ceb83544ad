// The names that the scorer of the GS1 and EPCIS vectors calls in, our own functions out: `node …/vectors/gs1/checker/score.mjs --adapter test/vectors/adapter.ts`.
import { isDeepStrictEqual } from 'node:util';
import { Ajv } from 'ajv';
import { canonicalLink } from '../../server/domain/epcis/canonical-link.ts';
import { toBareWord, toWebUri } from '../../server/domain/epcis/cbv.ts';
import { eventHash } from '../../server/domain/epcis/event-hash.ts';
import { epcisFaults, eventsIn } from '../../server/domain/epcis/schema.ts';
import { DESCRIPTION_SCHEMA, LINKSET_SCHEMA } from '../../server/domain/formats/linkset-schema.ts';
import type { Element } from '../../server/domain/gs1/ai.ts';
import { checkedBracketed, parseBracketed as readBracketed } from '../../server/domain/gs1/bracketed.ts';
import { checkDigit as digitOf, hasCheckDigit } from '../../server/domain/gs1/check-digit.ts';
import { parseDigitalLink as readDigitalLink } from '../../server/domain/gs1/digital-link.ts';
import { isPathSequence } from '../../server/domain/gs1/digital-link-path.ts';
import { GS, parseElementString as readElementString, toElementString } from '../../server/domain/gs1/element-string.ts';
import { parseEpcSegment } from '../../server/domain/gs1/epc/binary.ts';
import { parseEpcUrn } from '../../server/domain/gs1/epc/urn.ts';
import { type Gs1Key, keyOf } from '../../server/domain/gs1/key.ts';
import type { Json, JsonObject } from '../../server/domain/json/json.ts';
import { recognise } from '../../server/domain/recognise/index.ts';
import type { Channel } from '../../server/domain/recognise/recognised.ts';
import { carries, leadingIdentifier } from '../../server/domain/recognise/symbology.ts';
import { buildDigitalLink as writeDigitalLink } from '../fixtures/gs1/build-digital-link.ts';
import { toCbvUrn, vocabularyOf } from '../fixtures/gs1/cbv-urn.ts';
import { toEpcUrn } from '../fixtures/gs1/epc-urn-of-link.ts';

/** Switches of the reference engine, as the suites name them. */
interface Switches {
  readonly permitConvenienceAlphas?: boolean;
  readonly permitZeroSuppressedGTIN?: boolean;
  readonly permitUnknownAIs?: boolean;
  readonly unknownAInotDLattr?: boolean;
}

const caret = (elements: readonly Element[]): string => `^${toElementString(elements, '^')}`;
const found = (elements: readonly Element[], wanted: string): string | null => elements.find(([ai]) => ai === wanted)?.[1] ?? null;
const attributesToo = ({ permitUnknownAIs, unknownAInotDLattr }: Switches): boolean =>
  permitUnknownAIs === true && unknownAInotDLattr === false;
const bracketedElements = (text: string): Element[] =>
  [...text.matchAll(/\((\d+)\)([^(]*)/g)].map(([, ai = '', value = '']) => [ai, value]);

export function parseDigitalLink(uri: string, switches: Switches = {}) {
  const read = readDigitalLink(uri, {
    words: switches.permitConvenienceAlphas === true,
    shortGtin: switches.permitZeroSuppressedGTIN === true,
    unknownAttributes: attributesToo(switches),
  });
  if (!read.ok) return { valid: false };
  const { elements } = read.value;
  return { valid: true, elementString: caret(elements), gtin: found(elements, '01'), serial: found(elements, '21') };
}

export const parseElementString = (text: string) => ({ valid: readElementString(text.replaceAll('^', GS)).ok });

export function parseBracketed(text: string) {
  const read = readBracketed(text);
  return read.ok ? { valid: true, elementString: caret(read.value) } : { valid: false };
}

export const validateAis = (text: string) => ({ valid: checkedBracketed(text).ok });

/** The symbologies that carry GS1 data or Digital Links, as the suites list them. The program reads the data of more. */
const GS1_SYMBOLOGY = /^\](?:C1|e0|d[12]|Q[13]|J[01]|E[04])$/;

/** Data in the engine's notation: element strings begin with FNC1, a plain message that would look like one is escaped. */
export function parseScan(text: string) {
  const identifier = leadingIdentifier(text) ?? '';
  const [item] = recognise({ text, channel: 'wedge' });
  if (!GS1_SYMBOLOGY.test(identifier) || item?.kind === 'invalid') return { valid: false };
  const [message = '', composite] = text.slice(identifier.length).split('|]e0');
  const marked = (data: string): string => `^${data.replaceAll(GS, '^')}`;
  const promised = carries(identifier);
  if (promised === 'elements') return { valid: true, message: marked(message) };
  if (promised === 'gtin') return { valid: true, message: message + (composite === undefined ? '' : `|${marked(composite)}`) };
  return { valid: true, message: /^\\*\^/.test(message) ? `\\${message}` : message };
}

export function classify(raw: string, channel: Channel): object {
  const [item, another] = recognise({ text: raw, channel });
  return item === undefined || another !== undefined ? { kind: 'multiple' } : item;
}

export function sameKey(a: string, b: string): boolean | null {
  const [left, right] = [key(a), key(b)];
  return left && right ? isDeepStrictEqual(left, right) : null;
}

function key(spelled: string): Gs1Key | undefined {
  const [item] = recognise({ text: spelled, channel: 'paste' });
  if (item?.kind === 'gs1') return keyOf(item.ais);
  return item?.kind === 'gs1-other-key' ? { ai: item.ai, value: item.value, qualifiers: [] } : undefined;
}

export function buildDigitalLink(elementString: string, stem: string | null, switches: Switches = {}): string | null {
  const link = writeDigitalLink(bracketedElements(elementString), stem ?? undefined, { unknownAttributes: attributesToo(switches) });
  return link.ok ? link.value : null;
}

/** Binary EPCs only, as the last segment of the path. */
export function decompress(uri: string): string | null {
  const at = uri.lastIndexOf('/');
  const read = parseEpcSegment(uri.slice(at + 1));
  const link = read.ok ? writeDigitalLink(read.value, uri.slice(0, at)) : undefined;
  return link?.ok ? link.value : null;
}

export const isValidPathSequence = (sequence: readonly string[]): boolean => isPathSequence(sequence);

export const checkDigit = (gtin: string) => ({ valid: hasCheckDigit(gtin), correctCheckDigit: digitOf(gtin.slice(0, -1)) });

const ajv = new Ajv({ strict: false });
const isLinkset = ajv.compile(LINKSET_SCHEMA);
const isDescription = ajv.compile(DESCRIPTION_SCHEMA);
export const validateLinkset = (document: unknown) => ({ valid: isLinkset(document) });
export const validateDescription = (document: unknown) => ({ valid: isDescription(document) });
export const validateEpcis = (document: Json) => ({ valid: epcisFaults(document).length === 0 });

export function urnToDigitalLink(urn: string): string | null {
  const read = parseEpcUrn(urn);
  const link = read.ok ? writeDigitalLink(read.value) : undefined;
  return link?.ok ? link.value : null;
}

/** A converter of items does not take a link to a class. */
export function digitalLinkToUrn(uri: string, gcpLength: number | null, level: 'instance' | 'class'): string | null {
  const read = gcpLength === null ? undefined : toEpcUrn(uri, gcpLength);
  return read?.ok && !(level === 'instance' && read.value.startsWith('urn:epc:idpat:')) ? read.value : null;
}

export const canonicalDl = (text: string): string | null => canonicalLink(text) ?? null;

export function cbv(op: string, input: string, field?: string | null): string {
  const vocabulary = vocabularyOf(field ?? '');
  switch (op.toLowerCase()) {
    case 'to-bare':
      return toBareWord(input);
    case 'to-cbv-urn':
      return toCbvUrn(input);
    case 'to-web-uri':
      return toWebUri(input);
    case 'bare-to-urn':
      return toCbvUrn(input, vocabulary);
    case 'bare-to-weburi':
      return toWebUri(input, vocabulary);
    default:
      return input;
  }
}

export const eventHashes = (document: JsonObject): string[] => eventsIn(document).map((event) => eventHash(event, document['@context']));
