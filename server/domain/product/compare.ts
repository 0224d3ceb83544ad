// Compares the product identifiers that a credential claims with those that were scanned.
// The table answers whether the passport belongs to the item in hand.
import type { Code } from '../evidence/codes.ts';

/** AI 01, 22, 10, 21 and 235. GS1 General Specifications: 22, 10 and 21 qualify the GTIN; 235 is a third-party serial and excludes 21. */
export const IDENTIFIERS = ['gtin', 'cpv', 'batch', 'serial', 'tpx'] as const;
export type Identifier = (typeof IDENTIFIERS)[number];

/** `hidden` means not disclosed, while a digest without a disclosure may still contain it. */
export type Claim = { readonly stated: string } | 'absent' | 'unreadable' | 'hidden';
export type Granularity = 'model' | 'batch' | 'item';

export interface ClaimedProduct extends Readonly<Record<Identifier, Claim>> {
  /** The granularity that the credential states. `statedGranularity` replaces it if the identifiers imply a finer one. */
  readonly granularity?: Granularity;
}

export type Scanned = { readonly gtin: string } & { readonly [Name in Identifier]?: string | undefined };

export interface Finding {
  readonly code: Code;
  readonly identifier?: Identifier;
}

/** From best to worst. A product is rated by its worst finding, and a credential about several products by its best product. */
const RANKS: readonly (readonly Code[])[] = [
  ['DPP-PRD-01'],
  ['DPP-PRD-06'],
  ['DPP-PRD-08', 'DPP-PRD-09', 'DPP-PRD-11', 'DPP-PRD-12'],
  ['DPP-PRD-05', 'DPP-PRD-10', 'DPP-PRD-13', 'DPP-PRD-14', 'DPP-PRD-16'],
  ['DPP-PRD-03', 'DPP-PRD-04', 'DPP-PRD-15'],
];
/** Codes that are not in the table rank with the worst. */
const rankOf = (code: Code): number => {
  const rank = RANKS.findIndex((codes) => codes.includes(code));
  return rank === -1 ? RANKS.length - 1 : rank;
};
export const rankOfAll = (found: readonly Finding[]): number => Math.max(...found.map(({ code }) => rankOf(code)));

/** These codes lead to the headline genuine, not current: a person must compare, or decide without comparing. */
export const TO_COMPARE: readonly Code[] = RANKS[2] ?? [];
/** These codes lead to the headline cannot check: the identifier to compare cannot be read. */
export const NOT_COMPARABLE: readonly Code[] = RANKS[3] ?? [];

const FINENESS: Readonly<Record<Granularity, number>> = { model: 0, batch: 1, item: 2 };

const statedIn = (claim: Claim): string | undefined => (typeof claim === 'object' ? claim.stated : undefined);

export function statedGranularity(claimed: ClaimedProduct): Granularity | undefined {
  const byIdentifiers = named(claimed.serial) || named(claimed.tpx) ? 'item' : named(claimed.batch) ? 'batch' : undefined;
  const { granularity } = claimed;
  if (granularity === undefined || byIdentifiers === undefined) return granularity ?? byIdentifiers;
  return FINENESS[byIdentifiers] > FINENESS[granularity] ? byIdentifiers : granularity;
}

/** An unreadable identifier still counts as claimed. */
const named = (claim: Claim): boolean => typeof claim === 'object' || claim === 'unreadable';

/** Returns all findings, worst first. The list is never empty. */
export function compareProduct(claimed: ClaimedProduct, scanned: Scanned): readonly Finding[] {
  const agrees = (name: Identifier): boolean => scanned[name] !== undefined && statedIn(claimed[name]) === scanned[name];
  const sameItem = agrees('serial') || agrees('tpx');
  const gtin = statedIn(claimed.gtin);
  /** The other identifiers qualify the GTIN, so those of another product are not compared. */
  const isOtherProduct = gtin !== undefined && gtin !== scanned.gtin;
  const itemNamed = named(claimed.serial) || named(claimed.tpx);

  const cell = (identifier: Identifier): Finding | undefined => {
    const claim = claimed[identifier];
    const wanted = scanned[identifier];
    const found = (code: Code): Finding => ({ code, identifier });
    switch (claim) {
      case 'unreadable':
        // If the item matches and the label lacks this identifier, it is ignored, as a stated or hidden one would be. Otherwise, hiding it
        // would raise the verdict.
        return sameItem && wanted === undefined ? undefined : found('DPP-PRD-13');
      case 'hidden':
        if (!itemNamed || identifier === 'gtin') return found('DPP-PRD-10');
        return wanted === undefined ? undefined : found('DPP-PRD-11');
      case 'absent':
        return identifier === 'gtin' ? found('DPP-PRD-05') : undefined;
      default:
        // Compared character by character (GS1 General Specifications 3.5.2): case and leading zeros are significant.
        if (wanted !== undefined) {
          if (claim.stated === wanted) return undefined;
          if (identifier === 'gtin') return found('DPP-PRD-03');
          return isOtherProduct ? undefined : found('DPP-PRD-04');
        }
        // Once the item matches, an identifier that the label lacks needs no comparison.
        if (sameItem) return undefined;
        return found(identifier === 'serial' || identifier === 'tpx' ? 'DPP-PRD-08' : 'DPP-PRD-09');
    }
  };

  const granularity = (): Finding | undefined => {
    const hides = IDENTIFIERS.some((name) => claimed[name] === 'hidden');
    switch (statedGranularity(claimed)) {
      case undefined:
        return { code: hides ? 'DPP-PRD-10' : 'DPP-PRD-12' };
      case 'item':
        return itemNamed || hides ? undefined : { code: 'DPP-PRD-14', identifier: 'serial' };
      case 'batch':
        return named(claimed.batch) || hides ? undefined : { code: 'DPP-PRD-14', identifier: 'batch' };
      case 'model':
        return undefined;
    }
  };

  const findings = [...IDENTIFIERS.map(cell), granularity()].filter((one) => one !== undefined);
  if (findings.length > 0) return findings.sort((one, other) => rankOf(other.code) - rankOf(one.code));
  const finer = !sameItem && IDENTIFIERS.some((name) => scanned[name] !== undefined && !agrees(name));
  return [{ code: finer ? 'DPP-PRD-06' : 'DPP-PRD-01' }];
}
