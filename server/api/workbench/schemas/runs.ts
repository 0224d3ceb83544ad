// Defines the JSON Schemas (TypeBox) of requests about runs.
import Type from 'typebox';
import type {
  DecisionEntry,
  MostDecided,
  RunDecisionRequest,
  RunNoteRequest,
  RunPartRequest,
  RunRequest,
  RunStep,
} from '../../../contract/index.ts';
import { MOST_SLIP } from '../../../domain/slip/is-slip.ts';
import type { InStep, Same } from './in-step.ts';
import { choice, exactly, FINGERPRINT, filled, HASH, line, UUID } from './workbench.ts';

const INSPECTION = Type.Integer({ minimum: 1, maximum: 999_999_999_999_999 });

/** A moment in UTC. */
const MOMENT = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}[.][0-9]{3}Z$' });

export const DAY = exactly({ from: MOMENT, until: MOMENT });
export const RUN = exactly({ id: UUID });
export const RUN_REQUEST = exactly({ id: UUID, name: filled, place: filled, reference: line, officer: filled });
export const RUN_STEP = exactly({ officer: filled });
export const RUN_NOTE = exactly({
  requestId: UUID,
  inspection: Type.Optional(INSPECTION),
  officer: filled,
  text: Type.String({ minLength: 1, maxLength: 4000, pattern: '\\S' }),
});
export const RUN_PHOTO = exactly({
  inspection: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,14}$' })),
  officer: filled,
  name: Type.String({ maxLength: 255 }),
});
export const RUN_PART = exactly({
  officer: filled,
  signer: Type.Optional(FINGERPRINT),
  note: Type.Optional(Type.String({ maxLength: 2000 })),
});
/** A run is read in pages of a thousand rows at most. */
export const TOGETHER = exactly({
  limit: Type.Optional(Type.String({ pattern: '^(?:[1-9][0-9]{0,2}|1000)$' })),
  offset: Type.Optional(Type.String({ pattern: '^(?:0|[1-9][0-9]{0,6})$' })),
});
export const PHOTO = exactly({ sha256: HASH });
/** At most a thousand numbers, separated by commas. */
export const EVIDENCE = exactly({
  inspections: Type.String({ pattern: '^[1-9][0-9]{0,14}(,[1-9][0-9]{0,14}){0,999}$', maxLength: 16_000 }),
});
export const DESK = exactly({
  did: Type.String({ pattern: '^did:key:z[1-9A-HJ-NP-Za-km-z]{40,60}$' }),
  signedAt: Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{5,24}(Z|[+-][0-9]{2}:[0-9]{2})$' }),
});
/** Longer texts than any slip are refused as altered, so one character more is enough. */
export const SLIP = exactly({ text: Type.String({ minLength: 1, maxLength: MOST_SLIP + 1 }) });
const MOST_DECIDED: MostDecided = 1000;
export const RUN_DECISION = exactly({
  requestId: UUID,
  inspections: Type.Array(INSPECTION, { minItems: 1, maxItems: MOST_DECIDED }),
  decision: choice<DecisionEntry>('released', 'held', 'referred', 'undone'),
  undoes: Type.Optional(UUID),
  officer: filled,
  place: filled,
  reference: line,
  note: Type.String({ maxLength: 4000 }),
});

/** Fails to compile if a schema and its contract type differ. */
export type RunsInStep = InStep<
  | Same<typeof RUN_REQUEST, RunRequest>
  | Same<typeof RUN_STEP, RunStep>
  | Same<typeof RUN_NOTE, RunNoteRequest>
  | Same<typeof RUN_PART, RunPartRequest>
  | Same<typeof RUN_DECISION, RunDecisionRequest>
>;
