// The ends of the logs, signed by the key of the computer: what whoever has the file can write anew, hashes and all, and is noticed nevertheless.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../../server/features/app/open-app.ts';
import type { AppContext } from '../../../server/features/app-context/index.ts';
import { lookInto } from '../../../server/features/backups/preview.ts';
import { restoreBackup } from '../../../server/features/backups/restore.ts';
import { checkBackup, writeBackup } from '../../../server/features/backups/write.ts';
import { inspect } from '../../../server/features/inspection/inspect.ts';
import { appendDecision } from '../../../server/store/audit-log/append.ts';
import { firstBroken } from '../../../server/store/audit-log/audit-log.ts';
import { readBackupLog } from '../../../server/store/audit-log/backup-log.ts';
import { headState, LOGS } from '../../../server/store/audit-log/heads.ts';
import { migrateTo, openStore, storeFile, storeVersion } from '../../../server/store/open.ts';
import { desk as command } from '../../fixtures/desk-command.ts';
import { forgeTree } from '../../fixtures/forged-tree.ts';
import { withNewStore } from '../../fixtures/new-store.ts';
import { rechain } from '../../fixtures/rechained-log.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const root = temporaryFolder();
let count = 0;
const keyFileIn = (folder: string): string => join(folder, 'device-key.json');
const look = (context: AppContext, text: string) => inspect({ channel: 'manual', text }, context);

/** A folder in which three things were inspected and one was decided on. */
function worked(secret?: string): string {
  const folder = withNewStore(join(root, `data-${++count}`));
  const context = openApp({ folder, ...(secret === undefined ? {} : { secret }) });
  for (const serial of ['A1', 'A2', 'A3']) look(context, `(01)09520123456788(21)${serial}`);
  appendDecision(context.store, 2, { decision: 'held', officer: 'Ana', place: '', reference: '', note: '' }, new Date());
  context.close();
  return folder;
}

/** As a person does who has the file and knows how it is made: without triggers, with every hash. */
function forge(folder: string, change: (db: Database.Database) => void): void {
  const db = new Database(storeFile(folder));
  for (const log of [...LOGS, 'inputs']) for (const what of ['update', 'delete']) db.exec(`DROP TRIGGER ${log}_no_${what}`);
  change(db);
  // Whoever forges a log does not forget what follows from it.
  forgeTree(db);
  db.exec(`DELETE FROM inspection_standing WHERE id NOT IN (SELECT id FROM inspections);
    UPDATE inspection_standing SET at = (SELECT i.at FROM inspections i WHERE i.id = inspection_standing.id);
    UPDATE inspection_standing SET decision = '', open = 1 WHERE decision <> '' AND id NOT IN (SELECT inspection_id FROM decisions)`);
  db.close();
}

/** And puts the triggers back, or no backup could be made of it. */
function forgeTidily(folder: string, change: (db: Database.Database) => void): void {
  const db = new Database(storeFile(folder));
  const triggers = db.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").all() as { name: string; sql: string }[];
  db.close();
  forge(folder, (forged) => {
    change(forged);
    const left = new Set(forged.prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger'").pluck().all());
    for (const { name, sql } of triggers) if (!left.has(name)) forged.exec(sql);
  });
}

const copyBefore = (folder: string): string => {
  const name = readdirSync(folder).find((one) => one.startsWith('before-migration-'));
  if (name === undefined) throw new Error('there is no copy');
  return join(folder, name);
};

const stateIn = (folder: string, log: (typeof LOGS)[number] = 'inspections') => {
  const store = openStore(folder, { readonly: true });
  const { state } = headState(store, log, JSON.parse(readFileSync(keyFileIn(folder), 'utf8')).x);
  const broken = firstBroken(store, log);
  store.close();
  return [state, broken];
};
const noticesAt = (folder: string): readonly string[] => {
  const context = openApp({ folder });
  const codes = context.state().notices.map(({ code, detail }) => `${code}${detail === undefined ? '' : `: ${detail}`}`);
  context.close();
  return codes;
};

describe('the end of each log', () => {
  it('is signed at every line, by a key that is next to the store and is sealed with the same secret', () => {
    const folder = worked('a secret of length');
    expect(JSON.parse(readFileSync(keyFileIn(folder), 'utf8'))).toMatchObject({ protection: 'secret' });
    for (const log of LOGS) expect(stateIn(folder, log), log).toEqual(['signed', undefined]);
    expect(() => openApp({ folder })).toThrow(/locked/);
    const context = openApp({ folder, secret: 'a secret of length' });
    expect(context.state().notices).toEqual([]);
    context.close();
  });

  it.each<readonly [string, string, (db: Database.Database) => void]>([
    ['written anew from the second entry on', 'rewritten', (db) => rechain(db, 2)],
    ['cut behind the second', 'cut', (db) => db.exec('DELETE FROM decisions; DELETE FROM inspections WHERE id > 2')],
    ['emptied', 'cut', (db) => db.exec('DELETE FROM decisions; DELETE FROM inspections')],
    [
      'written anew, and its signed end with it',
      'forged',
      (db) => {
        rechain(db, 2);
        db.exec("UPDATE log_heads SET hash = (SELECT hash FROM inspections WHERE id = 3) WHERE log = 'inspections'");
      },
    ],
    [
      'written anew, and the signed ends taken away',
      'none',
      (db) => {
        rechain(db, 1);
        db.exec('DELETE FROM log_heads');
      },
    ],
  ])('does not fit a log that was %s, though every hash holds', (_, state, change) => {
    const folder = worked();
    forge(folder, change);
    expect(stateIn(folder)).toEqual([state, undefined]);
    expect(noticesAt(folder)).toEqual([expect.stringMatching(/^log-changed: inspections: /)]);
    // A line that is added later covers nothing up.
    const context = openApp({ folder });
    look(context, '(01)09520123456788(21)A4');
    context.close();
    expect(noticesAt(folder)).toEqual([expect.stringMatching(/^log-changed: inspections: /)]);
    const { code, stdout } = command(['self-test', '--data', folder]);
    expect([code, stdout]).toEqual([1, expect.stringMatching(/^FAIL signed end of the inspection log: /m)]);
  });

  it('does not fit lines that another program added', () => {
    const folder = worked();
    const other = openStore(folder);
    const decision = { decision: 'released', officer: 'Eve', place: '', reference: '', note: 'looked at' } as const;
    appendDecision(other, 1, decision, new Date());
    other.close();
    expect(noticesAt(folder)).toEqual(['log-changed: decisions: the lines after number 1 were added without the key of this computer']);
  });

  it('is taken on as it was found when a person says so, which stands in the log', () => {
    const folder = worked();
    forge(folder, (db) => rechain(db, 2));
    expect(command(['start-anew', '--by', 'Ana', '--reason', 'looked into', '--data', folder]).stdout).toContain(
      'signed from now on as it was found',
    );
    expect(noticesAt(folder)).toEqual([]);
    const context = openApp({ folder });
    expect(readBackupLog(context.store)).toMatchObject([{ action: 'start-anew', who: 'Ana', reason: 'looked into' }]);
    context.close();
  });

  it('is signed by the first start of a store that has none; what was there is covered as it was found', () => {
    const folder = worked();
    rmSync(keyFileIn(folder));
    const db = new Database(storeFile(folder));
    db.exec('DELETE FROM log_heads');
    db.close();
    expect(noticesAt(folder)).toEqual([]);
    expect(stateIn(folder)).toEqual(['signed', undefined]);
    forge(folder, (forged) => rechain(forged, 2));
    expect(stateIn(folder)).toEqual(['rewritten', undefined]);
  });

  it('is signed by a new key when the former one is gone, which is said', () => {
    const folder = worked();
    rmSync(keyFileIn(folder));
    expect(noticesAt(folder)).toEqual(['log-key-new']);
    expect(noticesAt(folder)).toEqual([]);
  });

  it('holds what a command adds without the passphrase, and is signed at the next start', () => {
    const folder = worked('a secret of length');
    expect(command(['backup', join(root, 'late.backup'), '--without-keys', '--data', folder]).code).toBe(0);
    expect(stateIn(folder, 'backup_log')).toEqual(['unsigned-tail', undefined]);
    const context = openApp({ folder, secret: 'a secret of length' });
    expect(context.state().notices).toEqual([]);
    context.close();
    expect(stateIn(folder, 'backup_log')).toEqual(['signed', undefined]);
  });
});

function previewOf(folder: string, file: string) {
  const steps = lookInto({ folder }, file);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

describe('a backup', () => {
  const backupOf = (folder: string): string => {
    const file = join(root, `${++count}.backup`);
    const context = openApp({ folder });
    writeBackup(context.store, { file, who: 'Ana', now: new Date() });
    context.close();
    return file;
  };
  const order = (folder: string, file: string) => ({ folder, file, who: 'Ana', now: new Date(), reason: 'a test', withoutKeys: true });

  it('names the entries that the log has to hold: one that was cut and begun anew since does not fit its line', () => {
    const folder = worked();
    backupOf(folder);
    forge(folder, (db) => rechain(db, 3));
    const store = openStore(folder, { readonly: true });
    expect(firstBroken(store, 'inspections')).toBeUndefined();
    expect(firstBroken(store, 'backup_log')).toBe(1);
    store.close();
  });

  it('that is brought back here is in order, and so is one of another computer', () => {
    const folder = worked();
    const file = backupOf(folder);
    restoreBackup(order(folder, file));
    expect(noticesAt(folder)).toEqual([]);
    const other = worked();
    const key = readFileSync(keyFileIn(other), 'utf8');
    restoreBackup(order(other, file));
    expect(noticesAt(other)).toEqual([]);
    expect(readFileSync(keyFileIn(other), 'utf8')).toBe(key);
    restoreBackup(order(join(root, 'empty'), file));
    expect(noticesAt(join(root, 'empty'))).toEqual(['log-key-new']);
  });

  it('that is brought back without the passphrase sets a sealed key aside, and the next start makes another', () => {
    const file = backupOf(worked());
    const folder = worked('a secret of length');
    const { keptAside = '' } = restoreBackup(order(folder, file));
    expect(existsSync(join(keptAside, 'device-key.json'))).toBe(true);
    expect(noticesAt(folder)).toEqual(['log-key-new']);
  });

  it.each<readonly [string, (db: Database.Database) => void]>([
    ['were written anew', (db) => rechain(db, 3)],
    ['were cut', (db) => db.exec('DELETE FROM decisions; DELETE FROM inspections WHERE id > 2')],
    ['lost their signed ends', (db) => db.exec('DELETE FROM log_heads')],
    [
      'were written anew, and their ends with them',
      (db) => {
        rechain(db, 3);
        db.exec("UPDATE log_heads SET hash = (SELECT hash FROM inspections WHERE id = 3) WHERE log = 'inspections'");
      },
    ],
  ])('whose logs %s comes back nowhere without a reason, and the log names it', (_, change) => {
    const folder = worked();
    forgeTidily(folder, change);
    const file = join(root, `${++count}.backup`);
    const store = openStore(folder);
    writeBackup(store, { file, who: 'Eve', now: new Date() });
    store.close();
    checkBackup(file);
    const empty = join(root, `data-${++count}`);
    const { reason: _reason, ...without } = order(empty, file);
    mkdirSync(empty);
    expect(previewOf(empty, file).differences).toContainEqual(expect.objectContaining({ what: 'log-end' }));
    expect(() => restoreBackup(without)).toThrow(/does not match what its computer signed/);
    expect(restoreBackup(order(empty, file)).differences).toContainEqual(expect.objectContaining({ what: 'log-end' }));
    const restored = openStore(empty, { readonly: true });
    expect(readBackupLog(restored)[0]).toMatchObject({ action: 'restore', reason: 'a test', behind: [{ what: 'log-end' }] });
    restored.close();
  });

  it('names the key that signed its logs, and says when this computer does not know it', () => {
    const folder = worked();
    const file = backupOf(folder);
    const [own] = previewOf(folder, file).signers;
    expect(own).toEqual({ fingerprint: expect.stringMatching(/^(?:[0-9a-f]{4} ){15}[0-9a-f]{4}$/), known: 'this-computer' });
    // Written anew on another computer, and signed with its key: every hash and every signature holds.
    const forger = worked();
    restoreBackup(order(forger, file));
    const forged = backupOf(forger);
    const elsewhere = join(root, `data-${++count}`);
    mkdirSync(elsewhere);
    const [other] = previewOf(elsewhere, forged).signers;
    expect(other).toMatchObject({ known: 'no' });
    expect(other?.fingerprint).not.toBe(own?.fingerprint);
    expect(previewOf(folder, forged)).toMatchObject({ signers: [{ ...other }] });
    // What was brought back once is known from then on, also behind a later restore of another's.
    expect(restoreBackup(order(elsewhere, file)).signers).toEqual([{ ...own, known: 'no' }]);
    openStore(elsewhere).close();
    expect(restoreBackup(order(elsewhere, forged)).signers).toEqual([{ ...other, known: 'no' }]);
    openStore(elsewhere).close();
    expect(restoreBackup(order(elsewhere, file)).signers).toEqual([{ ...own, known: 'earlier-backup' }]);
  });

  it('whose logs do not end where it says is not what was written', () => {
    const file = backupOf(worked());
    const bytes = readFileSync(file);
    const at = bytes.lastIndexOf('"inspectionsHead":"') + '"inspectionsHead":"'.length;
    bytes.write('0123456789abcdef', at);
    writeFileSync(file, bytes);
    expect(() => restoreBackup(order(join(root, `data-${++count}`), file))).toThrow(/do not end where it says/);
  });

  it('does not carry the key of the computer', () => {
    const folder = worked();
    const file = backupOf(folder);
    checkBackup(file);
    expect(readFileSync(file).includes(JSON.parse(readFileSync(keyFileIn(folder), 'utf8')).d)).toBe(false);
  });
});

describe('what is listed next to the record', () => {
  it.each([
    ['at', "'2020-01-01T00:00:00.000Z'"],
    ['product_name', "'Another'"],
    ['channel', "'camera'"],
    ['search', "''"],
    ['reason', 'NULL'],
    ['gtin', "'04012345678901'"],
    ['serial', "'B2'"],
    ['file_name', "'x'"],
  ])('is recomputed: %s that was changed shows', (column, value) => {
    const folder = worked();
    forge(folder, (db) => db.exec(`UPDATE inspections SET ${column} = ${value} WHERE id = 2`));
    const store = openStore(folder, { readonly: true });
    expect(firstBroken(store, 'inspections')).toBe(2);
    store.close();
  });

  it('is recomputed of decisions too', () => {
    const folder = worked();
    forge(folder, (db) => db.exec("UPDATE decisions SET search = 'bo'"));
    expect(stateIn(folder, 'decisions')).toEqual(['signed', 1]);
  });
});

describe('the self-test', () => {
  it('finds pages that were overwritten', () => {
    const folder = worked();
    const bytes = readFileSync(storeFile(folder));
    const digest = createHash('sha256').update('noise').digest();
    for (let page = 20; page < 40; page++) bytes.fill(digest, page * 16_384 + 100, (page + 1) * 16_384);
    writeFileSync(storeFile(folder), bytes);
    const { code, stdout } = command(['self-test', '--data', folder]);
    expect([code, stdout]).toEqual([1, expect.stringMatching(/^FAIL integrity check of SQLite: /m)]);
  });

  it('finds nothing in a store that is whole', () => {
    const { code, stdout } = command(['self-test', '--data', worked()]);
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^ok {3}integrity check of SQLite$/m)]);
    expect(stdout).toMatch(/^ok {3}signed end of the inspection log$/m);
  });
});

describe('a store of an earlier version', () => {
  it('is copied before it is brought to the present one, and its logs are signed as they were', () => {
    const folder = join(root, 'earlier');
    mkdirSync(folder);
    const db = new Database(storeFile(folder));
    migrateTo(db, storeVersion() - 1);
    db.exec("INSERT INTO settings VALUES ('officer', '\"Ana\"')");
    db.close();
    openApp({ folder }).close();
    const copy = copyBefore(folder);
    const before = new Database(copy, { readonly: true });
    expect([before.pragma('user_version', { simple: true }), before.prepare('SELECT value FROM settings').pluck().all()]).toEqual([
      storeVersion() - 1,
      ['"Ana"'],
    ]);
    before.close();
    for (const log of LOGS) expect(stateIn(folder, log), log).toEqual(['signed', undefined]);
    rmSync(copy);
    openApp({ folder }).close();
    expect(() => copyBefore(folder)).toThrow();
  });
});
