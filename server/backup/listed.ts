// The store of a backup in; its trust list as the office signed it out: what stands beside the signed file is nobody's word.
import { putListed } from '../catalogue/snapshot.ts';
import { quorum } from '../snapshot/quorum.ts';
import { type GoodSnapshot, readSnapshot } from '../snapshot/read.ts';
import { removeListed } from '../store/issuers.ts';
import type { Store } from '../store/open.ts';
import { pinnedRule } from '../store/operator-rule.ts';
import { activeSnapshotFile, listOperatorKeys } from '../store/snapshots.ts';

function signedList(store: Store): GoodSnapshot | undefined {
  const file = activeSnapshotFile(store);
  const read = file === undefined ? undefined : readSnapshot(file);
  return read?.ok ? read : undefined;
}

/** Anybody can write a database. One whose list cannot be read any more has none: the office's file is to be taken over again. */
export function settleListed(copy: Store): void {
  const read = signedList(copy);
  copy.db
    .transaction(() => {
      if (read === undefined) {
        removeListed(copy);
        copy.db.prepare('UPDATE snapshots SET active = 0').run();
        return;
      }
      const { snapshot, signers } = read;
      const { issuer, sequence, issuedAt, nextUpdate } = snapshot;
      putListed(copy, snapshot);
      copy.db
        .prepare('UPDATE snapshots SET operator = ?, sequence = ?, issued_at = ?, next_update = ?, operator_key = ? WHERE active = 1')
        .run(issuer.id, sequence, issuedAt, nextUpdate, signers.map(({ key }) => key).join(' '));
    })
    .immediate();
}

/** Whether the list in the copy is signed by the operators that are pinned here; so is none at all. */
export function isOfKnownOffice(here: Store, copy: Store): boolean {
  const read = signedList(copy);
  if (read === undefined) return true;
  const rule = pinnedRule(here);
  return (
    rule !== undefined &&
    quorum(read.signers, rule).ok &&
    listOperatorKeys(here).some(({ operator }) => operator === read.snapshot.issuer.id)
  );
}
