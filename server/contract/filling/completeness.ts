// Defines the API types for completeness: what the law requires of a passport on a day, and which of it is present.
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
}

/** The day whose rules apply to a passport, ISO 8601. */
export interface DayOfRules {
  readonly on: string;
  readonly basis: 'placed-on-market' | 'today' | 'chosen';
}

export interface Completeness extends DayOfRules {
  /** The edition of the rules. */
  readonly rules: string;
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
