// Compares the logs of a store with a checkpoint that another desk has seen.
import type { SignedCheckpoint } from '../../domain/merkle/checkpoint.ts';
import { allBroken } from '../../store/audit-log/audit-log.ts';
import { readBackupLog } from '../../store/audit-log/backup-log.ts';
import { LOGS, type LogName } from '../../store/audit-log/heads.ts';
import { EPOCHS, type Epoch, epochsOf } from '../../store/log-tree/epochs.ts';
import { headAt, leafOf, treeSize, unlessTreeDamaged } from '../../store/log-tree/leaves.ts';
import { type LineOfLog, MOST_NAMED, recompute } from '../../store/log-tree/recompute.ts';
import type { Store } from '../../store/store.ts';

export interface LogVerdict {
  /** `undetermined`: the log may be whole, but this checkpoint cannot show it. */
  readonly outcome: 'intact' | 'rewritten' | 'undetermined';
  readonly detail: string;
  /** The first lines that were changed, removed or inserted. Empty if they cannot be named. */
  readonly lines: readonly LineOfLog[];
}

export interface Authority {
  /** The public key of this computer, 32 bytes. */
  readonly ownKey: Uint8Array | undefined;
  /** Whether a witness that the caller relies on cosigned the checkpoint. */
  readonly isWitnessed: boolean;
}

const isLog = (name: string): name is LogName => (LOGS as readonly string[]).includes(name);
const intact = (detail: string): LogVerdict => ({ outcome: 'intact', detail, lines: [] });
const rewritten = (detail: string, lines: readonly LineOfLog[] = []): LogVerdict => ({ outcome: 'rewritten', detail, lines });
const undetermined = (detail: string): LogVerdict => ({ outcome: 'undetermined', detail, lines: [] });

/** Lines of any log that do not fit the chain or the tree. Reads all logs. */
export const brokenIn = (store: Store): readonly LineOfLog[] =>
  LOGS.flatMap((log) => allBroken(store, log, MOST_NAMED).map((number) => ({ log, number })));

/** Whether the store still has everything that was in the checkpoint, unchanged and in its order. `broken` is what `brokenIn` found. */
export function compare(store: Store, checkpoint: SignedCheckpoint, broken: readonly LineOfLog[], authority: Authority): LogVerdict {
  const found = against(store, checkpoint, broken, authority);
  const isLineNamed = ({ log, number }: LineOfLog): boolean => found.lines.some((one) => one.log === log && one.number === number);
  // The line after a changed one does not fit either, and need not have been changed itself.
  const others = broken.filter((line) => !isLineNamed(line) && !isLineNamed({ ...line, number: line.number - 1 }));
  if (others.length === 0) return found;
  const lines = [...found.lines, ...others];
  return found.outcome === 'rewritten'
    ? { ...found, lines }
    : rewritten(`lines do not fit the log; of the checkpoint: ${found.detail}`, lines);
}

function against(store: Store, checkpoint: SignedCheckpoint, broken: readonly LineOfLog[], authority: Authority): LogVerdict {
  const { db } = store;
  const epochs = epochsOf(db);
  const at = epochs.findIndex(({ origin }) => origin === checkpoint.origin);
  if (at === -1) return ofAnotherEpoch(store, epochs, checkpoint, broken, authority);
  const next = epochs[at + 1];
  const end = next === undefined ? treeSize(db) : (leafOf(db, EPOCHS, next.number) ?? 0);
  const isCut = checkpoint.size > end;
  if (isCut && next !== undefined) return lostInFork(checkpoint.size, end, next);
  const { root, storedRoot, changed, changedCount } = recompute(db, Math.min(checkpoint.size, end), isLog);
  const isSeen = (one: Buffer | undefined): boolean => !isCut && one?.equals(checkpoint.root) === true;
  if (isSeen(root)) {
    if (changedCount > 0) return rewritten('every line is the one that was seen, but leaves of the tree were changed', changed);
    const isTreeWhole = isSeen(unlessTreeDamaged(() => headAt(db, checkpoint.size).root));
    const remark = isTreeWhole ? '' : '. The tree beside them is damaged: desk doctor';
    return intact(`all ${checkpoint.size} leaves are the ones that were seen; the log has ${treeSize(db)} now${remark}`);
  }
  if (!isVouched(checkpoint, authority))
    return undetermined('it does not fit the log, but another key signed it: only a witness (--witness) can show that this log had it');
  if (isCut) return rewritten(`${checkpoint.size} leaves were seen, and the log has only ${end}: its end was cut off`, changed);
  if (isSeen(storedRoot)) return rewritten(`lines that are not the ones seen: ${changedCount}`, changed);
  return rewritten('the log and its tree are not the ones that were seen; what was changed in both cannot be named', changed);
}

/** Anyone can sign a checkpoint with a name and a key of their own. */
const isVouched = ({ key }: SignedCheckpoint, { ownKey, isWitnessed }: Authority): boolean =>
  isWitnessed || (ownKey !== undefined && Buffer.from(ownKey).equals(key.raw));

const lostInFork = (seen: number, end: number, { at, origin }: Epoch): LogVerdict =>
  undetermined(
    `${seen} leaves were seen. The log went on from an earlier copy at ${at}, with ${end} of them, which its epoch '${origin}' declares`,
  );

/** A checkpoint under a name that this log has never had. */
function ofAnotherEpoch(
  store: Store,
  epochs: readonly Epoch[],
  checkpoint: SignedCheckpoint,
  broken: readonly LineOfLog[],
  { ownKey }: Authority,
): LogVerdict {
  const fork = epochs.find(({ replaces }) => replaces?.origin === checkpoint.origin);
  if (fork !== undefined)
    return undetermined(`a backup took the place of that log at ${fork.at}, which the epoch '${fork.origin}' declares`);
  // A witness confirms the checkpoint, not that it is of this log.
  if (!isVouched(checkpoint, { ownKey, isWitnessed: false })) return undetermined('it is the checkpoint of another log, under another key');
  const declared = broken.some(({ log }) => log === 'backup_log')
    ? undefined
    : readBackupLog(store, MOST_DECLARED).find(({ action }) => action !== 'backup');
  return declared === undefined
    ? rewritten('the key of this computer signed it, but the log has never had that name: another log was put in its place')
    : undetermined(`the log was replaced or begun anew at ${declared.at} by ${declared.who}, which it declares`);
}

const MOST_DECLARED = 10_000;
