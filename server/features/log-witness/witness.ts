// Cosigns a checkpoint of another desk only if it follows from the last cosigned checkpoint of the same log.

import { fingerprintOf } from '../../domain/keys/fingerprint.ts';
import { readCheckpoint, type SignedCheckpoint } from '../../domain/merkle/checkpoint.ts';
import { cosign } from '../../domain/merkle/cosignature.ts';
import { COSIGNATURE, writeNote, writeVerifierKey } from '../../domain/merkle/note.ts';
import { readRequest } from '../../domain/merkle/request.ts';
import { verifyConsistency } from '../../domain/merkle/verify.ts';
import { putWitnessed, type Witnessed, witnessedOf } from '../../store/log-tree/witnessed.ts';
import type { ServiceKey } from '../../store/service-keys/keys.ts';
import type { Store } from '../../store/store.ts';

export type Cosigning =
  | {
      readonly outcome: 'cosigned';
      /** The checkpoint with the cosignature. */
      readonly note: string;
      readonly checkpoint: SignedCheckpoint;
      /** The checkpoint of this log that was cosigned before. Without one, compare the fingerprint of the key. */
      readonly before?: Witnessed;
    }
  | {
      readonly outcome: 'refused';
      /** `inconsistent` and `other-key`: the log was rewritten, or another log uses its name. `not-proved`: that, or the proof is damaged. */
      readonly reason: 'no-checkpoint' | 'own' | 'other-key' | 'older' | 'proof-needed' | 'not-proved' | 'inconsistent';
      readonly detail: string;
      readonly before?: Witnessed;
    };

const rawOf = (key: ServiceKey): Buffer => Buffer.from(key.publicJwk.x, 'base64url');

/** C2SP: one name for each key that cosigns. */
export const witnessName = (key: ServiceKey): string => `dpp-desk-witness/${fingerprintOf(rawOf(key)).replaceAll(' ', '').slice(0, 16)}`;

/** The name and public key with which others verify the cosignatures of this desk (C2SP vkey). */
export const witnessKey = (key: ServiceKey): string =>
  writeVerifierKey({ name: witnessName(key), type: COSIGNATURE, publicKey: rawOf(key) });

/**
 * `text` is a checkpoint, optionally preceded by a consistency proof. The same transaction stores the cosigned
 * checkpoint, before the cosignature is returned.
 */
export function cosignCheckpoint({ db }: Pick<Store, 'db'>, key: ServiceKey, text: string, now: Date): Cosigning {
  const request = readRequest(text);
  const checkpoint = request && readCheckpoint(request.note);
  if (request === undefined || checkpoint === undefined)
    return { outcome: 'refused', reason: 'no-checkpoint', detail: 'this is no checkpoint, or its signature is not valid' };
  if (rawOf(key).equals(checkpoint.key.raw))
    return { outcome: 'refused', reason: 'own', detail: 'this is a checkpoint of this computer: only another one can be its witness' };
  return db
    .transaction((): Cosigning => {
      const before = witnessedOf(db, checkpoint.origin);
      const refusal = before && refusalOf(before, checkpoint, request);
      if (refusal !== undefined) return { outcome: 'refused', ...refusal, ...(before === undefined ? {} : { before }) };
      const { origin, size, root } = checkpoint;
      putWitnessed(db, { origin, size, root, key: Buffer.from(checkpoint.key.raw), cosignedAt: now.toISOString() });
      const signer = { publicKey: rawOf(key), sign: (bytes: Uint8Array) => key.sign(bytes) };
      const made = cosign(checkpoint.note.text, witnessName(key), signer, now);
      const note = writeNote({ ...checkpoint.note, signatures: [...checkpoint.note.signatures, made] });
      return { outcome: 'cosigned', note, checkpoint, ...(before === undefined ? {} : { before }) };
    })
    .immediate();
}

function refusalOf(
  before: Witnessed,
  checkpoint: SignedCheckpoint,
  { from, proof }: { readonly from: number; readonly proof: readonly Buffer[] },
): Pick<Extract<Cosigning, { outcome: 'refused' }>, 'reason' | 'detail'> | undefined {
  if (!before.key.equals(checkpoint.key.raw))
    return { reason: 'other-key', detail: 'another key signed the checkpoint of this log that was seen before' };
  if (checkpoint.size < before.size)
    return {
      reason: 'older',
      detail: `a later checkpoint of this log was seen, with ${before.size} leaves; this one has ${checkpoint.size}`,
    };
  if (checkpoint.size === before.size)
    return checkpoint.root.equals(before.root)
      ? undefined
      : { reason: 'inconsistent', detail: `these are not the ${before.size} leaves that were seen before` };
  if (from !== before.size) return { reason: 'proof-needed', detail: `a proof is needed from ${before.size} leaves, which were seen last` };
  // The proof is not signed: a file damaged in transit is no evidence against anyone.
  return verifyConsistency(before, checkpoint, proof)
    ? undefined
    : {
        reason: 'not-proved',
        detail: `nothing shows that it contains the ${before.size} leaves seen before: the file is damaged, or the log was rewritten; have it made again`,
      };
}
