// What a GS1 Digital Link says, as read from its URI.
import type { Element } from './ai.ts';

export interface DigitalLink {
  /** Primary key, qualifiers, attributes, in the order of the URI. */
  readonly elements: readonly Element[];
  readonly key: Element;
  readonly qualifiers: readonly Element[];
  readonly attributes: readonly Element[];
  /** Parameters that are no GS1 data, as written: `linkType=…` and the like. */
  readonly otherParameters: readonly string[];
  /** Everything before the primary key. */
  readonly stem: string;
  /** It has a form that only release 1.1 allowed. */
  readonly legacy: boolean;
}
