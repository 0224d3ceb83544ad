// One field with its value in, its labelled facts out; facts of many fields in, the groups in which they are shown out.
import type { Fact, FactGroup } from '../contract.ts';
import { isObject, type Json } from '../recognise/json.ts';
import type { Field, Label } from './field.ts';
import { GROUPS } from './fields.ts';
import { formatQuantity, formatValue, QUANTITY_MEMBERS, type Reading } from './format.ts';
import { textIn } from './language.ts';
import { COLON, say } from './words.ts';

export function toGroups(entries: readonly (readonly [Field, readonly Fact[]])[], reading: Reading): FactGroup[] {
  return Object.entries(GROUPS).flatMap(([id, label]) => {
    const facts = entries.flatMap(([field, found]) => (field.group === id ? found : []));
    return facts.length === 0 ? [] : [{ id, label: say(label, reading.preferences), facts }];
  });
}

/** The maker's own label where he supplied one in the reader's language, else ours. */
export function labelOf(field: { readonly name: string; readonly label: Label }, reading: Reading, translations?: Json): string {
  const labels: Record<string, Json> = {};
  if (isObject(translations)) {
    for (const [tag, entries] of Object.entries(translations)) {
      const own = isObject(entries) && Object.hasOwn(entries, field.name) ? entries[field.name] : undefined;
      if (typeof own === 'string') labels[tag] = own;
    }
  }
  return textIn({ ...labels, ...field.label }, reading.preferences, 'en') ?? field.name;
}

/** An object gives a fact per member, a list of objects one per entry, everything else one fact. */
export function factsOf(field: Field, value: Json, label: string, reading: Reading): Fact[] {
  const fact = (path: string, name: string, text: string): Fact[] =>
    text === '' ? [] : [{ field: path, label: name, value: text, legalBasis: field.legalBasis }];
  const { type } = field;
  if (type.kind === 'list' && type.of.kind === 'object' && Array.isArray(value)) {
    return value.flatMap((entry: Json, i) => fact(`${field.name}/${i}`, label, formatValue(type.of, entry, reading)));
  }
  if (type.kind !== 'object' || !isObject(value)) return fact(field.name, label, formatValue(type, value, reading));
  const quantity = formatQuantity(type, value, reading);
  const members = Object.entries(type.members).flatMap(([name, member]) => {
    const entry = value[name];
    if (entry === undefined || (quantity !== undefined && QUANTITY_MEMBERS.has(name))) return [];
    const full = `${label}${say(COLON, reading.preferences)}${say(member.label, reading.preferences)}`;
    return fact(`${field.name}/${name}`, full, formatValue(member.type, entry, reading));
  });
  if (quantity === undefined) return members;
  return [...fact(field.name, label, quantity), ...('value' in type.members ? members : [])];
}
