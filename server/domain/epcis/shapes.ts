// Shapes that EPCIS adds to those of JSON: URIs, moments, words of a vocabulary, lists without doubles, members with a name space.

import { parseDateTime } from '../dates/dates.ts';
import { isObject, type Json } from '../json/json.ts';
import { both, list, matching, number, open, rule, type Shape } from '../json/shape.ts';
import { isUri } from './uri.ts';

export type Members = Parameters<typeof open>[0];

export const uri = matching(isUri, 'a URI');
export const dateTime = matching((value) => parseDateTime(value) !== undefined, 'a date-time with a time zone');
export const decimal = number();

/** Members beyond the named ones need a URI or a prefixed name: extensions have a name space. */
export const extensible = (members: Members): Shape =>
  both(open(members), (value, parent, name, faults) => {
    if (!isObject(value)) return;
    for (const member of Object.keys(value)) if (!Object.hasOwn(members, member)) extensionName(member, { parent, name }, member, faults);
  });
const extensionName = matching(isUri, 'known here, or an extension: a URI or a name with a prefix');

/** A word of the vocabulary, or a URI that is not one of the forms that only XML has. */
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
/** Equal values as equal texts. */
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

/** Members of one shape, by their names. */
export const each = (shape: Shape, names: string): Members => Object.fromEntries(names.split(' ').map((name) => [name, shape]));

export const notEmpty = rule((value) => (Array.isArray(value) && value.length === 0 ? 'should not be empty' : undefined));
