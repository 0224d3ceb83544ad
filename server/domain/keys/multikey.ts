// Reads and writes Multikey: a public key with multicodec prefix in base58btc (Controlled Identifiers 2.2.2).
import { decodeMultibase, encodeBase58 } from '../encoding/base58.ts';
import { admitPoint } from './ecdsa.ts';
import { admitEd25519 } from './ed25519.ts';
import { type Admission, type KeyKind, refused } from './public-key.ts';

interface Codec {
  /** The multicodec, as an unsigned varint in its only minimal form. */
  readonly prefix: readonly [number, number];
  readonly bytes: number;
}

const CODECS: Readonly<Record<KeyKind, Codec>> = {
  Ed25519: { prefix: [0xed, 0x01], bytes: 32 },
  'P-256': { prefix: [0x80, 0x24], bytes: 33 },
  'P-384': { prefix: [0x81, 0x24], bytes: 49 },
};
const KINDS = Object.entries(CODECS) as readonly [KeyKind, Codec][];

/** Public keys for signatures of other kinds, by prefix in hex. */
const UNSUPPORTED: ReadonlyMap<string, string> = new Map([
  ['8224', 'P-521'],
  ['8324', 'Ed448'],
  ['8524', 'RSA'],
  ['e701', 'secp256k1'],
  ['ea01', 'BLS12-381 G1'],
  ['eb01', 'BLS12-381 G2'],
  ['8624', 'SM2'],
  ['9024', 'ML-DSA-44'],
  ['9124', 'ML-DSA-65'],
  ['9224', 'ML-DSA-87'],
]);

export interface Multikey {
  readonly kind: KeyKind;
  readonly raw: Uint8Array;
}

/** Returns the kind and the bytes, by form alone. Returns undefined for other kinds, other encodings and uncompressed points. */
export function decodeMultikey(text: string): Multikey | undefined {
  const bytes = decodeMultibase(text);
  if (bytes === undefined) return undefined;
  const found = KINDS.find(([, codec]) => bytes[0] === codec.prefix[0] && bytes[1] === codec.prefix[1]);
  if (found === undefined) return undefined;
  const [kind, codec] = found;
  const raw = bytes.subarray(2);
  return raw.length === codec.bytes && (kind === 'Ed25519' || raw[0] === 2 || raw[0] === 3) ? { kind, raw } : undefined;
}

/** Returns the name of an unsupported kind of key. Returns undefined for supported kinds and for values that are not public keys. */
export function unsupportedKind(text: string): string | undefined {
  const bytes = decodeMultibase(text);
  return bytes && UNSUPPORTED.get(Buffer.from(bytes.subarray(0, 2)).toString('hex'));
}

export const admitMultikey = ({ kind, raw }: Multikey): Admission => (kind === 'Ed25519' ? admitEd25519(raw) : admitPoint(kind, raw));

export function readMultikey(text: string): Admission {
  const decoded = decodeMultikey(text);
  if (decoded !== undefined) return admitMultikey(decoded);
  const kind = unsupportedKind(text);
  return kind === undefined
    ? refused('malformed', 'the Multikey is not that of a public key for signatures')
    : refused('unsupported', `keys of kind ${kind} are not supported`);
}

export const encodeMultikey = (raw: Uint8Array, kind: KeyKind = 'Ed25519'): string =>
  `z${encodeBase58(new Uint8Array([...CODECS[kind].prefix, ...raw]))}`;
