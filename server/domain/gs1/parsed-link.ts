// Defines the parts of a parsed GS1 Digital Link.
import type { Element } from './ai.ts';

export interface DigitalLink {
  /** Primary key, qualifiers and attributes, in the order of the URI. */
  readonly elements: readonly Element[];
  readonly key: Element;
  readonly qualifiers: readonly Element[];
  readonly attributes: readonly Element[];
  /** Parameters that are not GS1 data, as written: `linkType=…` and others. */
  readonly otherParameters: readonly string[];
  /** Everything before the primary key. */
  readonly stem: string;
  /** True if the link uses a form that only release 1.1 allowed. */
  readonly legacy: boolean;
}
