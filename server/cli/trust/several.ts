// Implements trust lists that several operators sign, each on its own computer: keys, rule and further signatures.

import type { JsonObject } from '../../domain/json/json.ts';
import { beforeOf, omittedKeys } from '../../domain/trust-list/omitted-keys.ts';
import { operatorKeysOf, quorum, ruleFingerprint } from '../../domain/trust-list/quorum.ts';
import { readUnfinished } from '../../domain/trust-list/read.ts';
import type { Operator } from '../../domain/trust-list/trust-list.ts';
import { addSignature, didKeyOf } from '../../domain/trust-list/write.ts';
import { print } from '../../lib/terminal.ts';
import { replace, textOf, writeNew } from '../input/files.ts';
import { UsageFault } from '../input/usage.ts';
import { changeLines, lastList, operatorLines, ruleAfter } from './changes.ts';
import { change, keyOf, objectOf } from './draft.ts';
import { refuseOmitted } from './omitted-keys.ts';
import { type Action, drawn, need, only, refused, type Values } from './options.ts';

export const SEVERAL_ACTIONS: Readonly<Record<string, Action>> = { member, operators };

/** Run on the operator's own computer. Writes its name and public key for the office that keeps the draft. */
function member(files: readonly string[], values: Values): number {
  const key = keyOf(only(files, 'the key of this operator'));
  const made: Operator = { id: need(values.operator, 'operator'), name: need(values.name, 'name'), keys: [didKeyOf(key)] };
  writeNew(need(values.out, 'out'), `${JSON.stringify(made, null, 2)}\n`, 0o644);
  return 0;
}

/** `operators DRAFT MEMBER… --threshold K` */
function operators([file = '', ...members]: readonly string[], values: Values): number {
  const threshold = Number(need(values.threshold, 'threshold'));
  if (members.length === 0) throw new UsageFault("name the draft and a file of each operator ('desk trust member' makes it)");
  const rule = { threshold, members: members.map(objectOf) as readonly JsonObject[] as unknown as readonly Operator[] };
  const code = change(file, ({ operatorKeys: _, ...draft }) => ({ ...draft, operators: rule }));
  if (code !== 0) return code;
  const fingerprint = ruleFingerprint(rule);
  print(fingerprint);
  drawn(fingerprint, values);
  return 0;
}

/**
 * Shows what is signed, then adds one signature. A faulty file, a key that the list does not name or a second signature of one operator
 * leaves the file unchanged.
 */
export function signAgain(file: string, values: Values): number {
  const text = textOf(file);
  const read = readUnfinished(text);
  if (!read.ok) return refused(read);
  const { trustList, signers } = read;
  if (trustList.operators === undefined) throw new UsageFault(`'${file}' is signed by its one operator: a further signature says nothing`);
  const last = lastList(values.last, trustList.issuer);
  const key = keyOf(need(values.key, 'key'));
  const did = didKeyOf(key);
  const rules = [trustList.operators, ...(last === undefined ? [] : [ruleAfter(last)])];
  if (!rules.some((rule) => operatorKeysOf(rule).includes(did))) {
    const detail = "this key is none of those that the list names; an operator of the list before gives that list with '--last LIST'";
    return refused({ code: 'other-key', detail, faults: [] });
  }
  const again = rules
    .filter((rule) => operatorKeysOf(rule).includes(did))
    .flatMap((rule) => quorum(signers, rule).signed.filter(({ keys }) => keys.includes(did)));
  if (again.length > 0)
    return refused({ code: 'signed-already', detail: `'${again[0]?.name}' has signed this list: one operator counts once`, faults: [] });
  for (const line of changeLines(trustList, last?.trustList)) print(line);
  const missing = last === undefined ? [] : omittedKeys(beforeOf(last.trustList), trustList.entries);
  const code = refuseOmitted(missing, values, 'the draft');
  if (code !== 0) return code;
  const signed = addSignature(text, key);
  const now = readUnfinished(signed);
  if (!now.ok) return refused(now);
  if (values.out === undefined) replace(file, `${signed}\n`);
  else writeNew(values.out, `${signed}\n`, 0o644);
  for (const line of operatorLines(now, last)) print(line);
  return 0;
}
