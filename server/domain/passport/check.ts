// Checks a value against its type in the field table and reports the errors.
import type { Category, FieldError } from '../../contract/index.ts';
import { isObject, type Json, pointerTo } from '../json/json.ts';
import type { BatteryCategory, FieldType, NumberType } from './fields/field.ts';
import { FORMATS, type Format, HIDDEN_CHARACTERS, type TextFormat } from './fields/formats.ts';

export interface Context {
  readonly category?: Category;
  readonly batteryCategory?: BatteryCategory;
  readonly defaultLanguage?: string;
}

type Path = readonly (string | number)[];

const MAX_MISTAKES = 200;
const MAX_LANGUAGES = 60;

/** Collects errors. Beyond the limit, it only records that there are more. */
export class Mistakes {
  readonly list: FieldError[] = [];

  add(path: Path, code: string, detail: string): undefined {
    if (this.list.length < MAX_MISTAKES) this.list.push({ pointer: pointerTo(path), code, detail });
    else if (this.list.length === MAX_MISTAKES) this.list.push({ pointer: '', code: 'too-many', detail: 'and more mistakes' });
  }

  unknown(path: Path, known: readonly string[]): undefined {
    const name = String(path.at(-1)).slice(0, 100);
    const meant = known.find((candidate) => candidate.toLowerCase() === name.toLowerCase());
    this.add(path, 'unknown-member', `there is no field "${name}"${meant === undefined ? '' : `; "${meant}" is meant, perhaps`}`);
  }
}

export function checkValue(type: FieldType, value: Json, path: Path, context: Context, mistakes: Mistakes): undefined {
  switch (type.kind) {
    case 'text':
      return checkText(type.format, value, path, mistakes);
    case 'local':
      return typeof value === 'string' ? checkLength(value, type.max, path, mistakes) : checkLanguageMap(value, type.max, path, mistakes);
    case 'language-map':
      checkLanguageMap(value, type.max, path, mistakes);
      if (isObject(value) && context.defaultLanguage !== undefined && !Object.hasOwn(value, context.defaultLanguage)) {
        mistakes.add(path, 'default-language', `needs a text in the default language, "${context.defaultLanguage}"`);
      }
      return;
    case 'number':
      return checkNumber(type, value, path, mistakes);
    case 'boolean':
      return typeof value === 'boolean' ? undefined : mistakes.add(path, 'type', 'must be true or false');
    case 'choice':
      if (typeof value === 'string' && Object.hasOwn(type.choices, value)) return;
      return mistakes.add(path, 'choice', `must be one of ${Object.keys(type.choices).join(', ')}`);
    case 'list':
      if (!Array.isArray(value)) return mistakes.add(path, 'type', 'must be a list');
      if (value.length > type.max) mistakes.add(path, 'too-long', `must have at most ${type.max} entries, has ${value.length}`);
      for (const [i, entry] of value.slice(0, type.max).entries()) checkValue(type.of, entry, [...path, i], context, mistakes);
      return;
    case 'object':
      if (!isObject(value)) return mistakes.add(path, 'type', 'must be an object');
      for (const [name, member] of Object.entries(type.members)) {
        if (member.required === true && !Object.hasOwn(value, name)) mistakes.add([...path, name], 'required', `"${name}" is missing`);
      }
      for (const [name, entry] of Object.entries(value)) {
        const member = Object.hasOwn(type.members, name) ? type.members[name] : undefined;
        if (member === undefined) mistakes.unknown([...path, name], Object.keys(type.members));
        else checkValue(member.type, entry, [...path, name], context, mistakes);
      }
      return;
    case 'labels':
      return checkLabels(value, path, mistakes);
  }
}

const PATTERNS: ReadonlyMap<string, RegExp> = new Map(
  Object.values(FORMATS).flatMap((format: TextFormat) =>
    format.pattern === undefined ? [] : [[format.pattern, new RegExp(format.pattern)]],
  ),
);
const patternOf = (pattern: string): RegExp => PATTERNS.get(pattern) ?? new RegExp(pattern);

function checkText(name: Format, value: Json, path: Path, mistakes: Mistakes): undefined {
  const format: TextFormat = FORMATS[name];
  if (typeof value !== 'string') return mistakes.add(path, 'type', `must be ${format.says}, as a string`);
  if (format.pattern === undefined) return checkLength(value, format.max, path, mistakes);
  if (value.length > format.max || !patternOf(format.pattern).test(value)) {
    return mistakes.add(path, format.code, `must be ${format.says}`);
  }
  if (format.test?.(value) === false)
    mistakes.add(path, format.failed?.code ?? format.code, `must be ${format.failed?.says ?? format.says}`);
}

function checkLength(value: string, max: number, path: Path, mistakes: Mistakes): undefined {
  // Counts code points, as JSON Schema does. There are never more of them than UTF-16 code units.
  const length = value.length > max ? [...value].length : value.length;
  if (value.trim() === '') mistakes.add(path, 'empty', 'must not be empty');
  else if (length > max) mistakes.add(path, 'too-long', `must have at most ${max} characters, has ${length}`);
  if (HIDDEN_CHARACTERS.test(value)) mistakes.add(path, 'character', 'must not hold control characters or marks that reorder text');
}

function checkLanguageMap(value: Json, max: number, path: Path, mistakes: Mistakes): undefined {
  if (!isObject(value)) return mistakes.add(path, 'type', 'must be texts by language, e.g. {"en": "…", "de": "…"}');
  const entries = Object.entries(value);
  if (entries.length === 0) mistakes.add(path, 'empty', 'must hold at least one language');
  if (entries.length > MAX_LANGUAGES) mistakes.add(path, 'too-long', `must hold at most ${MAX_LANGUAGES} languages`);
  for (const [language, entry] of entries.slice(0, MAX_LANGUAGES)) {
    const at = [...path, language];
    checkText('language', language, at, mistakes);
    if (typeof entry === 'string') checkLength(entry, max, at, mistakes);
    else mistakes.add(at, 'type', 'must be a text');
  }
}

function checkNumber(type: NumberType, value: Json, path: Path, mistakes: Mistakes): undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return mistakes.add(path, 'type', 'must be a number');
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = type;
  if (type.integer === true && !Number.isSafeInteger(value)) mistakes.add(path, 'integer', 'must be a whole number');
  if (value < min) mistakes.add(path, 'range', `must be at least ${min}`);
  if (value > max) mistakes.add(path, 'range', `must be at most ${max}`);
}

function checkLabels(value: Json, path: Path, mistakes: Mistakes): undefined {
  if (!isObject(value)) return mistakes.add(path, 'type', 'must be labels by language and field');
  for (const [language, labels] of Object.entries(value).slice(0, MAX_LANGUAGES)) {
    checkText('language', language, [...path, language], mistakes);
    if (!isObject(labels)) mistakes.add([...path, language], 'type', 'must be labels by field');
    else for (const [name, text] of Object.entries(labels)) checkText('text', text, [...path, language, name], mistakes);
  }
}
