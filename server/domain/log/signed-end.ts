// Defines the two signed statements of a computer about its logs: the end of a log, and the line that closes a run.
import { decodeBase64url } from '../encoding/base64url.ts';
import { admitEd25519 } from '../keys/ed25519.ts';
import { verifySignature } from '../keys/verify-signature.ts';

/** The signed end of a log, as stored. */
export interface LogEnd {
  readonly log: string;
  /** 0 if the log is empty. */
  readonly number: number;
  readonly hash: string;
  /** The number of the last line that existed when the key began to sign. */
  readonly since: number;
  readonly signed_at: string;
  /** The raw Ed25519 key, in base64url. */
  readonly key: string;
  readonly signature: string;
}

export const endText = ({ log, number, hash, since, signed_at }: Omit<LogEnd, 'key' | 'signature'>): Buffer =>
  Buffer.from(['dpp-desk-log-head-1', log, number, hash, since, signed_at].join('\n'));

/** A signature on the line that closed a run, as stored. */
export interface Seal extends Omit<LogEnd, 'log' | 'since'> {
  readonly run: string;
}

export const sealText = ({ run, number, hash, signed_at }: Omit<Seal, 'key' | 'signature'>): Buffer =>
  Buffer.from(['dpp-desk-run-1', run, number, hash, signed_at].join('\n'));

const isSigned = ({ key, signature }: Pick<LogEnd, 'key' | 'signature'>, text: Uint8Array): boolean => {
  const [raw, bytes] = [decodeBase64url(key), decodeBase64url(signature)];
  const admission = raw && admitEd25519(raw);
  return admission?.ok === true && bytes !== undefined && verifySignature(admission.key, text, bytes);
};

export const isSignedEnd = (end: LogEnd): boolean => isSigned(end, endText(end));
export const isSignedSeal = (seal: Seal): boolean => isSigned(seal, sealText(seal));
