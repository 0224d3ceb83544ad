// Builds elements of the AAS metamodel (IDTA-01001) in the form that both 3.0 and 3.1 allow.
import { defined } from '../../json/defined.ts';

import { isObject, type Json, type JsonObject } from '../../json/json.ts';
import type { Label } from '../../passport/fields/field.ts';
import type { LocalText } from '../../passport/model.ts';

export type Element = JsonObject;
/** Undefined for an element without content, which is omitted: the metamodel has no empty lists or texts. */
type Maybe = Element | undefined;

export interface Named {
  /** Absent for the children of a list (AASd-120 of 3.0, removed in 3.1). */
  readonly idShort?: string;
  readonly semanticId?: string;
  /** Displayed to people, with one text per supported language. */
  readonly label?: Label;
  readonly unit?: string;
}

/** Limit of LangStringTextType, in characters. */
const MAX_TEXT = 1023;
/** Limit of LangStringNameType, in characters. */
const MAX_NAME = 128;

/** Removes the characters that XML 1.0 excludes, because the metamodel does not allow them. */
export const xmlText = (text: string): string =>
  text.toWellFormed().replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');

export const external = (value: string): JsonObject => ({ type: 'ExternalReference', keys: [{ type: 'GlobalReference', value }] });

/** Returns undefined for an empty text. `coded` is the address of the value in a dictionary. */
export function property({ unit, ...named }: Named, valueType: string, text: string | undefined, coded?: string): Maybe {
  const value = text === undefined ? undefined : xmlText(text);
  if (value === '') return undefined;
  return {
    ...head('Property', named),
    ...(unit === undefined || named.label === undefined ? {} : { embeddedDataSpecifications: [measured(unit, named.label)] }),
    valueType,
    ...defined({ value }),
    ...(coded === undefined ? {} : { valueId: external(coded) }),
  };
}

/** Writes a text in its languages. A text that exceeds the limit becomes a list of its parts, in order. */
export function multiLanguage(named: Named, text: LocalText | undefined, language: string): Maybe {
  const texts = langStrings(text, language);
  if (texts.length === 0) return undefined;
  if (texts.every(({ parts }) => parts.length === 1)) return { ...head('MultiLanguageProperty', named), value: rows(texts, 0) };
  const length = Math.max(...texts.map(({ parts }) => parts.length));
  const pieces = Array.from({ length }, (_, index) => ({ modelType: 'MultiLanguageProperty', value: rows(texts, index) }));
  return elementList(named, 'MultiLanguageProperty', pieces);
}

export function collection(named: Named, elements: readonly Maybe[]): Maybe {
  const value = elements.filter((element) => element !== undefined);
  return value.length === 0 ? undefined : { ...head('SubmodelElementCollection', named), value };
}

interface ListOptions {
  readonly valueType?: string;
  readonly semanticIdListElement?: string;
  /** Keeps a list without entries, because its template requires it. */
  readonly keepEmpty?: boolean;
}

export function elementList(named: Named, kind: string, entries: readonly Maybe[], options: ListOptions = {}): Maybe {
  const { valueType, semanticIdListElement, keepEmpty = false } = options;
  const value = entries.filter((entry) => entry !== undefined);
  if (value.length === 0 && !keepEmpty) return undefined;
  return {
    ...head('SubmodelElementList', named),
    orderRelevant: true,
    ...(semanticIdListElement === undefined ? {} : { semanticIdListElement: external(semanticIdListElement) }),
    typeValueListElement: kind,
    ...defined({ valueTypeListElement: valueType }),
    ...(value.length === 0 ? {} : { value }),
  };
}

export const displayName = (label: Readonly<Record<string, string>>): JsonObject => {
  const names = Object.entries(label).filter(([, text]) => text.length > 0 && text.length <= MAX_NAME);
  return names.length === 0 ? {} : { displayName: names.map(([language, text]) => ({ language, text })) };
};

function head(modelType: string, { idShort, semanticId, label }: Named): JsonObject {
  return {
    modelType,
    ...defined({ idShort }),
    ...(label === undefined ? {} : displayName(label)),
    ...(semanticId === undefined ? {} : { semanticId: external(semanticId) }),
  };
}

/** UN/ECE Recommendation 20 codes, under the addresses that the credential's vocabulary assigns. */
const RECOMMENDATION_20: Readonly<Record<string, string>> = {
  ...{ kg: 'KGM', kWh: 'KWH', W: 'WTT', V: 'VLT', '%': 'P1', mm: 'MMT', l: 'LTR', mΩ: 'E45', '°C': 'CEL', MPa: 'MPA', N: 'NEW' },
  ...{ Ah: 'AMH' },
};

function measured(unit: string, label: Label): Json {
  const code = RECOMMENDATION_20[unit];
  return {
    dataSpecification: external('https://admin-shell.io/DataSpecificationTemplates/DataSpecificationIec61360/3'),
    dataSpecificationContent: {
      modelType: 'DataSpecificationIec61360',
      preferredName: Object.entries(label).map(([language, text]) => ({ language, text })),
      unit,
      ...(code === undefined ? {} : { unitId: external(`https://vocabulary.uncefact.org/UnitMeasureCode#${code}`) }),
    },
  };
}

interface LangString {
  readonly language: string;
  readonly parts: readonly string[];
}

/** Returns one text per language. Language tags are compared case-insensitively. */
export function langStrings(text: LocalText | undefined, language: string): readonly LangString[] {
  const given = typeof text === 'string' ? { [language]: text } : isObject(text) ? text : {};
  const found = new Map<string, readonly string[]>();
  for (const [tag, entry] of Object.entries(given)) {
    const name = Intl.getCanonicalLocales(tag)[0] ?? tag;
    const parts = partsOf(xmlText(String(entry)));
    if (parts.length > 0 && !found.has(name)) found.set(name, parts);
  }
  return [...found].map(([name, parts]) => ({ language: name, parts }));
}

const rows = (texts: readonly LangString[], index: number): Json =>
  texts.flatMap(({ language, parts }) => {
    const text = parts[index];
    return text === undefined ? [] : [{ language, text }];
  });

function partsOf(text: string): readonly string[] {
  const parts: string[] = [];
  for (let rest = text; rest !== ''; ) {
    const cut = rest.length <= MAX_TEXT ? rest.length : MAX_TEXT - (/[\ud800-\udbff]/.test(rest[MAX_TEXT - 1] ?? '') ? 1 : 0);
    parts.push(rest.slice(0, cut));
    rest = rest.slice(cut);
  }
  return parts;
}
