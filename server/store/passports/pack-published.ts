// Packs, in small steps, the forms that earlier versions of the program published in a row each.
import { isPackable, packIssue, putIssued, type SignedForm } from '../issued/issued.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';
import { sha256Hex } from './credentials.ts';

interface Row extends SignedForm {
  readonly gtin: string | null;
  readonly serial: string | null;
  readonly batch: string | null;
  readonly issuer: string;
  readonly at: string | null;
  readonly receivedAt: string;
  readonly sample: number;
  readonly sha256: string;
  readonly further: string | null;
}

interface Place {
  readonly issuer: string;
  readonly dppCode: string;
}

/** The progress of this process. Each start begins anew, because few rows are left to skip. */
export interface PackingTurn {
  last?: Place;
  isDone?: boolean;
}

/** Packs the next passports. Another program may publish one of them meanwhile, so each is read again in the transaction. */
export function packPublished(store: Store, turn: PackingTurn, limit: number): void {
  const { db } = store;
  if (turn.isDone === true) return;
  const { issuer, dppCode } = turn.last ?? { issuer: '', dppCode: '' };
  const places = statement(
    db,
    `SELECT DISTINCT issuer, dpp_code AS dppCode FROM credentials
     WHERE source = 'published' AND dpp_code IS NOT NULL AND (issuer, dpp_code) > (?, ?) ORDER BY issuer, dpp_code LIMIT ?`,
  ).all(issuer, dppCode, limit) as Place[];
  db.transaction(() => {
    for (const place of places) packOne(store, place.dppCode);
  }).immediate();
  const last = places.at(-1);
  if (last !== undefined) turn.last = last;
  turn.isDone = places.length < limit;
}

/** Leaves rows that differ from what this program writes, so that a form that was altered in the store does not get a valid new digest. */
function packOne(store: Store, dppCode: string): void {
  const rows = statement(
    store.db,
    `SELECT credential_id AS id, gtin, serial, batch, type, format, issuer, signed_at AS at, received_at AS receivedAt, sample, sha256, body, further
     FROM credentials WHERE dpp_code = ? AND source = 'published' ORDER BY credentials.id`,
  ).all(dppCode) as Row[];
  const [first] = rows;
  if (first === undefined || !isPackable(rows) || !rows.every((row) => isAlike(row, first))) return;
  statement(store.db, `DELETE FROM credentials WHERE dpp_code = ? AND source = 'published'`).run(dppCode);
  putIssued(
    store,
    {
      dppCode,
      gtin: first.gtin ?? undefined,
      serial: first.serial ?? undefined,
      batch: first.batch ?? undefined,
      issuer: first.issuer,
      signedAt: first.receivedAt,
      sample: first.sample === 1,
    },
    packIssue(rows),
  );
}

const SHARED = ['gtin', 'serial', 'batch', 'issuer', 'receivedAt', 'sample'] as const;

const isAlike = (row: Row, first: Row): boolean =>
  SHARED.every((name) => row[name] === first[name]) &&
  row.id !== null &&
  row.at === row.receivedAt &&
  row.further === null &&
  sha256Hex(row.body) === row.sha256;
