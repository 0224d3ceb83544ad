// Defines the API types for earlier sightings of an item that give reason to compare it with its passport by hand.
import type { Foreign } from '../../domain/foreign/index.ts';
import type { Decision } from './decisions.ts';

/**
 * `another-place`: seen at another place within the hours of the setting. `released-before`, `decided-before` (held or referred) and
 * `decided-differently`: decisions in force on earlier entries. `another-product`: the same text named another product number or serial
 * number. `another-issuer`: a passport of the same item came from another issuer. `line-differed`: the text printed beside the code of this
 * item differed from the code.
 */
export type SightingKind =
  | 'another-place'
  | 'released-before'
  | 'decided-before'
  | 'decided-differently'
  | 'another-product'
  | 'another-issuer'
  | 'line-differed';

/** What an entry records about earlier entries of the log. It is never part of the verdict, which is about the passport. */
export interface SightingFinding {
  readonly kind: SightingKind;
  /** The number of entries that show it. `entries` holds the newest of them. */
  readonly total: number;
  readonly entries: readonly EarlierSighting[];
}

export interface EarlierSighting {
  /** The number of the log entry, and its time. */
  readonly id: number;
  /** The desk in whose log it is. Absent: the log here. */
  readonly desk?: Foreign;
  readonly at: string;
  readonly place?: string;
  readonly gtin?: Foreign;
  readonly serial?: Foreign;
  readonly issuer?: Foreign;
  /** The printed text beside the code that differs from it. */
  readonly line?: Foreign;
  readonly decision?: Pick<Decision, 'decision' | 'at' | 'place' | 'officer'>;
}

/** An evidence bundle of another desk whose sightings are compared here. */
export interface OtherDesk {
  readonly sha256: string;
  /** The name in the trust list that names the desk, or its fingerprint. */
  readonly name: Foreign;
  readonly madeAt: string;
  readonly importedAt: string;
  readonly officer: string;
  readonly items: number;
}
