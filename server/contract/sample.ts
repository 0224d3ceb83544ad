// Defines the API types for the sample cases, which show each headline once.
import type { ProductKey } from '../domain/recognise/recognised.ts';

export type SampleCaseName = 'valid' | 'altered' | 'revoked' | 'unknown-issuer' | 'another-product' | 'cannot-check';

/** The response to `POST /workbench/sample/cases`. 409 unless a sample passport with the headline *valid* is loaded. */
export interface SampleCase {
  /** The text to inspect, like any other input. */
  readonly text: string;
  /** The product in hand, for comparison. */
  readonly expect?: ProductKey;
}
