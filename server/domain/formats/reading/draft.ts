// Collects the understood and the unknown values of one product.
import { canonicalise } from '../../json/jcs.ts';
import { isObject, type Json, type JsonObject } from '../../json/json.ts';
import type { ReadFootprint } from './footprint.ts';

export interface ReadPassport {
  readonly value: JsonObject;
  /** The paths of the values that were not understood, and are therefore missing from `value`. */
  readonly notUnderstood: readonly string[];
}

/** Policy: the maximum number of paths, because a person reads the list. */
const MOST_LISTED = 200;

export interface Draft {
  /** Sets a field. Keeps the first value of a field, and returns false for a different later one. */
  state(field: string, value: Json): boolean;
  /** Proposes a value for a field that no `state` sets. If another value is used, the path, if given, is listed as not understood. */
  perhaps(path: string | undefined, field: string, value: Json): void;
  /** Takes an order number, which may be the GTIN, the passport's code or the model. */
  number(path: string, text: string): void;
  /** Adds members of the manufacturer. The first value of each member is used. */
  maker(path: string, more: JsonObject): void;
  footprint(path: string, read: ReadFootprint): void;
  /** The element repeats one of these fields. Its path is listed as not understood unless `isSaid` is true of a field's final value. */
  repeats(path: string, fields: readonly string[], isSaid: (known: Json) => boolean): void;
  miss(path: string): void;
  end(): ReadPassport;
}

interface Claim {
  readonly path: string | undefined;
  readonly name: string;
  readonly value: Json;
}

const isSame = (one: Json | undefined, other: Json): boolean => one !== undefined && canonicalise(one) === canonicalise(other);
/** Returns the first value of each name. */
const firstOf = (claims: readonly Claim[]): JsonObject => Object.fromEntries(claims.toReversed().map(({ name, value }) => [name, value]));

export function openDraft(): Draft {
  const stated: Record<string, Json> = {};
  const supposed: Claim[] = [];
  const makers: Claim[] = [];
  const numbers: { readonly path: string; readonly text: string }[] = [];
  const footprints: { readonly path: string; readonly read: ReadFootprint }[] = [];
  const repeated: { readonly path: string; readonly fields: readonly string[]; readonly isSaid: (known: Json) => boolean }[] = [];
  const missed: string[] = [];
  let more = 0;

  const put = (fields: Record<string, Json>, field: string, value: Json | undefined): boolean => {
    if (value === undefined || value === '') return false;
    if (Object.hasOwn(fields, field)) return isSame(fields[field], value);
    fields[field] = value;
    return true;
  };
  const miss = (path: string): void => {
    if (missed.length < MOST_LISTED) missed.push(path);
    else more += 1;
  };
  const missOthers = (claims: readonly Claim[], known: JsonObject): void => {
    for (const { path, name, value } of claims) if (path !== undefined && !isSame(known[name], value)) miss(path);
  };
  const end = (): ReadPassport => {
    const fields: Record<string, Json> = { ...firstOf(supposed), ...stated };
    missOthers(supposed, fields);
    if (makers.length > 0) put(fields, 'manufacturer', firstOf(makers));
    missOthers(makers, isObject(fields.manufacturer ?? null) ? (fields.manufacturer as JsonObject) : {});
    for (const { path, text } of numbers)
      if (![fields.gtin, fields.dppCode, fields.modelIdentifier].includes(text) && !put(fields, 'modelIdentifier', text)) miss(path);
    // Regulation (EU) 2024/3110: the last footprint under EN 15804 is the global warming potential of a construction product.
    const last = fields.category === 'construction' ? footprints.findLast(({ read }) => read.potential !== undefined) : undefined;
    for (const one of footprints) {
      const isTaken =
        one === last ? put(fields, 'globalWarmingPotential', one.read.potential) : put(fields, 'carbonFootprint', one.read.declared);
      if (!isTaken) miss(one.path);
    }
    for (const { path, fields: names, isSaid } of repeated)
      if (!names.some((name) => fields[name] !== undefined && isSaid(fields[name]))) miss(path);
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
    perhaps: (path, name, value) => {
      if (value !== '') supposed.push({ path, name, value });
    },
    number: (path, text) => void numbers.push({ path, text }),
    maker: (path, found) => {
      for (const [name, value] of Object.entries(found)) makers.push({ path: `${path}: ${name}`, name, value });
    },
    footprint: (path, read) => void footprints.push({ path, read }),
    repeats: (path, fields, isSaid) => void repeated.push({ path, fields, isSaid }),
    miss,
    end,
  };
}
