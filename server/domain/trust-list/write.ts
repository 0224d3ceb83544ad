// Signs trust lists, by a single operator or by each of several in turn.
import type { KeyObject } from 'node:crypto';
import type { Json } from '../json/json.ts';
import { signAlso, signerOfKey, signFile, signFirst } from '../signed-file/signed-file.ts';
import { trustListFaults } from './shape.ts';
import { TRUST_LIST_TYPE, type TrustList } from './trust-list.ts';

export { didKeyOf } from '../signed-file/signed-file.ts';

/**
 * Signs a list. If the list names `operators`, this adds the first of its signatures.
 *
 * Throws a RangeError for content that `readTrustList` would refuse.
 */
export function signTrustList(trustList: TrustList, key: KeyObject): string {
  const [fault] = trustListFaults(trustList as unknown as Json);
  if (fault !== undefined) throw new RangeError(`${fault.pointer || 'the trust list'}: ${fault.detail}`);
  const write = trustList.operators === undefined ? signFile : signFirst;
  return write(TRUST_LIST_TYPE, trustList, signerOfKey(key));
}

/** Adds a signature to `text`, which must have been accepted by `readUnfinished`. */
export const addSignature = (text: string, key: KeyObject): string => signAlso(TRUST_LIST_TYPE, text, signerOfKey(key));
