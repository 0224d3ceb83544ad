// Defines the JSON Schemas (TypeBox) of requests about bulk inspections.
import Type, { type Static } from 'typebox';
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
import { choice, INSPECT, strict } from './workbench.ts';

const ID = Type.String({ pattern: '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });
/** Policy: as many inputs as a day brings. A person could not review a longer table. */
const MOST = 10_000;
/** Policy: one request stays far below the limit of a body. */
const AT_ONCE = 500;
/** A PDF document has at most 300 pages with several codes each, and 100 embedded files. */
const MOST_READINGS = 10_000;
const POSITION = Type.Integer({ minimum: 0, maximum: MOST - 1 });

const PART = Type.Unsafe<BulkPart>(
  Type.Object(
    {
      text: Type.String({ maxLength: 10_000 }),
      format: Type.String({ maxLength: 40 }),
      symbology: Type.String({ maxLength: 10 }),
      reader: choice('zxing', 'jsqr'),
      part: Type.Object(
        {
          index: Type.Integer({ minimum: 0, maximum: MAX_PARTS - 1 }),
          count: Type.Integer({ minimum: 1, maximum: MAX_PARTS }),
          id: Type.String({ maxLength: 40 }),
        },
        strict,
      ),
      base64: Type.Optional(Type.String({ maxLength: 20_000 })),
    },
    strict,
  ),
);
const { requestId: _, language: __, ...READ } = INSPECT.properties;
const READINGS = Type.Array(Type.Object({ ...READ, part: Type.Optional(PART) }, strict), { minItems: 1, maxItems: MOST_READINGS });

export const BULK = Type.Object({ id: ID }, strict);
export const BULK_ITEM = Type.Object({ id: ID, position: Type.String({ pattern: '^[0-9]{1,5}$' }) }, strict);
export const BULK_REQUEST = Type.Object(
  {
    id: ID,
    name: Type.String({ minLength: 1, maxLength: 200 }),
    language: choice<Language>(...LANGUAGES),
    total: Type.Integer({ minimum: 1, maximum: MOST }),
    level: Type.Optional(choice(...LEVELS)),
  },
  strict,
);
export const BULK_INPUTS = Type.Object(
  {
    from: POSITION,
    items: Type.Array(
      Type.Object(
        {
          name: Type.String({ maxLength: 1000 }),
          kind: choice<BulkInput['kind']>('code', 'document', 'unread'),
          readings: Type.Optional(READINGS),
          bytes: Type.Optional(Type.Integer({ minimum: 0, maximum: PDF_LIMITS.bytes })),
        },
        strict,
      ),
      { minItems: 1, maxItems: AT_ONCE },
    ),
  },
  strict,
);
export const BULK_CLAIM = Type.Object(
  { reader: ID, holding: Type.Array(POSITION, { maxItems: 100 }), most: Type.Integer({ minimum: 0, maximum: 100 }) },
  strict,
);
export const BULK_READINGS = Type.Object(
  { readings: Type.Optional(READINGS), fault: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })) },
  strict,
);
export const BULK_PART = Type.Object({ at: Type.String({ pattern: '^[0-9]{1,9}$' }) }, strict);

const NUMBER = Type.String({ pattern: '^[0-9]{1,9}$' });
const ITEM_STATES: readonly BulkItemState[] = ['awaited', 'unread', 'part', 'ready', 'done', 'failed', 'cancelled', 'left-out'];
export const BULK_ROWS = Type.Object(
  {
    query: Type.Optional(Type.String({ maxLength: 200 })),
    show: Type.Optional(choice<Headline | BulkItemState | 'undecided'>(...HEADLINES, ...ITEM_STATES, 'undecided')),
    sort: Type.Optional(choice<BulkSort>('position', 'name', 'headline', 'product', 'code')),
    order: Type.Optional(choice('ascending', 'descending')),
    limit: Type.Optional(NUMBER),
    offset: Type.Optional(NUMBER),
  },
  strict,
);

/** Fails to compile if a schema and its contract type differ. */
export const BULK_IN_STEP: readonly [
  Static<typeof BULK_REQUEST> extends BulkRequest ? true : never,
  Static<typeof BULK_INPUTS> extends BulkInputs ? true : never,
  Static<typeof BULK_CLAIM> extends BulkClaim ? true : never,
  Static<typeof BULK_READINGS> extends BulkReadings ? true : never,
] = [true, true, true, true];
