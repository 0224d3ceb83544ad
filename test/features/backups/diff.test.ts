// What a restore would lose is named, each kind with its count and the newest moment; and no table of the store is forgotten.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keyFingerprint } from '../../../server/domain/keys/fingerprint.ts';
import type { PublicJwk } from '../../../server/domain/keys/identity.ts';
import { openApp } from '../../../server/features/app/open-app.ts';
import type { AppContext } from '../../../server/features/app-context/index.ts';
import { differencesOf } from '../../../server/features/backups/diff.ts';
import { BACKUP_LINES, KINDS, LONG_LOGS } from '../../../server/features/backups/merge/records.ts';
import { restoreBackup } from '../../../server/features/backups/restore.ts';
import { writeBackup } from '../../../server/features/backups/write.ts';
import { inspect } from '../../../server/features/inspection/inspect.ts';
import { changeStatus } from '../../../server/features/issuing/status.ts';
import { loadSample } from '../../../server/features/passports/sample.ts';
import { addLocalIssuer } from '../../../server/features/trust/local-issuer.ts';
import { openStore } from '../../../server/store/open.ts';
import { putPassport } from '../../../server/store/passports/passports.ts';
import type { PassportRecord } from '../../../server/store/passports/record.ts';
import { readSetting, writeSetting } from '../../../server/store/settings.ts';
import { createKey } from '../../../server/store/stakeholder-keys.ts';
import type { Store } from '../../../server/store/store.ts';
import { asReal, SAMPLE } from '../../fixtures/fresh-app.ts';
import { didDocument, newKey } from '../../fixtures/issuing.ts';
import { withNewStore } from '../../fixtures/new-store.ts';
import { NOT_COMPARED } from '../../fixtures/not-compared.ts';
import { signed, withList } from '../../fixtures/office.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { bringList } from '../../fixtures/trust-lists.ts';

const folder = temporaryFolder();
const NOW = new Date('2027-06-01T12:00:00Z');
const LATER = new Date('2027-06-03T09:00:00Z');
let count = 0;
const fresh = (): string => join(folder, `data-${++count}`);
const open = (data: string, now = NOW): AppContext => openApp({ folder: data, now: () => now });
const copyOf = (data: string): string => {
  const to = fresh();
  cpSync(data, to, { recursive: true });
  return to;
};
function backupOf(data: string): { readonly file: string; readonly sha256: string } {
  const context = open(data);
  const file = join(folder, `${++count}.backup`);
  const { sha256 } = writeBackup(context.store, { file, who: 'Ana', now: NOW });
  context.close();
  return { file, sha256 };
}
const draft = (dppCode: string, document: string): PassportRecord => ({
  ...{ dppCode, document, category: 'other', dppStatus: 'active', productName: 'P', manufacturer: 'M' },
  ...{ lastUpdated: NOW.toISOString(), sample: false },
});
function lived(): string {
  const data = withNewStore(fresh());
  const context = open(data);
  loadSample(context);
  asReal(context);
  for (const dppCode of ['DPP-DRAFT-1', 'DPP-DRAFT-2']) putPassport(context.store, draft(dppCode, '{"a":1}'), NOW);
  context.close();
  return data;
}
const base = lived();
const before = backupOf(base);
const restored = fresh();
restoreBackup({ folder: restored, file: before.file, who: 'Ana', now: NOW });

/** What is only in the folder when it is compared with its backup. */
function missing(data: string) {
  const here = openStore(data, { readonly: true });
  const other = openStore(restored);
  try {
    return differencesOf(here, other, before.sha256);
  } finally {
    other.close();
    here.close();
  }
}

function later(change: (context: AppContext) => void): ReturnType<typeof missing> {
  const data = copyOf(base);
  const context = open(data, LATER);
  change(context);
  context.close();
  return missing(data);
}

const insert = (sql: string) => (context: AppContext) => void context.store.db.exec(sql);

function takeList(context: AppContext): void {
  bringList(context.store, signed(1, [withList([])]), LATER);
}
function addIssuer(context: AppContext): void {
  const key = newKey();
  const document = JSON.stringify(didDocument('did:web:other.example', key.jwk));
  const fingerprint = keyFingerprint(key.jwk as unknown as PublicJwk);
  addLocalIssuer(context, { document, name: 'Other', fingerprint, who: 'Ana', reason: 'known' });
}

describe('what a backup lacks', () => {
  it('is nothing when nothing happened since, its own line in the log apart', () => {
    expect(missing(base)).toEqual([]);
  });

  const AT = LATER.toISOString();
  const united: readonly (readonly [string, (context: AppContext) => void])[] = [
    ['a trust list', takeList],
    ['an issuer that a person added', addIssuer],
    [
      'a credential that was imported',
      insert(
        `INSERT INTO credentials (type, format, issuer, received_at, source, sha256, body) VALUES ('x', 'vc', 'did:x', '${AT}', 'imported', 'i', 'x')`,
      ),
    ],
    [
      'a maker of packs',
      insert(`INSERT INTO pack_creators (did_key, name, fingerprint, pinned_at, pinned_by) VALUES ('k', 'n', 'f', '${AT}', 'Ana')`),
    ],
  ];
  it.each(united)('is not %s, which comes along', (_, change) => {
    expect(later(change)).toEqual([]);
  });

  const cases: readonly (readonly [string, (context: AppContext) => void])[] = [
    ['inspections', (context) => void inspect({ channel: 'manual', text: 'https://id.gs1.org/01/09520123456788/21/NEW' }, context)],
    ['status-log', (context) => void changeStatus(SAMPLE.dppCode, { action: 'revoke', who: 'Ana', reason: 'recall' }, context)],
    ['key-log', (context) => context.rotateKey({ compromised: false })],
    ['reader-keys', (context) => void createKey(context.store, { role: 'customs', label: 'Border' }, LATER)],
    ['clock-log', insert(`INSERT INTO clock_resets (record, previous_hash, hash) VALUES ('{"at":"${AT}"}', 'p', 'h')`)],
    [
      'earlier-versions',
      insert(`INSERT INTO passport_versions (dpp_code, replaced_at, document) VALUES ('${SAMPLE.dppCode}', '${AT}', '{}')`),
    ],
    [
      'published',
      insert(
        `INSERT INTO credentials (type, format, issuer, received_at, source, sha256, body) VALUES ('x', 'vc', 'did:x', '${AT}', 'published', 'p', 'x')`,
      ),
    ],
    [
      'events',
      insert(
        `INSERT INTO events (dpp_code, event_id, type, event_time, document) VALUES ('${SAMPLE.dppCode}', 'e', 'ObjectEvent', '${AT}', '{}')`,
      ),
    ],
    [
      'packs',
      insert(
        `INSERT INTO packs_applied (sha256, creator, creator_key, series, sequence, selection, issued_at, applied_at, applied_by, report)
         VALUES ('s', 'c', 'k', 's', 1, 0, '${AT}', '${AT}', 'Ana', '{}')`,
      ),
    ],
    ['packs-made', insert(`INSERT INTO packs_created (sequence, selection, scope, created_at) VALUES (1, 0, 'consumer', '${AT}')`)],
    ['fetches', insert(`INSERT INTO sync_runs (service, wish, started_at, who, state) VALUES ('s', 'w', '${AT}', 'Ana', 'ended')`)],
    [
      'body-list',
      insert(`INSERT INTO body_list (id, status_date, source, imported_at, bodies) VALUES (1, '2027-01-01', 's', '${AT}', '[]')`),
    ],
    ['passports', insert(`UPDATE passports SET document = '{}', last_updated = '${AT}' WHERE dpp_code = '${SAMPLE.dppCode}'`)],
    ['passports', ({ store }) => putPassport(store, { ...draft('DPP-DRAFT-1', '{"a":2}'), lastUpdated: AT }, LATER)],
    ['backup-log', (context) => void writeBackup(context.store, { file: join(folder, `${++count}.backup`), who: 'Ana', now: LATER })],
  ];
  it.each(cases)('names %s, how many and the newest', (what, change) => {
    const found = later(change).find((one) => one.what === what);
    expect(found).toMatchObject({ what, count: 1 });
    expect(Date.parse(found?.newest ?? '')).toBeGreaterThan(0);
    if (what !== 'key-log') expect(found?.newest).toBe(AT);
  });

  it('is nothing for what was loaded to try the program out', () => {
    const data = fresh();
    const context = open(data);
    loadSample(context);
    context.close();
    const [here, there] = [openStore(data, { readonly: true }), openStore(withNewStore(fresh()))];
    expect(differencesOf(here, there, '')).toEqual([]);
    here.close();
    there.close();
  });

  it('is asked of every table, or there is a reason why not', () => {
    const store = openStore(withNewStore(fresh()));
    const tables = store.db
      .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name`)
      .pluck()
      .all();
    store.close();
    const asked = [...KINDS.flatMap(({ tables: sources }) => sources), BACKUP_LINES].map(({ table }) => table);
    expect([...new Set([...asked, ...LONG_LOGS, ...Object.keys(NOT_COMPARED)])].sort()).toEqual(tables);
    expect(asked.filter((table) => table in NOT_COMPARED)).toEqual([]);
  });
});

describe('what a program does by itself', () => {
  const set = (data: string, change: (store: Store) => void): string => {
    const store = openStore(data);
    change(store);
    store.close();
    return data;
  };
  const listening = (host: string, enabled = true) => ({ enabled, host, port: 8080, fallback: 'redirect' as const });
  const source = set(copyOf(base), (store) => {
    writeSetting(store, 'resolver', listening('0.0.0.0'));
    writeSetting(store, 'watchFolder', '/media/stick');
  });
  const { file } = backupOf(source);
  const bring = (data: string, more: object = {}) => restoreBackup({ folder: data, file, who: 'Ana', now: NOW, reason: 'a test', ...more });
  const found = (data: string) => {
    const store = openStore(data);
    const both = [readSetting(store, 'resolver'), readSetting(store, 'watchFolder') ?? ''];
    store.close();
    return both;
  };
  const BOTH = [
    { what: 'public-listener', value: '0.0.0.0:8080' },
    { what: 'watched-folder', value: '/media/stick' },
  ];

  it('is off on an empty computer, and said', () => {
    const data = fresh();
    expect(bring(data).leftOff).toEqual(BOTH);
    expect(found(data)).toEqual([listening('0.0.0.0', false), '']);
  });

  it('stays as it was chosen on this computer', () => {
    const data = set(copyOf(base), (store) => {
      writeSetting(store, 'resolver', listening('127.0.0.1'));
      writeSetting(store, 'watchFolder', '/media/own');
    });
    expect(bring(data).leftOff).toEqual(BOTH);
    expect(found(data)).toEqual([listening('127.0.0.1'), '/media/own']);
  });

  it('is on again where a person says so', () => {
    const data = fresh();
    expect(bring(data, { switchOn: ['watched-folder'] }).leftOff).toEqual([BOTH[0]]);
    expect(found(data)).toEqual([listening('0.0.0.0', false), '/media/stick']);
    const other = fresh();
    expect(bring(other, { switchOn: ['watched-folder', 'public-listener'] }).leftOff).toEqual([]);
    expect(found(other)).toEqual([listening('0.0.0.0'), '/media/stick']);
  });

  it('of automatic backups, only what was chosen on this computer is kept: no plan of another one comes along', () => {
    const planOf = (place: string) => ({ folder: `/media/${place}`, every: 86_400_000, keep: '7d', since: NOW.toISOString() });
    const made = (place: string) => ({ success: { at: NOW.toISOString(), file: `/media/${place}/x.backup` } });
    const planned = (data: string, place: string): string =>
      set(data, (store) => {
        writeSetting(store, 'timedBackups', planOf(place));
        writeSetting(store, 'timedBackupsOfCommand', planOf(`${place}-command`));
        writeSetting(store, 'timedBackupRuns', made(place));
      });
    const { file: other } = backupOf(planned(copyOf(base), 'other'));
    const plansAfter = (data: string) => {
      restoreBackup({ folder: data, file: other, who: 'Ana', now: NOW, reason: 'a test', switchOn: ['watched-folder', 'public-listener'] });
      const store = openStore(data);
      const found = (['timedBackups', 'timedBackupsOfCommand', 'timedBackupRuns'] as const).map((name) => readSetting(store, name));
      store.close();
      return found;
    };
    expect(plansAfter(fresh())).toEqual([undefined, undefined, undefined]);
    expect(plansAfter(copyOf(base))).toEqual([undefined, undefined, undefined]);
    expect(plansAfter(planned(copyOf(base), 'own'))).toEqual([planOf('own'), planOf('own-command'), made('own')]);
  });

  it('stays on here where the backup had it off', () => {
    const data = set(copyOf(base), (store) => writeSetting(store, 'watchFolder', '/media/own'));
    const { leftOff } = restoreBackup({ folder: data, file: before.file, who: 'Ana', now: NOW, reason: 'a test' });
    expect([leftOff, found(data)[1]]).toEqual([[], '/media/own']);
  });
});
