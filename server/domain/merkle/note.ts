// Reads and writes signed notes (C2SP signed-note): a text, an empty line, and a line for each signature.
import { hash } from 'node:crypto';

/** C2SP signed-note, "Signature types". */
export const ED25519 = 0x01;
export const COSIGNATURE = 0x04;
const TYPES = [ED25519, COSIGNATURE] as const;
export type SignatureType = (typeof TYPES)[number];

export interface NoteSignature {
  readonly name: string;
  /** The key id of four bytes, then the signature itself. */
  readonly bytes: Buffer;
}

export interface Note {
  /** The signed text, with its final newline. */
  readonly text: string;
  readonly signatures: readonly NoteSignature[];
}

/** Policy, in characters: far more than a checkpoint with 64 Ed25519 signatures needs. */
export const MOST_NOTE = 32 * 1024;
const MOST_SIGNATURES = 64;

const isName = (name: string): boolean => name !== '' && !/[\s\p{White_Space}+]/u.test(name);

// biome-ignore lint/suspicious/noControlCharactersInRegex: notes must not contain them
const CONTROL = /[\u0000-\u0009\u000b-\u001f]/;
const LINE = /^\u2014 ([^ ]+) ([A-Za-z0-9+/]+={0,2})$/;

/** Returns undefined if the text is not a signed note. Signatures are not verified. */
export function readNote(note: string): Note | undefined {
  if (note.length > MOST_NOTE || !note.isWellFormed() || CONTROL.test(note) || !note.endsWith('\n')) return undefined;
  const gap = note.lastIndexOf('\n\n');
  if (gap < 1) return undefined;
  const lines = note.slice(gap + 2, -1).split('\n');
  if (lines.length > MOST_SIGNATURES) return undefined;
  const signatures = lines.map(readSignature);
  return signatures.every((one) => one !== undefined) ? { text: note.slice(0, gap + 1), signatures } : undefined;
}

function readSignature(line: string): NoteSignature | undefined {
  const [, name = '', base64 = ''] = LINE.exec(line) ?? [];
  const bytes = decodeBase64(base64);
  return isName(name) && bytes !== undefined && bytes.length > 4 ? { name, bytes } : undefined;
}

export const writeNote = ({ text, signatures }: Note): string =>
  `${text}\n${signatures.map(({ name, bytes }) => `\u2014 ${name} ${bytes.toString('base64')}\n`).join('')}`;

/** Returns the first four bytes of SHA-256 over name, type and public key. */
export const keyId = (name: string, type: SignatureType, publicKey: Uint8Array): Buffer =>
  hash('sha256', Buffer.concat([Buffer.from(`${name}\n`), Buffer.of(type), publicKey]), 'buffer').subarray(0, 4);

/** Returns the signatures that name this key, each without its key id. */
export const signaturesOf = (note: Note, name: string, type: SignatureType, publicKey: Uint8Array): readonly Buffer[] => {
  const id = keyId(name, type, publicKey);
  return note.signatures.filter((one) => one.name === name && id.equals(one.bytes.subarray(0, 4))).map(({ bytes }) => bytes.subarray(4));
};

export interface VerifierKey {
  readonly name: string;
  readonly type: SignatureType;
  readonly publicKey: Buffer;
}

/** C2SP signed-note, "Verifier keys": name, key id and key on one line. */
export const writeVerifierKey = ({ name, type, publicKey }: VerifierKey): string =>
  `${name}+${keyId(name, type, publicKey).toString('hex')}+${Buffer.concat([Buffer.of(type), publicKey]).toString('base64')}`;

/** Returns undefined for a malformed key, another kind of key, or a key id that does not fit. */
export function readVerifierKey(text: string): VerifierKey | undefined {
  const [, name = '', , base64 = ''] = /^([^+]{1,200})\+([0-9a-f]{8})\+([A-Za-z0-9+/=]{1,100})$/.exec(text) ?? [];
  const bytes = decodeBase64(base64);
  const type = TYPES.find((one) => one === bytes?.[0]);
  if (!isName(name) || bytes?.length !== 33 || type === undefined) return undefined;
  const key: VerifierKey = { name, type, publicKey: bytes.subarray(1) };
  return writeVerifierKey(key) === text ? key : undefined;
}

/** Decodes base64 with padding (RFC 4648 section 4). Accepts exactly one text per byte string. */
export function decodeBase64(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64');
  return bytes.toString('base64') === text ? bytes : undefined;
}
