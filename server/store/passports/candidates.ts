// Selects the candidates for a lookup in a fixed order, and reports the copies that were omitted.

import type { OmittedCopy } from '../../domain/examination/examined.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';

/**
 * Policy: limits on the candidates of one lookup, as a count and as total characters after the first. Reading a copy of 3 MB takes a tenth
 * of a second.
 */
const MOST = 64;
const MOST_CHARACTERS = 8_000_000;

/**
 * Whether the issuer is known here: named by a trust list now or ever, added locally, or this service itself. What a former issuer revoked
 * still counts.
 */
export const KNOWN = `(EXISTS (SELECT 1 FROM issuers WHERE issuers.did = credentials.issuer)
  OR EXISTS (SELECT 1 FROM issuer_versions WHERE issuer_versions.did = credentials.issuer)
  OR issuer = (SELECT json_extract(value, '$.id') FROM settings WHERE name = 'didDocument'))`;

/**
 * Whether certificates may name the issuer: then no entry has its name, and only a verification tells who vouches for it. An issuer with a
 * DID has an entry of its own.
 */
export const CERTIFIED = `(issuer NOT LIKE 'did:%' AND EXISTS (SELECT 1 FROM issuer_versions WHERE did >= 'ni:' AND did < 'ni;' UNION ALL SELECT 1 FROM issuers WHERE did >= 'ni:' AND did < 'ni;'))`;

/**
 * Candidates that an attacker cannot displace by adding more come first: the service's own, then those proven to be from a known issuer.
 * Selects round-robin by issuer, newest signature first. A signing date later than the arrival counts as the arrival.
 */
const ordered = (where: string): string => `SELECT id FROM (
  SELECT *, row_number() OVER (PARTITION BY own, proved, known, issuer ORDER BY date DESC, id) AS turn FROM (
    SELECT id, issuer, source = 'published' AS own, proven = 1 AND (known OR certified) AS proved, known, date FROM (
      SELECT id, issuer, source, proven, ${KNOWN} AS known, ${CERTIFIED} AS certified, min(coalesce(signed_at, received_at), received_at) AS date
      FROM credentials WHERE ${where})))
  ORDER BY own DESC, proved DESC, known DESC, turn, date DESC, id LIMIT ${MOST}`;

export interface CandidateQuery<Row> {
  readonly rows: readonly Row[];
  /** The total number of matching copies. */
  readonly held: number;
  /** The omitted copies that name one of these issuers. */
  readonly omitted: (issuers: Iterable<string>) => readonly OmittedCopy[];
}

type Value = string | number | null;

export function queryCandidates<Row extends { readonly id: number; readonly body: string }>(
  { db }: Store,
  where: string,
  values: readonly Value[],
): CandidateQuery<Row> {
  const ids = statement(db, ordered(where))
    .pluck()
    .all(...values) as number[];
  const rows: Row[] = [];
  let size = 0;
  for (const id of ids) {
    const row = statement(db, 'SELECT * FROM credentials WHERE id = ?').get(id) as Row;
    size += row.body.length;
    if (rows.length > 0 && size > MOST_CHARACTERS) break;
    rows.push(row);
  }
  if (rows.length === ids.length && ids.length < MOST) return { rows, held: rows.length, omitted: () => [] };
  const held = statement(db, `SELECT count(*) FROM credentials WHERE ${where}`)
    .pluck()
    .get(...values) as number;
  const seen = JSON.stringify(rows.map(({ id }) => id));
  return {
    rows,
    held,
    omitted: (issuers) => omittedOf(db, where, values, seen, JSON.stringify([...issuers])),
  };
}

interface Group {
  readonly issuer: string;
  readonly id: string | null;
  readonly copies: number;
  readonly dated: number;
  readonly last: number | null;
}

function omittedOf(db: Store['db'], where: string, values: readonly Value[], seen: string, issuers: string): readonly OmittedCopy[] {
  const groups = statement(
    db,
    `SELECT issuer, credential_id AS id, count(*) AS copies, count(unixepoch(signed_at)) AS dated, max(unixepoch(signed_at, 'subsec')) AS last FROM credentials
     WHERE ${where} AND id NOT IN (SELECT value FROM json_each(?)) AND issuer IN (SELECT value FROM json_each(?)) GROUP BY issuer, credential_id`,
  ).all(...values, seen, issuers) as Group[];
  return groups.map(({ issuer, id, copies, dated, last }) => ({
    issuer,
    ...(id === null ? {} : { id }),
    ...(dated < copies || last === null ? {} : { signedBy: Math.round(last * 1000) }),
  }));
}
