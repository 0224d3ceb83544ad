// Defines the public keys with which signatures are verified, and the outcome of admitting one.
import type { KeyObject } from 'node:crypto';

export type KeyKind = 'Ed25519' | 'P-256' | 'P-384';

/** A key that was checked: a point on its curve, in a strict encoding, not of small order. */
export interface PublicKey {
  readonly kind: KeyKind;
  /** 32 bytes for Ed25519 (RFC 8032); a compressed point of 33 or 49 bytes for P-256 and P-384 (SEC 1, 2.3.3). */
  readonly raw: Uint8Array;
  /** SHA-256 of `raw`, in hex, in groups of four. The kinds differ in the length of `raw`, so no two keys share a fingerprint. */
  readonly fingerprint: string;
  readonly native: KeyObject;
}

export interface RefusedKey {
  readonly ok: false;
  /** `unsupported`: a kind of key that is not supported. The key may be good. `weak`: anyone can sign with it. */
  readonly fault: 'unsupported' | 'malformed' | 'weak';
  readonly detail: string;
}

export type Admission = { readonly ok: true; readonly key: PublicKey } | RefusedKey;

export const refused = (fault: RefusedKey['fault'], detail: string): RefusedKey => ({ ok: false, fault, detail });

const MAX_CACHED = 10_000;
const admissions = new Map<string, Admission>();

/** Returns the cached result of `judge` if there is one, because a check can take milliseconds. Evicts the oldest entry first. */
export function cachedAdmission(kind: KeyKind, bytes: Uint8Array, judge: (bytes: Uint8Array) => Admission): Admission {
  const name = `${kind} ${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')}`;
  let admission = admissions.get(name);
  if (!admission) {
    admission = judge(Uint8Array.from(bytes));
    if (admissions.size >= MAX_CACHED) admissions.delete(admissions.keys().next().value ?? '');
    admissions.set(name, admission);
  }
  return admission;
}
