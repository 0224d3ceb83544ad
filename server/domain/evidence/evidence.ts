// Defines evidence, the result of one check.
// It is a value, never an exception. Every check reports, and `decide` derives the headline.
import type { Check } from './checks.ts';
import { CODES, type Code, type Outcome } from './codes.ts';
import { type Detail, inEnglish, type Particulars } from './particulars.ts';

export interface Evidence {
  readonly check: Check;
  readonly outcome: Outcome;
  readonly code: Code;
  /** The particulars in English for the record: a field name, a date, a pointer. Never the sentence shown first. */
  readonly detail?: string;
  /** What the detail was made from, for the page to say it in its language. Absent for a detail that is a value, and in older records. */
  readonly particulars?: Particulars;
  /** The date of the data behind the outcome (not of the check), in ISO 8601 UTC. */
  readonly asOf?: string;
}

const bare: ReadonlyMap<Code, Evidence> = new Map(
  (Object.keys(CODES) as Code[]).map((code) => [code, Object.freeze({ check: CODES[code].check, outcome: CODES[code].outcome, code })]),
);

/** Builds the evidence for one code. The check and the outcome follow from the code. */
export function evidence(code: Code, detail?: Detail, asOf?: string): Evidence {
  const alone = bare.get(code);
  if (alone !== undefined && detail === undefined && asOf === undefined) return alone;
  const { check, outcome } = CODES[code];
  return {
    check,
    outcome,
    code,
    ...(detail === undefined ? {} : { detail: inEnglish(detail) }),
    ...(typeof detail === 'object' ? { particulars: detail } : {}),
    ...(asOf === undefined ? {} : { asOf }),
  };
}

/** The detail as `evidence` took it, to give it to another line. */
export const detailOf = ({ detail, particulars }: Evidence): Detail | undefined => particulars ?? detail;

/** The line for commands and public interfaces, which have the detail in English only. */
export const lineInEnglish = ({ particulars: _, ...line }: Evidence): Omit<Evidence, 'particulars'> => line;

/** The five headlines. Those that say the least about the credential come first. */
export const HEADLINES = ['cannot-check', 'unknown-issuer', 'invalid', 'valid-not-current', 'valid'] as const;
export type Headline = (typeof HEADLINES)[number];

export interface Verdict {
  readonly headline: Headline;
  /** The deciding codes, the most important first. For `valid`, the remarks that an officer should know. */
  readonly reasons: readonly Code[];
}
