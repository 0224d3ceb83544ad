// A store in; how many passports others may read, and the code of one of them, out: both from an index, no document is read.
import type { Store } from './open.ts';
import { statement } from './statement.ts';

const SERVED = "published_at IS NOT NULL AND dpp_status <> 'invalid'";

export const countPublished = ({ db }: Store): number =>
  statement(db, `SELECT count(*) FROM passports WHERE ${SERVED}`).pluck().get() as number;

export const somePublishedCode = ({ db }: Store): string | undefined =>
  statement(db, `SELECT dpp_code FROM passports WHERE ${SERVED} LIMIT 1`).pluck().get() as string | undefined;
