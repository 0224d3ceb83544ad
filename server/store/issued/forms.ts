// Packs the signed forms of one passport, which repeat the same content up to eight times, and makes each again byte by byte.
import { constants, deflateRawSync, inflateRawSync, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { packPieces, unpackPieces } from './pieces.ts';

/** The bytes of all forms of one publishing. */
export interface PackedForms {
  /** The first form. */
  readonly vc: Uint8Array;
  /** The second form. */
  readonly jwt: Uint8Array;
  /** All others together. */
  readonly rest: Uint8Array;
}

/** The first byte of every packed part. */
const WHOLE = 0;
const PACKED = 1;

/** Longer than any publishing: an altered length must not fill the memory. */
const MOST = 2 ** 26;

/** The first form is a credential with an embedded proof, the second the same credential as a JWT. */
export function packForms([vc = '', jwt = '', ...others]: readonly string[]): PackedForms {
  const base = Buffer.from(vc);
  const pieces = packPieces(others);
  return {
    // Deflate and not Zstandard: an answer waits for it, and Node decodes a small text in half the time.
    vc: Buffer.concat([Buffer.of(PACKED), deflateRawSync(base, { level: 6 })]),
    jwt: packJwt(jwt, base),
    rest: zstdCompressSync(pieces, {
      dictionary: base,
      params: {
        [constants.ZSTD_c_compressionLevel]: 3,
        // RFC 8878, 3.1.1: of the content.
        [constants.ZSTD_c_checksumFlag]: 1,
      },
    }),
  };
}

/** Throws if the bytes are damaged. */
export const unpackVc = (stored: Uint8Array): Buffer =>
  stored[0] === WHOLE ? Buffer.from(stored.subarray(1)) : inflateRawSync(stored.subarray(1), { maxOutputLength: MOST });

/** Returns the forms after the second. Throws if the bytes are damaged. */
export const unpackRest = (stored: Uint8Array, vc: Buffer): readonly string[] =>
  unpackPieces(zstdDecompressSync(stored, { dictionary: vc, maxOutputLength: MOST }));

/** Lengths: of the credential before its proof, of the parts of the payload that it shares at both ends, of the header, of what is between. */
const HEAD = 1 + 5 * 4;
const PROOF = ',"proof":';

/** The payload is the credential without its proof, and mostly another status. */
function packJwt(jwt: string, vc: Buffer): Buffer {
  const [header, payload, signature] = jwt.split('.').map((part) => Buffer.from(part, 'base64url'));
  const before = vc.lastIndexOf(PROOF);
  if (header !== undefined && payload !== undefined && signature !== undefined && before > 0) {
    const first = sharedStart(payload, vc.subarray(0, before));
    const last = sharedEnd(payload.subarray(first, -1), vc.subarray(first, before));
    const head = Buffer.alloc(HEAD);
    head[0] = PACKED;
    const own = payload.subarray(first, payload.length - 1 - last);
    for (const [at, length] of [before, first, last, header.length, own.length].entries()) head.writeUInt32BE(length, 1 + 4 * at);
    const packed = Buffer.concat([head, header, own, signature]);
    if (unpackJwt(packed, vc).equals(Buffer.from(jwt))) return packed;
  }
  return Buffer.concat([Buffer.of(WHOLE), Buffer.from(jwt)]);
}

/** Throws if the bytes are damaged. */
export function unpackJwt(stored: Uint8Array, vc: Buffer): Buffer {
  const bytes = Buffer.from(stored.buffer, stored.byteOffset, stored.byteLength);
  if (bytes[0] === WHOLE) return bytes.subarray(1);
  const [before = 0, first = 0, last = 0, ofHeader = 0, ofOwn = 0] = [0, 1, 2, 3, 4].map((at) => bytes.readUInt32BE(1 + 4 * at));
  const own = HEAD + ofHeader;
  const payload = Buffer.concat([
    vc.subarray(0, first),
    bytes.subarray(own, own + ofOwn),
    vc.subarray(before - last, before),
    Buffer.from('}'),
  ]);
  const [header, signature] = [bytes.subarray(HEAD, own), bytes.subarray(own + ofOwn)];
  return Buffer.from(`${header.toString('base64url')}.${payload.toString('base64url')}.${signature.toString('base64url')}`, 'latin1');
}

function sharedStart(one: Buffer, other: Buffer): number {
  const most = Math.min(one.length, other.length);
  let at = 0;
  while (at < most && one[at] === other[at]) at += 1;
  return at;
}

function sharedEnd(one: Buffer, other: Buffer): number {
  const most = Math.min(one.length, other.length);
  let at = 0;
  while (at < most && one[one.length - 1 - at] === other[other.length - 1 - at]) at += 1;
  return at;
}
