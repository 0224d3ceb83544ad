// An inspection from the input to the entry of the log, with the decisions that were taken on it.

import type { Code } from '../domain/evidence/codes.ts';
import type { Evidence, Headline } from '../domain/evidence/evidence.ts';
import type { InputCode } from '../domain/evidence/input-codes.ts';
import type { Foreign } from '../domain/foreign/index.ts';
import type { JsonObject } from '../domain/json/json.ts';
import type { Channel, Flag, Gs1Product, Link, ProductKey, Recognised } from '../domain/recognise/recognised.ts';
import type { IssuerOrigin } from '../domain/trust/trust.ts';
import type { ProductFacts } from './product.ts';
import type { Language } from './settings.ts';
import type { TrustSummary } from './trust.ts';

/** POST /workbench/inspections: one input may hold several items; each is inspected and logged. */
export interface InspectRequest {
  /** Made by the sender: the same request sent again after a lost answer is answered from the log, not logged twice. */
  readonly requestId?: string;
  readonly channel: Channel;
  /** Decoded text (of a symbol, a paste, a text file). Exactly one of `text` and `base64`. */
  readonly text?: string;
  /** Bytes of a file that is not a picture. */
  readonly base64?: string;
  readonly symbology?: string;
  readonly fileName?: string;
  /** What was scanned before, to compare a credential with that is brought afterwards. */
  readonly expect?: ProductKey;
  /** The reading that the person chose of an ambiguous input. */
  readonly chosen?: ProductKey;
  /** How it stood at a past moment is asked for: a date (its end, in UTC) or a date-time with a time zone. 400 `future-moment` for one to come. */
  readonly asOf?: string;
  readonly language?: Language;
  /** Why pixels gave no text: logged as a refused input. */
  readonly unreadable?: { readonly code: InputCode; readonly detail: string; readonly parts?: Parts };
}

/** Of a code that is spread over several symbols: how many it has, and the numbers of those that were read, from 1. */
export interface Parts {
  readonly count: number;
  readonly read: readonly number[];
}

export interface InspectResponse {
  readonly inspections: readonly Inspection[];
}

/** What the input was recognised as, without the text that `input` holds already. */
export interface RecognisedSummary {
  readonly kind: Recognised['kind'];
  readonly form?: string;
  readonly gtin?: string;
  /** Parsed by the rules of GS1: printable ASCII, of the length that its place allows. */
  readonly serial?: string;
  readonly batch?: string;
  readonly cpv?: string;
  readonly tpx?: string;
  readonly expiry?: string;
  readonly dppCode?: Foreign;
  readonly did?: Foreign;
  readonly link?: Link;
  readonly flags: readonly Flag[];
  readonly candidates?: readonly Gs1Product[];
  readonly inputCode?: InputCode;
  readonly detail?: Foreign;
  readonly hint?: 'keyboard-layout';
  readonly parts?: Parts;
}

export interface CredentialFacts {
  readonly format: 'vc' | 'vc-jwt' | 'enveloped-vc' | 'sd-jwt';
  readonly types: readonly Foreign[];
  readonly id?: Foreign;
  readonly verificationMethod?: Foreign;
  /** SHA-256 of the public key, hex in groups of four. */
  readonly keyFingerprint?: string;
  readonly validFrom?: string;
  readonly validUntil?: string;
  readonly signedAt?: string;
  /** Exactly what was signed: never the input as it came. */
  readonly verified?: JsonObject;
  /** SD-JWT: claims of the verified document that are there because they were disclosed, and how many digests stayed hidden (decoys among them). */
  readonly disclosed?: JsonObject;
  readonly undisclosedCount?: number;
  /** Names of claims among the hidden ones, where another copy held here discloses them. */
  readonly undisclosedNames?: readonly Foreign[];
  /** The credential as received. */
  readonly raw: Foreign;
  /** Where it came from: carried by the input, or a copy held here. */
  readonly source: 'input' | 'stored';
}

export interface IssuerFacts {
  readonly id: Foreign;
  /** Name from the trust data, never from the credential. */
  readonly name?: Foreign;
  readonly origin?: IssuerOrigin;
  readonly asOf?: string;
}

export type DecisionKind = 'released' | 'held' | 'referred';
/** `undone`: the decision before it no longer counts, and the one before that, if any, does again. */
export type DecisionEntry = DecisionKind | 'undone';

/** POST /workbench/inspections/{id}/decisions. Decisions are added, never changed; the last one counts. */
export interface DecisionRequest {
  /** Made by the sender: the same decision sent again after a lost answer is answered from the log, not written twice. */
  readonly requestId?: string;
  /** `hash` of the inspection that was looked at: where another store has taken the place of this one, its number may be another item's by now. */
  readonly inspectionHash?: string;
  readonly decision: DecisionEntry;
  readonly officer: string;
  readonly place: string;
  readonly reference: string;
  readonly note: string;
}

export interface Decision extends Omit<DecisionRequest, 'requestId' | 'inspectionHash'> {
  readonly at: string;
  /** The row after it undid it. */
  readonly isUndone?: true;
}

export interface Inspection {
  /** Number of the log entry, rising. */
  readonly id: number;
  /** When it was inspected, ISO 8601 UTC. */
  readonly at: string;
  /** The past moment that the verdict is about, where one was asked for: it says nothing of the moment of the inspection. ISO 8601 UTC. */
  readonly asOf?: string;
  /** Which item of its input, from 0. */
  readonly item: number;
  /** Number of the entry that this one repeats: more is known now, or a person asked. */
  readonly again?: number;
  /** The product that was scanned before, with which the credential was compared. */
  readonly expected?: ProductKey;
  readonly input: {
    readonly channel: Channel;
    readonly text: Foreign;
    readonly symbology?: string;
    readonly fileName?: Foreign;
    /** SHA-256 of the raw input, hex. */
    readonly sha256: string;
    readonly bytes: number;
  };
  readonly recognised: RecognisedSummary;
  readonly headline: Headline;
  readonly reasons: readonly Code[];
  readonly checks: readonly Evidence[];
  readonly product?: ProductFacts;
  readonly issuer?: IssuerFacts;
  readonly credential?: CredentialFacts;
  readonly trust: TrustSummary;
  readonly sample: boolean;
  readonly appVersion: string;
  /** SHA-256 over this entry and the hash of the one before: a missing or changed entry shows. */
  readonly hash: string;
  readonly decisions: readonly Decision[];
  /** The newest entry that repeats this one. */
  readonly inspectedAgain?: { readonly id: number; readonly headline: Headline };
}

/** Ties are broken by the number. */
export type InspectionSort = 'number' | 'headline' | 'product' | 'input' | 'at' | 'decision';
export type InspectionOrder = 'ascending' | 'descending';

export interface InspectionQuery {
  readonly query?: string;
  readonly headline?: Headline | 'as-of';
  readonly decision?: DecisionKind | 'none';
  readonly from?: string;
  readonly until?: string;
  readonly officer?: string;
  readonly place?: string;
  readonly sort?: InspectionSort;
  readonly order?: InspectionOrder;
  readonly limit?: number;
  readonly offset?: number;
}

/**
 * GET /workbench/inspections?query=&headline=&decision=&from=&until=&officer=&place=&sort=&order=&limit=&offset= (newest first, unless sorted otherwise).
 * `query` is words, or a scan as it was read: then the entries of that item. `headline=as-of`: what was asked about an earlier date; every other is of its own day.
 * `from`, `until`: dates in UTC or date-times, both included. `officer`, `place`: parts of the names on a decision.
 */
export interface InspectionList {
  readonly total: number;
  readonly items: readonly InspectionSummary[];
}

export interface InspectionSummary {
  readonly id: number;
  readonly at: string;
  /** There when the verdict is about this past moment. */
  readonly asOf?: string;
  /** Number of the entry that this one repeats. */
  readonly again?: number;
  readonly headline: Headline;
  readonly reason?: Code;
  readonly kind: Recognised['kind'];
  readonly productName?: Foreign;
  readonly gtin?: Foreign;
  readonly serial?: Foreign;
  readonly dppCode?: Foreign;
  readonly fileName?: Foreign;
  readonly channel: Channel;
  readonly sample: boolean;
  readonly decision?: Decision;
}
/** POST /workbench/inspections/{id}/again → Inspection: the same input with what is known now. 409 where the log does not hold the input. */
export interface AgainRequest {
  /** Made by the sender: sent again after a lost answer, it is answered from the log. */
  readonly requestId?: string;
  readonly language?: Language;
}

/** GET /workbench/inspections/again?after=: entries that repeat an earlier one, from the first after a number on, so that an open window can show the newer verdict. */
export interface RepeatedInspections {
  readonly items: readonly {
    readonly id: number;
    readonly of: number;
    readonly item: number;
    /** SHA-256 of the raw input, hex. */
    readonly input: string;
  }[];
}
// GET /workbench/inspections/{id} → Inspection · GET /workbench/inspections/export?format=csv|json → file
