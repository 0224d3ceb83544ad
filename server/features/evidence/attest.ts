// Attests the logs of this computer for a bundle: signed ends, every line up to them, and the tree that proves lines.
import type { ProvedLine } from '../../domain/bundle/entry.ts';
import type { BundleVersion } from '../../domain/bundle/format.ts';
import { attestedLogs, type Heads } from '../../domain/bundle/inspect-log.ts';
import type { LoggedLine } from '../../domain/log/line.ts';
import type { LogEnd } from '../../domain/log/signed-end.ts';
import { readCheckpoint } from '../../domain/merkle/checkpoint.ts';
import { isProved } from '../../domain/merkle/entry.ts';
import { StoreFault } from '../../lib/store-fault.ts';
import { NOT_WALKED, walk } from '../../store/audit-log/audit-log.ts';
import { headFault, headOf, type LogName } from '../../store/audit-log/heads.ts';
import { checkpointOf, proofOfEntry } from '../../store/log-tree/proofs.ts';
import type { ServiceKey } from '../../store/service-keys/keys.ts';
import type { Store } from '../../store/store.ts';

const SLICE = 250;

/**
 * Anyone who can write the file can change a line together with its hash. Only the later lines, up to the signed end,
 * show that. The whole logs are checked, because a line that was moved out of the scope is detected only when that line
 * itself is checked.
 */
export function* walkWhole(store: Store, version: BundleVersion): Generator<Buffer, void> {
  for (const log of attestedLogs(version)) {
    for (let from = NOT_WALKED; ; ) {
      const next = walk(store, log, from, SLICE);
      if (next.broken !== undefined)
        throw new StoreFault('conflict', `the log '${log}' cannot be attested: number ${next.broken} does not fit`);
      if (next.number - from.number < SLICE) break;
      from = next;
      yield Buffer.alloc(0);
    }
  }
}

/** A log that does not end as this computer signed it proves nothing. */
export function attestedHeads(store: Store, key: string, version: BundleVersion): Heads {
  return Object.fromEntries(attestedLogs(version).map((log) => [log, attestedHead(store, key, log)])) as unknown as Heads;
}

export function attestedHead(store: Store, key: string, log: LogName): LogEnd {
  const fault = headFault(store, log, key);
  const head = headOf(store.db, log);
  if (fault !== undefined || head === undefined)
    throw new StoreFault('conflict', `the log '${log}' cannot be attested: ${fault ?? 'it is not signed'}`);
  return head;
}

export interface ProvenTree {
  readonly checkpoint: string;
  proved<Line extends LoggedLine>(log: LogName, line: Line): Line & ProvedLine;
}

/** Proves lines with a new checkpoint. */
export function provenIn(store: Store, key: ServiceKey): ProvenTree {
  const checkpoint = checkpointOf(store, key);
  const head = readCheckpoint(checkpoint);
  if (head === undefined) throw new TypeError('the checkpoint cannot be read');
  return {
    checkpoint,
    proved: (log, line) => {
      const proof = proofOfEntry(store, log, line.number, head.size);
      if (!isProved(head, proof, line.record))
        throw new StoreFault('conflict', `the tree of the logs was changed: it does not prove number ${line.number} of '${log}'`);
      const { index, hashes } = proof;
      return { ...line, proof: { index, hashes } };
    },
  };
}
