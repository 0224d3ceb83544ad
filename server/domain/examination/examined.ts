// Defines the input and the result of an examination: held copies, look-ups and the examined item.
import type { CredentialFacts, DppStatus, EnginesFinding, LicenceFacts, StatusAction, StatusStanding } from '../../contract/index.ts';
import type { Evidence, Verdict } from '../evidence/evidence.ts';
import type { Link } from '../licences/chain.ts';
import type { Content } from '../passport/law/duties.ts';
import type { CredentialInput, ProductKey, Recognised } from '../recognise/recognised.ts';
import type { RegistryProof } from '../registry-proof/index.ts';
import type { Trust } from '../trust/trust.ts';
import type { Verification } from '../verify/index.ts';
import type { Past } from '../verify/past.ts';

/** A copy that a look-up left out, with the issuer that it names. */
export interface OmittedCopy {
  readonly issuer: string;
  /** The id of the credential. Copies with different ids are distinguished. */
  readonly id?: string;
  /** The latest signing date, in milliseconds since the epoch. Absent if any of the copies has no signing date. */
  readonly signedBy?: number;
}

export interface StatusStep {
  readonly at: string;
  readonly action: StatusAction;
  /** True if the action happened at an unknown time before `at`. */
  readonly late?: boolean;
}

export interface Copy {
  readonly format: CredentialFacts['format'];
  readonly body: string;
  /** Published by this service, which keeps it in its own store. */
  readonly published?: boolean;
  /** The number of copies in the store for the same look-up, of which only the first ones are returned. */
  readonly held?: number;
  /** Returns those of the omitted copies that name one of these issuers. */
  readonly omitted?: (issuers: Iterable<string>) => readonly OmittedCopy[];
  /** When it was first seen here, ISO 8601. */
  readonly seenAt?: string;
  readonly dppCode?: string;
  readonly sample: boolean;
  readonly dppStatus?: DppStatus;
  /** Present if this service issued the credential and has revoked or suspended it. This local status takes precedence over any list. */
  readonly standing?: StatusStanding;
  /** Present if this service issued the credential: the changes of its status, oldest first. */
  readonly statusLog?: readonly StatusStep[];
  /** The whole passport, with the data that are not public. Absent if only the credential is held. */
  readonly passport?: () => Content;
}

/** A text whose bytes have a certain SHA-256. */
export interface HeldBytes {
  readonly text: string;
  /** The newest entry of the log whose input it is. */
  readonly inspection?: number;
}

/** The licences found in one examination, by look-up key. */
export type LinksFound = Map<string, readonly Link[]>;

export interface ExamineContext {
  readonly now: Date;
  readonly trust: Trust;
  /** Set if the item is examined as of a past moment. */
  readonly past?: Past;
  /** The product that was scanned before the credential was presented. */
  readonly expected?: ProductKey;
  copiesOfProduct(key: ProductKey): readonly Copy[];
  copiesOfCode(dppCode: string): readonly Copy[];
  /** `sha256`: digest of the bytes, in hex, to get one particular copy. */
  copiesOfIdentifier(credentialId: string, sha256?: string): readonly Copy[];
  /** Copies of batches and items that the key does not distinguish. The product at hand may be a revoked one of these. */
  copiesBelow(key: ProductKey): readonly Copy[];
  /** Returns when exactly these bytes first entered the store, ISO 8601. */
  firstSeen(body: string): string | undefined;
  /** The held item with this SHA-256, in hex: a credential, or an inspected input. */
  heldBytes(sha256: string): HeldBytes | undefined;
  /** Returns the GS1 credentials about a number. */
  keysOfNumber(gtin: string): readonly Copy[];
  /** True while a licence is verified for another credential. The licences of the licence are then not examined. */
  readonly isLicence?: boolean;
  /** Cache of licences, which the examination creates if it is missing. */
  readonly links?: LinksFound;
  /** The other credentials of the same input. */
  readonly beside?: readonly CredentialInput[];
  /** Returns the number of single items of a product that have a credential here. */
  itemsOf(gtin: string): number;
}

export interface Examined {
  readonly recognised: Recognised;
  readonly verdict: Verdict;
  readonly evidence: readonly Evidence[];
  /** The lines of the evidence that come from this service's records of its own passports, and not from a signature. */
  readonly localStatus?: readonly Evidence[];
  readonly verification?: Verification;
  /** The verified credential, unchanged, and its source. */
  readonly credential?: { readonly raw: string; readonly source: 'input' | 'stored'; readonly undisclosedNames?: readonly string[] };
  /** The GS1 licences behind the verdict, from the prefix down. */
  readonly licences?: readonly LicenceFacts[];
  /** A proof of registration, the held document whose SHA-256 the proof states, and the passport in that document. */
  readonly registration?: { readonly proof: RegistryProof; readonly held?: HeldBytes; readonly passport?: Examined };
  readonly dppCode?: string;
  /** The whole passport behind the credential, if it is held here. */
  readonly passport?: () => Content;
  /** The scanned product, if any. */
  readonly product?: ProductKey;
  readonly sample: boolean;
  /** The findings of all signature engines, if they were asked. */
  readonly engines?: readonly EnginesFinding[];
}
