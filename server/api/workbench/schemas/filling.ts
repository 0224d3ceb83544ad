// Defines the JSON Schemas (TypeBox) of workbench requests about tables, labels and the editing of passports.
import { Type } from 'typebox';
import { strict } from './workbench.ts';

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
export const MAPPING_NAME = Type.Object({ name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }) }, strict);
