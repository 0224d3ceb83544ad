// Selects the candidates for a lookup in a fixed order, and reports the copies that were omitted.

import type { OmittedCopy } from '../../domain/examination/examined.ts';
import { type IssuedForm, issuedWhere } from '../issued/issued.ts';
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
 * Whether certificates may name the issuer. In this case no entry has the issuer's name, and only a verification shows which entry covers
 * it. An issuer with a DID has an entry of its own.
 */
export const CERTIFIED = `(issuer NOT LIKE 'did:%' AND EXISTS (SELECT 1 FROM issuer_versions WHERE did >= 'ni:' AND did < 'ni;' UNION ALL SELECT 1 FROM issuers WHERE did >= 'ni:' AND did < 'ni;'))`;

/**
 * Candidates that an attacker cannot displace by adding more come first: the service's own, those packed (`OwnForms`) before others, then those
 * proven to be from a known issuer.
 * Selects round-robin by issuer, newest signature first. A signing date later than the arrival counts as the arrival.
 */
const ordered = (where: string): string => `SELECT id FROM (
  SELECT *, row_number() OVER (PARTITION BY own, proved, known, issuer ORDER BY date DESC, id) AS turn FROM (
    SELECT id, issuer, source = 'published' AS own, proven = 1 AND (known OR certified) AS proved, known, date FROM (
      SELECT id, issuer, source, proven, ${KNOWN} AS known, ${CERTIFIED} AS certified, min(coalesce(signed_at, received_at), received_at) AS date
      FROM credentials WHERE ${where})))
  ORDER BY own DESC, proved DESC, known DESC, turn, date DESC, id LIMIT ?`;

/** Selects what this service issued: a condition over the table `issued`, and which of the forms. */
export interface OwnForms {
  readonly where: string;
  readonly values: readonly Value[];
  readonly isMeant?: (form: IssuedForm) => boolean;
}

export interface OwnCopy {
  readonly form: IssuedForm;
  readonly body: string;
}

export interface CandidateQuery<Row> {
  readonly own: readonly OwnCopy[];
  readonly rows: readonly Row[];
  /** The total number of matching copies. */
  readonly held: number;
  /** The omitted copies that name one of these issuers. */
  readonly omitted: (issuers: Iterable<string>) => readonly OmittedCopy[];
}

type Value = string | number | null;

export function queryCandidates<Row extends { readonly id: number; readonly body: string }>(
  store: Store,
  wanted: OwnForms,
  where: string,
  values: readonly Value[],
): CandidateQuery<Row> {
  const { db } = store;
  const issued = ownForms(store, wanted, MOST + 1);
  const ids = statement(db, ordered(where))
    .pluck()
    .all(...values, Math.max(0, MOST - issued.length)) as number[];
  let size = 0;
  const hasRoom = (body: string): boolean => {
    size += body.length;
    return size <= MOST_CHARACTERS || size === body.length;
  };
  const own: OwnCopy[] = [];
  for (const form of issued.slice(0, MOST)) {
    const body = form.body();
    if (body === undefined) continue;
    if (!hasRoom(body)) break;
    own.push({ form, body });
  }
  const rows: Row[] = [];
  for (const id of ids) {
    const row = statement(db, 'SELECT * FROM credentials WHERE id = ?').get(id) as Row;
    if (!hasRoom(row.body)) break;
    rows.push(row);
  }
  const found = own.length + rows.length;
  if (found === issued.length + ids.length && found < MOST) return { own, rows, held: found, omitted: () => [] };
  const held = statement(db, `SELECT count(*) FROM credentials WHERE ${where}`)
    .pluck()
    .get(...values) as number;
  const seen = JSON.stringify(rows.map(({ id }) => id));
  const shown = new Set(own.map(({ form }) => form.number));
  // Rarely called. These results must consider all own forms, not only the first ones.
  const all = (): readonly IssuedForm[] => ownForms(store, wanted);
  return {
    own,
    rows,
    held: held + all().length,
    omitted: (issuers) => {
      const named = new Set(issuers);
      const left = all().filter(({ number, issuer }) => !shown.has(number) && named.has(issuer));
      return [...left.map(omittedForm), ...omittedOf(db, where, values, seen, JSON.stringify([...named]))];
    },
  };
}

/** Selects forms that this service issued, under its present or a former name. */
function ownForms(
  store: Store,
  { where, values, isMeant = () => true }: OwnForms,
  atMost = Number.MAX_SAFE_INTEGER,
): readonly IssuedForm[] {
  return issuedWhere(store, `${where} ORDER BY signed_at DESC, id LIMIT ?`, ...values, atMost).filter(isMeant);
}

const omittedForm = ({ issuer, credentialId, signedAt }: IssuedForm): OmittedCopy => ({
  issuer,
  id: credentialId,
  signedBy: Date.parse(signedAt),
});

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
