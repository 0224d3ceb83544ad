// What examining takes and gives: the copies that are held, the look-ups, and the examined item.
import type { CredentialFacts, DppStatus, StatusStanding } from '../../contract/index.ts';
import type { Evidence, Verdict } from '../../domain/evidence/evidence.ts';
import type { ProductKey, Recognised } from '../../domain/recognise/recognised.ts';
import type { Trust } from '../../domain/trust/trust.ts';
import type { Verification } from '../../domain/verify/index.ts';
import type { Past } from '../../domain/verify/past.ts';
import type { Omitted } from '../../store/passports/candidates.ts';
import type { StatusStep } from '../../store/trust/own-status.ts';

export interface Copy {
  readonly format: CredentialFacts['format'];
  readonly body: string;
  /** By this service itself, which keeps it in its own store. */
  readonly published?: boolean;
  /** How many there are for the same question, of which only the first are given. */
  readonly held?: number;
  /** Of the others those that name one of these issuers. */
  readonly omitted?: (issuers: Iterable<string>) => readonly Omitted[];
  /** When it was first seen here, ISO 8601. */
  readonly seenAt?: string;
  readonly dppCode?: string;
  readonly sample: boolean;
  readonly dppStatus?: DppStatus;
  /** There when this service issued it and has taken it back: by its own word, whatever a list says. */
  readonly standing?: StatusStanding;
  /** There when this service issued it: what was done to its status, the oldest first. */
  readonly statusLog?: readonly StatusStep[];
  /** Fields that the law asks for and the passport behind it has not; absent where only the credential is held. */
  readonly missing?: readonly string[];
}

export interface ExamineContext {
  readonly now: Date;
  readonly trust: Trust;
  /** How it stood at a past moment is asked for, not how it stands now. */
  readonly past?: Past;
  /** The product that was scanned before a credential was brought. */
  readonly expected?: ProductKey;
  copiesOfProduct(key: ProductKey): readonly Copy[];
  copiesOfCode(dppCode: string): readonly Copy[];
  /** `sha256`: of the bytes, where the very copy is named. */
  copiesOfIdentifier(credentialId: string, sha256?: string): readonly Copy[];
  /** Of batches and items that the key does not tell apart: what was revoked of them may be the thing at hand. */
  copiesBelow(key: ProductKey): readonly Copy[];
  /** When these very bytes came to the store, ISO 8601. */
  firstSeen(body: string): string | undefined;
  /** How many single items of a product have a credential here. */
  itemsOf(gtin: string): number;
}

export interface Examined {
  readonly recognised: Recognised;
  readonly verdict: Verdict;
  readonly evidence: readonly Evidence[];
  readonly verification?: Verification;
  /** The credential that was verified, as it came, and where from. */
  readonly credential?: { readonly raw: string; readonly source: 'input' | 'stored'; readonly undisclosedNames?: readonly string[] };
  readonly dppCode?: string;
  /** The product that was scanned, where one was. */
  readonly product?: ProductKey;
  readonly sample: boolean;
}
