// Compares a checkpoint seen earlier with the logs here, and stores the witnesses who cosigned it.
import type { CheckpointFinding, LogWitness } from '../../contract/index.ts';
import { admitEd25519 } from '../../domain/keys/ed25519.ts';
import type { PublicKey } from '../../domain/keys/public-key.ts';
import { asWritten } from '../../domain/merkle/carried.ts';
import { readCheckpoint, type SignedCheckpoint } from '../../domain/merkle/checkpoint.ts';
import { cosignedAt } from '../../domain/merkle/cosignature.ts';
import { COSIGNATURE, readVerifierKey, writeNote } from '../../domain/merkle/note.ts';
import { readRequest } from '../../domain/merkle/request.ts';
import { devicePublicKey } from '../../store/audit-log/device.ts';
import { allCosigned, putCosigned } from '../../store/log-tree/cosigned.ts';
import { currentOrigin } from '../../store/log-tree/epochs.ts';
import type { Store } from '../../store/store.ts';
import { brokenIn, compare } from './verdict.ts';

export interface Witness {
  /** C2SP vkey. */
  readonly text: string;
  readonly name: string;
  readonly key: PublicKey;
}

/** Returns undefined if the text is not the key of a witness. */
export function readWitness(text: string): Witness | undefined {
  const known = readVerifierKey(text);
  const admission = known?.type === COSIGNATURE ? admitEd25519(known.publicKey) : undefined;
  return known === undefined || !admission?.ok ? undefined : { text, name: known.name, key: admission.key };
}

export function readSeen(text: string): SignedCheckpoint | undefined {
  const request = readRequest(asWritten(text));
  return request && readCheckpoint(request.note);
}

const knownWitnesses = (store: Store): readonly Witness[] =>
  [...new Set(allCosigned(store.db).map(({ witness }) => witness))].flatMap((text) => readWitness(text) ?? []);

/** `given`: a witness that the person names. It must then have cosigned the checkpoint. */
export function lookAtCheckpoint(store: Store, seen: SignedCheckpoint, given?: Witness): CheckpointFinding {
  const known = knownWitnesses(store).filter(({ text }) => text !== given?.text);
  const cosigned = [...(given === undefined ? [] : [given]), ...known].flatMap((witness) => {
    const at = cosignedAt(seen.note, witness.name, witness.key);
    return at === undefined ? [] : [{ witness, at: at.toISOString() }];
  });
  const { origin, size } = seen;
  const names = new Set([origin, ...cosigned.map(({ witness }) => witness.name)]);
  const facts = {
    ...{ origin, size, fingerprint: seen.key.fingerprint },
    witnesses: cosigned.map(({ witness, at }) => ({ name: witness.name, fingerprint: witness.key.fingerprint, cosignedAt: at })),
    unknown: [...new Set(seen.note.signatures.map(({ name }) => name))].filter((name) => !names.has(name)),
  };
  if (given !== undefined && !cosigned.some(({ witness }) => witness === given))
    return { ...facts, outcome: 'undetermined', detail: `no valid cosignature of ${given.name}`, lines: [] };
  const own = devicePublicKey(store.folder);
  const authority = { ownKey: own === undefined ? undefined : Buffer.from(own, 'base64url'), isWitnessed: cosigned.length > 0 };
  // Reads every line: other processes continue to write meanwhile.
  const verdict = store.db.transaction(() => compare(store, seen, brokenIn(store), authority)).deferred();
  if (verdict.outcome === 'intact')
    for (const { witness, at } of cosigned)
      putCosigned(store.db, { witness: witness.text, origin, size, note: writeNote(seen.note), cosignedAt: at });
  return { ...facts, ...verdict };
}

/** The desks that cosigned the logs here, and the size that each cosigned. */
export function witnessesOf(store: Store): readonly LogWitness[] {
  const present = currentOrigin(store.db);
  return allCosigned(store.db).flatMap(({ witness, origin, size, cosignedAt: at }) => {
    const known = readWitness(witness);
    return known === undefined
      ? []
      : [{ name: known.name, fingerprint: known.key.fingerprint, origin, size, cosignedAt: at, isPresent: origin === present }];
  });
}
