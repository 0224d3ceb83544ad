// Makes and verifies cosignatures of witnesses (C2SP tlog-cosignature, Ed25519).
import type { PublicKey } from '../keys/public-key.ts';
import { verifySignature } from '../keys/verify-signature.ts';
import type { NoteSigner } from './checkpoint.ts';
import { COSIGNATURE, keyId, type Note, type NoteSignature, signaturesOf } from './note.ts';

const TIME_BYTES = 8;

const messageOf = (text: string, seconds: bigint): Buffer => Buffer.from(`cosignature/v1\ntime ${seconds}\n${text}`);

/** Signs the statement that this is the largest consistent checkpoint of its origin that the witness has seen. */
export function cosign(text: string, witness: string, { publicKey, sign }: NoteSigner, now: Date): NoteSignature {
  const seconds = BigInt(Math.floor(now.getTime() / 1000));
  const time = Buffer.alloc(TIME_BYTES);
  time.writeBigUInt64BE(seconds);
  return { name: witness, bytes: Buffer.concat([keyId(witness, COSIGNATURE, publicKey), time, sign(messageOf(text, seconds))]) };
}

/** Returns the time of the latest cosignature by this witness. Undefined if there is none, or if any of them is invalid. */
export function cosignedAt(note: Note, witness: string, key: PublicKey): Date | undefined {
  const moments = signaturesOf(note, witness, COSIGNATURE, key.raw).map((bytes) => signedAt(note, bytes, key));
  return moments.every((moment) => moment !== undefined)
    ? moments.reduce<Date | undefined>((latest, moment) => (latest === undefined || moment > latest ? moment : latest), undefined)
    : undefined;
}

/** The largest time that a Date can hold, in seconds. */
const LATEST = 8_640_000_000_000n;

function signedAt({ text }: Note, bytes: Buffer, key: PublicKey): Date | undefined {
  if (bytes.length !== TIME_BYTES + 64) return undefined;
  const seconds = bytes.readBigUInt64BE();
  const isSigned = seconds <= LATEST && verifySignature(key, messageOf(text, seconds), bytes.subarray(TIME_BYTES));
  return isSigned ? new Date(Number(seconds) * 1000) : undefined;
}
