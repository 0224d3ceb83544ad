// Defines the JSON Schemas (TypeBox) of workbench requests about received data and about imports.
import { Type } from 'typebox';
import { CATEGORY, FINGERPRINT, page, person, query, strict, why } from './workbench.ts';

export const MAKER_REMOVAL = Type.Object({ fingerprint: FINGERPRINT, who: person, reason: why }, strict);

const asserter = Type.String({ minLength: 1, maxLength: 2000 });
export const RECEIVED_QUERY = Type.Object({ query, ...page }, strict);
export const EVENT_SOURCE = Type.Object({ source: asserter }, strict);
export const EVENT_ACCEPTANCE = Type.Object(
  { source: asserter, upTo: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), who: person },
  strict,
);
export const EVENT_WITHDRAWAL = Type.Object({ source: asserter, who: person, reason: why }, strict);
/** `at` is the offset of the part in the file, in bytes. `last` ends the import. */
export const IMPORT_PART = Type.Object(
  {
    at: Type.String({ pattern: '^(?:0|[1-9][0-9]{0,14})$' }),
    backup: Type.Optional(Type.Literal('none')),
    last: Type.Optional(Type.Union([Type.Literal('true'), Type.Literal('false')])),
    eventsOf: Type.Optional(Type.String({ minLength: 1, maxLength: 300, pattern: '\\S' })),
  },
  strict,
);
export const IMPORT_QUERY = Type.Object({ eventsOf: Type.Optional(Type.String({ minLength: 1, maxLength: 300, pattern: '\\S' })) }, strict);
export const IMPORT_FORM = Type.Object({ category: CATEGORY }, strict);
export const TABLE_TEMPLATE = Type.Object({ category: CATEGORY, full: Type.Optional(Type.Literal('true')) }, strict);
