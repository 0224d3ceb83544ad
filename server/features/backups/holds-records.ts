// Checks whether a store contains anything that would be lost without a backup.
import type { Store } from '../../store/store.ts';
import { KINDS, LONG_LOGS } from './merge/records.ts';

/** What a restore merges with the copy, so that its diff does not list it. */
const UNITED = [
  `SELECT 1 FROM credentials WHERE source <> 'published' AND sample = 0`,
  ...[
    'trust_log',
    'received_passports',
    'ownership_log',
    'officers',
    'operator_keys',
    'witnessed_logs',
    'log_witnesses',
    'pack_creators',
  ].map((table) => `SELECT 1 FROM ${table}`),
];

const QUERIES: readonly string[] = [
  ...LONG_LOGS.map((table) => `SELECT 1 FROM ${table}`),
  ...KINDS.flatMap(({ tables }) => tables.map(({ here }) => here)),
  ...UNITED,
];

/** Samples, settings and what the first start writes do not count. */
export const holdsRecords = ({ db }: Pick<Store, 'db'>): boolean => QUERIES.some((query) => db.prepare(query).raw().get() !== undefined);
