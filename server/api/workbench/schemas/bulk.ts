// Defines the JSON Schemas (TypeBox) of requests about bulk inspections.
import Type from 'typebox';
import type {
  BulkClaim,
  BulkInput,
  BulkInputs,
  BulkItemState,
  BulkPart,
  BulkReadings,
  BulkRequest,
  BulkSort,
  Headline,
  Language,
} from '../../../contract/index.ts';
import { MAX_PARTS } from '../../../domain/decode/parts.ts';
import { HEADLINES } from '../../../domain/evidence/evidence.ts';
import { LANGUAGES } from '../../../domain/language/languages.ts';
import { PDF_LIMITS } from '../../../domain/pdf/limits.ts';
import { LEVELS } from '../../../domain/sampling/plan.ts';
import type { InStep, Same } from './in-step.ts';
import { choice, exactly, INSPECT } from './workbench.ts';

const ID = Type.String({ pattern: '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });
/** Policy: as many inputs as a day brings. A person could not review a longer table. */
const MOST = 10_000;
/** Policy: one request stays far below the limit of a body. */
const AT_ONCE = 500;
/** A PDF document has at most 300 pages with several codes each, and 100 embedded files. */
const MOST_READINGS = 10_000;
const POSITION = Type.Integer({ minimum: 0, maximum: MOST - 1 });

const PART = Type.Unsafe<BulkPart>(
  exactly({
    text: Type.String({ maxLength: 10_000 }),
    format: Type.String({ maxLength: 40 }),
    symbology: Type.String({ maxLength: 10 }),
    reader: choice('zxing', 'jsqr'),
    part: exactly({
      index: Type.Integer({ minimum: 0, maximum: MAX_PARTS - 1 }),
      count: Type.Integer({ minimum: 1, maximum: MAX_PARTS }),
      id: Type.String({ maxLength: 40 }),
    }),
    base64: Type.Optional(Type.String({ maxLength: 20_000 })),
  }),
);
const { requestId: _, language: __, ...READ } = INSPECT.properties;
const READINGS = Type.Array(exactly({ ...READ, part: Type.Optional(PART) }), { minItems: 1, maxItems: MOST_READINGS });

export const BULK = exactly({ id: ID });
export const BULK_ITEM = exactly({ id: ID, position: Type.String({ pattern: '^[0-9]{1,5}$' }) });
export const BULK_REQUEST = exactly({
  id: ID,
  name: Type.String({ minLength: 1, maxLength: 200 }),
  language: choice<Language>(...LANGUAGES),
  total: Type.Integer({ minimum: 1, maximum: MOST }),
  level: Type.Optional(choice(...LEVELS)),
});
export const BULK_INPUTS = exactly({
  from: POSITION,
  items: Type.Array(
    exactly({
      name: Type.String({ maxLength: 1000 }),
      kind: choice<BulkInput['kind']>('code', 'document', 'unread'),
      readings: Type.Optional(READINGS),
      bytes: Type.Optional(Type.Integer({ minimum: 0, maximum: PDF_LIMITS.bytes })),
    }),
    { minItems: 1, maxItems: AT_ONCE },
  ),
});
export const BULK_CLAIM = exactly({
  reader: ID,
  holding: Type.Array(POSITION, { maxItems: 100 }),
  most: Type.Integer({ minimum: 0, maximum: 100 }),
});
export const BULK_READINGS = exactly({
  readings: Type.Optional(READINGS),
  fault: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
});
export const BULK_PART = exactly({ at: Type.String({ pattern: '^[0-9]{1,9}$' }) });

const NUMBER = Type.String({ pattern: '^[0-9]{1,9}$' });
const ITEM_STATES: readonly BulkItemState[] = ['awaited', 'unread', 'part', 'ready', 'done', 'failed', 'cancelled', 'left-out'];
export const BULK_ROWS = exactly({
  query: Type.Optional(Type.String({ maxLength: 200 })),
  show: Type.Optional(choice<Headline | BulkItemState | 'undecided'>(...HEADLINES, ...ITEM_STATES, 'undecided')),
  sort: Type.Optional(choice<BulkSort>('position', 'name', 'headline', 'product', 'code')),
  order: Type.Optional(choice('ascending', 'descending')),
  limit: Type.Optional(NUMBER),
  offset: Type.Optional(NUMBER),
});

/** Fails to compile if a schema and its contract type differ. */
export type BulkInStep = InStep<
  | Same<typeof BULK_REQUEST, BulkRequest>
  | Same<typeof BULK_INPUTS, BulkInputs>
  | Same<typeof BULK_CLAIM, BulkClaim>
  | Same<typeof BULK_READINGS, BulkReadings>
>;
