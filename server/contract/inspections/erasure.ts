// Defines the API types of erasures: the rule, the erased parts, and requests.
import type { SignedIn } from './signed-in.ts';

/** Names of officers, places, references (case and declaration numbers), notes, and the bytes of photos. */
export type ErasablePart = 'officer' | 'place' | 'reference' | 'note' | 'photo';

/** After how many days a part is erased. Absent: never. */
export type ErasureDays = { readonly [part in ErasablePart]?: number };

/** When something about an erasure was decided, by whom and why. */
export interface ErasureDecision {
  readonly at: string;
  readonly officer: string;
  readonly signedIn?: SignedIn;
  readonly secondPerson?: string;
  readonly why: string;
}

/** The rule as set by a person. The last one applies. */
export interface ErasureRule extends ErasureDecision {
  /** The number of its line in the log of erasures. */
  readonly number: number;
  readonly days: ErasureDays;
}

/**
 * `rule`: by the rule with the number `rule`. `request`: about named inspections. `restore`: a restored backup contained what was erased
 * here.
 */
export type ErasureCause = 'rule' | 'request' | 'restore';

export interface Erasure extends ErasureDecision {
  /** The number of the line in the log of erasures. */
  readonly number: number;
  readonly cause: ErasureCause;
  /** The number of the rule in the same log. */
  readonly rule?: number;
  /** How many lines of the logs it covers, and which parts of them. */
  readonly lines: number;
  readonly parts: readonly ErasablePart[];
}

/** What was erased of an inspection and the decisions on it. */
export type ErasedOfEntry = Omit<Erasure, 'signedIn' | 'secondPerson' | 'rule' | 'lines'>;

/** GET /workbench/erasures: the rule in force, and the newest erasures. */
export interface ErasureState {
  readonly rule?: ErasureRule;
  readonly total: number;
  readonly newest: readonly Erasure[];
}

/** PUT /workbench/erasures/rule → ErasureState. */
export interface ErasureRuleRequest {
  readonly who: string;
  readonly secondPerson?: string;
  readonly why: string;
  readonly days: ErasureDays;
}

/** POST /workbench/inspections/{id}/erase → ErasureState: erases the parts of everything that the logs hold about one inspection. */
export interface EraseRequest extends Omit<ErasureRuleRequest, 'days'> {
  /** The `hash` of the inspection that the person saw. */
  readonly inspectionHash: string;
  readonly parts: readonly ErasablePart[];
}
