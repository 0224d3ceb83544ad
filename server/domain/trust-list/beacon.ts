// Reads and signs beacons: small signed files that state the number of the newest trust list at a moment.
// A beacon fits into a QR code. It shows a computer that newer lists are being withheld from it.
import type { KeyObject } from 'node:crypto';
import { parseDateTime } from '../dates/dates.ts';
import { isDid } from '../did/did.ts';
import type { Json } from '../json/json.ts';
import { closed, faultsOf, matching, required } from '../json/shape.ts';
import { type FileSignature, readSignedByAny, signAlso, signerOfKey, signFile, typeOfSigned } from '../signed-file/signed-file.ts';
import { listNumber, name, sha256 } from './shape.ts';
import type { TrustList } from './trust-list.ts';

/** The `typ` of the JWS. */
export const BEACON_TYPE = 'dpp-trust-beacon+jwt';
/** The capacity of a QR code, plus room for the signatures of several operators. */
export const MAX_BEACON_BYTES = 64 * 1024;

export interface Beacon {
  readonly issuer: TrustList['issuer'];
  /** The sequence number of the newest list of this operator. */
  readonly newest: number;
  /** The SHA-256 of that list, as computed by `signedFileSha256`. */
  readonly sha256?: string;
  /** The time of the statement, by the operator's clock. */
  readonly at: string;
}

export const BEACON_REFUSALS = ['too-large', 'not-a-beacon', 'bad-signature', 'bad-content'] as const;

export type ReadBeacon =
  | {
      readonly ok: true;
      readonly beacon: Beacon;
      /** Every signature of the file, all of them valid. `quorum` decides with the pinned rule whether they suffice. */
      readonly signers: readonly FileSignature[];
    }
  | { readonly ok: false; readonly code: (typeof BEACON_REFUSALS)[number]; readonly detail: string };

const beaconShape = closed({
  issuer: required(closed({ id: required(matching(isDid, 'a DID')), name: required(name) })),
  newest: required(listNumber),
  sha256,
  at: required(matching((value) => parseDateTime(value) !== undefined, 'a date-time with a time zone')),
});

const REFUSED = { form: 'not-a-beacon', signature: 'bad-signature', content: 'bad-content' } as const;

export const isBeacon = (text: string): boolean => text.length <= MAX_BEACON_BYTES && typeOfSigned(text) === BEACON_TYPE;

/** Reads a compact JWS of one operator or a JWS in General JSON Serialization of several. On failure, returns one of `BEACON_REFUSALS`. */
export function readBeacon(text: string): ReadBeacon {
  if (text.length > MAX_BEACON_BYTES) return { ok: false, code: 'too-large', detail: `the text is larger than ${MAX_BEACON_BYTES} bytes` };
  const file = readSignedByAny(text, BEACON_TYPE, MAX_BEACON_BYTES);
  if (!file.ok) return { ok: false, code: REFUSED[file.fault], detail: file.detail };
  const [fault] = faultsOf(beaconShape, file.claims);
  if (fault !== undefined) return { ok: false, code: 'bad-content', detail: `${fault.pointer || 'the beacon'}: ${fault.detail}` };
  return { ok: true, beacon: file.claims as unknown as Beacon, signers: file.signers };
}

/** Throws a RangeError for content that `readBeacon` would refuse. */
export function signBeacon(beacon: Beacon, key: KeyObject): string {
  const [fault] = faultsOf(beaconShape, beacon as unknown as Json);
  if (fault !== undefined) throw new RangeError(`${fault.pointer || 'the beacon'}: ${fault.detail}`);
  return signFile(BEACON_TYPE, beacon, signerOfKey(key));
}

/** Adds a signature to `text`, which must have been accepted by `readBeacon`. */
export const signBeaconAlso = (text: string, key: KeyObject): string => signAlso(BEACON_TYPE, text, signerOfKey(key));
