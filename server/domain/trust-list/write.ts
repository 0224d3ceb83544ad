// A trust list signed: by the one operator that keeps it, or by the first and by each further one of several.
import type { KeyObject } from 'node:crypto';
import type { Json } from '../json/json.ts';
import { signAlso, signerOfKey, signFile, signFirst } from '../signed-file/signed-file.ts';
import { trustListFaults } from './shape.ts';
import { TRUST_LIST_TYPE, type TrustList } from './trust-list.ts';

export { didKeyOf } from '../signed-file/signed-file.ts';

/** Throws a RangeError for content that its own reader would refuse. A list that names `operators` has the first of its signatures then. */
export function signTrustList(trustList: TrustList, key: KeyObject): string {
  const [fault] = trustListFaults(trustList as unknown as Json);
  if (fault !== undefined) throw new RangeError(`${fault.pointer || 'the trust list'}: ${fault.detail}`);
  const write = trustList.operators === undefined ? signFile : signFirst;
  return write(TRUST_LIST_TYPE, trustList, signerOfKey(key));
}

/** `text` was read with `readUnfinished` before. */
export const addSignature = (text: string, key: KeyObject): string => signAlso(TRUST_LIST_TYPE, text, signerOfKey(key));
