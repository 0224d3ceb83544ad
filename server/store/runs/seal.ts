// Signs the line that closes a run with the key of this computer, and checks that signature.
import { createPublicKey, verify } from 'node:crypto';
import type { RunSeal } from '../../contract/index.ts';
import { keyFingerprint } from '../../domain/keys/fingerprint.ts';
import { deviceOf } from '../audit-log/device.ts';
import type { LogHeads } from '../audit-log/heads.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';

/** A signature on the line that closed a run, as it is kept. */
export interface Seal {
  readonly run: string;
  readonly number: number;
  readonly hash: string;
  readonly signed_at: string;
  readonly key: string;
  readonly signature: string;
}

const signedText = ({ run, number, hash, signed_at }: Omit<Seal, 'key' | 'signature'>): Buffer =>
  Buffer.from(['dpp-desk-run-1', run, number, hash, signed_at].join('\n'));

/** Runs in the caller's transaction. A program without the key of this computer leaves the run unsigned. */
export function sealRun({ db }: Store, run: string, line: { readonly number: number; readonly hash: string }, now: Date): void {
  const key = deviceOf(db);
  if (key === undefined) return;
  const seal = { run, ...line, signed_at: now.toISOString() };
  const signature = Buffer.from(key.sign(signedText(seal))).toString('base64url');
  statement(
    db,
    'INSERT INTO run_seals (run, number, hash, signed_at, key, signature) VALUES (@run, @number, @hash, @signed_at, @key, @signature)',
  ).run({ ...seal, key: key.publicJwk.x, signature });
}

export function sealOf({ db }: Store, run: string): RunSeal | undefined {
  const seal = statement(db, 'SELECT * FROM run_seals WHERE run = ?').get(run) as Seal | undefined;
  if (seal === undefined) return undefined;
  const line = statement(db, "SELECT hash, record FROM run_log WHERE id = ? AND run = ? AND action = 'close'").get(seal.number, run) as
    | { readonly hash: string; readonly record: string }
    | undefined;
  const heads = line && (JSON.parse(line.record) as { readonly heads: LogHeads }).heads;
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: seal.key } as const;
  return {
    isGood: line?.hash === seal.hash && isSigned(seal, jwk),
    signedAt: seal.signed_at,
    number: seal.number,
    hash: seal.hash,
    fingerprint: keyFingerprint(jwk),
    signature: seal.signature,
    inspection: heads?.inspections ?? 0,
    inspectionHash: heads?.inspectionsHead ?? '',
  };
}

export function isSigned(seal: Seal, jwk: { readonly kty: 'OKP'; readonly crv: 'Ed25519'; readonly x: string }): boolean {
  try {
    return verify(null, signedText(seal), createPublicKey({ key: jwk, format: 'jwk' }), Buffer.from(seal.signature, 'base64url'));
  } catch {
    // The stored value cannot be read as a key, so the store was changed.
    return false;
  }
}
