// Defines the API types for a product as described by a verified document or a stored passport, ready for display.
import type { Foreign } from '../domain/foreign/index.ts';

/** One labelled fact of a product, ready for display. */
export interface Fact {
  /** The field name of the passport model, for example `countryOfOrigin`. */
  readonly field: string;
  readonly label: Foreign;
  /** Set if the label is from the document, not from this program. */
  readonly labelledByDocument?: true;
  readonly value: Foreign;
  /** BCP 47 tag of the manufacturer's text. Absent if it equals the language of the interface. */
  readonly labelLanguage?: string;
  readonly valueLanguage?: string;
  readonly legalBasis?: string;
}

export interface FactGroup {
  readonly id: string;
  readonly label: string;
  readonly facts: readonly Fact[];
}

export interface Material {
  readonly name: Foreign;
  /** BCP 47. The language of the name, if it differs from the language of the labels. */
  readonly language?: string;
  /** The share of the mass in percent, 0–100. */
  readonly percentage: number;
  /** The recycled share of this material in percent, 0–100. */
  readonly recycledContent?: number;
  readonly hazardous?: boolean;
}

/** The product as the *verified* document describes it. Absent if there is no verified document. */
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
