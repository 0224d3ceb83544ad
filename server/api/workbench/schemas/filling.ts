// Defines the JSON Schemas (TypeBox) of workbench requests about tables, labels and the editing of passports.
import { Type } from 'typebox';
import type { JsonObject } from '../../../contract/index.ts';
import { BATTERY_CATEGORIES } from '../../../domain/passport/fields/field.ts';
import { CATEGORY, strict } from './workbench.ts';

const dppCode = Type.String({ minLength: 1, maxLength: 100 });

/** Sizes in millimetres: from the smallest label on sale to a sheet of A4. */
export const LABEL_REQUEST = Type.Object(
  {
    codes: Type.Array(dppCode, { minItems: 1, maxItems: 100 }),
    symbol: Type.Union([Type.Literal('qr'), Type.Literal('datamatrix')]),
    width: Type.Number({ minimum: 10, maximum: 300 }),
    height: Type.Number({ minimum: 10, maximum: 300 }),
    dpi: Type.Integer({ minimum: 100, maximum: 2400 }),
  },
  strict,
);

const text = Type.String({ maxLength: 4000 });
/** `readMapping` checks paths and columns, and names each mistake. */
export const TABLE_MAPPING = Type.Object(
  {
    fields: Type.Record(
      Type.String({ maxLength: 200 }),
      Type.Union([Type.Object({ column: text }, strict), Type.Object({ constant: text }, strict)]),
      {
        maxProperties: 1000,
      },
    ),
    decimal: Type.Optional(Type.Union([Type.Literal('.'), Type.Literal(',')])),
  },
  strict,
);
export const TABLE_IMPORT_QUERY = Type.Object({ backup: Type.Optional(Type.Literal('none')) }, strict);
export const MAPPING_NAME = Type.Object({ name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }) }, strict);

/** As typed: `beyondBounds` limits it, and the field table names its mistakes. */
const document = Type.Unsafe<JsonObject>(Type.Object({}, { additionalProperties: true }));
const revision = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

export const EDIT_START = Type.Union([
  Type.Object({ category: CATEGORY, language: Type.String({ pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$', maxLength: 35 }) }, strict),
  Type.Object({ copyOf: dppCode }, strict),
  Type.Object({ passport: dppCode }, strict),
]);
export const EDIT_CHANGE = Type.Object({ revision, document }, strict);
export const EDIT_DOCUMENT = Type.Object({ document }, strict);
export const EDIT_SAVE = Type.Object({ revision, over: Type.Optional(Type.String({ maxLength: 64 })) }, strict);
export const EDIT_DISCARD = Type.Object({ revision: Type.String({ pattern: '^[1-9][0-9]{0,14}$' }) }, strict);
export const FORM_QUERY = Type.Object(
  { category: CATEGORY, battery: Type.Optional(Type.Union(BATTERY_CATEGORIES.map((one) => Type.Literal(one)))) },
  strict,
);

const version = Type.String({ pattern: '^(present|[1-9][0-9]{0,14})$' });
export const COMPARISON_QUERY = Type.Object(
  { before: version, after: version, with: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })) },
  strict,
);
export const VERSIONS_QUERY = Type.Object({ before: version, after: version }, strict);
