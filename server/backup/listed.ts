// The store of a backup in; its trust list as the office signed it out: what stands beside the signed file is nobody's word.
import { putListed } from '../catalogue/snapshot.ts';
import { quorum } from '../snapshot/quorum.ts';
import { type GoodSnapshot, issuersOf, readSnapshot } from '../snapshot/read.ts';
import type { Store } from '../store/open.ts';
import { pinnedRule } from '../store/operator-rule.ts';
import { activeSnapshot, activeSnapshotFile, listOperatorKeys } from '../store/snapshots.ts';
import { putWords } from '../store/trust-history.ts';

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
        copy.db.exec(`DELETE FROM issuers WHERE origin = 'list'; DELETE FROM issuer_versions; DELETE FROM snapshots`);
        return;
      }
      const { snapshot, signers } = read;
      const { issuer, sequence, issuedAt, nextUpdate } = snapshot;
      const list = activeSnapshot(copy)?.id ?? 0;
      copy.db.prepare(`DELETE FROM issuers WHERE origin = 'list'`).run();
      putListed(copy, snapshot);
      copy.db
        .prepare('UPDATE snapshots SET operator = ?, sequence = ?, issued_at = ?, next_update = ?, operator_key = ? WHERE id = ?')
        .run(issuer.id, sequence, issuedAt, nextUpdate, signers.map(({ key }) => key).join(' '), list);
      // No other row may speak in favour in its place: what is not signed here counts against, at most.
      copy.db
        .prepare('UPDATE snapshots SET active = 0, set_aside = 1 WHERE id <> ? AND (operator <> ? OR sequence >= ?)')
        .run(list, issuer.id, sequence);
      copy.db.prepare('DELETE FROM operator_pins WHERE operator <> ? OR sequence > ?').run(issuer.id, sequence);
      putWords(copy, list, issuer.id, issuersOf(snapshot));
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
