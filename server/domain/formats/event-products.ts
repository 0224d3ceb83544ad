// Converts the inputs or outputs of a transformation to UNTP event products.

import { isAbsoluteUrl } from '../encoding/url.ts';
import { type EventProduct, productsOfEvent } from '../epcis/products.ts';
import { asList, isObject, type JsonObject } from '../json/json.ts';
import type { Passport } from '../passport/model.ts';
import type { PassportLinks } from './links.ts';
import { optional, productReference } from './references.ts';

/** The maximum number of products of one event. `left` is the number of omitted products. */
const AT_MOST = 100;

/** UN/ECE Recommendation 20: one piece. */
const ONE = 'C62';

export interface EventProducts {
  readonly products: JsonObject[];
  readonly left: number;
}

export const ownProduct = (passport: Passport, links: PassportLinks, disposition?: string): JsonObject => ({
  product: productReference(passport, links),
  ...optional('disposition', disposition),
});

/** Inputs have no disposition, because no event distinguishes a partly consumed input from a fully consumed one. */
export function productsIn(
  event: JsonObject,
  side: 'input' | 'output',
  passport: Passport,
  links: PassportLinks,
  disposition?: string,
): EventProducts {
  const items = asList(event[`${side}EPCList`]).map((epc): JsonObject => ({ epcClass: epc }));
  const all = [...items, ...asList(event[`${side}QuantityList`]).filter(isObject)].filter(
    ({ epcClass }) => typeof epcClass === 'string' && isAbsoluteUrl(epcClass),
  );
  const named = all.map((element) => ({ element, key: productsOfEvent({ epcList: [element.epcClass ?? ''] })[0] }));
  const sorted = [...named.filter(({ key }) => isOwn(key, passport)), ...named.filter(({ key }) => !isOwn(key, passport))];
  const products = sorted.slice(0, AT_MOST).map(({ element: { epcClass, quantity, uom }, key }) => ({
    product: isOwn(key, passport) ? productReference(passport, links) : otherProduct(String(epcClass), key),
    ...(typeof quantity === 'number' ? { quantity: { value: quantity, unit: typeof uom === 'string' ? uom : ONE } } : {}),
    ...optional('disposition', disposition),
  }));
  return { products, left: all.length - products.length };
}

function isOwn(key: EventProduct | undefined, { dppCode, gtin, serial, batchOrLot }: Passport): boolean {
  if (key === undefined) return false;
  if ('uuid' in key) return dppCode.toLowerCase().endsWith(key.uuid);
  return key.gtin === gtin && key.serial === serial && (serial !== undefined || key.batch === batchOrLot);
}

function otherProduct(id: string, key: EventProduct | undefined): JsonObject {
  if (key === undefined || 'uuid' in key) return { type: ['Product'], id, name: id, idGranularity: 'item' };
  const { gtin, serial, batch } = key;
  const parts = [`GTIN ${gtin}`, ...(batch === undefined ? [] : [`batch ${batch}`]), ...(serial === undefined ? [] : [`serial ${serial}`])];
  return {
    type: ['Product'],
    id,
    name: parts.join(', '),
    idGranularity: serial !== undefined ? 'item' : batch !== undefined ? 'batch' : 'model',
    ...optional('batchNumber', batch),
    ...optional('itemNumber', serial),
  };
}
