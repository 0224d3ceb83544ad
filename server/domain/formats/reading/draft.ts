// Collects what is read of one product, and what is not understood.
import { isObject, type Json, type JsonObject } from '../../json/json.ts';
import type { ReadFootprint } from './footprint.ts';

export interface ReadPassport {
  readonly value: JsonObject;
  /** The paths of what is not in it. */
  readonly notUnderstood: readonly string[];
}

/** Policy: as many paths as a person looks through. */
const MOST_LISTED = 200;

export interface Draft {
  /** Of the same field, the first value counts. False if there is one already. */
  state(field: string, value: Json): boolean;
  /** For a field that nothing states. */
  perhaps(field: string, value: Json | undefined): boolean;
  /** An order number, which may be the GTIN, the passport's code or the model. */
  number(path: string, text: string): void;
  maker(more: JsonObject): void;
  footprint(path: string, read: ReadFootprint): void;
  /** The element at the path says no more than the field, if that is known in the end. */
  repeats(path: string, field: string): void;
  miss(path: string): void;
  end(): ReadPassport;
}

export function openDraft(): Draft {
  const stated: Record<string, Json> = {};
  const supposed: Record<string, Json> = {};
  const maker: Record<string, Json> = {};
  const numbers: { readonly path: string; readonly text: string }[] = [];
  const footprints: { readonly path: string; readonly read: ReadFootprint }[] = [];
  const repeated: { readonly path: string; readonly field: string }[] = [];
  const missed: string[] = [];
  let more = 0;

  const put = (fields: Record<string, Json>, field: string, value: Json | undefined): boolean => {
    if (value === undefined || value === '' || Object.hasOwn(fields, field)) return false;
    fields[field] = value;
    return true;
  };
  const miss = (path: string): void => {
    if (missed.length < MOST_LISTED) missed.push(path);
    else more += 1;
  };
  const end = (): ReadPassport => {
    const fields: Record<string, Json> = { ...supposed, ...stated };
    if (Object.keys(maker).length > 0) put(fields, 'manufacturer', maker);
    for (const { path, text } of numbers)
      if (![fields.gtin, fields.dppCode, fields.modelIdentifier].includes(text) && !put(fields, 'modelIdentifier', text)) miss(path);
    // Regulation (EU) 2024/3110: the last footprint of a construction product by EN 15804 is its global warming potential.
    const last = fields.category === 'construction' ? footprints.findLast(({ read }) => read.potential !== undefined) : undefined;
    for (const one of footprints) {
      const isTaken =
        one === last ? put(fields, 'globalWarmingPotential', one.read.potential) : put(fields, 'carbonFootprint', one.read.declared);
      if (!isTaken) miss(one.path);
    }
    for (const { path, field } of repeated) if (fields[field] === undefined) miss(path);
    const { gtin, serial, productName } = fields;
    const [language = 'en'] = isObject(productName ?? null) ? Object.keys(productName as JsonObject) : [];
    const code = typeof gtin === 'string' && typeof serial === 'string' ? { dppCode: `DPP-${gtin}-${serial}` } : {};
    return {
      value: { ...code, category: 'other', defaultLanguage: language, ...fields },
      notUnderstood: more === 0 ? missed : [...missed, `and ${more} more`],
    };
  };
  return {
    state: (field, value) => put(stated, field, value),
    perhaps: (field, value) => put(supposed, field, value),
    number: (path, text) => void numbers.push({ path, text }),
    maker: (found) => {
      for (const [name, value] of Object.entries(found)) put(maker, name, value);
    },
    footprint: (path, read) => void footprints.push({ path, read }),
    repeats: (path, field) => void repeated.push({ path, field }),
    miss,
    end,
  };
}
