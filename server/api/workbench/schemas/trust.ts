// Defines the JSON Schemas (TypeBox) of workbench requests that change the trust data.
import Type from 'typebox';
import type { RecallDecision } from '../../../contract/index.ts';
import { choice, FINGERPRINT, line, person, strict, why } from './workbench.ts';

export const TRUST_FILE = Type.Object({ text: Type.String() }, strict);
export const TRUST_IMPORT = Type.Object(
  {
    text: Type.String(),
    who: person,
    secondPerson: Type.Optional(line),
    fingerprint: Type.Optional(FINGERPRINT),
    reason: Type.Optional(Type.String({ maxLength: 2000 })),
  },
  strict,
);
export const TRUST_UNDO = Type.Object({ who: person, reason: why, secondPerson: Type.Optional(line) }, strict);
export const ISSUER_ADDITION = Type.Object(
  {
    document: Type.String(),
    name: person,
    country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
    fingerprint: FINGERPRINT,
    who: person,
    secondPerson: Type.Optional(line),
    reason: why,
  },
  strict,
);
export const CLOCK_RESET = Type.Object({ who: person, reason: why, secondPerson: Type.Optional(line) }, strict);
export const RECALL_DECISION = Type.Object(
  {
    sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    action: choice<RecallDecision['action']>('confirm', 'refuse'),
    who: person,
    secondPerson: Type.Optional(line),
    reason: why,
  },
  strict,
);
export const RESTRICTION = Type.Object(
  {
    types: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 200, pattern: '^\\S+$' }), { maxItems: 50 })),
    who: person,
    secondPerson: Type.Optional(line),
    reason: why,
  },
  strict,
);
export const ISSUER_REMOVAL = Type.Object({ who: person, reason: why, secondPerson: Type.Optional(line) }, strict);
