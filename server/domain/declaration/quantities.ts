// Lists the numbers that a passport or a credential states, each with its place, name, unit and source.
import type { Quantity, ValueSource } from '../../contract/index.ts';
import { isObject, type Json, type JsonObject } from '../json/json.ts';
import type { FieldType } from '../passport/fields/field.ts';
import { FIELDS } from '../passport/fields.ts';
import type { Content } from '../passport/law/duties.ts';
import { COLON, ourLanguage, say } from '../passport/words.ts';
import { isProven } from './known.ts';

interface Place {
  readonly place: string;
  readonly label: string;
}

type Found = Omit<Quantity, 'source'>;

/** Of several values at one place, takes that of a verified credential, else that of the unsigned passport, else any other. */
export function quantitiesIn(
  sources: readonly { readonly content: Content; readonly source: ValueSource }[],
  language: string,
): readonly Quantity[] {
  const all = new Map<string, Quantity>();
  for (const { content, source } of [...sources].sort((one, other) => weightOf(one.source) - weightOf(other.source)))
    for (const found of quantitiesOf(content, language)) all.set(found.place, { ...found, source });
  return [...all.values()];
}

const weightOf = (source: ValueSource): number => (isProven(source) ? 2 : source === 'passport' ? 1 : 0);

export const quantitiesOf = (content: Content, language: string): readonly Found[] =>
  FIELDS.flatMap(({ name, type, label }) => numbersIn(type, content[name], { place: name, label: say(label, [language]) }, language));

function numbersIn(type: FieldType, value: Json | undefined, at: Place, language: string): readonly Found[] {
  switch (type.kind) {
    case 'number':
      if (typeof value === 'number') return [{ ...at, value, unit: type.unit }];
      // A measure of UNTP.
      return value !== undefined && isObject(value) ? measureOf(value, at) : [];
    case 'object': {
      if (value === undefined || !isObject(value)) return [];
      if (Object.hasOwn(type.members, 'value') && Object.hasOwn(type.members, 'unit')) return measureOf(value, at);
      return Object.entries(type.members).flatMap(([name, member]) =>
        numbersIn(member.type, value[name], innerOf(at, name, member.label[ourLanguage([language])], language), language),
      );
    }
    case 'list':
      if (type.of.kind !== 'object' || !Array.isArray(value)) return [];
      return (value as readonly Json[]).flatMap((one, index) =>
        numbersIn(type.of, one, { place: `${at.place}[${index + 1}]`, label: `${at.label} ${index + 1}` }, language),
      );
    default:
      return [];
  }
}

const innerOf = (at: Place, name: string, label: string, language: string): Place => ({
  place: `${at.place}.${name}`,
  label: `${at.label}${say(COLON, [language])}${label}`,
});

/** In characters. Longer texts are not accepted as units. */
const LONGEST = 40;

function measureOf({ value, unit, perUnit }: JsonObject, at: Place): readonly Found[] {
  if (typeof value !== 'number' || typeof unit !== 'string' || unit.length > LONGEST) return [];
  return [{ ...at, value, unit: typeof perUnit === 'string' && perUnit.length <= LONGEST ? `${unit}/${perUnit}` : unit }];
}
