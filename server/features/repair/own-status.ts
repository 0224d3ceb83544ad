// Keeps the revocations and suspensions of this service if any of the records that state them could be read.
import type { DppStatus } from '../../contract/index.ts';
import { bitAt, expandBitstring } from '../../domain/status-list/bitstring.ts';
import { showState } from '../../store/passports/passports.ts';
import type { Store } from '../../store/store.ts';
import { addStatusLog, closeLists, FORGOTTEN, lastStatusOf, setIndex } from '../../store/trust/own-status.ts';

/**
 * A revocation is recorded in the status log, with the status list entries of the credentials, in the signed list and
 * in the passport; if one record is lost, another may still state it. `who` goes into the log if its own line is lost.
 */
export function keepOwnStatus(store: Store, who: string, now: Date): void {
  store.db
    .transaction(() => {
      const changes = store.db.prepare('SELECT total_changes()').pluck();
      const before = changes.get();
      takeSignedLists(store);
      takeStandings(store, who, now);
      // The lists are signed again at the next start.
      if (changes.get() !== before) store.db.exec('DELETE FROM signed_status_lists');
      // Indexes that were assigned and are lost cannot be distinguished from free ones, so new credentials use the next list.
      const lists = store.db.prepare('SELECT DISTINCT list FROM status_places').pluck().all() as number[];
      for (const list of lists) closeLists(store, list);
    })
    .immediate();
}

interface Signed {
  readonly list: number;
  readonly purpose: 'revocation' | 'suspension';
  readonly vc: string;
}

/** A revocation is final. A suspension counts only if the index is lost; otherwise the index has the present status. */
function takeSignedLists(store: Store): void {
  const { db } = store;
  const known = db.prepare('SELECT revoked FROM status_places WHERE list = ? AND place = ?').pluck();
  for (const { list, purpose, vc } of db.prepare('SELECT list, purpose, vc FROM signed_status_lists').all() as Signed[]) {
    const bits = bitsIn(vc);
    for (let index = 0; index < bits.length * 8; index += 1) {
      if (bitAt(bits, index) === 0) continue;
      const there = known.get(list, index) as number | undefined;
      if (there === undefined || (purpose === 'revocation' && there === 0)) setIndex(store, { list, index }, purpose);
    }
  }
}

/** Empty if it was damaged. */
function bitsIn(vc: string): Uint8Array {
  let encoded: unknown;
  try {
    encoded = (JSON.parse(vc) as { readonly credentialSubject?: { readonly encodedList?: unknown } }).credentialSubject?.encodedList;
  } catch {
    return new Uint8Array();
  }
  const expanded = typeof encoded === 'string' ? expandBitstring(encoded) : undefined;
  return expanded?.ok === true ? expanded.value : new Uint8Array();
}

const STANDINGS = [
  {
    action: 'revoke',
    shown: 'invalid',
    codes: `SELECT dpp_code FROM status_log WHERE action = 'revoke' UNION SELECT dpp_code FROM status_places WHERE revoked = 1 AND dpp_code IS NOT NULL`,
    places: 'UPDATE status_places SET revoked = 1, suspended = 0 WHERE dpp_code = ? AND revoked = 0',
  },
  {
    action: 'suspend',
    shown: 'inactive',
    codes: `SELECT dpp_code FROM status_log l WHERE action = 'suspend' AND NOT EXISTS (SELECT 1 FROM status_log n WHERE n.dpp_code = l.dpp_code AND n.id > l.id)
      UNION SELECT dpp_code FROM status_places WHERE suspended = 1 AND revoked = 0 AND dpp_code IS NOT NULL`,
    places: 'UPDATE status_places SET suspended = 1 WHERE dpp_code = ? AND revoked = 0 AND suspended = 0',
  },
] as const;

/** Takes revoked before suspended, so that no index is both. The stricter of two contradictory records counts. */
function takeStandings(store: Store, who: string, now: Date): void {
  const { db } = store;
  const passport = db.prepare('SELECT dpp_status AS dppStatus, sample FROM passports WHERE dpp_code = ?');
  for (const { action, shown, codes, places } of STANDINGS) {
    for (const dppCode of db.prepare(codes).pluck().all() as string[]) {
      db.prepare(places).run(dppCode);
      const { dppStatus = 'active', sample = 0 } = (passport.get(dppCode) ?? {}) as { dppStatus?: DppStatus; sample?: number };
      if (lastStatusOf(store, dppCode)?.action !== action)
        addStatusLog(store, { at: now.toISOString(), dppCode, action, dppStatus, who, reason: FORGOTTEN, sample: sample === 1 });
      showState(store, dppCode, shown);
    }
  }
}
