// Compares the store of this folder with a backup, and returns what the backup lacks.
import type { BackupDifference } from '../../contract/index.ts';
import { defined } from '../../domain/json/defined.ts';
import { newestInspectionAt } from '../../store/audit-log/read.ts';
import { hasPublished } from '../../store/passports/published-credentials.ts';
import { readSettings } from '../../store/settings.ts';
import type { Store } from '../../store/store.ts';
import { trustListInForce } from '../../store/trust/trust-lists.ts';
import { unlessDamaged } from './merge/damage.ts';
import { isOfKnownOffice } from './merge/listed.ts';
import { BACKUP_LINES, KINDS, LONG_LOGS, type Source } from './merge/records.ts';

const one = (count: number, singular: string, plural: string): string => (count === 1 ? `1 ${singular}` : `${count} ${plural}`);
const areOrIs = (count: number): string => (count === 1 ? 'is' : 'are');

const SENTENCES: Readonly<Record<BackupDifference['what'], (difference: BackupDifference) => string>> = {
  inspections: ({ count = 0 }) => `${one(count, 'inspection made here is', 'inspections made here are')} not in the backup`,
  decisions: ({ count = 0 }) => `${one(count, 'decision made here is', 'decisions made here are')} not in the backup`,
  'trust-office': () => 'the trust list in the backup is that of another office',
  passports: ({ count = 0 }) =>
    `${one(count, 'passport here differs', 'passports here differ')} from the backup or ${count === 1 ? 'is' : 'are'} missing from it`,
  'earlier-versions': ({ count = 0 }) =>
    `${one(count, 'earlier version of a passport is', 'earlier versions of passports are')} not in the backup`,
  edits: ({ count = 0 }) =>
    `${one(count, 'passport being edited is', 'passports being edited are')} not in the backup or ${count === 1 ? 'differs' : 'differ'} there`,
  published: ({ count = 0 }) => `${one(count, 'credential signed here is', 'credentials signed here are')} not in the backup`,
  events: ({ count = 0 }) => `${one(count, 'event recorded here is', 'events recorded here are')} not in the backup`,
  'status-log': ({ count = 0 }) =>
    `${one(count, 'line', 'lines')} on passports revoked, suspended or reinstated here ${areOrIs(count)} not in the backup`,
  'key-log': ({ count = 0 }) => `${one(count, 'line', 'lines')} on keys of this service ${areOrIs(count)} not in the backup`,
  'clock-log': ({ count = 0 }) => `${one(count, 'line', 'lines')} on the clock ${areOrIs(count)} not in the backup`,
  'officer-log': ({ count = 0 }) => `${one(count, 'line', 'lines')} on officers ${areOrIs(count)} not in the backup`,
  'erasure-log': ({ count = 0 }) =>
    `${one(count, 'line', 'lines')} on erasures ${areOrIs(count)} not in the backup: what they cover is erased again`,
  'maintenance-log': ({ count = 0 }) => `${one(count, 'line', 'lines')} on maintenance ${areOrIs(count)} not in the backup`,
  'customs-log': ({ count = 0 }) => `${one(count, 'line', 'lines')} on declarations and suspensions ${areOrIs(count)} not in the backup`,
  'run-log': ({ count = 0 }) => `${one(count, 'line', 'lines')} on runs of inspections ${areOrIs(count)} not in the backup`,
  'backup-log': ({ count = 0 }) => `${one(count, 'line', 'lines')} on backups made or restored ${areOrIs(count)} not in the backup`,
  'reader-keys': ({ count = 0 }) =>
    `${one(count, 'key given to a reader is', 'keys given to readers are')} not in the backup: they open nothing any more`,
  packs: ({ count = 0 }) => `${one(count, 'pack was', 'packs were')} applied that the backup does not know`,
  'packs-made': ({ count = 0 }) =>
    `${one(count, 'pack was', 'packs were')} made here that the backup does not know: their numbers will be used again`,
  fetches: ({ count = 0 }) => `${one(count, 'run of fetching is', 'runs of fetching are')} not in the backup`,
  'body-list': () => 'the list of notified bodies that was imported here is not in the backup',
  'service-name': () => 'passports were published here under another base URL than that of the backup',
  'other-key': () => 'the service here signed with another key, which the key of the backup will replace',
  'office-draft': () => 'the draft of the trust list here differs from the one in the backup and will be replaced by it',
  'log-end': () => 'the end of the logs in the backup does not match what its computer signed: lines were removed, changed or added',
  unreadable: () => 'the store here cannot be read: what it knows cannot be compared',
};

/** Returns the English sentence for one entry of a diff. */
export const sentenceOf = (difference: BackupDifference): string =>
  `${SENTENCES[difference.what](difference)}${difference.newest === undefined ? '' : ` (newest: ${difference.newest})`}`;

/** Returns `unreadable` if `here` is undefined or damaged, because no comparison is possible then. */
export const diffOf = (here: Store | undefined, copy: Store, sha256: string): readonly BackupDifference[] =>
  (here && unlessDamaged(() => (hasSoundSettings(here) ? differencesOf(here, copy, sha256) : undefined))) ?? [{ what: 'unreadable' }];

/** A setting lost to damage would look like one that was never set, for example that two persons are required. */
const hasSoundSettings = ({ db }: Store): boolean => db.pragma("integrity_check('settings')", { simple: true }) === 'ok';

/** `sha256`: digest of the database in the backup. */
export function differencesOf(here: Store, copy: Store, sha256: string): readonly BackupDifference[] {
  const found: BackupDifference[] = [];
  for (const what of LONG_LOGS) found.push(...told(what, beyond(here, copy, what)));
  const [present, next] = [trustListInForce(here), trustListInForce(copy)];
  // An older list may be signed with a key that has since been rotated. The newer list stays in force.
  const isOlder = present !== undefined && next !== undefined && next.operator === present.operator && next.sequence <= present.sequence;
  if (present !== undefined && !isOlder && !isOfKnownOffice(here, copy)) found.push({ what: 'trust-office' });
  for (const { what, tables } of KINDS) found.push(...told(what, ...tables.map((table) => absent(here, copy, table))));
  found.push(...told('backup-log', absent(here, copy, BACKUP_LINES, sha256)));
  if (readSettings(here).baseUrl !== readSettings(copy).baseUrl && hasPublished(here)) found.push({ what: 'service-name' });
  return found;
}

interface Missing {
  readonly count: number;
  readonly newest?: string | undefined;
}

function told(what: BackupDifference['what'], ...missing: readonly Missing[]): readonly BackupDifference[] {
  const count = missing.reduce((sum, one) => sum + one.count, 0);
  const newest = latest(missing.map((one) => one.newest));
  return count === 0 ? [] : [{ what, count, ...defined({ newest }) }];
}

/** Compares row by row, so that neither store is held in memory. Relies on no clock. */
function absent(here: Store, copy: Store, source: Source, ...given: readonly string[]): Missing {
  const known = copy.db.prepare(source.there);
  let count = 0;
  let newest: string | undefined;
  for (const [at, ...row] of here.db
    .prepare(source.here)
    .raw()
    .iterate(...given) as Iterable<unknown[]>) {
    if (known.get(...row) !== undefined) continue;
    count++;
    newest = latest([newest, at]);
  }
  return { count, newest };
}

/** Logs are append-only. Counts the rows of a log here after the last one that the copy also has. */
function beyond({ db }: Store, copy: Store, table: (typeof LONG_LOGS)[number]): Missing {
  const known = db.prepare(`SELECT 1 FROM ${table} WHERE id = ? AND hash = ?`);
  const rows = copy.db.prepare(`SELECT id, hash FROM ${table} ORDER BY id DESC`).iterate() as Iterable<{
    id: number;
    hash: string;
  }>;
  let last = 0;
  for (const { id, hash } of rows) {
    if (known.get(id, hash) === undefined) continue;
    last = id;
    break;
  }
  // Reads the rows themselves, because an index would not reveal that they are damaged.
  const { count, newest } = db.prepare(`SELECT count(*) AS count, max(at) AS newest FROM ${table} NOT INDEXED WHERE id > ?`).get(last) as {
    readonly count: number;
    readonly newest: string | null;
  };
  return { count, newest: latest([newest]) };
}

/** Some of the moments were written by others. Invalid ones are ignored. */
const latest = (moments: readonly unknown[]): string | undefined =>
  moments
    .filter((one) => typeof one === 'string' && !Number.isNaN(Date.parse(one)))
    .map(String)
    .sort((one, other) => Date.parse(one) - Date.parse(other))
    .at(-1);

/** Returns the latest moment that a store has seen. */
export const seenUntil = (store: Store, earlier: string | undefined): string | undefined =>
  latest([newestInspectionAt(store), trustListInForce(store)?.issuedAt, earlier]);
