// Defines the JSON Schemas (TypeBox) of workbench requests about tables, labels and the editing of passports.
import { Type } from 'typebox';
import type { JsonObject } from '../../../contract/index.ts';
import { BATTERY_CATEGORIES } from '../../../domain/passport/fields/field.ts';
import { CATEGORY, exactly } from './workbench.ts';

const dppCode = Type.String({ minLength: 1, maxLength: 100 });

/** Sizes in millimetres: from the smallest label on sale to a sheet of A4. */
export const LABEL_REQUEST = exactly({
  codes: Type.Array(dppCode, { minItems: 1, maxItems: 100 }),
  symbol: Type.Union([Type.Literal('qr'), Type.Literal('datamatrix')]),
  width: Type.Number({ minimum: 10, maximum: 300 }),
  height: Type.Number({ minimum: 10, maximum: 300 }),
  dpi: Type.Integer({ minimum: 100, maximum: 2400 }),
});

const text = Type.String({ maxLength: 4000 });
/** `readMapping` checks paths and columns, and names each mistake. */
export const TABLE_MAPPING = exactly({
  fields: Type.Record(Type.String({ maxLength: 200 }), Type.Union([exactly({ column: text }), exactly({ constant: text })]), {
    maxProperties: 1000,
  }),
  decimal: Type.Optional(Type.Union([Type.Literal('.'), Type.Literal(',')])),
});
export const TABLE_IMPORT_QUERY = exactly({ backup: Type.Optional(Type.Literal('none')) });
export const MAPPING_NAME = exactly({ name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }) });

/** As typed: `beyondBounds` limits it, and the field table names its mistakes. */
const document = Type.Unsafe<JsonObject>(Type.Object({}, { additionalProperties: true }));
const revision = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

export const EDIT_START = Type.Union([
  exactly({ category: CATEGORY, language: Type.String({ pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$', maxLength: 35 }) }),
  exactly({ copyOf: dppCode }),
  exactly({ passport: dppCode }),
]);
export const EDIT_CHANGE = exactly({ revision, document });
export const EDIT_DOCUMENT = exactly({ document });
export const EDIT_SAVE = exactly({ revision, over: Type.Optional(Type.String({ maxLength: 64 })) });
export const EDIT_DISCARD = exactly({ revision: Type.String({ pattern: '^[1-9][0-9]{0,14}$' }) });
export const FORM_QUERY = exactly({
  category: CATEGORY,
  battery: Type.Optional(Type.Union(BATTERY_CATEGORIES.map((one) => Type.Literal(one)))),
});

const version = Type.String({ pattern: '^(present|[1-9][0-9]{0,14})$' });
export const COMPARISON_QUERY = exactly({
  before: version,
  after: version,
  with: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
});
export const VERSIONS_QUERY = exactly({ before: version, after: version });
