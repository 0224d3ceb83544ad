// Formats the contents and changes of a trust list as lines to read before signing it.

import { oneLine } from '../../domain/foreign/index.ts';
import { deskChanges, desksOf } from '../../domain/trust-list/desks.ts';
import { quorum, ruleFingerprint, ruleOfOne } from '../../domain/trust-list/quorum.ts';
import { type GoodTrustList, issuerEntries, readTrustList, tooFew } from '../../domain/trust-list/read.ts';
import type { OperatorRule, TrustList, TrustListEntry } from '../../domain/trust-list/trust-list.ts';
import { issuerChanges, listedIn } from '../../features/trust/index.ts';
import { textOf } from '../input/files.ts';
import { UsageFault } from '../input/usage.ts';

/** `--last LIST`: the previous list, which must be complete. */
export function lastList(file: string | undefined, issuer: TrustList['issuer']): GoodTrustList | undefined {
  if (file === undefined) return undefined;
  const read = readTrustList(textOf(file));
  if (!read.ok) throw new UsageFault(`--last: '${file}' cannot be used [${read.code}]: ${read.detail}`);
  if (read.trustList.issuer.id !== issuer.id)
    throw new UsageFault(`--last: '${file}' is a list of '${read.trustList.issuer.id}', not of '${issuer.id}'`);
  return read;
}

/** The rule that the list after this one must satisfy. */
export const ruleAfter = ({ trustList: { issuer, operators, operatorKeys }, signers }: GoodTrustList): OperatorRule =>
  operators ?? ruleOfOne(issuer.id, issuer.name, operatorKeys ?? signers.map(({ key }) => key));

export function changeLines(next: TrustList, last: TrustList | undefined): readonly string[] {
  const { issuer, sequence, issuedAt, nextUpdate, entries, retracts = [], resets = [] } = next;
  const head = [
    `“${oneLine(issuer.name)}” (${issuer.id}), list number ${sequence} of ${issuedAt}, due for renewal ${nextUpdate}`,
    `issuers: ${issuerEntries(next).length}, desks: ${desksOf(next).length}, status lists: ${entries.reduce((sum, { statusLists = [] }) => sum + statusLists.length, 0)}`,
    ...retracts.map((one) =>
      'did' in one ? `retracts everything under ${one.key} except ${one.except.length} statements` : `retracts ${one.sha256}`,
    ),
    ...resets.map((one) => `accepts list number ${one.sequence} with the hash ${one.sha256}`),
  ];
  if (last === undefined) return [...head, "changes: not shown, '--last LIST' compares with the list before"];
  const { added, removed, changed } = issuerChanges(listedIn(last), listedIn(next));
  const lines = [
    ...added.map(({ did, name, status }) => `+ “${oneLine(name ?? '')}” (${oneLine(did, 500)}), ${status}`),
    ...removed.map(({ did, name }) => `- “${oneLine(name ?? '')}” (${oneLine(did, 500)})`),
    ...changed.map(
      ({ did, name, status, differences }) =>
        `~ “${oneLine(name ?? '')}” (${oneLine(did, 500)}), ${status}: ${differences.map(({ member }) => member).join(', ')}`,
    ),
  ];
  const all = [...lines, ...deskLines(next, last)];
  return [...head, `changes since list number ${last.sequence}: ${all.length === 0 ? 'none' : all.length}`, ...all];
}

function deskLines(next: TrustList, last: TrustList): readonly string[] {
  const line = ({ did, legalName, status, since = '', keys = [] }: TrustListEntry): string =>
    `desk “${oneLine(legalName)}” (${did}), ${[status, since, ...keys.map((key) => JSON.stringify(key))].filter(Boolean).join(' ')}`;
  const { added, removed } = deskChanges(last, next);
  return [...added.map((desk) => `+ ${line(desk)}`), ...removed.map((desk) => `- ${line(desk)}`)];
}

/** Who signed, and whether that satisfies the rules of this list and of the previous one. */
export function operatorLines({ trustList: { operators }, signers }: GoodTrustList, last: GoodTrustList | undefined): readonly string[] {
  if (operators === undefined) return [];
  const { signed } = quorum(signers, operators);
  const before = last === undefined ? undefined : ruleAfter(last);
  const old = before === undefined ? undefined : quorum(signers, before);
  return [
    `${operators.threshold} of ${operators.members.length} operators have to sign, fingerprint ${ruleFingerprint(operators)}`,
    ...operators.members.map((member) => `${signed.includes(member) ? 'signed' : 'open  '}  “${oneLine(member.name)}” (${member.id})`),
    ...missing(operators, quorum(signers, operators)),
    ...(before === undefined || old === undefined || old.ok ? [] : [`by the rule of the list before, ${tooFew(old, before)}`]),
  ];
}

const missing = (rule: OperatorRule, counted: ReturnType<typeof quorum>): readonly string[] =>
  counted.ok ? ['complete'] : [tooFew(counted, rule)];
