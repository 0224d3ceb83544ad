// Computes the Event Hash ID of an EPCIS event from its canonical text (CBV 2.0, section 8.9; RFC 6920).

import { createHash } from 'node:crypto';
import { parseDateTime } from '../dates/dates.ts';
import { decimal } from '../encoding/decimal.ts';
import { asList, isObject, type Json, type JsonObject } from '../json/json.ts';
import { canonicalLink } from './canonical-link.ts';
import { toWebUri, type Vocabulary } from './cbv.ts';
import { expandName, type Prefixes, prefixesOf } from './context.ts';

/** How the value of a member is written into the canonical text. */
type Form =
  | 'value'
  | 'time'
  | Vocabulary
  | 'gs1'
  | { readonly each: string; readonly order?: Order }
  | { readonly order: Order; readonly extensible?: true };
type Order = readonly (readonly [name: string, form: Form])[];

const epcs: Form = { each: 'epc' };
const quantities: Form = {
  each: 'quantityElement',
  order: [
    ['epcClass', 'value'],
    ['quantity', 'value'],
    ['uom', 'value'],
  ],
};
const place: Form = { order: [['id', 'value']], extensible: true };
const DEVICE: Order = [
  ['deviceID', 'value'],
  ['deviceMetadata', 'value'],
  ['rawData', 'value'],
  ['dataProcessingMethod', 'value'],
  ['bizRules', 'value'],
];
const VALUES = ['stringValue', 'booleanValue', 'hexBinaryValue', 'uriValue', 'minValue', 'maxValue', 'meanValue', 'sDev', 'percRank'];

const sensorMetadata: Order = [['time', 'time'], ['startTime', 'time'], ['endTime', 'time'], ...DEVICE];
const sensorReport: Order = [
  ['type', 'gs1'],
  ['exception', 'gs1'],
  ...DEVICE,
  ['time', 'time'],
  ['microorganism', 'value'],
  ['chemicalSubstance', 'value'],
  ['value', 'value'],
  ['component', 'Comp'],
  ...VALUES.map((name) => [name, 'value'] as const),
  ['percValue', 'value'],
  ['uom', 'value'],
  ['coordinateReferenceSystem', 'value'],
];
const sensorElement: Order = [
  ['sensorMetadata', { order: sensorMetadata, extensible: true }],
  ['sensorReport', { order: sensorReport, extensible: true }],
];

/** The canonical property order. */
const EVENT: Order = [
  ['eventTime', 'time'],
  ['eventTimeZoneOffset', 'value'],
  ['certificationInfo', 'value'],
  ['parentID', 'value'],
  ['epcList', epcs],
  ['inputEPCList', epcs],
  ['childEPCs', epcs],
  ['quantityList', quantities],
  ['childQuantityList', quantities],
  ['inputQuantityList', quantities],
  ['outputEPCList', epcs],
  ['outputQuantityList', quantities],
  ['action', 'value'],
  ['transformationID', 'value'],
  ['bizStep', 'BizStep'],
  ['disposition', 'Disp'],
  [
    'persistentDisposition',
    {
      order: [
        ['set', 'Disp'],
        ['unset', 'Disp'],
      ],
    },
  ],
  ['readPoint', place],
  ['bizLocation', place],
  ['sensorElementList', { each: 'sensorElement', order: sensorElement }],
];

/**
 * These lists come after the ordered properties, sorted by text together with ilmd and extensions, as in the reference implementation of
 * the algorithm, whose hashes are in use.
 */
const TYPED: Readonly<Record<string, readonly [item: string, types: Vocabulary]>> = {
  bizTransactionList: ['bizTransaction', 'BTT'],
  destinationList: ['destination', 'SDT'],
  sourceList: ['source', 'SDT'],
};

/** Members that describe the record, not the event. The hash excludes them. */
const OUTSIDE = ['@context', 'type', 'eventID', 'recordTime', 'errorDeclaration', 'comment', 'rdfs:comment'];

/** Returns `ni:///sha-256;…?ver=CBV2.0`. `context` is the JSON-LD context of the surrounding document. */
export function eventHash(event: JsonObject, context?: Json): string {
  const digest = createHash('sha256').update(preHash(event, context)).digest('hex');
  return `ni:///sha-256;${digest}?ver=CBV2.0`;
}

/** Returns the canonical text that is hashed. */
export function preHash(event: JsonObject, context?: Json): string {
  const prefixes = prefixesOf(context, event['@context']);
  const ordered = new Set(EVENT.map(([name]) => name));
  const rest = Object.entries(event).flatMap(([name, value]) => {
    if (ordered.has(name) || OUTSIDE.includes(name)) return [];
    return Object.hasOwn(TYPED, name) ? typedList(name, value, prefixes) : extension(name, value, prefixes);
  });
  return `eventType=${scalar(event.type ?? null, 'value', prefixes)}${inOrder(event, EVENT, prefixes)}${sorted(rest)}`;
}

function inOrder(value: JsonObject, order: Order, prefixes: Prefixes): string {
  return order
    .map(([name, form]) => {
      const member = value[name];
      if (member === undefined) return '';
      if (typeof form === 'object' && 'each' in form) return list(name, form, member, prefixes);
      return sorted(asList(member).map((item) => element(name, item, form, prefixes)));
    })
    .join('');
}

function list(name: string, { each, order }: { readonly each: string; readonly order?: Order }, value: Json, prefixes: Prefixes): string {
  const form: Form = order === undefined ? 'value' : { order, extensible: true };
  const items = sorted(asList(value).map((item) => element(each, item, form, prefixes)));
  return items === '' ? '' : name + items;
}

/** Writes one element. Omits elements without content. */
function element(name: string, value: Json, form: Exclude<Form, { each: string }>, prefixes: Prefixes): string {
  if (typeof form === 'string') {
    const text = scalar(value, form, prefixes);
    return text === '' ? '' : `${name}=${text}`;
  }
  if (!isObject(value)) return '';
  const known = inOrder(value, form.order, prefixes);
  const names = form.order.map(([member]) => member);
  const added = form.extensible
    ? Object.entries(value).flatMap(([member, item]) => (names.includes(member) ? [] : extension(member, item, prefixes)))
    : [];
  const text = known + sorted(added);
  return text === '' ? '' : name + text;
}

function typedList(name: string, value: Json, prefixes: Prefixes): readonly string[] {
  const [item, types] = TYPED[name] ?? ['', 'SDT'];
  const pairs = asList(value).map((pair) =>
    isObject(pair) ? element('type', pair.type ?? '', types, prefixes) + element(item, pair[item] ?? '', 'value', prefixes) : '',
  );
  const text = sorted(pairs);
  return text === '' ? [] : [name + text];
}

/** Writes `{name space}name=value`, recursively for the members of ilmd and nested extensions. */
function extension(name: string, value: Json, prefixes: Prefixes): readonly string[] {
  if (OUTSIDE.includes(name) && name !== 'type') return [];
  const expanded = expandName(name, prefixes);
  const written = expanded === undefined ? name : `{${expanded.space}}${expanded.local}`;
  return asList(value).map((item) => {
    if (isObject(item)) {
      return written + sorted(Object.entries(item).flatMap(([member, inner]) => extension(member, inner, prefixes)));
    }
    const text = Array.isArray(item) ? '' : scalar(item, 'value', prefixes);
    return text === '' ? written : `${written}=${text}`;
  });
}

function scalar(value: Json, form: 'value' | 'time' | 'gs1' | Vocabulary, prefixes: Prefixes): string {
  if (value === null || typeof value === 'object') return '';
  if (typeof value === 'boolean') return String(value);
  const text = typeof value === 'number' ? plainNumber(value) : value.trim();
  if (form === 'time') return milliseconds(text);
  const expanded = expandName(text, prefixes);
  const full = expanded === undefined ? text : expanded.space + expanded.local;
  if (form === 'gs1') return /^\w+$/.test(full) ? `https://gs1.org/voc/${full}` : full;
  const term = toWebUri(full, form === 'value' ? undefined : form);
  return canonicalLink(term) ?? trimNumber(term);
}

/** Formats a number without exponent and without superfluous digits. */
const plainNumber = (value: number): string => (Number.isInteger(value) ? BigInt(value).toString() : decimal(value));

/** Removes a plus sign, leading zeros and trailing zeros from the text itself, so that long numbers keep their precision. */
function trimNumber(text: string): string {
  const [, sign = '', whole = '', fraction = ''] = /^([+-]?)(\d+)(?:\.(\d*))?$/.exec(text) ?? [];
  if (whole === '') return text;
  const digits = whole.replace(/^0+(?=\d)/, '');
  const places = fraction.replace(/(?<!0)0+$/, '');
  const number = places === '' ? digits : `${digits}.${places}`;
  return sign === '-' && number !== '0' ? `-${number}` : number;
}

/** Formats a time as UTC with three decimal places. Rounds the third up when the fourth is 5 or more. */
function milliseconds(text: string): string {
  const at = parseDateTime(text);
  if (at === undefined) return text;
  const up = /\.\d{3}[5-9]/.test(text) ? 1 : 0;
  return new Date(at + up).toISOString();
}

/** Sorts texts by the bytes of their UTF-8 encoding. */
const sorted = (texts: readonly string[]): string =>
  texts.length < 2 ? (texts[0] ?? '') : texts.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))).join('');
