// Formats one value of the field table as text for display.
import { isObject, type Json } from '../json/json.ts';
import { dateText, numberText } from '../language/intl.ts';
import { textIn } from '../language/language.ts';
import { countryName } from './fields/countries.ts';
import type { FieldType } from './fields/field.ts';
import type { Format } from './fields/formats.ts';
import { COLON, NO, ourLanguage, PER, say, TO, YES } from './words.ts';

export interface Reading {
  /** Preferred languages, best first; BCP 47. */
  readonly preferences: readonly string[];
  /** The default language of the passport. */
  readonly fallback: string;
}

export function formatValue(type: FieldType, value: Json, reading: Reading): string {
  switch (type.kind) {
    case 'text':
      return typeof value === 'string' ? formatText(type.format, value, reading) : '';
    case 'language-map':
    case 'local':
      return textIn(value, reading.preferences, reading.fallback) ?? '';
    case 'number':
      return typeof value === 'number' ? withUnit(formatNumber(value, reading), type.unit) : '';
    case 'boolean':
      return say(value === true ? YES : NO, reading.preferences);
    case 'choice': {
      const choice = typeof value === 'string' ? type.choices[value] : undefined;
      return choice === undefined ? String(value) : say(choice, reading.preferences);
    }
    case 'list':
      return (Array.isArray(value) ? value : []).map((entry: Json) => formatValue(type.of, entry, reading)).join(', ');
    case 'object':
      return formatObject(type, value, reading);
    case 'labels':
      return isObject(value) ? Object.keys(value).join(', ') : '';
  }
}

type ObjectType = Extract<FieldType, { kind: 'object' }>;

/**
 * Formats a value with its unit (and reference unit), a range, or an address as one text. Returns undefined for an object of another shape.
 */
export function formatQuantity(type: ObjectType, value: Json, reading: Reading): string | undefined {
  if (!isObject(value)) return undefined;
  const member = (name: string): string => {
    const known = type.members[name];
    const entry = value[name];
    return known === undefined || entry === undefined ? '' : formatValue(known.type, entry, reading);
  };
  if ('value' in type.members && 'unit' in type.members) {
    const amount = withUnit(member('value'), member('unit'));
    return value.perUnit === undefined ? amount : `${amount} ${say(PER, reading.preferences)} ${member('perUnit')}`;
  }
  if ('min' in type.members && 'max' in type.members) return `${member('min')} ${say(TO, reading.preferences)} ${member('max')}`;
  if ('street' in type.members) {
    const town = [member('postalCode'), member('city')].filter((part) => part !== '').join(' ');
    return [member('street'), town, member('region'), member('country')].filter((part) => part !== '').join(', ');
  }
  return undefined;
}

/** The members that `formatQuantity` already covers for a value with a unit. */
export const QUANTITY_MEMBERS: ReadonlySet<string> = new Set(['value', 'unit', 'perUnit']);

function formatObject(type: ObjectType, value: Json, reading: Reading): string {
  if (!isObject(value)) return '';
  const quantity = formatQuantity(type, value, reading);
  const said = quantity === undefined ? new Set<string>() : 'value' in type.members ? QUANTITY_MEMBERS : new Set(Object.keys(type.members));
  // The first member is the subject of the entry and needs no label; the others are labelled.
  const parts = Object.entries(type.members).flatMap(([name, member], i) => {
    const entry = value[name];
    if (entry === undefined || said.has(name)) return [];
    const text = formatValue(member.type, entry, reading);
    if (text === '') return [];
    return [i === 0 ? text : `${say(member.label, reading.preferences)}${say(COLON, reading.preferences)}${text}`];
  });
  return [...(quantity === undefined ? [] : [quantity]), ...parts].join(' · ');
}

/**
 * Numbers, dates and country names are our words. They use the language of the labels around them, not one in which only the manufacturer
 * wrote.
 */
const words = ({ preferences }: Reading): readonly string[] => {
  const [preferred = ''] = preferences;
  const ours = ourLanguage(preferences);
  // Keeps the reader's region: a reader of Swiss German gets Swiss number formats.
  return preferred.split('-')[0]?.toLowerCase() === ours ? [preferred, ours] : [ours];
};

export const formatNumber = (value: number, reading: Reading): string => numberText(value, words(reading));

const withUnit = (number: string, unit: string): string => (unit === '' ? number : `${number} ${unit}`);

function formatText(format: Format, value: string, reading: Reading): string {
  switch (format) {
    case 'country':
      return countryName(value, ourLanguage(reading.preferences));
    case 'date':
      return formatDate(value, reading, { dateStyle: 'long' });
    case 'date-time':
      return `${formatDate(value, reading, { dateStyle: 'long', timeStyle: 'short' })} UTC`;
    case 'year-month':
      return value.length === 7
        ? formatDate(`${value}-01`, reading, { year: 'numeric', month: 'long' })
        : formatDate(value, reading, { dateStyle: 'long' });
    default:
      return value;
  }
}

/** Formats an ISO 8601 date or time in UTC. Returns any other text unchanged. */
export function formatDate(value: string, reading: Reading, options: Intl.DateTimeFormatOptions): string {
  const time = Date.parse(value);
  if (Number.isNaN(time)) return value;
  return dateText(time, words(reading), options);
}
