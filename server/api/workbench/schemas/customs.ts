// Defines the JSON Schemas (TypeBox) of requests about declarations and suspensions.
import Type from 'typebox';
import type {
  DeclarationRequest,
  HoldGround,
  HoldRequest,
  LineRequest,
  MeasuredValue,
  MeasurementRequest,
} from '../../../contract/index.ts';
import type { InStep, Same } from './in-step.ts';
import { choice, strict } from './workbench.ts';

const ID = Type.String({ pattern: '^[0-9a-f-]{36}$' });
const HASH = Type.String({ pattern: '^[0-9a-f]{64}$' });
const DAY = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' });
const filled = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' });
const goods = Type.Optional(Type.String({ maxLength: 300 }));

export const DECLARE = Type.Object(
  {
    requestId: ID,
    inspectionHash: HASH,
    officer: filled,
    goods: Type.Object(
      {
        ...{ commodityCode: goods, origin: goods, netMass: goods, grossMass: goods },
        ...{ quantity: goods, eori: goods, registrationId: goods },
      },
      strict,
    ),
  },
  strict,
);
export const HOLD = Type.Object(
  {
    requestId: ID,
    inspectionHash: HASH,
    officer: filled,
    grounds: Type.Array(choice<HoldGround>('a', 'b', 'c', 'd', 'e'), { minItems: 1, maxItems: 5, uniqueItems: true }),
    country: Type.String({ pattern: '^[A-Z]{2}$' }),
    suspendedOn: DAY,
    daysOff: Type.Array(DAY, { maxItems: 20, uniqueItems: true }),
    note: Type.String({ maxLength: 4000 }),
  },
  strict,
);
export const LINE = Type.Object(
  { requestId: ID, inspectionHash: HASH, officer: filled, text: Type.String({ minLength: 1, maxLength: 500 }) },
  strict,
);
export const MEASURE = Type.Object(
  {
    requestId: ID,
    inspectionHash: HASH,
    officer: filled,
    values: Type.Array(
      Type.Object(
        {
          place: Type.String({ minLength: 1, maxLength: 200 }),
          value: Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' }),
          unit: Type.String({ maxLength: 40 }),
          tolerance: Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' }),
          toleranceIn: choice<MeasuredValue['toleranceIn']>('percent', 'unit'),
        },
        strict,
      ),
      { minItems: 1, maxItems: 50 },
    ),
  },
  strict,
);
export const RUN_DECLARATION = Type.Object({ requestId: ID, officer: filled, name: Type.String({ maxLength: 255 }) }, strict);
export const REGISTRY_SNAPSHOT = Type.Object(
  { name: Type.String({ minLength: 1, maxLength: 255, pattern: '\\S' }), date: DAY, officer: filled },
  strict,
);

/** Fails to compile if a schema and its contract type differ. */
export type CustomsInStep = InStep<
  | Same<typeof DECLARE, DeclarationRequest>
  | Same<typeof HOLD, HoldRequest>
  | Same<typeof LINE, LineRequest>
  | Same<typeof MEASURE, MeasurementRequest>
>;
