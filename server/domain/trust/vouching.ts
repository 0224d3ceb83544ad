// Defines what a trust list states of an issuer in addition to its DID document: scope, disclosure and retractions.

/**
 * A product is inside the scope if its GTIN has one of the prefixes or lies in one of the ranges (if either is stated), and its category is
 * listed (if any is).
 */
export interface IssuerScope {
  /** GS1 Company Prefixes. The digits of a GTIN-14 after its indicator digit begin with one of them. */
  readonly gs1Prefixes?: readonly string[];
  /** GTIN-14, both ends inclusive. */
  readonly gtins?: readonly { readonly from: string; readonly to: string }[];
  readonly categories?: readonly string[];
}

export interface AlwaysDisclosed {
  /** A `vct`, or a type of a W3C credential. */
  readonly type: string;
  /** Names of claims. A nested claim is written with dots: `product.serial`. */
  readonly claims: readonly string[];
}

/** Retracts a status list or a trust list by its hash, or everything signed with a key except the statements with the given hashes. */
export type Retraction = { readonly sha256: string } | { readonly did: string; readonly key: string; readonly except: readonly string[] };

/** Confirms a list of the operator whose number jumps ahead. `sha256` is computed as in `signedFileSha256`. */
export interface Reset {
  readonly sequence: number;
  readonly sha256: string;
}
