// Signs the line that closes a run with the key of this computer, and checks that signature.
import type { RunSeal } from '../../contract/index.ts';
import { keyFingerprint } from '../../domain/keys/fingerprint.ts';
import type { LogHeads } from '../../domain/log/run-line.ts';
import { isSignedSeal, type Seal, sealText } from '../../domain/log/signed-end.ts';
import { deviceOf } from '../audit-log/device.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';

/** Runs in the caller's transaction. A program without the key of this computer leaves the run unsigned. */
export function sealRun({ db }: Store, run: string, line: { readonly number: number; readonly hash: string }, now: Date): void {
  const key = deviceOf(db);
  if (key === undefined) return;
  const seal = { run, ...line, signed_at: now.toISOString() };
  const signature = Buffer.from(key.sign(sealText(seal))).toString('base64url');
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
    isGood: line?.hash === seal.hash && isSignedSeal(seal),
    signedAt: seal.signed_at,
    number: seal.number,
    hash: seal.hash,
    fingerprint: keyFingerprint(jwk),
    signature: seal.signature,
    inspection: heads?.inspections ?? 0,
    inspectionHash: heads?.inspectionsHead ?? '',
  };
}
