// Makes a checkpoint of the logs here, alone or with the proof that it continues an earlier one.
import { writeRequest } from '../../domain/merkle/request.ts';
import { StoreFault } from '../../lib/store-fault.ts';
import { damagedTree, treeSize } from '../../store/log-tree/leaves.ts';
import { checkpointOf, consistencyOf } from '../../store/log-tree/proofs.ts';
import { firstDamagedLeaf } from '../../store/log-tree/recompute.ts';
import type { ServiceKey } from '../../store/service-keys/keys.ts';
import type { Store } from '../../store/store.ts';

/**
 * With `since`, the proof from that size precedes the checkpoint. Reads every leaf, because a log that does not match
 * what a witness has seen is suspect for ever. Throws `conflict` for a size that the log never had, and
 * `log-tree-damaged`.
 */
export function makeCheckpoint(store: Store, key: ServiceKey, since = 0): string {
  return store.db
    .transaction(() => {
      const size = treeSize(store.db);
      if (since > size) throw new StoreFault('conflict', `the log has ${size} leaves, so none of its checkpoints had ${since}`);
      const damaged = firstDamagedLeaf(store.db);
      if (damaged !== undefined) throw damagedTree(damaged);
      const note = checkpointOf(store, key);
      return since === 0 ? note : writeRequest({ from: since, proof: consistencyOf(store, since, size), note });
    })
    .deferred();
}
