// Checks the products of a credential against the products for which a trust list vouches.

import { type Particulars, say } from '../evidence/particulars.ts';
import { asList, isObject, type JsonObject } from '../json/json.ts';
import type { ProductKey } from '../recognise/recognised.ts';
import type { IssuerScope } from '../trust/vouching.ts';

/**
 * Describes the first product outside the scope. Returns undefined if there is none.
 *
 * A credential that names no product is not limited by products.
 */
export function outsideScope(
  { gs1Prefixes, gtins, categories }: IssuerScope,
  products: readonly ProductKey[],
  named: readonly string[],
): Particulars | undefined {
  const isLimited = gs1Prefixes !== undefined || gtins !== undefined;
  const isInside = ({ gtin }: ProductKey): boolean =>
    // GS1 General Specifications 1.4.2: the company prefix follows the indicator digit of a GTIN-14.
    (gs1Prefixes ?? []).some((prefix) => gtin.slice(1).startsWith(prefix)) ||
    (gtins ?? []).some(({ from, to }) => from <= gtin && gtin <= to);
  const outside = isLimited ? products.find((product) => !isInside(product)) : undefined;
  if (outside !== undefined) return say('gtin', { value: outside.gtin });
  if (categories === undefined || named.some((category) => categories.includes(category))) return undefined;
  return named.length === 0 ? say('no-category') : say('category', { value: named.join(', ').slice(0, 200) });
}

/** Reads categories by code and by name as in UNTP, and as in the flat claims of an SD-JWT. */
export const categoriesIn = (credential: JsonObject): readonly string[] =>
  [credential, ...asList(credential.credentialSubject ?? []).filter(isObject)].flatMap(({ category, productCategory }) => [
    ...(typeof category === 'string' ? [category] : []),
    ...asList(productCategory ?? [])
      .filter(isObject)
      .flatMap(({ code, name }) => [code, name].filter((text) => typeof text === 'string')),
  ]);
