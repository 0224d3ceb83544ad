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

/**
 * Walks the index of the category; a passport is parsed by SQLite, and only the figures leave it. Because of its LIMIT, SQLite makes the
 * text of the inner query once for each passport.
 */
const LATEST = `SELECT dppCode, gtin, status, sample, text ->> '$.carbonFootprint.value' AS value,
    text ->> '$.carbonFootprint.unit' AS unit, text ->> '$.carbonFootprint.perUnit' AS per
  FROM (SELECT dpp_code AS dppCode, gtin, dpp_status AS status, sample, document_text(${documentOf()}) AS text
    FROM passports WHERE category = ? ORDER BY last_updated DESC, id DESC LIMIT ?)`;

export const latestFootprints = ({ db }: Store, category: Category, limit: number): readonly StatedFootprint[] =>
  statement(db, LATEST).all(category, limit) as StatedFootprint[];
