// Defines the JSON Schemas (TypeBox) of requests about erasures.
import Type from 'typebox';
import type { ErasablePart, EraseRequest, ErasureRuleRequest } from '../../../contract/index.ts';
import type { InStep, Same } from './in-step.ts';
import { choice, exactly, filled, HASH } from './workbench.ts';

const said = { who: filled, why: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }), secondPerson: Type.Optional(filled) };
const days = Type.Optional(Type.Integer({ minimum: 0, maximum: 36_500 }));

export const ERASURE_RULE = exactly({ ...said, days: exactly({ officer: days, place: days, reference: days, note: days, photo: days }) });
export const ERASE = exactly({
  ...said,
  inspectionHash: HASH,
  parts: Type.Array(choice<ErasablePart>('officer', 'place', 'reference', 'note', 'photo'), {
    minItems: 1,
    maxItems: 5,
    uniqueItems: true,
  }),
});

/** Fails to compile if a schema and its contract type differ. */
export type ErasureInStep = InStep<Same<typeof ERASURE_RULE, ErasureRuleRequest> | Same<typeof ERASE, EraseRequest>>;
