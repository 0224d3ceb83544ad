// Derives the product key from a recognised value, and the less specific keys to fall back to.
import { defined } from '../json/defined.ts';
import type { DppCodeInput, Gs1Product, ProductKey, Recognised } from './recognised.ts';

/** Returns undefined for a passport code that is based on a UUID. */
export function productKeyOf({ gtin, serial, ...more }: Gs1Product | DppCodeInput): ProductKey | undefined {
  if (gtin === undefined) return undefined;
  const { batch, cpv, tpx } = more.kind === 'gs1' ? more : {};
  return {
    gtin,
    ...(serial == null ? {} : { serial }),
    ...defined({ batch, cpv, tpx }),
  };
}

export const namesItem = ({ serial, tpx }: ProductKey): boolean => serial !== undefined || tpx !== undefined;

/** Lists the keys from specific to general: the item (if the key names one), its batch, the product. */
export function fromItemToModel(key: ProductKey): readonly ProductKey[] {
  const { gtin, batch, cpv } = key;
  const product = cpv === undefined ? { gtin } : { gtin, cpv };
  return [...(namesItem(key) ? [key] : []), ...(batch === undefined ? [] : [{ ...product, batch }]), product];
}

/** Returns what was scanned: for a verify link, the carrier that contained the link. */
export const scannedIn = (recognised: Recognised): Recognised =>
  (recognised.kind === 'verify-link' ? recognised.carrier : undefined) ?? recognised;
