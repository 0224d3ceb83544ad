// A backup brought back where the store is damaged, on real files: it is kept as it is, two persons are asked for, and what can still be read stays taken back.
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../../server/features/app/open-app.ts';
import { lookInto } from '../../../server/features/backups/preview.ts';
import { type RestoreOrder, restoreBackup } from '../../../server/features/backups/restore.ts';
import { asideName, keepSideFiles } from '../../../server/features/backups/side-files.ts';
import { writeBackup } from '../../../server/features/backups/write.ts';
import { inspect } from '../../../server/features/inspection/inspect.ts';
import { changeStatus } from '../../../server/features/issuing/status.ts';
import { loadSample } from '../../../server/features/passports/sample.ts';
import { readBackupLog } from '../../../server/store/audit-log/backup-log.ts';
import { openStore, storeFile } from '../../../server/store/open.ts';
import { finishRestore } from '../../../server/store/restored.ts';
import { statusStandingOf } from '../../../server/store/trust/own-status.ts';
import { codeOf } from '../../fixtures/backup-refused.ts';
import { asReal, SAMPLE } from '../../fixtures/fresh-app.ts';
import { withNewStore } from '../../fixtures/new-store.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const NOW = new Date('2027-06-01T12:00:00Z');
let count = 0;
const fresh = (): string => join(folder, `data-${++count}`);

const file = join(folder, 'desk.backup');
const life = withNewStore(fresh());
{
  const context = openApp({ folder: life, now: () => NOW });
  loadSample(context);
  asReal(context);
  writeBackup(context.store, { file, who: 'Ana', now: NOW });
  inspect({ channel: 'manual', text: 'https://id.gs1.org/01/09520123456788/21/ABC123' }, context);
  changeStatus(SAMPLE.dppCode, { action: 'revoke', who: 'Ana', reason: 'a test' }, context);
  context.close();
}

const PAGE = 16_384;
/** Over the first page of a table or an index, so that it cannot be read; the rest of the store can. */
function overwrite(data: string, table: string): void {
  const db = new Database(storeFile(data), { readonly: true });
  const page = db.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').pluck().get(table) as number;
  db.close();
  const bytes = readFileSync(storeFile(data));
  bytes.fill(0xff, (page - 1) * PAGE, page * PAGE);
  writeFileSync(storeFile(data), bytes);
}
const damagedBy = (damage: (data: string) => void): string => {
  const data = fresh();
  cpSync(life, data, { recursive: true });
  damage(data);
  return data;
};

/** Behind the header, in which a lock leaves its mark where the store can still be opened. */
const recordsOf = (data: string): Buffer => readFileSync(storeFile(data)).subarray(100);

const restore = (data: string, more: Partial<RestoreOrder> = {}) =>
  restoreBackup(Object.defineProperties({ folder: data, file, who: 'Ana', now: NOW }, Object.getOwnPropertyDescriptors(more)));
const BOTH = { reason: 'the disk failed', secondPerson: 'Ben' };
describe.each<readonly [string, (data: string) => void]>([
  ['cut in the middle', (data) => truncateSync(storeFile(data), Math.floor(statSync(storeFile(data)).size / 2))],
  ['cut to nothing', (data) => truncateSync(storeFile(data), 0)],
  [
    'with another beginning',
    (data) => {
      const bytes = readFileSync(storeFile(data));
      bytes.fill(0, 0, 100);
      writeFileSync(storeFile(data), bytes);
    },
  ],
  ['of which only the beginning is left', (data) => writeFileSync(storeFile(data), readFileSync(storeFile(data)).fill(0xff, 4 * PAGE))],
  ['that is no database', (data) => writeFileSync(storeFile(data), 'a picture of a cat '.repeat(5000))],
  ['whose settings are gone', (data) => overwrite(data, 'settings')],
  ['whose index of settings is gone', (data) => overwrite(data, 'sqlite_autoindex_settings_1')],
  ['whose inspections are gone', (data) => overwrite(data, 'inspections')],
  ['whose log of backups is gone', (data) => overwrite(data, 'backup_log')],
])('a store %s', (_, damage) => {
  it('gives way only with a reason and to two persons, and is kept byte for byte', () => {
    const data = damagedBy(damage);
    const before = recordsOf(data);
    expect(codeOf(() => restore(data))).toBe('rollback');
    expect(codeOf(() => restore(data, { reason: 'the disk failed' }))).toBe('second-person');
    expect(codeOf(() => restore(data, { ...BOTH, secondPerson: 'ANA' }))).toBe('second-person');
    expect(recordsOf(data).equals(before)).toBe(true);
    const { differences, keptAside = '' } = restore(data, BOTH);
    expect(differences).toEqual([{ what: 'unreadable' }]);
    expect(recordsOf(keptAside).equals(before)).toBe(true);
    const store = openStore(data);
    expect(store.db.prepare('SELECT count(*) FROM passports').pluck().get()).toBe(10);
    expect(readBackupLog(store)[0]).toMatchObject({ action: 'restore', who: 'Ana, Ben', behind: [{ what: 'unreadable' }] });
    store.close();
  });
});

describe.each(['status_statements', 'received_passports', 'pack_creators'])('a store whose %s cannot be carried over', (table) => {
  it('says so, and gives way to two persons only', () => {
    const data = damagedBy((place) => overwrite(place, table));
    expect(codeOf(() => restore(data, { reason: 'the disk failed' }))).toBe('second-person');
    expect(restore(data, BOTH).differences).toContainEqual({ what: 'unreadable' });
  });
});

/** Ended by force: what was inspected last stands in the file next to the store only. */
const killed = fresh();
const LAST = 'WRITTEN-LAST';
{
  cpSync(life, killed, { recursive: true });
  const context = openApp({ folder: killed, now: () => NOW });
  inspect({ channel: 'manual', text: `https://id.gs1.org/01/09520123456788/21/${LAST}` }, context);
  const open = fresh();
  cpSync(killed, open, { recursive: true });
  context.close();
  rmSync(killed, { recursive: true });
  cpSync(open, killed, { recursive: true });
}
const holdsLast = (data: string): boolean => readdirSync(data).some((name) => readFileSync(join(data, name)).includes(LAST));

describe.each<readonly [string, (data: string) => void]>([
  ['gone', (data) => rmSync(storeFile(data))],
  ['cut to nothing', (data) => truncateSync(storeFile(data), 0)],
  ['cut to a few bytes', (data) => truncateSync(storeFile(data), 10)],
  ['cut in the middle', (data) => truncateSync(storeFile(data), Math.floor(statSync(storeFile(data)).size / 2))],
  ['without its beginning', (data) => writeFileSync(storeFile(data), readFileSync(storeFile(data)).fill(0, 0, 100))],
  ['overwritten', (data) => writeFileSync(storeFile(data), readFileSync(storeFile(data)).fill(0xff))],
  ['that is no database', (data) => writeFileSync(storeFile(data), 'a picture of a cat '.repeat(5000))],
])('a store %s, with a file next to it in which alone the last inspection stands', (_, damage) => {
  const found = (): string => {
    const data = fresh();
    cpSync(killed, data, { recursive: true });
    expect(readFileSync(storeFile(data)).includes(LAST)).toBe(false);
    damage(data);
    return data;
  };

  it('is not begun anew, and gives way only with a reason and to two persons, with that file', () => {
    const data = found();
    expect(codeOf(() => restore(data))).toBe('rollback');
    expect(codeOf(() => restore(data, { reason: 'the disk failed' }))).toBe('second-person');
    expect(holdsLast(data)).toBe(true);
    const { differences, keptAside = '' } = restore(data, BOTH);
    expect(differences).toEqual([{ what: 'unreadable' }]);
    expect(holdsLast(keptAside)).toBe(true);
    const store = openStore(data);
    expect(store.db.prepare('SELECT count(*) FROM inspections').pluck().get()).toBe(0);
    store.close();
  });

  it('is left as it is by whoever tries to open it', () => {
    const data = found();
    try {
      openApp({ folder: data }).close();
    } catch {
      // Most are refused.
    }
    expect(holdsLast(data)).toBe(true);
  });
});

describe('a restore that was ended before it was decided', () => {
  const found = (): { readonly data: string; readonly left: string } => {
    const data = fresh();
    cpSync(killed, data, { recursive: true });
    truncateSync(storeFile(data), 10);
    const left = join(data, asideName(new Date(NOW.getTime() - 60_000)));
    keepSideFiles(data, left);
    expect(readdirSync(left)).toContain('dpp-desk.sqlite-wal');
    return { data, left };
  };
  const asides = (data: string) => readdirSync(data).filter((name) => name.startsWith('before-restore-'));

  it('leaves nothing behind once the next one is done, and nothing is lost by that', () => {
    const { data, left } = found();
    const { keptAside = '' } = restore(data, BOTH);
    expect([asides(data).length, existsSync(left), holdsLast(keptAside)]).toEqual([1, false, true]);
  });

  it.each<readonly [string, (left: string, data: string) => void]>([
    ['a copy', (left, data) => cpSync(`${storeFile(data)}-wal`, join(left, 'dpp-desk.sqlite-wal'))],
    ['something else', (left) => writeFileSync(join(left, 'notes.txt'), 'mine')],
    ['what lies under another name here', (left, data) => linkSync(`${storeFile(data)}-wal`, join(left, 'dpp-desk.sqlite'))],
    ['a store', (left, data) => linkSync(storeFile(data), join(left, 'dpp-desk.sqlite'))],
    ['a folder', (left) => mkdirSync(join(left, 'dpp-desk.sqlite-shm.d'))],
  ])('is left as it is where %s lies in it', (_, put) => {
    const { data, left } = found();
    if (_ === 'a copy') rmSync(join(left, 'dpp-desk.sqlite-wal'));
    put(left, data);
    const before = readdirSync(left);
    restore(data, BOTH);
    expect([readdirSync(left), asides(data).length]).toEqual([before, 2]);
  });

  it('is left as it is where it has another name', () => {
    const { data, left } = found();
    renameSync(left, join(data, 'before-restore-of-mine'));
    restore(data, BOTH);
    expect(holdsLast(join(data, 'before-restore-of-mine'))).toBe(true);
  });
});

it.each<readonly [string, (data: string) => void]>([
  ['cannot be opened', (data) => truncateSync(storeFile(data), 10)],
  ['is empty', (data) => truncateSync(storeFile(data), 0)],
  ['is gone', (data) => rmSync(storeFile(data))],
])('a decided restore keeps what is next to a store that %s, also where nobody had kept it before', (_, damage) => {
  const data = fresh();
  cpSync(killed, data, { recursive: true });
  damage(data);
  cpSync(life, join(data, 'restored'), { recursive: true });
  writeFileSync(join(data, 'restored', 'plan.json'), JSON.stringify({ aside: 'before', leave: [] }));
  finishRestore(data);
  expect(holdsLast(join(data, 'before'))).toBe(true);
  expect(readdirSync(data).filter((name) => /-(?:wal|shm|journal)$/.test(name))).toEqual([]);
  openStore(data).close();
});

describe('a store that is damaged in a part', () => {
  it('still keeps what it says was taken back', () => {
    const data = damagedBy((to) => overwrite(to, 'inspections'));
    restore(data, BOTH);
    const store = openStore(data);
    expect(statusStandingOf(store, SAMPLE.dppCode)).toMatchObject({ state: 'revoked' });
    store.close();
  });

  it('is looked at next to a backup: what is in the backup is told, and that nothing can be compared', () => {
    const data = damagedBy((to) => overwrite(to, 'inspections'));
    const store = openStore(data);
    const steps = lookInto({ folder: data, store }, file);
    let step = steps.next();
    while (!step.done) step = steps.next();
    expect(step.value).toMatchObject({ records: { passports: 10 }, differences: [{ what: 'unreadable' }] });
    store.close();
  });
});

it('a store that was cut to nothing is not begun anew in silence', () => {
  const data = damagedBy((to) => truncateSync(storeFile(to), 0));
  expect(() => openApp({ folder: data })).toThrow(/the store is empty or gone, though a key/);
  expect(statSync(storeFile(data)).size).toBe(0);
});

it('a store without the file next to it is what it was when that was written into it last: whole, and compared', () => {
  const data = fresh();
  const context = openApp({ folder: data, now: () => NOW });
  inspect({ channel: 'manual', text: 'https://id.gs1.org/01/09520123456788/21/ABC123' }, context);
  const lost = fresh();
  cpSync(data, lost, { recursive: true });
  context.close();
  for (const end of ['-wal', '-shm']) rmSync(`${storeFile(lost)}${end}`, { force: true });
  const { differences, keptAside = '' } = restore(lost, BOTH);
  expect(differences.map(({ what }) => what)).not.toContain('inspections');
  expect(existsSync(storeFile(keptAside))).toBe(true);
});

describe('of two programs at once', () => {
  it('one restores over a damaged store, which has no lock of its own; the other is refused and changes nothing', () => {
    const data = damagedBy((to) => truncateSync(storeFile(to), 100_000));
    let code = '';
    restore(data, {
      ...BOTH,
      // Read when the copy lies there, checked.
      get called() {
        code = codeOf(() => restore(data, BOTH));
        return 'desk.backup';
      },
    });
    expect(code).toBe('running');
    const store = openStore(data);
    expect(readBackupLog(store).map(({ action }) => action)).toEqual(['restore']);
    store.close();
    expect(readdirSync(data).filter((name) => name.startsWith('restor'))).toEqual([]);
  });

  it('the one that begins a store where there was none keeps it', () => {
    const data = fresh();
    let context: ReturnType<typeof openApp> | undefined;
    const order = {
      get called() {
        context ??= openApp({ folder: data, now: () => NOW });
        return 'desk.backup';
      },
    };
    expect(codeOf(() => restore(data, order))).toBe('running');
    inspect({ channel: 'manual', text: 'https://id.gs1.org/01/09520123456788/21/ABC123' }, context as NonNullable<typeof context>);
    context?.close();
    const store = openStore(data);
    expect(store.db.prepare('SELECT count(*) FROM inspections').pluck().get()).toBe(1);
    store.close();
  });
});
