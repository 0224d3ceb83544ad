// Stores the rule that decides whether the next trust list is accepted.
// It names the keys of one operator, or how many of several operators have to sign.
import type { OperatorKeyFacts } from '../../contract/index.ts';
import { quorum, ruleOfOne } from '../../domain/trust-list/quorum.ts';
import type { OperatorRule } from '../../domain/trust-list/trust-list.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';
import { listOperatorKeys } from './trust-lists.ts';

/** The rule of an operator, or of the operator pinned first. Returns undefined until its first list is imported. */
export function pinnedRule(store: Store, operator?: string): OperatorRule | undefined {
  const all = listOperatorKeys(store);
  const whose = operator ?? all[0]?.operator;
  const keys = all.filter((key) => key.operator === whose);
  const [first] = keys;
  if (first === undefined) return undefined;
  const rule = statement(store.db, 'SELECT rule FROM operator_rules WHERE operator = ?').pluck().get(first.operator) as string | undefined;
  return rule === undefined
    ? ruleOfOne(
        first.operator,
        first.name,
        keys.map(({ key }) => key),
      )
    : (JSON.parse(rule) as OperatorRule);
}

/** Whether this key alone can sign for an operator. With several operators, no single key can. */
export function speaksAlone(store: Store, key: string): boolean {
  const operator = listOperatorKeys(store).find((one) => one.key === key)?.operator;
  const rule = operator === undefined ? undefined : pinnedRule(store, operator);
  return rule !== undefined && quorum([{ key }], rule).ok;
}

/**
 * What a person compares when importing the first list: the fingerprint of the rule of several operators, or of each key of one operator.
 */
export function operatorFingerprints(store: Store): readonly OperatorKeyFacts[] {
  const rules = statement(
    store.db,
    `SELECT operator, fingerprint, pinned_at AS pinnedAt, pinned_by AS pinnedBy FROM operator_rules
     WHERE operator IN (SELECT operator FROM operator_keys) ORDER BY pinned_at, operator`,
  ).all() as (OperatorKeyFacts & { readonly operator: string })[];
  const alone = listOperatorKeys(store).filter((key) => !rules.some(({ operator }) => operator === key.operator));
  return [...rules, ...alone].map(({ fingerprint, pinnedAt, pinnedBy }) => ({ fingerprint, pinnedAt, pinnedBy }));
}

export interface PinnedRule {
  readonly operator: string;
  readonly rule: OperatorRule;
  readonly fingerprint: string;
  readonly pinnedAt: string;
  readonly pinnedBy: string;
}

export function pinRule({ db }: Store, { operator, rule, fingerprint, pinnedAt, pinnedBy }: PinnedRule): void {
  statement(db, 'INSERT OR REPLACE INTO operator_rules (operator, rule, fingerprint, pinned_at, pinned_by) VALUES (?, ?, ?, ?, ?)').run(
    operator,
    JSON.stringify(rule),
    fingerprint,
    pinnedAt,
    pinnedBy,
  );
}

export const unpinRule = ({ db }: Store, operator: string): void =>
  void statement(db, 'DELETE FROM operator_rules WHERE operator = ?').run(operator);
