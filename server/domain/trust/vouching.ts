// What a trust list says of an issuer beyond its DID document: windows of keys, products it may speak for, claims it never hides.

/** A product is inside when its GTIN has one of the prefixes or lies in one of the ranges (where either is stated), and its category is listed (where any is). */
export interface IssuerScope {
  /** GS1 Company Prefixes: the digits of a GTIN-14 behind its indicator digit begin with one of them. */
  readonly gs1Prefixes?: readonly string[];
  /** GTIN-14, both ends included. */
  readonly gtins?: readonly { readonly from: string; readonly to: string }[];
  readonly categories?: readonly string[];
}

export interface AlwaysDisclosed {
  /** A `vct`, or a type of a W3C credential. */
  readonly type: string;
  /** Names of claims; a claim inside another one is written with dots: `product.serial`. */
  readonly claims: readonly string[];
}

/** A status list or a trust list by its hash, or everything that was signed with a key except the statements with the hashes named. */
export type Retraction = { readonly sha256: string } | { readonly did: string; readonly key: string; readonly except: readonly string[] };

/** A list whose number jumps ahead and that its operator names as its own. `sha256` as `sha256Of` counts it. */
export interface Reset {
  readonly sequence: number;
  readonly sha256: string;
}
