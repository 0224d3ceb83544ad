// What was recognised in; the product that it names out.
import type { DppCodeInput, Gs1Product, ProductKey, Recognised } from './recognised.ts';

/** Undefined for a passport code that is based on a UUID. */
export function productKeyOf({ gtin, serial, ...more }: Gs1Product | DppCodeInput): ProductKey | undefined {
  if (gtin === undefined) return undefined;
  const { batch, cpv, tpx } = more.kind === 'gs1' ? more : {};
  return {
    gtin,
    ...(serial == null ? {} : { serial }),
    ...(batch === undefined ? {} : { batch }),
    ...(cpv === undefined ? {} : { cpv }),
    ...(tpx === undefined ? {} : { tpx }),
  };
}

export const namesItem = ({ serial, tpx }: ProductKey): boolean => serial !== undefined || tpx !== undefined;

/** The product as named, where that is an item; then its batch; then the product as a whole. */
export function fromItemToModel(key: ProductKey): readonly ProductKey[] {
  const { gtin, batch, cpv } = key;
  const product = cpv === undefined ? { gtin } : { gtin, cpv };
  return [...(namesItem(key) ? [key] : []), ...(batch === undefined ? [] : [{ ...product, batch }]), product];
}

/** What a verify link was carried by counts as scanned. */
export const scannedIn = (recognised: Recognised): Recognised =>
  (recognised.kind === 'verify-link' ? recognised.carrier : undefined) ?? recognised;
