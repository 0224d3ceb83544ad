// Reads, writes and signs checkpoints of a log (C2SP tlog-checkpoint): origin, size and root in a signed note.
import { admitEd25519 } from '../keys/ed25519.ts';
import type { PublicKey } from '../keys/public-key.ts';
import { verifySignature } from '../keys/verify-signature.ts';
import { HASH_BYTES } from './hash.ts';
import { decodeBase64, ED25519, keyId, type Note, readNote, signaturesOf, writeNote } from './note.ts';
import { MOST_LEAVES } from './tree.ts';
import type { TreeHead } from './verify.ts';

export interface Checkpoint extends TreeHead {
  /** Identifies a log and its epoch. */
  readonly origin: string;
  readonly root: Buffer;
}

/** An Ed25519 key that can sign. */
export interface NoteSigner {
  /** The raw key, 32 bytes. */
  readonly publicKey: Uint8Array;
  sign(bytes: Uint8Array): Uint8Array;
}

/** A checkpoint whose signature was verified with the key that it names. */
export interface SignedCheckpoint extends Checkpoint {
  readonly note: Note;
  /** The note cannot prove that this is the key of the expected log. Compare its fingerprint. */
  readonly key: PublicKey;
}

/**
 * Policy: an extension line names the public key, so that a checkpoint on a stick or in a QR code needs no second file. C2SP leaves the
 * meaning of extension lines to the log.
 */
const KEY_LINE = /^ed25519 ([A-Za-z0-9+/]{43}=)$/;
const SIZE = /^(?:0|[1-9]\d{0,15})$/;
const ORIGIN = /^[\x21-\x2a\x2c-\x7e]{1,200}$/;

export function signCheckpoint({ origin, size, root }: Checkpoint, { publicKey, sign }: NoteSigner): string {
  const text = `${[origin, size, root.toString('base64'), `ed25519 ${Buffer.from(publicKey).toString('base64')}`].join('\n')}\n`;
  const bytes = Buffer.concat([keyId(origin, ED25519, publicKey), sign(Buffer.from(text))]);
  return writeNote({ text, signatures: [{ name: origin, bytes }] });
}

/**
 * Returns undefined if the text is not a checkpoint, names no key, or is not signed by that key. Policy: an origin is ASCII without spaces
 * and plus signs, which C2SP recommends.
 */
export function readCheckpoint(text: string): SignedCheckpoint | undefined {
  const note = readNote(text);
  if (note === undefined) return undefined;
  const [origin = '', digits = '', base64 = '', ...extensions] = note.text.slice(0, -1).split('\n');
  const size = Number(digits);
  const root = decodeBase64(base64);
  const isForm = ORIGIN.test(origin) && SIZE.test(digits) && size <= MOST_LEAVES && root?.length === HASH_BYTES;
  if (!isForm || extensions.includes('')) return undefined;
  const keys = extensions.flatMap((line) => KEY_LINE.exec(line)?.[1] ?? []);
  const raw = keys.length === 1 ? decodeBase64(keys[0] ?? '') : undefined;
  const admission = raw && admitEd25519(raw);
  if (raw === undefined || !admission?.ok) return undefined;
  const message = Buffer.from(note.text);
  const signatures = signaturesOf(note, origin, ED25519, raw);
  const isSigned = signatures.length > 0 && signatures.every((signature) => verifySignature(admission.key, message, signature));
  return isSigned ? { origin, size, root, note, key: admission.key } : undefined;
}
