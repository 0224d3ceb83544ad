// Defines the shapes that EPCIS adds to those of JSON: URIs, times, vocabulary words, unique lists, prefixed members.

import { parseDateTime } from '../dates/dates.ts';
import { isObject, type Json } from '../json/json.ts';
import { both, list, matching, number, open, rule, type Shape } from '../json/shape.ts';
import { isUri } from './uri.ts';

export type Members = Parameters<typeof open>[0];

export const uri = matching(isUri, 'a URI');
export const dateTime = matching((value) => parseDateTime(value) !== undefined, 'a date-time with a time zone');
export const decimal = number();

/** Accepts further members if their name is a URI or a prefixed name: extensions have a name space. */
export const extensible = (members: Members): Shape =>
  both(open(members), (value, parent, name, faults) => {
    if (!isObject(value)) return;
    for (const member of Object.keys(value)) if (!Object.hasOwn(members, member)) extensionName(member, { parent, name }, member, faults);
  });
const extensionName = matching(isUri, 'known here, or an extension: a URI or a name with a prefix');

/** Accepts a word of the vocabulary, or a URI that does not match `notIn` (the forms that only XML allows). */
export const term = (words: readonly string[], notIn: RegExp): Shape =>
  matching((value) => words.includes(value) || (isUri(value) && !notIn.test(value)), 'a word of the vocabulary or a URI of another one');
export const OLD_CBV = /^(?:urn:epcglobal:cbv|https?:\/\/ns\.gs1\.org\/cbv\/)/;
export const GS1_VOC = /^https?:\/\/(?:www\.)?gs1\.org\/voc\//;

export const unique = (item: Shape): Shape =>
  both(
    list(item),
    rule((value) =>
      Array.isArray(value) && new Set(value.map((entry) => canonical(entry as Json))).size < value.length
        ? 'should not hold the same entry twice'
        : undefined,
    ),
  );
/** Serialises a value so that equal values have equal texts. */
const canonical = (value: Json): string =>
  isObject(value)
    ? `{${Object.keys(value)
        .sort()
        .map((name) => `${JSON.stringify(name)}:${canonical(value[name] ?? null)}`)
        .join()}}`
    : Array.isArray(value)
      ? `[${value.map(canonical).join()}]`
      : JSON.stringify(value);

const contextEntry: Shape = (value, parent, name, faults) => {
  if (!isObject(value)) uri(value, parent, name, faults);
};
export const context: Shape = (value, ...place) => (Array.isArray(value) ? unique(contextEntry) : contextEntry)(value, ...place);
export const uris: Shape = (value, ...place) => (Array.isArray(value) ? list(uri) : uri)(value, ...place);

/** Assigns one shape to several member names, separated by spaces. */
export const each = (shape: Shape, names: string): Members => Object.fromEntries(names.split(' ').map((name) => [name, shape]));

export const notEmpty = rule((value) => (Array.isArray(value) && value.length === 0 ? 'should not be empty' : undefined));
