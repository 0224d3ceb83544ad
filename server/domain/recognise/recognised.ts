// What a scanned or imported thing turned out to be: one value per symbol or credential.
import type { InputCode } from '../evidence/input-codes.ts';

/** legacy: GS1 Digital Link 1.1 form · assumed: read without a symbology identifier · ambiguous: more than one reading · sample: demonstration data. */
export type Flag = 'legacy' | 'assumed' | 'ambiguous' | 'sample';

export interface ProductKey {
  readonly gtin: string;
  readonly serial?: string;
  readonly batch?: string;
  /** AI 22, consumer product variant. */
  readonly cpv?: string;
  /** AI 235, third-party controlled serial: in place of AI 21. */
  readonly tpx?: string;
}

/** An http(s) link as it may be shown: the address and its true host (ASCII form), never opened by itself. */
export interface Link {
  readonly url: string;
  readonly host: string;
}

interface Common {
  readonly flags: readonly Flag[];
  readonly link?: Link;
}

/** A product key, from whatever spelling it came. */
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
  /** All application identifiers in the order read. */
  readonly ais: readonly (readonly [ai: string, value: string])[];
}

/** A GS1 key that does not name a product (a location, a document …). */
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

/** UNTP verify link: the address of a credential, with the digest it must have. */
export interface VerifyLink extends Common {
  readonly kind: 'verify-link';
  readonly uri: string;
  readonly hash?: string;
  /** What the address that carries the link names itself: the credential has to be about it. */
  readonly carrier?: Gs1Product | DppCodeInput;
}

export interface DidInput extends Common {
  readonly kind: 'did';
  readonly did: string;
}

/** Any other http(s) address: shown with its host, never followed. */
export interface OtherLink extends Common {
  readonly kind: 'link';
  readonly link: Link;
}

/** A signed thing, with the exact text to verify. */
export interface CredentialInput extends Common {
  readonly kind: 'vc' | 'vc-jwt' | 'enveloped-vc' | 'sd-jwt';
  /** `vc`, `enveloped-vc`: JSON text as received (never re-serialised). `vc-jwt`, `sd-jwt`: the compact token. */
  readonly text: string;
}

/** Known documents that hold no credential to verify by themselves. */
export interface DocumentInput extends Common {
  readonly kind: 'epcis-document' | 'did-document' | 'trust-snapshot' | 'trust-beacon' | 'passport' | 'json';
  readonly text: string;
}

/** More than one honest reading: the person has to choose. */
export interface Ambiguous extends Common {
  readonly kind: 'ambiguous';
  readonly candidates: readonly Gs1Product[];
  readonly why: string;
}

/** Refused, with the reason; nothing of it may be acted on. */
export interface InvalidInput extends Common {
  readonly kind: 'invalid';
  readonly code: InputCode;
  readonly detail: string;
  /** A likely cause that the person can mend, e.g. the keyboard layout of the scanner. */
  readonly hint?: 'keyboard-layout';
  /** Of a code that is spread over several symbols: how many it has, and the numbers of those that were read, from 1. */
  readonly parts?: { readonly count: number; readonly read: readonly number[] };
}

export interface EmptyInput extends Common {
  readonly kind: 'empty';
}

/** Readable text that names nothing known here. */
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
  | Ambiguous
  | InvalidInput
  | EmptyInput
  | OtherText;

/** How the input reached us; some readings depend on it. */
export type Channel = 'camera' | 'camera-jsqr' | 'wedge' | 'paste' | 'manual' | 'file' | 'link';

export interface RawInput {
  readonly text: string;
  readonly channel: Channel;
  /** AIM symbology identifier where the reader gave one, e.g. `]Q3`. */
  readonly symbology?: string;
}
