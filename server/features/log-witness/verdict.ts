// Compares the logs of a store with a checkpoint that another desk has seen.
import type { SignedCheckpoint } from '../../domain/merkle/checkpoint.ts';
import { firstBroken } from '../../store/audit-log/audit-log.ts';
import { readBackupLog } from '../../store/audit-log/backup-log.ts';
import { LOGS, type LogName } from '../../store/audit-log/heads.ts';
import { EPOCHS, type Epoch, epochsOf, unlessDamaged } from '../../store/log-tree/epochs.ts';
import { headAt, leafOf, treeSize } from '../../store/log-tree/leaves.ts';
import { type LineOfLog, recompute } from '../../store/log-tree/recompute.ts';
import type { Store } from '../../store/store.ts';

export interface LogVerdict {
  /** `undetermined`: the log may be whole, but this checkpoint cannot show it. */
  readonly outcome: 'intact' | 'rewritten' | 'undetermined';
  readonly detail: string;
  /** Lines that were changed, removed or inserted, in the order of the tree; empty where they cannot be named. */
  readonly lines: readonly LineOfLog[];
}

const isLog = (name: string): name is LogName => (LOGS as readonly string[]).includes(name);
const intact = (detail: string): LogVerdict => ({ outcome: 'intact', detail, lines: [] });
const rewritten = (detail: string, lines: readonly LineOfLog[] = []): LogVerdict => ({ outcome: 'rewritten', detail, lines });
const undetermined = (detail: string): LogVerdict => ({ outcome: 'undetermined', detail, lines: [] });

/**
 * Whether the store still has everything that was in the checkpoint, unchanged and in its order. `ownKey` is the public key of this
 * computer, 32 bytes. Reads all logs.
 */
export function compare(store: Store, checkpoint: SignedCheckpoint, ownKey: Uint8Array | undefined): LogVerdict {
  const { db } = store;
  const broken = LOGS.flatMap((log): readonly LineOfLog[] => {
    const number = firstBroken(store, log);
    return number === undefined ? [] : [{ log, number }];
  });
  const epochs = epochsOf(db);
  const at = epochs.findIndex(({ origin }) => origin === checkpoint.origin);
  if (at === -1) return ofAnotherEpoch(store, epochs, checkpoint, ownKey);
  const next = epochs[at + 1];
  const end = next === undefined ? treeSize(db) : (leafOf(db, EPOCHS, next.number) ?? 0);
  if (checkpoint.size > end) return next === undefined ? cut(checkpoint.size, end) : lostInFork(checkpoint.size, end, next);
  const found = recompute(db, checkpoint.size, isLog);
  const isLogAsSeen = found.root?.equals(checkpoint.root) === true;
  const lines = [...found.changed, ...broken.filter((one) => !found.changed.some((other) => other.log === one.log))];
  if (!isLogAsSeen) {
    const areLeavesAsSeen = found.storedRoot?.equals(checkpoint.root) === true;
    return areLeavesAsSeen
      ? rewritten('lines are not the ones that were seen', lines)
      : rewritten('the log and its tree are not the ones that were seen; which lines were changed cannot be said', broken);
  }
  if (lines.length > 0) return rewritten('lines do not fit the log', lines);
  if (unlessDamaged(() => headAt(db, checkpoint.size))?.root.equals(checkpoint.root) !== true)
    return rewritten('every line is the one that was seen, but the tree of the logs was changed');
  return intact(`all ${checkpoint.size} leaves are the ones that were seen; the log has ${treeSize(db)} now`);
}

const cut = (seen: number, here: number): LogVerdict =>
  rewritten(`${seen} leaves were seen, and the log has only ${here}: its end was cut off`);

const lostInFork = (seen: number, end: number, { at, origin }: Epoch): LogVerdict =>
  undetermined(
    `${seen} leaves were seen. The log went on from an earlier copy at ${at}, with ${end} of them, which its epoch '${origin}' declares`,
  );

/** A checkpoint under a name that this log has never had. */
function ofAnotherEpoch(
  store: Store,
  epochs: readonly Epoch[],
  { origin, key }: SignedCheckpoint,
  ownKey: Uint8Array | undefined,
): LogVerdict {
  const fork = epochs.find(({ replaces }) => replaces?.origin === origin);
  if (fork !== undefined)
    return undetermined(`a backup took the place of that log at ${fork.at}, which the epoch '${fork.origin}' declares`);
  if (ownKey === undefined || !Buffer.from(ownKey).equals(key.raw))
    return undetermined('it is the checkpoint of another log, under another key');
  const declared = readBackupLog(store, MOST_DECLARED).find(({ action }) => action !== 'backup');
  return declared === undefined
    ? rewritten('the key of this computer signed it, but the log has never had that name: another log was put in its place')
    : undetermined(`the log was replaced or begun anew at ${declared.at} by ${declared.who}, which it declares`);
}

const MOST_DECLARED = 10_000;
