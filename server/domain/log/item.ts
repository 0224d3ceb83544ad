// Determines the item that a log entry is about: the scanned one. The product of the credential is evidence only.
import type { Foreign, Inspection } from '../../contract/index.ts';
import { original } from '../foreign/index.ts';
import { defined } from '../json/defined.ts';
import type { Recognised } from '../recognise/recognised.ts';

type Recorded = Pick<Inspection, 'recognised' | 'expected' | 'checks' | 'itemRule'> & {
  readonly product?: Omit<NonNullable<Inspection['product']>, 'groups' | 'materials'>;
};

type Scanned = Pick<NonNullable<Inspection['product']>, 'gtin' | 'serial' | 'tpx' | 'batch' | 'cpv' | 'dppCode'>;
type Numbers = Omit<Scanned, 'tpx' | 'cpv'>;

export interface NamedItem extends Numbers {
  readonly name?: Foreign;
  readonly manufacturer?: Foreign;
}

/** The rule of new entries. The columns beside an entry were derived by the rule in its record, so an older entry keeps the older rule. */
export const ITEM_RULE: NonNullable<Inspection['itemRule']> = 2;

const numbersIn = ({ gtin, serial, batch, dppCode }: { readonly [Name in keyof Numbers]?: Foreign | undefined }): Numbers =>
  defined({ gtin, serial, batch, dppCode });

/** Inputs that are compared with the product that was scanned before. A key or a slip, for example, is about no item. */
const COMPARED: ReadonlySet<Recognised['kind']> = new Set<Recognised['kind']>([
  'vc',
  'vc-jwt',
  'enveloped-vc',
  'sd-jwt',
  'verify-link',
  'link',
  'registry-proof',
]);

/** The label that was read, else the product that was scanned before the credential arrived. Undefined if only a document was inspected. */
export function scannedOf({ recognised, expected }: Pick<Recorded, 'recognised' | 'expected'>): Scanned | undefined {
  const isLabel = recognised.gtin !== undefined || recognised.dppCode !== undefined;
  return isLabel ? recognised : COMPARED.has(recognised.kind) ? expected : undefined;
}

/** What was scanned. The credential adds the numbers that the label lacks, unless it is about another item. */
export function itemInHand(entry: Omit<Recorded, 'itemRule'>): NamedItem {
  const { product } = entry;
  const scanned = numbersIn(scannedOf(entry) ?? {});
  if (product === undefined) return scanned;
  const described = defined({ name: product.name, manufacturer: product.manufacturer });
  if (!isOfAnother(entry)) return { ...described, ...numbersIn(product), ...scanned };
  return { ...scanned, ...(isSame(scanned.gtin, product.gtin) ? described : {}) };
}

/** Under the first rule, the numbers of the credential named the item, even if the credential was about another one. */
export function itemOf(entry: Recorded): NamedItem {
  const { recognised, product, itemRule } = entry;
  if (itemRule !== undefined) return itemInHand(entry);
  const described = defined({ name: product?.name, manufacturer: product?.manufacturer });
  return { ...described, ...numbersIn(recognised), ...numbersIn({ ...product, batch: recognised.batch }) };
}

/** The item that the credential is about, if it is another one than the entry. */
export const otherOf = (entry: Recorded): NamedItem | undefined =>
  entry.itemRule === undefined || entry.product === undefined || !isOfAnother(entry)
    ? undefined
    : { name: entry.product.name, ...numbersIn(entry.product) };

const isOfAnother = (entry: Omit<Recorded, 'itemRule'>): boolean =>
  scannedOf(entry) !== undefined && entry.checks.some(({ check, outcome }) => check === 'product' && outcome === 'failed');

const isSame = (one: Foreign | undefined, other: Foreign | undefined): boolean =>
  one !== undefined && other !== undefined && original(one) === original(other);
