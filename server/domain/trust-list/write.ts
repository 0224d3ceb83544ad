// A trust list signed: by the one operator that keeps it, or by the first and by each further one of several.
import type { KeyObject } from 'node:crypto';
import type { Json } from '../json/json.ts';
import { signAlso, signerOfKey, signFile, signFirst } from '../signed-file/signed-file.ts';
import { snapshotFaults } from './shape.ts';
import { SNAPSHOT_TYPE, type Snapshot } from './trust-list.ts';

export { didKeyOf } from '../signed-file/signed-file.ts';

/** Throws a RangeError for content that its own reader would refuse. A list that names `operators` has the first of its signatures then. */
export function signSnapshot(snapshot: Snapshot, key: KeyObject): string {
  const [fault] = snapshotFaults(snapshot as unknown as Json);
  if (fault !== undefined) throw new RangeError(`${fault.pointer || 'the snapshot'}: ${fault.detail}`);
  const write = snapshot.operators === undefined ? signFile : signFirst;
  return write(SNAPSHOT_TYPE, snapshot, signerOfKey(key));
}

/** `text` was read with `readUnfinished` before. */
export const signSnapshotAlso = (text: string, key: KeyObject): string => signAlso(SNAPSHOT_TYPE, text, signerOfKey(key));
