// Defines the JSON Schemas (TypeBox) of workbench requests about received data and about imports.
import { Type } from 'typebox';
import { CATEGORY, exactly, FINGERPRINT, filled, page, query, why } from './workbench.ts';

export const MAKER_REMOVAL = exactly({ fingerprint: FINGERPRINT, who: filled, reason: why });

const asserter = Type.String({ minLength: 1, maxLength: 2000 });
export const RECEIVED_QUERY = exactly({ query, ...page });
export const EVENT_SOURCE = exactly({ source: asserter });
export const EVENT_ACCEPTANCE = exactly({
  source: asserter,
  upTo: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  who: filled,
});
export const EVENT_WITHDRAWAL = exactly({ source: asserter, who: filled, reason: why });
/** `at` is the offset of the part in the file, in bytes. `last` ends the import. */
export const IMPORT_PART = exactly({
  at: Type.String({ pattern: '^(?:0|[1-9][0-9]{0,14})$' }),
  backup: Type.Optional(Type.Literal('none')),
  last: Type.Optional(Type.Union([Type.Literal('true'), Type.Literal('false')])),
  eventsOf: Type.Optional(Type.String({ minLength: 1, maxLength: 300, pattern: '\\S' })),
});
export const IMPORT_QUERY = exactly({ eventsOf: Type.Optional(Type.String({ minLength: 1, maxLength: 300, pattern: '\\S' })) });
export const IMPORT_FORM = exactly({ category: CATEGORY });
export const TABLE_TEMPLATE = exactly({ category: CATEGORY, full: Type.Optional(Type.Literal('true')) });
