// Reads the carbon footprints that the passports of a category state, the last changed first.
import type { Category } from '../../contract/index.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';
import { documentOf } from './drafts.ts';

export interface StatedFootprint {
  readonly dppCode: string;
  readonly gtin: string | null;
  /** A stored passport states a number and one of two units. */
  readonly value: number | null;
  readonly unit: 'kg CO2e' | 't CO2e' | null;
  readonly per: string | null;
  readonly status: string;
  readonly sample: 0 | 1;
}

/** Walks the index of the category; a passport is parsed by SQLite, and only the figures leave it. */
const LATEST = `SELECT dpp_code AS dppCode, gtin, dpp_status AS status, sample,
    json_extract(document_text(${documentOf()}), '$.carbonFootprint.value') AS value, json_extract(document_text(${documentOf()}), '$.carbonFootprint.unit') AS unit,
    json_extract(document_text(${documentOf()}), '$.carbonFootprint.perUnit') AS per
  FROM passports WHERE category = ? ORDER BY last_updated DESC, id DESC LIMIT ?`;

export const latestFootprints = ({ db }: Store, category: Category, limit: number): readonly StatedFootprint[] =>
  statement(db, LATEST).all(category, limit) as StatedFootprint[];
