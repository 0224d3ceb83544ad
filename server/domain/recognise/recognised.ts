// Defines the results of recognition: one value per symbol, credential or document.
import type { InputCode } from '../evidence/input-codes.ts';

/**
 * legacy: GS1 Digital Link 1.1 form · assumed: read without a symbology identifier · ambiguous: more than one reading · sample:
 * demonstration data.
 */
export type Flag = 'legacy' | 'assumed' | 'ambiguous' | 'sample';

export interface ProductKey {
  readonly gtin: string;
  readonly serial?: string;
  readonly batch?: string;
  /** AI 22, consumer product variant. */
  readonly cpv?: string;
  /** AI 235, third-party controlled serial number; replaces AI 21. */
  readonly tpx?: string;
}

/** An http(s) link for display: the address and its actual host in ASCII form. The app never opens it automatically. */
export interface Link {
  readonly url: string;
  readonly host: string;
}

interface Common {
  readonly flags: readonly Flag[];
  readonly link?: Link;
}

/** A product key. `form` names the syntax in which it was read. */
export interface Gs1Product extends Common {
  readonly kind: 'gs1';
  readonly form: 'digital-link' | 'element-string' | 'bracketed' | 'gtin' | 'epc-urn';
  readonly gtin: string;
  readonly serial: string | null;
  readonly batch?: string;
  readonly cpv?: string;
  readonly tpx?: string;
  /** AI 17 as written, YYMMDD. */
  readonly expiry?: string;
  /** All application identifiers, in the order read. */
  readonly ais: readonly (readonly [ai: string, value: string])[];
}

/** A GS1 key of something other than a product (a location, a document …). */
export interface Gs1OtherKey extends Common {
  readonly kind: 'gs1-other-key';
  readonly ai: string;
  readonly value: string;
}

export interface DppCodeInput extends Common {
  readonly kind: 'dpp-code';
  readonly dppCode: string;
  readonly gtin?: string;
  readonly serial?: string;
}

/** A UNTP verify link: the address of a credential and the digest that it must have. */
export interface VerifyLink extends Common {
  readonly kind: 'verify-link';
  readonly uri: string;
  readonly hash?: string;
  /** The product or passport that the carrying address itself names. The credential must be about it. */
  readonly carrier?: Gs1Product | DppCodeInput;
}

export interface DidInput extends Common {
  readonly kind: 'did';
  readonly did: string;
}

/** Any other http(s) address: displayed with its host, never followed. */
export interface OtherLink extends Common {
  readonly kind: 'link';
  readonly link: Link;
}

/** A signed credential, with the exact text to verify. */
export interface CredentialInput extends Common {
  readonly kind: 'vc' | 'vc-jwt' | 'enveloped-vc' | 'sd-jwt';
  /** `vc`, `enveloped-vc`: the JSON text as received, never re-serialised. `vc-jwt`, `sd-jwt`: the compact token. */
  readonly text: string;
}

export const isCredentialInput = (item: Recognised): item is CredentialInput =>
  item.kind === 'vc' || item.kind === 'vc-jwt' || item.kind === 'enveloped-vc' || item.kind === 'sd-jwt';

/** A known kind of document that contains no credential to verify on its own. */
export interface DocumentInput extends Common {
  readonly kind: 'epcis-document' | 'did-document' | 'trust-snapshot' | 'trust-beacon' | 'passport' | 'json';
  readonly text: string;
}

/** A statement of a registry that a version of a passport was registered; the text as received. */
export interface RegistryProofInput extends Common {
  readonly kind: 'registry-proof';
  readonly text: string;
}

/** A slip: a desk's signed statement about an inspection, on paper. A slip is not an item and is checked separately. */
export interface SlipInput extends Common {
  readonly kind: 'slip';
  readonly text: string;
}

/** More than one plausible reading: the user must choose. */
export interface Ambiguous extends Common {
  readonly kind: 'ambiguous';
  readonly candidates: readonly Gs1Product[];
  readonly why: string;
}

/** Refused input, with the reason. The app must not act on any part of it. */
export interface InvalidInput extends Common {
  readonly kind: 'invalid';
  readonly code: InputCode;
  readonly detail: string;
  /** A likely cause that the user can fix, for example the keyboard layout of the scanner. */
  readonly hint?: 'keyboard-layout';
  /** For a code that spans several symbols: the total number of parts, and the numbers of the parts read, counted from 1. */
  readonly parts?: { readonly count: number; readonly read: readonly number[] };
}

export interface EmptyInput extends Common {
  readonly kind: 'empty';
}

/** Readable text that matches no known form. */
export interface OtherText extends Common {
  readonly kind: 'other';
  readonly text: string;
}

export type Recognised =
  | Gs1Product
  | Gs1OtherKey
  | DppCodeInput
  | VerifyLink
  | DidInput
  | OtherLink
  | CredentialInput
  | DocumentInput
  | RegistryProofInput
  | SlipInput
  | Ambiguous
  | InvalidInput
  | EmptyInput
  | OtherText;

/** How the input arrived. Some readings depend on the channel. */
export type Channel = 'camera' | 'camera-jsqr' | 'wedge' | 'paste' | 'manual' | 'file' | 'link';

export interface RawInput {
  readonly text: string;
  readonly channel: Channel;
  /** AIM symbology identifier where the reader reported one, e.g. `]Q3`. */
  readonly symbology?: string;
}
