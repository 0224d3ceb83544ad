// Defines the JSON Schemas (TypeBox) of workbench requests that change the trust data.
import Type from 'typebox';
import type { RecallDecision } from '../../../contract/index.ts';
import { choice, exactly, FINGERPRINT, filled, HASH, line, why } from './workbench.ts';

const signed = { who: filled, secondPerson: Type.Optional(line), reason: why };

export const TRUST_FILE = exactly({ text: Type.String() });
export const TRUST_IMPORT = exactly({
  text: Type.String(),
  who: filled,
  secondPerson: Type.Optional(line),
  fingerprint: Type.Optional(FINGERPRINT),
  reason: Type.Optional(Type.String({ maxLength: 2000 })),
});
export const TRUST_UNDO = exactly(signed);
export const ISSUER_ADDITION = exactly({
  document: Type.String(),
  name: filled,
  country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
  fingerprint: FINGERPRINT,
  ...signed,
});
export const CLOCK_RESET = exactly(signed);
export const RECALL_DECISION = exactly({
  sha256: HASH,
  action: choice<RecallDecision['action']>('confirm', 'refuse'),
  ...signed,
});
export const RESTRICTION = exactly({
  types: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 200, pattern: '^\\S+$' }), { maxItems: 50 })),
  ...signed,
});
export const ISSUER_REMOVAL = exactly(signed);
