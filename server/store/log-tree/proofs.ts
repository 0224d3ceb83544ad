// Signs checkpoints of the logs, and proves what they contain.

import { signCheckpoint } from '../../domain/merkle/checkpoint.ts';
import type { EntryProof } from '../../domain/merkle/entry.ts';
import { consistencyProof, inclusionProof } from '../../domain/merkle/tree.ts';
import { StoreFault } from '../../lib/store-fault.ts';
import type { ServiceKey } from '../service-keys/keys.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';
import { currentOrigin, type LogName } from './epochs.ts';
import { headAt, leafOf, subtreesOf } from './leaves.ts';

/**
 * The head of the tree as a signed note. The key is the device key.
 * Throws `not-found` for a store whose logs no program of this version has opened for writing, and `log-tree-damaged`.
 */
export function checkpointOf({ db }: Pick<Store, 'db'>, key: ServiceKey): string {
  return db
    .transaction(() => {
      const origin = currentOrigin(db);
      if (origin === undefined) throw new StoreFault('not-found', 'the tree of the logs has not begun: start DPP Desk once');
      return signCheckpoint(
        { origin, ...headAt(db) },
        { publicKey: Buffer.from(key.publicJwk.x, 'base64url'), sign: (bytes) => key.sign(bytes) },
      );
    })
    .deferred();
}

/**
 * Proves that a line is in the tree of this size. The record that belongs to it is not part of the proof.
 * Throws `not-found` for a line that the tree of this size does not have, and `log-tree-damaged`.
 */
export function proofOfEntry({ db }: Pick<Store, 'db'>, log: LogName, number: number, size: number): EntryProof {
  const index = leafOf(db, log, number);
  if (index === undefined || index >= size)
    throw new StoreFault('not-found', `number ${number} of '${log}' is not in the tree of ${size} leaves`);
  const line = statement(db, `SELECT previous_hash AS previousHash, salt FROM ${log} WHERE id = ?`).get(number) as
    | Pick<EntryProof, 'previousHash' | 'salt'>
    | undefined;
  if (line === undefined) throw new StoreFault('not-found', `number ${number} of '${log}' is gone`);
  const hashes = inclusionProof(index, size, subtreesOf(db)).map((hash) => hash.toString('base64'));
  return { log, number, ...line, index, hashes };
}

/** Throws a RangeError for sizes out of order, and `log-tree-damaged`. */
export const consistencyOf = ({ db }: Pick<Store, 'db'>, from: number, size: number): readonly Buffer[] =>
  consistencyProof(from, size, subtreesOf(db));
