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
import { choice, DATE, exactly, filled, HASH, UUID } from './workbench.ts';

const goods = Type.Optional(Type.String({ maxLength: 300 }));

export const DECLARE = exactly({
  requestId: UUID,
  inspectionHash: HASH,
  officer: filled,
  goods: exactly({
    ...{ commodityCode: goods, origin: goods, netMass: goods, grossMass: goods },
    ...{ quantity: goods, eori: goods, registrationId: goods },
  }),
});
export const HOLD = exactly({
  requestId: UUID,
  inspectionHash: HASH,
  officer: filled,
  grounds: Type.Array(choice<HoldGround>('a', 'b', 'c', 'd', 'e'), { minItems: 1, maxItems: 5, uniqueItems: true }),
  country: Type.String({ pattern: '^[A-Z]{2}$' }),
  suspendedOn: DATE,
  daysOff: Type.Array(DATE, { maxItems: 20, uniqueItems: true }),
  note: Type.String({ maxLength: 4000 }),
});
export const LINE = exactly({
  requestId: UUID,
  inspectionHash: HASH,
  officer: filled,
  text: Type.String({ minLength: 1, maxLength: 500 }),
});
export const MEASURE = exactly({
  requestId: UUID,
  inspectionHash: HASH,
  officer: filled,
  values: Type.Array(
    exactly({
      place: Type.String({ minLength: 1, maxLength: 200 }),
      value: Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' }),
      unit: Type.String({ maxLength: 40 }),
      tolerance: Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' }),
      toleranceIn: choice<MeasuredValue['toleranceIn']>('percent', 'unit'),
    }),
    { minItems: 1, maxItems: 50 },
  ),
});
export const RUN_DECLARATION = exactly({ requestId: UUID, officer: filled, name: Type.String({ maxLength: 255 }) });
export const REGISTRY_SNAPSHOT = exactly({
  name: Type.String({ minLength: 1, maxLength: 255, pattern: '\\S' }),
  date: DATE,
  officer: filled,
});

/** Fails to compile if a schema and its contract type differ. */
export type CustomsInStep = InStep<
  | Same<typeof DECLARE, DeclarationRequest>
  | Same<typeof HOLD, HoldRequest>
  | Same<typeof LINE, LineRequest>
  | Same<typeof MEASURE, MeasurementRequest>
>;
