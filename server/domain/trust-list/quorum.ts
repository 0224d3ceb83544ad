// Counts how many of which operators signed a trust list or a beacon.
// This is the only place where signatures are counted.
import { createHash } from 'node:crypto';
import { canonicalBytes } from '../json/jcs.ts';
import type { Json } from '../json/json.ts';
import { inGroups } from '../keys/fingerprint.ts';
import type { FileSignature } from '../signed-file/signed-file.ts';
import type { Operator, OperatorRule } from './trust-list.ts';

export type Quorum =
  | { readonly ok: true; readonly signed: readonly Operator[] }
  | {
      readonly ok: false;
      readonly signed: readonly Operator[];
      /** The operators that have not signed yet. At least `missing` of them must sign. */
      readonly open: readonly Operator[];
      readonly missing: number;
    };

/**
 * Counts operators, not signatures, keys or key names. Keys that the rule does not name are ignored.
 *
 * Two rules apply to each list: the one pinned before, and its own (The Update Framework 5.3.4), so a list cannot lower the threshold that
 * it must meet.
 */
export function quorum(signers: readonly Pick<FileSignature, 'key'>[], { threshold, members }: OperatorRule): Quorum {
  const keys = new Set(signers.map(({ key }) => withoutFragment(key)));
  const signed = members.filter((member) => member.keys.some((key) => keys.has(key)));
  const missing = threshold - signed.length;
  // Validation refuses a threshold below 1. Here it cannot be met.
  if (missing <= 0 && threshold >= 1) return { ok: true, signed };
  return { ok: false, signed, open: members.filter((member) => !signed.includes(member)), missing: Math.max(missing, 1) };
}

function withoutFragment(key: string): string {
  const hash = key.indexOf('#');
  return hash < 0 ? key : key.slice(0, hash);
}

/** The rule of an operator that signs alone, with any of its keys. */
export const ruleOfOne = (id: string, name: string, keys: readonly string[]): OperatorRule => ({
  threshold: 1,
  members: [{ id, name, keys }],
});

export const operatorKeysOf = ({ members }: OperatorRule): readonly string[] => members.flatMap(({ keys }) => keys);

/**
 * Returns the fingerprint that people compare before they import the first list of several operators.
 *
 * It is SHA-256 over the canonical form (RFC 8785) of `{threshold, members}`, so it covers the threshold, the operators and all keys.
 */
export const ruleFingerprint = ({ threshold, members }: OperatorRule): string =>
  inGroups(
    createHash('sha256')
      .update(canonicalBytes({ threshold, members } as unknown as Json))
      .digest('hex'),
  );

export const sameRule = (one: OperatorRule, other: OperatorRule): boolean => ruleFingerprint(one) === ruleFingerprint(other);

/** Formats the names of operators for a sentence. */
export const namesOfOperators = (operators: readonly Operator[]): string => operators.map(({ name }) => `'${name}'`).join(', ');

/** Returns the rule for display, with the operators that signed this file. */
export const operatorsOf = (rule: OperatorRule, signers: readonly Pick<FileSignature, 'key'>[]) => {
  const { signed } = quorum(signers, rule);
  return {
    threshold: rule.threshold,
    members: rule.members.map((member) => ({ id: member.id, name: member.name, signed: signed.includes(member) })),
  };
};
