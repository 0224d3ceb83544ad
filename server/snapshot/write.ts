// A snapshot and the operator's key in, the signed file out.
import type { KeyObject } from 'node:crypto';
import type { Json } from '../recognise/json.ts';
import { snapshotFaults } from './shape.ts';
import { signerOfKey, signFile } from './signed-file.ts';
import { SNAPSHOT_TYPE, type Snapshot } from './snapshot.ts';

export { didKeyOf } from './signed-file.ts';

/** Throws a RangeError for what its own reader would refuse. */
export function signSnapshot(snapshot: Snapshot, key: KeyObject): string {
  const [fault] = snapshotFaults(snapshot as unknown as Json);
  if (fault !== undefined) throw new RangeError(`${fault.pointer || 'the snapshot'}: ${fault.detail}`);
  return signFile(SNAPSHOT_TYPE, snapshot, signerOfKey(key));
}
