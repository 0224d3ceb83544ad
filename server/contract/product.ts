// A product as a verified document or a stored passport describes it, ready to show.
import type { Foreign } from '../domain/foreign/index.ts';

/** One labelled fact of a product, ready to show. */
export interface Fact {
  /** Field name of the passport model, e.g. `countryOfOrigin`. */
  readonly field: string;
  readonly label: Foreign;
  /** The label is a word of the document, not one of ours. */
  readonly labelledByDocument?: true;
  readonly value: Foreign;
  readonly legalBasis?: string;
}

export interface FactGroup {
  readonly id: string;
  readonly label: string;
  readonly facts: readonly Fact[];
}

export interface Material {
  readonly name: Foreign;
  /** Share of mass in percent, 0–100. */
  readonly percentage: number;
  /** Recycled share of this material in percent, 0–100. */
  readonly recycledContent?: number;
  readonly hazardous?: boolean;
}

/** The product as the *verified* document describes it. Absent when nothing was verified. */
export interface ProductFacts {
  readonly name: Foreign;
  readonly manufacturer?: Foreign;
  readonly dppCode?: Foreign;
  readonly gtin?: Foreign;
  readonly serial?: Foreign;
  readonly batch?: Foreign;
  /** Consumer product variant, AI 22. */
  readonly cpv?: Foreign;
  /** Third-party serial, AI 235. */
  readonly tpx?: Foreign;
  readonly groups: readonly FactGroup[];
  readonly materials: readonly Material[];
}
