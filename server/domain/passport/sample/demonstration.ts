// Recognises the data of the sample set and of the templates in a passport that is not marked as a sample.
import { isObject, type JsonObject } from '../../json/json.ts';
import { sampleSet } from './index.ts';

/** GS1 prefix 952 is for demonstrations and examples (GS1 General Specifications, 1.4.2): no goods have such a GTIN. */
export const isDemonstrationNumber = (gtin: string): boolean => /^\d952\d{10}$/.test(gtin);

let fictitious: ReadonlySet<unknown> | undefined;

/** The companies and products of the sample set, of which the templates are copies. Made at the first import, not at each start. */
const fictitiousNames = (): ReadonlySet<unknown> => {
  fictitious ??= new Set(
    sampleSet().flatMap(({ passport: { manufacturer, productName } }) => [manufacturer.name, ...Object.values(productName)]),
  );
  return fictitious;
};

/**
 * True for a passport with a GTIN for demonstrations, or with the company or the product of a sample. `value` is a passport, or a row of a
 * table that may become one. A passport that is marked as a sample says so itself.
 */
export function holdsDemonstrationData({ sample, gtin, manufacturer, productName }: JsonObject): boolean {
  if (sample === true) return false;
  if (typeof gtin === 'string' && isDemonstrationNumber(gtin)) return true;
  const maker = isObject(manufacturer) ? manufacturer.name : undefined;
  const products = isObject(productName) ? Object.values(productName) : [productName];
  return [maker, ...products].some((name) => fictitiousNames().has(name));
}
