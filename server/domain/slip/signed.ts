// Writes and reads the text of a slip: version, key of the desk, content, and an Ed25519 signature over all of them.
import { admitEd25519 } from '../keys/ed25519.ts';
import { encodeMultikey } from '../keys/multikey.ts';
import { verifySignature } from '../keys/verify-signature.ts';
import { contentBytes, readContent, SLIP_VERSION, type SlipContent } from './content.ts';
import { MOST_SLIP, SLIP_PREFIX } from './is-slip.ts';

const KEY_BYTES = 32;
const SIGNATURE_BYTES = 64;
/** Length of version and key. */
const HEAD_BYTES = 1 + KEY_BYTES;

/** The first line prevents the signature from being valid for anything else that the same key signs. */
const signedBytes = (body: Uint8Array): Buffer => Buffer.concat([Buffer.from('dpp-desk-slip-1\n'), body]);

export interface SlipSigner {
  /** The raw Ed25519 key, 32 bytes. */
  readonly publicKey: Uint8Array;
  sign(bytes: Uint8Array): Uint8Array;
}

/** Upper-case hexadecimal digits fit the alphanumeric mode of a QR code, and hand scanners type them correctly in most layouts. */
export function writeSlip(content: SlipContent, { publicKey, sign }: SlipSigner): string {
  const body = Buffer.concat([Buffer.from([SLIP_VERSION]), publicKey, contentBytes(content)]);
  return `${SLIP_PREFIX}${Buffer.concat([body, sign(signedBytes(body))])
    .toString('hex')
    .toUpperCase()}`;
}

interface Signed {
  /** The did:key of the desk. */
  readonly desk: string;
  readonly fingerprint: string;
}

export type ReadSlip =
  | { readonly state: 'altered'; readonly why: string }
  /** The signature is valid, but a later version may have written the content. */
  | ({ readonly state: 'unread'; readonly why: string } & Signed)
  | ({ readonly state: 'as-signed'; readonly content: SlipContent } & Signed);

/**
 * Version, key and signature have the same position in every version, so that the signature is verified before anything
 * else is read. `text` must have passed `isSlip`.
 */
export function readSlip(text: string): ReadSlip {
  const written = text.trim();
  if (written.length > MOST_SLIP) return altered(`it has more than ${MOST_SLIP} characters`);
  const digits = written.slice(SLIP_PREFIX.length);
  if (!/^(?:[0-9A-F]{2})+$/i.test(digits)) return altered('it is cut off, or has characters that no slip has');
  const bytes = Buffer.from(digits, 'hex');
  const end = bytes.length - SIGNATURE_BYTES;
  if (end <= HEAD_BYTES) return altered('it is cut off');
  const body = bytes.subarray(0, end);
  const admission = admitEd25519(body.subarray(1, HEAD_BYTES));
  if (!admission.ok || !verifySignature(admission.key, signedBytes(body), bytes.subarray(end)))
    return altered('the signature does not match: it was changed, cut off or misread');
  const signed = { desk: `did:key:${encodeMultikey(body.subarray(1, HEAD_BYTES))}`, fingerprint: admission.key.fingerprint };
  const version = body.readUInt8(0);
  if (version !== SLIP_VERSION) return { state: 'unread', why: `it is of version ${version}, which this program does not know`, ...signed };
  const content = readContent(body.subarray(HEAD_BYTES));
  return content === undefined
    ? { state: 'unread', why: 'it says something that this program does not know', ...signed }
    : { state: 'as-signed', content, ...signed };
}

const altered = (why: string): ReadSlip => ({ state: 'altered', why });
