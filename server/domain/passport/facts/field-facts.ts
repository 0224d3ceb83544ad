// Formats fields as labelled facts and groups them for display.
import type { Fact, FactGroup } from '../../../contract/index.ts';
import { isObject, type Json } from '../../json/json.ts';
import { type Tagged, taggedIn } from '../../language/language.ts';
import type { Field, FieldType, Label } from '../fields/field.ts';
import { GROUPS } from '../fields.ts';
import { formatQuantity, formatValue, QUANTITY_MEMBERS, type Reading } from '../format.ts';
import { COLON, ourLanguage, say } from '../words.ts';

/** Groups the facts in the order of `GROUPS` and omits empty groups. */
export function toGroups(entries: readonly (readonly [Field, readonly Fact[]])[], reading: Reading): FactGroup[] {
  return Object.entries(GROUPS).flatMap(([id, label]) => {
    const facts = entries.flatMap(([field, found]) => (field.group === id ? found : []));
    return facts.length === 0 ? [] : [{ id, label: say(label, reading.preferences), facts }];
  });
}

export const labelOf = (field: Labelled, reading: Reading, translations?: Json): string => labelIn(field, reading, translations).text;

interface Labelled {
  readonly name: string;
  readonly label: Label;
}

/** Returns the manufacturer's label if there is one in the reader's language, otherwise ours. */
export function labelIn(field: Labelled, reading: Reading, translations?: Json): Tagged {
  const labels: Record<string, Json> = {};
  if (isObject(translations)) {
    for (const [tag, entries] of Object.entries(translations)) {
      const own = isObject(entries) && Object.hasOwn(entries, field.name) ? entries[field.name] : undefined;
      if (typeof own === 'string') labels[tag] = own;
    }
  }
  return taggedIn({ ...labels, ...field.label }, reading.preferences, 'en') ?? { text: field.name, language: 'en' };
}

/** True if the language is that of the surrounding words. Ignores the region. */
const isOurs = (language: string, reading: Reading): boolean => language.split('-')[0]?.toLowerCase() === ourLanguage(reading.preferences);

/** Returns the language that a page must declare for a text, or undefined if the surrounding words have the same one. */
export const otherLanguage = (language: string | undefined, reading: Reading): string | undefined =>
  language === undefined || isOurs(language, reading) ? undefined : language;

/** Returns the language of a manufacturer's text. Undefined if the app generates the text or it has several languages. */
function languageOf(type: FieldType, value: Json, reading: Reading): string | undefined {
  if (type.kind === 'language-map' || type.kind === 'local') return taggedIn(value, reading.preferences, reading.fallback)?.language;
  if (type.kind !== 'list' || !Array.isArray(value)) return undefined;
  const found = new Set(value.map((entry: Json) => languageOf(type.of, entry, reading)));
  return found.size === 1 ? [...found][0] : undefined;
}

/** An object yields one fact per member, a list of objects one per entry, any other value one fact. */
export function factsOf(field: Field, value: Json, label: string, reading: Reading): Fact[] {
  const fact = (path: string, name: string, text: string, language?: string): Fact[] => {
    const valueLanguage = otherLanguage(language, reading);
    const tagged = valueLanguage === undefined ? {} : { valueLanguage };
    return text === '' ? [] : [{ field: path, label: name, value: text, legalBasis: field.legalBasis, ...tagged }];
  };
  const { type } = field;
  if (type.kind === 'list' && type.of.kind === 'object' && Array.isArray(value)) {
    return value.flatMap((entry: Json, i) => fact(`${field.name}/${i}`, label, formatValue(type.of, entry, reading)));
  }
  if (type.kind !== 'object' || !isObject(value))
    return fact(field.name, label, formatValue(type, value, reading), languageOf(type, value, reading));
  const quantity = formatQuantity(type, value, reading);
  const members = Object.entries(type.members).flatMap(([name, member]) => {
    const entry = value[name];
    if (entry === undefined || (quantity !== undefined && QUANTITY_MEMBERS.has(name))) return [];
    const full = `${label}${say(COLON, reading.preferences)}${say(member.label, reading.preferences)}`;
    return fact(`${field.name}/${name}`, full, formatValue(member.type, entry, reading), languageOf(member.type, entry, reading));
  });
  if (quantity === undefined) return members;
  return [...fact(field.name, label, quantity), ...('value' in type.members ? members : [])];
}
