// A snapshot and the operator's key in, the signed file out.
import type { KeyObject } from 'node:crypto';
import { createPublicKey, sign } from 'node:crypto';
import type { Json } from '../recognise/json.ts';
import { encodeMultikey } from '../verify/base58.ts';
import { snapshotFaults } from './shape.ts';
import { SNAPSHOT_TYPE, type Snapshot } from './snapshot.ts';

export function didKeyOf(key: KeyObject): string {
  const { x } = createPublicKey(key).export({ format: 'jwk' });
  return `did:key:${encodeMultikey(Buffer.from(x ?? '', 'base64url'))}`;
}

/** Throws a RangeError for what its own reader would refuse. */
export function signSnapshot(snapshot: Snapshot, key: KeyObject): string {
  const [fault] = snapshotFaults(snapshot as unknown as Json);
  if (fault !== undefined) throw new RangeError(`${fault.pointer || 'the snapshot'}: ${fault.detail}`);
  const did = didKeyOf(key);
  const header = { alg: 'EdDSA', typ: SNAPSHOT_TYPE, kid: `${did}#${did.slice('did:key:'.length)}` };
  const input = [header, snapshot].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${input}.${sign(null, Buffer.from(input), key).toString('base64url')}`;
}
