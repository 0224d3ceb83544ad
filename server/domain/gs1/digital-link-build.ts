// Builds the canonical Digital Link of a product.
import { percentEncode } from './percent.ts';

export const CANONICAL_STEM = 'https://id.gs1.org';

/** A product, by class, lot or item. */
export interface ProductName {
  readonly gtin: string;
  readonly batch?: string | undefined;
  readonly serial?: string | undefined;
}

/** Builds `{stem}/01/{gtin}[/10/{batch}][/21/{serial}]` for a product known to be valid. */
export function toDigitalLink({ gtin, batch, serial }: ProductName, stem: string = CANONICAL_STEM): string {
  const lot = batch === undefined ? '' : `/10/${percentEncode(batch)}`;
  const item = serial === undefined ? '' : `/21/${percentEncode(serial)}`;
  return `${stem}/01/${percentEncode(gtin)}${lot}${item}`;
}
