// What checking one proof gives: the bare cryptographic answer, the evidence of the integrity check and what it says about its making.

import type { SigningDates } from '../dates/dates.ts';
import type { MethodUrl } from '../did/did.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { JsonObject } from '../json/json.ts';
import type { KeyFinding } from '../keys/controlling-document.ts';

/** The answer of the algorithm alone, before any rule of ours. */
export type Signature = 'valid' | 'invalid' | 'not-evaluated';

export interface Proven {
  readonly signature: Signature;
  readonly integrity: Evidence;
  readonly method?: MethodUrl;
  readonly methodId?: string;
  readonly finding?: KeyFinding;
  readonly dates: SigningDates;
  /** Exactly what was signed; there only when the signature is valid. */
  readonly document?: JsonObject;
}

/** Where keys come from: the trust data and did:key, nothing else. */
export type KeySource = (method: MethodUrl, methodId: string) => KeyFinding;
