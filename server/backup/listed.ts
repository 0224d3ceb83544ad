// The store of a backup in; its trust list as the office signed it out: what stands beside the signed file is nobody's word.
import { putListed } from '../catalogue/snapshot.ts';
import { type ReadSnapshot, readSnapshot } from '../snapshot/read.ts';
import { removeListed } from '../store/issuers.ts';
import type { Store } from '../store/open.ts';
import { activeSnapshotFile, listOperatorKeys } from '../store/snapshots.ts';

type Good = Extract<ReadSnapshot, { ok: true }>;

function signedList(store: Store): Good | undefined {
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
      const { snapshot, operatorKey } = read;
      const { issuer, sequence, issuedAt, nextUpdate } = snapshot;
      putListed(copy, snapshot);
      copy.db
        .prepare('UPDATE snapshots SET operator = ?, sequence = ?, issued_at = ?, next_update = ?, operator_key = ? WHERE active = 1')
        .run(issuer.id, sequence, issuedAt, nextUpdate, operatorKey);
    })
    .immediate();
}

/** Whether the list in the copy is signed with a key that is pinned here; so is none at all. */
export function isOfKnownOffice(here: Store, copy: Store): boolean {
  const read = signedList(copy);
  return (
    read === undefined ||
    listOperatorKeys(here).some(({ key, operator }) => key === read.operatorKey && operator === read.snapshot.issuer.id)
  );
}
