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
import { choice, FINGERPRINT, line, strict } from './workbench.ts';

const ID = Type.String({ pattern: '^[0-9a-f-]{36}$' });
const INSPECTION = Type.Integer({ minimum: 1, maximum: 999_999_999_999_999 });
const filled = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' });

/** A moment in UTC. */
const MOMENT = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}[.][0-9]{3}Z$' });

export const DAY = Type.Object({ from: MOMENT, until: MOMENT }, strict);
export const RUN = Type.Object({ id: ID }, strict);
export const RUN_REQUEST = Type.Object({ id: ID, name: filled, place: filled, reference: line, officer: filled }, strict);
export const RUN_STEP = Type.Object({ officer: filled }, strict);
export const RUN_NOTE = Type.Object(
  {
    requestId: ID,
    inspection: Type.Optional(INSPECTION),
    officer: filled,
    text: Type.String({ minLength: 1, maxLength: 4000, pattern: '\\S' }),
  },
  strict,
);
export const RUN_PHOTO = Type.Object(
  {
    inspection: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,14}$' })),
    officer: filled,
    name: Type.String({ maxLength: 255 }),
  },
  strict,
);
export const RUN_PART = Type.Object(
  { officer: filled, signer: Type.Optional(FINGERPRINT), note: Type.Optional(Type.String({ maxLength: 2000 })) },
  strict,
);
/** A run is read in pages of a thousand rows at most. */
export const TOGETHER = Type.Object(
  {
    limit: Type.Optional(Type.String({ pattern: '^(?:[1-9][0-9]{0,2}|1000)$' })),
    offset: Type.Optional(Type.String({ pattern: '^(?:0|[1-9][0-9]{0,6})$' })),
  },
  strict,
);
export const PHOTO = Type.Object({ sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }) }, strict);
/** At most a thousand numbers, separated by commas. */
export const EVIDENCE = Type.Object(
  { inspections: Type.String({ pattern: '^[1-9][0-9]{0,14}(,[1-9][0-9]{0,14}){0,999}$', maxLength: 16_000 }) },
  strict,
);
export const DESK = Type.Object(
  {
    did: Type.String({ pattern: '^did:key:z[1-9A-HJ-NP-Za-km-z]{40,60}$' }),
    signedAt: Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{5,24}(Z|[+-][0-9]{2}:[0-9]{2})$' }),
  },
  strict,
);
/** Longer texts than any slip are refused as altered, so one character more is enough. */
export const SLIP = Type.Object({ text: Type.String({ minLength: 1, maxLength: MOST_SLIP + 1 }) }, strict);
const MOST_DECIDED: MostDecided = 1000;
export const RUN_DECISION = Type.Object(
  {
    requestId: ID,
    inspections: Type.Array(INSPECTION, { minItems: 1, maxItems: MOST_DECIDED }),
    decision: choice<DecisionEntry>('released', 'held', 'referred', 'undone'),
    undoes: Type.Optional(ID),
    officer: filled,
    place: filled,
    reference: line,
    note: Type.String({ maxLength: 4000 }),
  },
  strict,
);

/** Fails to compile if a schema and its contract type differ. */
export type RunsInStep = InStep<
  | Same<typeof RUN_REQUEST, RunRequest>
  | Same<typeof RUN_STEP, RunStep>
  | Same<typeof RUN_NOTE, RunNoteRequest>
  | Same<typeof RUN_PART, RunPartRequest>
  | Same<typeof RUN_DECISION, RunDecisionRequest>
>;
