// Signs the next list from a draft, or adds a signature to a list of several operators (`desk trust sign`).
// Omits no key without naming it.

import { typeOfSigned } from '../../domain/signed-file/signed-file.ts';
import { omittedKeys, withEnd } from '../../domain/trust-list/omitted-keys.ts';
import { operatorKeysOf } from '../../domain/trust-list/quorum.ts';
import { readUnfinished } from '../../domain/trust-list/read.ts';
import { TRUST_LIST_TYPE } from '../../domain/trust-list/trust-list.ts';
import { didKeyOf, signTrustList } from '../../domain/trust-list/write.ts';
import { afterSigning, beforeDraft, type Draft, nextTrustList } from '../../features/trust-authoring/index.ts';
import { print } from '../../lib/terminal.ts';
import { replace, textOf, writeNew } from '../input/files.ts';
import { UsageFault } from '../input/usage.ts';
import { changeLines, lastList, operatorLines, ruleAfter } from './changes.ts';
import { draftOf, draftText, endOf, keyOf } from './draft.ts';
import { refuseOmitted } from './omitted-keys.ts';
import { drawn, need, nowOf, only, refused, type Values } from './options.ts';
import { signAgain } from './several.ts';

export function sign(files: readonly string[], values: Values): number {
  const file = only(files, 'the draft, or a list that other operators signed');
  return typeOfSigned(textOf(file)) === TRUST_LIST_TYPE ? signAgain(file, values) : signDraft(file, values);
}

/** Saves the used sequence number before writing the list, so that the same number is never signed twice. */
function signDraft(file: string, values: Values): number {
  const given = draftOf(file);
  const last = lastList(values.last, given.issuer);
  const draft = withEnds(given, last?.trustList, values);
  const days = Number(need(values.days, 'days'));
  if (!Number.isInteger(days) || days < 1 || days > 3650)
    throw new UsageFault('--days is a whole number from 1 to 3650: when the next trust list is due');
  const out = need(values.out, 'out');
  const now = nowOf(values);
  const code = refuseOmitted(omittedKeys(beforeDraft(draft, last?.trustList), draft.entries), values);
  if (code !== 0) return code;
  if (draft.entries.length === 0 && !values.empty)
    throw new UsageFault(
      'the draft names no issuer: on every desk that takes the list over, every issuer would read "unknown issuer"; --empty signs it all the same',
    );
  const trustList = nextTrustList(draft, now, new Date(now.getTime() + days * 86_400_000));
  const key = keyOf(need(values.key, 'key'));
  const rules = [...(draft.operators === undefined ? [] : [draft.operators]), ...(last === undefined ? [] : [ruleAfter(last)])];
  if (draft.operators !== undefined && !rules.some((rule) => operatorKeysOf(rule).includes(didKeyOf(key))))
    return refused({ code: 'other-key', detail: 'this key is that of none of the operators who sign the list', faults: [] });
  const signed = asUse(() => signTrustList(trustList, key));
  const read = readUnfinished(signed);
  if (!read.ok) return refused(read);
  replace(file, draftText(afterSigning(draft, trustList)));
  writeNew(out, `${signed}\n`, 0o644);
  if (draft.operators === undefined) {
    print(`sequence ${trustList.sequence}, issuers: ${trustList.entries.length}, signed with the key ${read.fingerprint}`);
  } else for (const line of [...changeLines(trustList, last?.trustList), ...operatorLines(read, last)]) print(line);
  drawn(read.fingerprint, values);
  return 0;
}

/** Turns a refusal of the list's form into a UsageFault: the draft was valid before, so the options caused it. */
function asUse(make: () => string): string {
  try {
    return make();
  } catch (error) {
    throw error instanceof RangeError ? new UsageFault(error.message) : error;
  }
}

/** `--end KEY=DATE`, or `--end DID=DATE` for all keys omitted together with an issuer. */
function withEnds(draft: Draft, last: Parameters<typeof beforeDraft>[1], values: Values): Draft {
  const before = beforeDraft(draft, last);
  let { entries } = draft;
  for (const given of values.end) {
    const at = given.lastIndexOf('=');
    const [name, until] = [given.slice(0, Math.max(at, 0)), endOf(given.slice(at + 1), '--end KEY=DATE')];
    const [did = ''] = name.split('#', 1);
    const missing = omittedKeys(before, entries).filter((one) => one.did === name);
    const keys = name.includes('#') ? [{ did: ownerOf(name, before, entries) ?? did, key: name }] : missing;
    if (keys.length === 0) throw new UsageFault(`--end: no key of '${name}' is left out`);
    try {
      for (const key of keys) entries = withEnd(entries, before, key, until);
    } catch (error) {
      throw error instanceof RangeError ? new UsageFault(`--end: ${error.message}`) : error;
    }
  }
  return { ...draft, entries };
}

/** The id of a key may start with a DID other than its issuer's. */
const ownerOf = (key: string, before: ReturnType<typeof beforeDraft>, entries: Draft['entries']): string | undefined =>
  before.vouched.find(({ keys }) => keys.some(({ id }) => id === key))?.did ??
  entries.find(({ keys = [] }) => keys.some(({ id }) => id === key))?.did;
