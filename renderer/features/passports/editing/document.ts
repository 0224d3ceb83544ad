// Reads and changes values in the document of a passport that is being edited.
import type { FormType, Json, JsonObject, PassportForm } from '../../../../server/contract/index.ts';

export type Path = readonly (string | number)[];

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the JSON Pointer of a path (RFC 6901). */
export const pointerTo = (path: Path): string =>
  path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

export const pathOf = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Returns a copy with the value at the path; `undefined` removes it, and objects that become empty. Entries of lists stay. */
export function withValue(value: Json | undefined, path: Path, next: Json | undefined): Json | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return next;
  if (typeof step === 'number') {
    const list: Json[] = Array.isArray(value) ? [...value] : [];
    list[step] = withValue(list[step], rest, next) ?? (rest.length > 0 ? {} : '');
    return list;
  }
  const { [step]: before, ...others } = isObject(value) ? value : {};
  const inner = withValue(before, rest, next);
  const members = inner === undefined ? others : { ...(isObject(value) ? value : {}), [step]: inner };
  return Object.keys(members).length === 0 ? undefined : members;
}

export const withEntry = (list: Json | undefined, entry: Json): Json => [...(Array.isArray(list) ? list : []), entry];

/** Returns the list without the entry, or undefined if no entry is left. */
export function withoutEntry(list: Json | undefined, index: number): Json | undefined {
  const left = Array.isArray(list) ? list.filter((_, at) => at !== index) : [];
  return left.length === 0 ? undefined : left;
}

/** The languages of all texts in the document, the default language first. */
export function languagesIn(form: PassportForm, document: JsonObject, fallback: string): readonly string[] {
  const found = new Set<string>([fallback]);
  const collect = (type: FormType, value: Json | undefined): void => {
    if (type.kind === 'texts' && isObject(value)) for (const tag of Object.keys(value)) found.add(tag);
    else if (type.kind === 'list' && Array.isArray(value)) for (const entry of value) collect(type.of, entry);
    else if (type.kind === 'object' && isObject(value)) for (const { name, type: inner } of type.members) collect(inner, value[name]);
  };
  for (const { fields } of form.groups) for (const { name, type } of fields) collect(type, document[name]);
  return [...found];
}

/** A text in one language. A single text is in the default language. */
export const textIn = (value: Json | undefined, language: string, fallback: string): string => {
  const text = isObject(value) ? value[language] : language === fallback ? value : undefined;
  return text === undefined ? '' : String(text);
};

/** Returns the texts with this one set. Keeps a plain string if the form allows one and only the default language has a text. */
export function withText(
  value: Json | undefined,
  {
    language,
    fallback,
    plain,
    text,
  }: { readonly language: string; readonly fallback: string; readonly plain: boolean; readonly text: string },
): Json | undefined {
  const before: JsonObject = isObject(value) ? value : value === undefined ? {} : { [fallback]: value };
  const { [language]: _, ...others } = before;
  const texts = text === '' ? others : { ...before, [language]: text };
  const tags = Object.keys(texts);
  if (tags.length === 0) return undefined;
  return plain && !isObject(value) && tags.length === 1 && tags[0] === fallback ? texts[fallback] : texts;
}

/**
 * A number as a person writes it, with the decimal mark of the language and no marks between thousands; any other text is kept as it is,
 * and refused as a mistake.
 */
export function numberOf(text: string, mark: '.' | ','): Json | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const shape = mark === '.' ? /^[+-]?\d{1,15}(?:\.\d{1,15})?$/ : /^[+-]?\d{1,15}(?:,\d{1,15})?$/;
  return shape.test(trimmed) ? Number(trimmed.replace(',', '.')) : text;
}

export const numberText = (value: Json | undefined, mark: '.' | ','): string =>
  value === undefined ? '' : typeof value === 'number' ? String(value).replace('.', mark) : String(value);
