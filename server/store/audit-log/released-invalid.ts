// Finds items that were released and are now invalid, until a person records what was done.
import type { Code, Decision, ReleasedInvalid } from '../../contract/index.ts';
import { HEADLINES } from '../../domain/evidence/evidence.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';

/** The same numbers as in the index of 113-look-back.sql. */
const INVALID = HEADLINES.indexOf('invalid');

/** Entries about the same item of the same input, compared with the same product. */
const sameAs = (one: string, other: string): string =>
  `${one}.input_sha256 = ${other}.input_sha256 AND ${one}.item IS ${other}.item AND ${one}.expected IS ${other}.expected AND ${one}.as_of IS NULL`;

/** The decision that was made last on the item, and is in force. */
const lastDecision = (
  id: string,
): string => `SELECT d.* FROM inspections i JOIN inspections e ON ${sameAs('e', 'i')} JOIN decisions d ON d.inspection_id = e.id
  WHERE i.id = ${id} AND d.decision <> 'undone' AND 'undone' IS NOT
    (SELECT n.decision FROM decisions n WHERE n.inspection_id = d.inspection_id AND n.id > d.id ORDER BY n.id LIMIT 1)
  ORDER BY d.id DESC LIMIT 1`;

/** A condition on the row `s` of `inspection_standing`: the last entry about an item is invalid, and the last decision on the item released it. */
export const IS_RELEASED_INVALID = `s.id IN (SELECT r.id FROM inspection_standing r INDEXED BY inspection_standing_refused
  WHERE r.open = 1 AND r.verdict = ${INVALID} AND 'released' IS (SELECT decision FROM (${lastDecision('r.id')}))
    AND NOT EXISTS (SELECT 1 FROM inspections i JOIN inspections later ON ${sameAs('later', 'i')} WHERE i.id = r.id AND later.id > i.id))`;

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

const PAGE = 100;

/** All of them, newest first. */
export function* eachReleasedInvalid(store: Store): Generator<ReleasedInvalid> {
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const page = listReleasedInvalid(store, PAGE, before);
    yield* page;
    const last = page.at(-1);
    if (last === undefined) return;
    before = last.inspection;
  }
}

/** The release in force of the item of an entry. */
export function releaseOf({ db }: Store, id: number): ReleasedInvalid['release'] | undefined {
  const row = statement(db, lastDecision('?')).get(id) as (Decision & { readonly inspection_id: number }) | undefined;
  if (row?.decision !== 'released') return undefined;
  const { inspection_id: inspection, at, place, officer, reference } = row;
  return { inspection, at, place, officer, reference };
}
