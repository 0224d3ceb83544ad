// Checks signatures of trust lists against the pinned operators, and rotates the pinned rule.
import { operatorKeysOf, quorum, ruleFingerprint, ruleOfOne, sameRule } from '../../domain/trust-list/quorum.ts';
import { fingerprintOfDidKey, type GoodTrustList, tooFew } from '../../domain/trust-list/read.ts';
import type { OperatorRule, TrustList } from '../../domain/trust-list/trust-list.ts';
import type { Store } from '../../store/store.ts';
import { pinnedRule, pinRule, unpinRule } from '../../store/trust/operator-rule.ts';
import { listOperatorKeys, pinOperatorKey, type TrustAction, unpinOperatorKey } from '../../store/trust/trust-lists.ts';

export type TrustLogger = (action: TrustAction, subject: string, reason?: string) => void;

interface NotByPinned {
  readonly code: 'unknown-operator' | 'other-operator' | 'too-few-operators';
  readonly detail: string;
}

/** Returns the reason why the signers do not meet the rule pinned for the named operator, or undefined if they do. */
export function notByPinned(store: Store, operator: string, signers: GoodTrustList['signers']): NotByPinned | undefined {
  const rule = pinnedRule(store, operator);
  const pinned = listOperatorKeys(store);
  const prints = signers.map((signer) => signer.fingerprint).join(', ');
  if (rule === undefined) {
    const owner = pinned.find(({ key }) => signers.some((signer) => signer.key === key));
    return owner === undefined
      ? { code: 'unknown-operator', detail: `'${operator}' is not known here` }
      : { code: 'other-operator', detail: `the file names '${operator}' and is signed with the key ${prints} of ${owner.name}` };
  }
  const counted = quorum(signers, rule);
  if (counted.ok) return undefined;
  if (counted.signed.length > 0) return { code: 'too-few-operators', detail: tooFew(counted, rule) };
  const name = pinned.find((one) => one.operator === operator)?.name;
  return { code: 'other-operator', detail: `the file is signed with the key ${prints}, which is none of the keys of ${name}` };
}

/** Returns the rule that this list sets for the next ones, or undefined if the present rule stays. */
const ruleOf = ({ issuer, operators, operatorKeys }: TrustList): OperatorRule | undefined =>
  operators ?? (operatorKeys === undefined ? undefined : ruleOfOne(issuer.id, issuer.name, operatorKeys));

/** Pins the next rule. The caller has checked that the list satisfies the current one; no other list may change it. */
export function rotate(store: Store, trustList: TrustList, at: string, log: TrustLogger): void {
  const [present, next] = [pinnedRule(store, trustList.issuer.id), ruleOf(trustList)];
  if (next === undefined || (present !== undefined && sameKeys(present, next))) return;
  pin(store, trustList, next, at, 'rotation');
  log(
    'operator-key-rotated',
    trustList.operators === undefined ? operatorKeysOf(next).map(fingerprintOfDidKey).join(', ') : ruleFingerprint(next),
  );
}

function sameKeys(one: OperatorRule, other: OperatorRule): boolean {
  if (one.members.length > 1 || other.members.length > 1) return sameRule(one, other);
  const [keys, others] = [new Set(operatorKeysOf(one)), new Set(operatorKeysOf(other))];
  return keys.size === others.size && [...keys].every((key) => others.has(key));
}

export function pin(store: Store, { issuer, operators }: TrustList, rule: OperatorRule, pinnedAt: string, pinnedBy: string): void {
  const next = operatorKeysOf(rule);
  const present = listOperatorKeys(store)
    .filter(({ operator }) => operator === issuer.id)
    .map(({ key }) => key);
  for (const key of present) if (!next.includes(key)) unpinOperatorKey(store, key);
  for (const key of next) {
    if (present.includes(key)) continue;
    pinOperatorKey(store, { key, operator: issuer.id, name: issuer.name, fingerprint: fingerprintOfDidKey(key), pinnedAt, pinnedBy });
  }
  if (operators === undefined) unpinRule(store, issuer.id);
  else pinRule(store, { operator: issuer.id, rule, fingerprint: ruleFingerprint(rule), pinnedAt, pinnedBy });
}
