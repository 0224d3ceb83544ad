// The store of this folder and the one of a backup in, what was seen here and the backup does not know out.
import type { BackupBehind } from '../contract.ts';
import { newestInspectionAt } from '../log/read.ts';
import type { Store } from '../store/open.ts';
import { readSettings } from '../store/settings.ts';
import { activeSnapshot } from '../store/snapshots.ts';
import { isOfKnownOffice } from './listed.ts';

const one = (count: number, singular: string, plural: string): string => (count === 1 ? `1 ${singular}` : `${count} ${plural}`);

const SENTENCES: Readonly<Record<BackupBehind['what'], (behind: BackupBehind) => string>> = {
  inspections: ({ count = 0 }) => `${one(count, 'inspection made here is', 'inspections made here are')} not in the backup`,
  decisions: ({ count = 0 }) => `${one(count, 'decision made here is', 'decisions made here are')} not in the backup`,
  'trust-sequence': ({ from, to }) =>
    `the trust list goes back from sequence ${from} to ${to === 0 ? 'none' : `sequence ${to}`}: who was suspended or withdrawn since counts as before`,
  'trust-office': () => 'the trust list in the backup is that of another office',
  passports: ({ count = 0 }) => `${one(count, 'passport is not as it is', 'passports are not as they are')} here, or not there`,
  credentials: ({ count = 0 }) => `${one(count, 'credential came in that is', 'credentials came in that are')} not in the backup`,
  packs: ({ count = 0 }) => `${one(count, 'pack was', 'packs were')} applied that the backup does not know`,
  'service-name': () => 'passports were published here under another base URL than that of the backup',
  'other-key': () => 'the service here signed with another key, which gives way to that of the backup',
  unreadable: () => 'the store here cannot be read: what it knows cannot be compared',
};

export const sentenceOf = (behind: BackupBehind): string => SENTENCES[behind.what](behind);

/** What is only here of each kind: the rows of this store, and the question whether the other has such a one. */
const THINGS = [
  {
    what: 'passports',
    here: 'SELECT dpp_code, document FROM passports',
    there: 'SELECT 1 FROM passports WHERE dpp_code = ? AND document = ?',
  },
  {
    what: 'credentials',
    here: `SELECT sha256 FROM credentials WHERE source = 'imported'`,
    there: 'SELECT 1 FROM credentials WHERE sha256 = ?',
  },
  { what: 'packs', here: 'SELECT sha256 FROM packs_applied', there: 'SELECT 1 FROM packs_applied WHERE sha256 = ?' },
] as const;

/** Row by row: neither store is held in memory, and no clock is believed. */
function absent(here: Store, copy: Store, rows: string, there: string): number {
  const known = copy.db.prepare(there);
  let count = 0;
  for (const row of here.db.prepare(rows).raw().iterate() as Iterable<unknown[]>) if (known.get(...row) === undefined) count++;
  return count;
}

export function behind(here: Store, copy: Store): readonly BackupBehind[] {
  const found: BackupBehind[] = [];
  for (const what of ['inspections', 'decisions'] as const) {
    const count = beyond(here, copy, what);
    if (count > 0) found.push({ what, count });
  }
  const [present, next] = [activeSnapshot(here), activeSnapshot(copy)];
  if (present !== undefined && (next === undefined || next.sequence < present.sequence))
    found.push({ what: 'trust-sequence', from: present.sequence, to: next?.sequence ?? 0 });
  // An older one may be signed with a key that was rotated away since: going back to it is told anyway.
  const isOlder = present !== undefined && next !== undefined && next.operator === present.operator && next.sequence <= present.sequence;
  if (present !== undefined && !isOlder && !isOfKnownOffice(here, copy)) found.push({ what: 'trust-office' });
  for (const { what, here: rows, there } of THINGS) {
    const count = absent(here, copy, rows, there);
    if (count > 0) found.push({ what, count });
  }
  if (readSettings(here).baseUrl !== readSettings(copy).baseUrl && hasPublished(here)) found.push({ what: 'service-name' });
  return found;
}

/** Logs only grow. How many rows of one here follow the last one that the copy has too. */
function beyond({ db }: Store, copy: Store, table: 'inspections' | 'decisions'): number {
  const rows = copy.db.prepare(`SELECT id, hash FROM ${table} ORDER BY id DESC`).iterate() as Iterable<{
    id: number;
    hash: string;
  }>;
  const known = db.prepare(`SELECT 1 FROM ${table} WHERE id = ? AND hash = ?`);
  for (const { id, hash } of rows)
    if (known.get(id, hash) !== undefined) return db.prepare(`SELECT count(*) FROM ${table} WHERE id > ?`).pluck().get(id) as number;
  return db.prepare(`SELECT count(*) FROM ${table}`).pluck().get() as number;
}

const hasPublished = ({ db }: Store): boolean =>
  db.prepare(`SELECT 1 FROM credentials WHERE source = 'published' AND sample = 0 LIMIT 1`).get() !== undefined;

/** The latest moment that a store has seen. */
export function seenUntil(store: Store, earlier: string | undefined): string | undefined {
  return [newestInspectionAt(store), activeSnapshot(store)?.issuedAt, earlier]
    .filter((one) => one !== undefined && one !== null)
    .sort((one, other) => Date.parse(one) - Date.parse(other))
    .at(-1);
}
