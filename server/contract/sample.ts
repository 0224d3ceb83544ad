// What shows each headline once with the sample set.
import type { ProductKey } from '../domain/recognise/recognised.ts';

export type SampleCaseName = 'valid' | 'altered' | 'revoked' | 'unknown-issuer' | 'another-product' | 'cannot-check';

/** POST /workbench/sample/cases → SampleCase. 409 while no sample passport is loaded that reads *valid*. */
export interface SampleCaseRequest {
  readonly case: SampleCaseName;
}

export interface SampleCase {
  /** What is brought to be inspected, like any other text. */
  readonly text: string;
  /** The product in hand, with which it is compared. */
  readonly expect?: ProductKey;
}
