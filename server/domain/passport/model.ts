// Parses an untrusted JSON value into a passport or a list of all its errors.
import type { Category, DppStatus, FieldError } from '../../contract/index.ts';
import { beyondBounds } from '../json/bounds.ts';
import { defined } from '../json/defined.ts';
import { isObject, type Json, type JsonObject } from '../json/json.ts';
import { withPlainAddresses } from './addresses.ts';
import { type Context, checkValue, Mistakes } from './check.ts';
import { checkConsistency, derive } from './consistency.ts';
import { BATTERY_CATEGORIES, type BatteryCategory } from './fields/field.ts';
import { CATEGORIES, FIELD_BY_NAME, FIELDS, obligationOf, REQUIRED } from './fields.ts';

export { passportSchema } from './schema.ts';

export type LanguageMap = Readonly<Record<string, string>>;
/** A text in the passport's default language, or a language map. */
export type LocalText = string | LanguageMap;

export interface Operator extends JsonObject {
  readonly name: string;
  readonly tradeName?: string;
  readonly website?: string;
  readonly operatorId?: string;
}

export interface PassportMaterial extends JsonObject {
  readonly name: LocalText;
  readonly percentage: number;
  readonly recycledContent?: number;
  readonly hazardous?: boolean;
  readonly materialKind?: string;
}

export interface CarbonFootprint extends JsonObject {
  readonly value: number;
  readonly unit: string;
  readonly perUnit?: string;
  readonly method?: string;
  readonly asOf?: string;
}

/** A passport that satisfies every rule of the field table. It may contain any field of the table, in addition to those declared here. */
export interface Passport extends JsonObject {
  readonly dppCode: string;
  readonly category: Category;
  readonly defaultLanguage: string;
  readonly productName: LanguageMap;
  readonly manufacturer: Operator;
  readonly countryOfOrigin: string;
  readonly granularity: 'model' | 'batch' | 'item';
  readonly sample?: boolean;
  readonly gtin?: string;
  readonly serial?: string;
  readonly batchOrLot?: string;
  readonly description?: LanguageMap;
  readonly digitalProductPassportId?: string;
  readonly uniqueProductIdentifier?: string;
  readonly dppSchemaVersion?: string;
  readonly dppStatus?: DppStatus;
  readonly validFrom?: string;
  readonly lastUpdated?: string;
  readonly availableUntil?: string;
  readonly hsCode?: string;
  readonly producerLei?: string;
  readonly batteryCategory?: BatteryCategory;
  readonly materials?: readonly PassportMaterial[];
  readonly carbonFootprint?: CarbonFootprint;
  readonly repairabilityScore?: number;
  readonly certifications?: readonly LocalText[];
}

export type ParsedPassport =
  | { readonly ok: true; readonly passport: Passport }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

/** Reports every error with its JSON Pointer (at most 200). Fills in the values that follow from the dppCode. */
export function parsePassport(value: Json): ParsedPassport {
  const mistakes = new Mistakes();
  if (!isObject(value)) {
    mistakes.add([], 'type', 'a passport must be a JSON object');
    return { ok: false, errors: mistakes.list };
  }
  const beyond = beyondBounds(value);
  if (beyond !== undefined) {
    mistakes.add([], beyond.code, beyond.detail);
    return { ok: false, errors: mistakes.list };
  }
  const passport = derive(value);
  const context = contextOf(passport);
  for (const name of REQUIRED) {
    if (!Object.hasOwn(passport, name)) mistakes.add([name], 'required', `"${name}" is missing`);
  }
  for (const [name, member] of Object.entries(passport)) checkField(name, member, context, mistakes);
  checkConsistency(passport, mistakes);
  // Every member has been checked against the table.
  return mistakes.list.length > 0 ? { ok: false, errors: mistakes.list } : { ok: true, passport: inTableOrder(passport) as Passport };
}

/** The version of the data model that publishing writes into `dppSchemaVersion`. */
export const SCHEMA_VERSION = '1.0.0';

function checkField(name: string, member: Json, context: Context, mistakes: Mistakes): undefined {
  const field = FIELD_BY_NAME.get(name);
  if (field === undefined) return mistakes.unknown([name], [...FIELD_BY_NAME.keys()]);
  const { category, batteryCategory } = context;
  if (category !== undefined && obligationOf(field, category, batteryCategory) === 'not-to-be-filled') {
    const kind = batteryCategory === undefined ? category : `${category} (${batteryCategory})`;
    return mistakes.add([name], 'not-for-category', `"${name}" is not to be filled in for the product group ${kind}`);
  }
  checkValue(field.type, member, [name], context, mistakes);
}

function contextOf(value: JsonObject): Context {
  const category = CATEGORIES.find((known) => known === value.category);
  const batteryCategory = category === 'battery' ? BATTERY_CATEGORIES.find((known) => known === value.batteryCategory) : undefined;
  return {
    ...defined({ category, batteryCategory }),
    ...(typeof value.defaultLanguage === 'string' ? { defaultLanguage: value.defaultLanguage } : {}),
  };
}

function inTableOrder(value: JsonObject): JsonObject {
  const members = FIELDS.flatMap(({ name, type }) => {
    const member = value[name];
    return member === undefined ? [] : [[name, withPlainAddresses(type, member)] as const];
  });
  return Object.fromEntries(members);
}
