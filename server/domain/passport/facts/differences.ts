// Lists what differs between two passports, place by place, as text in the reader's language.
import type { Difference } from '../../../contract/index.ts';
import { canonicalise } from '../../json/jcs.ts';
import { isObject, type Json, type JsonObject } from '../../json/json.ts';
import type { FieldType } from '../fields/field.ts';
import { FIELDS } from '../fields.ts';
import { formatValue, type Reading } from '../format.ts';
import { plain } from '../plain.ts';
import { COLON, ourLanguage, say } from '../words.ts';

interface Place {
  readonly place: string;
  readonly label: string;
}

/** Returns the differences. Passports may contain mistakes: values of the wrong type are shown as they are. Ignores unknown members. */
export function differences(before: JsonObject, after: JsonObject, language: string): readonly Difference[] {
  const preferences = [language];
  const fallback = [after.defaultLanguage, before.defaultLanguage].find((tag) => typeof tag === 'string') ?? 'en';
  const reading: Reading = { preferences, fallback };
  return FIELDS.flatMap(({ name, type, label }) =>
    compare(type, before[name], after[name], { place: name, label: say(label, preferences) }, reading),
  );
}

type Value = Json | undefined;

function compare(type: FieldType, before: Value, after: Value, at: Place, reading: Reading): readonly Difference[] {
  if (before === after || (before !== undefined && after !== undefined && canonicalise(before) === canonicalise(after))) return [];
  const language = ourLanguage(reading.preferences);
  const inner = (name: string, label: string): Place => ({
    place: `${at.place}.${name}`,
    label: `${at.label}${say(COLON, reading.preferences)}${label}`,
  });
  const both = (is: (value: Value) => boolean): boolean => (before === undefined || is(before)) && (after === undefined || is(after));
  const member = (value: Value, name: string): Value => (isObject(value) ? value[name] : undefined);
  if (type.kind === 'object' && both(isObject)) {
    const names = new Set([before, after].flatMap((value) => (isObject(value) ? Object.keys(value) : [])));
    return [...names].flatMap((name) => {
      const known = Object.hasOwn(type.members, name) ? type.members[name] : undefined;
      const one = known ?? { type: { kind: 'text', format: 'text' } as const, label: { en: name, de: name, fr: name } };
      return compare(one.type, member(before, name), member(after, name), inner(name, one.label[language]), reading);
    });
  }
  if (type.kind === 'list' && type.of.kind === 'object' && both(Array.isArray)) {
    const [old, now] = [before, after].map((value) => (Array.isArray(value) ? (value as readonly Json[]) : [])) as [Json[], Json[]];
    return Array.from({ length: Math.max(old.length, now.length) }, (_, index) =>
      compare(type.of, old[index], now[index], { place: `${at.place}[${index + 1}]`, label: `${at.label} ${index + 1}` }, reading),
    ).flat();
  }
  // Each language is a separate text. Comparing only the reader's language would hide a change in another.
  if ((type.kind === 'language-map' || type.kind === 'local') && both(isObject)) {
    const tags = new Set([before, after].flatMap((value) => (isObject(value) ? Object.keys(value) : [])));
    return [...tags].flatMap((tag) =>
      compare({ kind: 'local', max: type.max }, member(before, tag), member(after, tag), inner(tag, languageName(tag, language)), reading),
    );
  }
  const text = (value: Value): string | undefined =>
    value === undefined ? undefined : formatValue(type, value, reading) || plain(value, reading);
  const [one, other] = [text(before), text(after)];
  return [{ ...at, ...(one === undefined ? {} : { before: one }), ...(other === undefined ? {} : { after: other }) }];
}

function languageName(tag: string, language: string): string {
  try {
    return new Intl.DisplayNames([language], { type: 'language', fallback: 'code' }).of(tag) ?? tag;
  } catch {
    // The name is not a language tag.
    return tag;
  }
}
