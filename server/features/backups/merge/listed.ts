// Rebuilds the trust lists of a restored store from their signed files.
// Table content without a signed file does not count.

import { signedFileSha256 } from '../../../domain/signed-file/signed-file.ts';
import { quorum } from '../../../domain/trust-list/quorum.ts';
import { type GoodTrustList, issuersOf, readTrustList } from '../../../domain/trust-list/read.ts';
import type { Store } from '../../../store/store.ts';
import { pinnedRule } from '../../../store/trust/operator-rule.ts';
import { putWords } from '../../../store/trust/trust-history.ts';
import { admittedLists, trustListFile, trustListsInForce } from '../../../store/trust/trust-lists.ts';
import { settleInForce } from '../../trust/index.ts';

interface SignedList {
  readonly row: number;
  readonly read: GoodTrustList;
  readonly file: string;
  readonly isAside: boolean;
}

function signedList(store: Store, row: number, isAside = false): SignedList | undefined {
  const file = trustListFile(store, row);
  const read = file === undefined ? undefined : readTrustList(file);
  return file !== undefined && read?.ok ? { row, read, file, isAside } : undefined;
}

/**
 * Anyone can write a database. A list with a signed file counts as that file states. A list without one, or with an
 * invalid one, only counts against keys and issuers: it never counts in favour and retracts nothing. Without any signed
 * list, the office's file has to be imported again.
 */
export function settleListed(copy: Store): void {
  const signed = admittedLists(copy).flatMap(({ number, setAside = false }) => signedList(copy, number, setAside) ?? []);
  copy.db
    .transaction(() => {
      copy.db.exec(`DELETE FROM issuers WHERE origin = 'list'`);
      if (signed.length === 0) copy.db.exec('DELETE FROM issuer_versions; DELETE FROM snapshots');
      for (const list of signed) settleOne(copy, list);
      const rows = JSON.stringify(signed.map(({ row }) => row));
      copy.db
        .prepare(
          'UPDATE snapshots SET active = 0, file = NULL, retracts = NULL, resets = NULL WHERE id NOT IN (SELECT value FROM json_each(?))',
        )
        .run(rows);
      const operators = Map.groupBy(signed, ({ read }) => read.trustList.issuer.id);
      settleUnsigned(copy, operators);
      for (const operator of operators.keys()) settleInForce(copy, operator);
    })
    .immediate();
}

function settleOne(copy: Store, { row, read: { trustList, signers }, file }: SignedList): void {
  const { issuer, sequence, issuedAt, nextUpdate, retracts, resets } = trustList;
  copy.db
    .prepare(
      `UPDATE snapshots SET operator = @operator, sequence = @sequence, issued_at = @issuedAt, next_update = @nextUpdate, operator_key = @key,
       sha256 = @sha256, retracts = @retracts, resets = @resets WHERE id = @row`,
    )
    .run({
      row,
      operator: issuer.id,
      sequence,
      issuedAt,
      nextUpdate,
      key: signers.map(({ key }) => key).join(' '),
      sha256: signedFileSha256(file),
      retracts: retracts === undefined ? null : JSON.stringify(retracts),
      resets: resets === undefined ? null : JSON.stringify(resets),
    });
  putWords(copy, row, issuer.id, issuersOf(trustList));
}

/**
 * A list below the newest signed list of its operator has no effect in favour of an issuer; any other unsigned list is set
 * aside. A pinned number that no signed list reaches was never compared, and is removed.
 */
function settleUnsigned(copy: Store, operators: ReadonlyMap<string, readonly SignedList[]>): void {
  const known = JSON.stringify([...operators.keys()]);
  copy.db.prepare('UPDATE snapshots SET set_aside = 1 WHERE file IS NULL AND operator NOT IN (SELECT value FROM json_each(?))').run(known);
  copy.db.prepare('DELETE FROM operator_pins WHERE operator NOT IN (SELECT value FROM json_each(?))').run(known);
  for (const [operator, lists] of operators) {
    const numbers = (some: readonly SignedList[]): number[] => some.map(({ read }) => read.trustList.sequence);
    const newest = Math.max(0, ...numbers(lists.filter(({ isAside }) => !isAside)));
    copy.db.prepare('UPDATE snapshots SET set_aside = 1 WHERE file IS NULL AND operator = ? AND sequence >= ?').run(operator, newest);
    copy.db.prepare('DELETE FROM operator_pins WHERE operator = ? AND sequence > ?').run(operator, Math.max(...numbers(lists)));
  }
}

/** True if every list in force in the copy is signed by operators that are pinned here, or if there is none. */
export const isOfKnownOffice = (here: Store, copy: Store): boolean =>
  trustListsInForce(copy).every(({ id }) => {
    const read = signedList(copy, id)?.read;
    const rule = read && pinnedRule(here, read.trustList.issuer.id);
    return read === undefined || (rule !== undefined && quorum(read.signers, rule).ok);
  });
