// Defines the API types for completeness: what the law requires of a passport on a day, which of it is present, and by which rules.
import type { Foreign } from '../../domain/foreign/index.ts';

/**
 * `missing`: absent and required on the day. `not-shown`: the same, but this credential may hide it. `conditional`: absent, and required
 * only in cases that cannot be told from the data.
 */
export type DutyState = 'present' | 'missing' | 'not-shown' | 'conditional' | 'not-yet-required' | 'not-to-be-filled';

/** A field that the law requires, now or later, or a field that is filled in although it must not be. */
export interface Duty {
  readonly field: string;
  readonly label: string;
  readonly legalBasis: string;
  readonly obligation: 'mandatory' | 'conditional' | 'pending' | 'not-to-be-filled';
  readonly state: DutyState;
  /** The day from which it is required, ISO 8601; the earliest one while an act is awaited. Absent if no day is known. */
  readonly from?: string;
  /** In English, as the edition of the rules states it: in which cases it applies, or which act is awaited. */
  readonly condition?: string;
}

/** The day whose rules apply to a passport, ISO 8601. */
export interface DayOfRules {
  readonly on: string;
  readonly basis: 'placed-on-market' | 'today' | 'chosen';
}

export interface Completeness extends DayOfRules {
  /** The edition of the rules. */
  readonly rules: string;
  /** Absent: it is the edition of the program. */
  readonly source?: RulesSource;
  /** The day from which such a product needs a passport. Absent: no adopted act requires one. */
  readonly passportFrom?: string;
  /** False if the law requires no passport on the day. Nothing is then missing. */
  readonly isDue: boolean;
  readonly duties: readonly Duty[];
}

/**
 * `no-credential`: none is behind the verdict. `changed`: the stored record is not the one that was written. `not-genuine`: the signature
 * failed. `not-verified`: it could not be verified. `invalid`: genuinely signed, but invalid, for instance revoked or about another
 * product. `no-passport`: another kind of credential. `no-category`: it names no product group that is known here.
 */
export type ContentNotJudged = 'no-credential' | 'changed' | 'not-genuine' | 'not-verified' | 'invalid' | 'no-passport' | 'no-category';

/**
 * GET /workbench/inspections/{id}/completeness?on=: the content of the credential behind an entry of the log, in the language of
 * Accept-Language. Without `on`, the day is that of the placing on the market, else that of the verdict (basis `today`). Records nothing.
 */
export type CompletenessOfEntry =
  | {
      readonly outcome: 'judged';
      readonly completeness: Completeness;
      /** The code of the passport if this service holds the whole of it, which the evidence of the verdict judged. */
      readonly whole?: Foreign;
    }
  | { readonly outcome: 'not-checked'; readonly why: ContentNotJudged };

/** Where an edition came from that is not the one of the program. */
export type RulesSource = { readonly kind: 'import' } | { readonly kind: 'pack'; readonly maker: Foreign };

/** An edition of the rules, without its rows. `date`: the day as of which it states the law, ISO 8601. */
export interface RulesEdition {
  readonly name: string;
  readonly date: string;
}

/** The edition that was imported or came in a pack. */
export interface StoredRules extends RulesEdition {
  readonly source: RulesSource;
  /** SHA-256 of the edition, hexadecimal. */
  readonly sha256: string;
  readonly importedAt: string;
  readonly officer: string;
  /** Rows about fields and product groups that this program does not know. */
  readonly unknown: number;
}

/** GET /workbench/rules. The newest edition is in force. */
export interface RulesOverview {
  readonly inForce: RulesEdition & { readonly source?: RulesSource };
  readonly program: RulesEdition;
  readonly stored?: StoredRules;
}
