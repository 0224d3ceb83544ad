// Finds items that were released and are now invalid, until a person records what was done.
import type { Code, Decision, ReleasedInvalid } from '../../contract/index.ts';
import { HEADLINES } from '../../domain/evidence/evidence.ts';
import { statement } from '../statement.ts';
import type { Db, Store } from '../store.ts';
import { logHeads } from './heads.ts';

/** These numbers are written into the index of 113-look-back.sql. */
const INVALID = HEADLINES.indexOf('invalid');

/** Entries about the same item of the same input, compared with the same product. The arguments are aliases of `inspections`. */
const isSame = (one: string, other: string): string =>
  `${one}.input_sha256 = ${other}.input_sha256 AND ${one}.item IS ${other}.item AND ${one}.expected IS ${other}.expected AND ${one}.as_of IS NULL`;

/** No later entry is about the item. Verdicts about an earlier date do not count. */
export const isLast = (entry: string): string =>
  `NOT EXISTS (SELECT 1 FROM inspections later WHERE ${isSame('later', entry)} AND later.id > ${entry}.id)`;

/** Selects the last decision on the item of an entry, if it is in force. Selects nothing if a later entry is about the item. */
const lastDecision = (
  id: string,
  columns: string,
): string => `SELECT ${columns} FROM inspections i JOIN inspections e ON ${isSame('e', 'i')} JOIN decisions d ON d.inspection_id = e.id
  WHERE i.id = ${id} AND ${isLast('i')} AND d.decision <> 'undone' AND 'undone' IS NOT
    (SELECT n.decision FROM decisions n WHERE n.inspection_id = d.inspection_id AND n.id > d.id ORDER BY n.id LIMIT 1)
  ORDER BY d.id DESC LIMIT 1`;

/** A condition on the row `s` of `inspection_standing`: the last entry about an item is invalid, and the last decision on the item released it. */
export const IS_RELEASED_INVALID = `s.id IN (SELECT r.id FROM inspection_standing r INDEXED BY inspection_standing_refused
  WHERE r.open = 1 AND r.verdict = ${INVALID} AND 'released' IS (${lastDecision('r.id', 'd.decision')}))`;

export const COUNT_RELEASED_INVALID = `SELECT count(*) FROM inspection_standing s WHERE ${IS_RELEASED_INVALID}`;
export const countReleasedInvalid = ({ db }: Store): number => statement(db, COUNT_RELEASED_INVALID).pluck().get() as number;

interface Row {
  readonly id: number;
  readonly at: string;
  readonly reason: Code | null;
  readonly gtin: string | null;
  readonly serial: string | null;
  readonly dpp_code: string | null;
  readonly product_name: string | null;
}

/** Newest first. `before` is the number of the last entry of the page before. */
export function listReleasedInvalid(store: Store, limit: number, before = Number.MAX_SAFE_INTEGER): readonly ReleasedInvalid[] {
  const sql = `SELECT i.id, i.at, i.reason, i.gtin, i.serial, i.dpp_code, i.product_name FROM inspection_standing s JOIN inspections i ON i.id = s.id
    WHERE ${IS_RELEASED_INVALID} AND s.id < ? ORDER BY s.id DESC LIMIT ?`;
  return (statement(store.db, sql).all(before, limit) as Row[]).flatMap(({ id, at, reason, gtin, serial, dpp_code, product_name }) => {
    const release = releaseOf(store, id);
    if (release === undefined) return [];
    return [
      {
        inspection: id,
        at,
        release,
        ...(reason === null ? {} : { reason }),
        ...(product_name === null ? {} : { productName: product_name }),
        ...(gtin === null ? {} : { gtin }),
        ...(serial === null ? {} : { serial }),
        ...(dpp_code === null ? {} : { dppCode: dpp_code }),
      },
    ];
  });
}

/** The newest items that were released and are now invalid, and the number of all such items. */
export interface ReleasedNow {
  readonly total: number;
  readonly items: readonly ReleasedInvalid[];
}

const known = new WeakMap<Db, { readonly ends: string; readonly found: ReleasedNow }>();

/** Computed again only after a log has grown, because nothing else changes the result and screens ask often. */
export function releasedInvalidNow(store: Store, limit: number): ReleasedNow {
  const ends = JSON.stringify([logHeads(store), limit]);
  const before = known.get(store.db);
  if (before?.ends === ends) return before.found;
  const total = countReleasedInvalid(store);
  const found = { total, items: total === 0 ? [] : listReleasedInvalid(store, limit) };
  known.set(store.db, { ends, found });
  return found;
}

const PAGE = 100;

/** All items that were released and are now invalid, newest first. */
export function* eachReleasedInvalid(store: Store): Generator<ReleasedInvalid> {
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const page = listReleasedInvalid(store, PAGE, before);
    yield* page;
    const last = page.at(-1);
    if (last === undefined) return;
    before = last.inspection;
  }
}

/** The release in force of the item, if the entry is the last one about it. */
export function releaseOf({ db }: Store, id: number): ReleasedInvalid['release'] | undefined {
  const row = statement(db, lastDecision('?', 'd.inspection_id, d.decision, d.at, d.place, d.officer, d.reference')).get(id) as
    | (Decision & { readonly inspection_id: number })
    | undefined;
  if (row?.decision !== 'released') return undefined;
  const { inspection_id: inspection, at, place, officer, reference } = row;
  return { inspection, at, place, officer, reference };
}
