// Backups made on real folders: whole, checked, and refused when anything was changed.
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { endOf } from '../../../server/features/backups/backup.ts';
import { checkBackup } from '../../../server/features/backups/write.ts';
import { readBackupLog } from '../../../server/store/audit-log/backup-log.ts';
import { openStore, storeFile } from '../../../server/store/open.ts';
import { codeOf } from '../../fixtures/backup-refused.ts';
import {
  backup,
  bytes,
  changed,
  copyOf,
  fileOf,
  folder,
  fresh,
  life,
  open,
  restore,
  scan,
  withKeys,
  written,
} from '../../fixtures/lived.ts';

const { bytes: length } = checkBackup(life.file);

describe('a backup', () => {
  it('holds the store as it was at one moment, while others have it open, and reads again as whole', () => {
    const context = open(copyOf(life.data));
    const reader = openStore(context.store.folder, { readonly: true });
    const file = backup(context);
    scan(context);
    const facts = checkBackup(file);
    expect(facts).toMatchObject({ service: 'did:web:maker.example', trustSequence: 1, heads: { inspections: 1, decisions: 0 } });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    // The first part of the file is a database that any tool opens.
    const db = new Database(file, { readonly: true });
    expect(db.prepare('SELECT count(*) FROM inspections').pluck().get()).toBe(1);
    db.close();
    expect(readBackupLog(context.store)[0]).toMatchObject({ action: 'backup', who: 'Ana', file, sha256: facts.sha256, keys: true });
    reader.close();
    context.close();
  });

  it('shows no key without its passphrase, and has none when they are left out', () => {
    const secret = JSON.parse(readFileSync(join(life.data, 'service-key.json'), 'utf8')) as { d: string };
    expect(readFileSync(life.file).includes(secret.d)).toBe(false);
    const context = open(copyOf(life.data));
    expect(checkBackup(backup(context, {})).keys).toBeUndefined();
    expect(codeOf(() => backup(context, withKeys(context, 'too short')))).toBe('passphrase-needed');
    context.close();
  });

  it('never goes over what is there, a link neither, and leaves nothing half made behind', () => {
    const context = open(copyOf(life.data));
    const place = fresh();
    mkdirSync(place);
    const link = join(place, 'link');
    symlinkSync(join(folder, 'nowhere'), link);
    for (const file of [life.file, link]) expect(codeOf(() => backup(context, { file }))).toBe('exists');
    expect(codeOf(() => backup(context, { file: join(place, 'none', 'x') }))).toBe('not-found');
    expect(readdirSync(place)).toEqual(['link']);
    expect(existsSync(join(folder, 'nowhere'))).toBe(false);
    context.close();
  });
});

describe('a file that is no good backup is refused with its code, and nothing is changed', () => {
  const facts = (change: (text: string) => string): Buffer => {
    const text = Buffer.from(change(bytes.subarray(length, -32).toString()));
    return Buffer.concat([bytes.subarray(0, length), text, Buffer.from(endOf(text.length))]);
  };
  const setting = (name: string, value: string): string =>
    `INSERT INTO settings (name, value) VALUES ('${name}', '${value}') ON CONFLICT (name) DO UPDATE SET value = excluded.value`;
  /** As the migrations leave it. */
  const guardOf = (trigger: string): string => {
    const db = new Database(storeFile(life.data), { readonly: true });
    const sql = db.prepare('SELECT sql FROM sqlite_schema WHERE name = ?').pluck().get(trigger) as string;
    db.close();
    return `${sql};`;
  };
  const flipped = Buffer.from(bytes);
  flipped.writeUInt8(flipped.readUInt8(length >> 1) ^ 1, length >> 1);
  const cases: readonly (readonly [string, string, () => string])[] = [
    ['a text', 'not-a-backup', () => written(Buffer.from('hello'))],
    ['nothing at all', 'not-a-backup', () => written(new Uint8Array())],
    ['one cut off', 'truncated', () => written(bytes.subarray(0, length - 100))],
    ['one with a hole in it', 'truncated', () => written(Buffer.concat([bytes.subarray(0, 16_384), bytes.subarray(32_768)]))],
    ['a bit that is another one', 'changed', () => written(flipped)],
    ['ten gigabytes claimed', 'truncated', () => written(facts((text) => text.replace(`"bytes":${length}`, '"bytes":10737418240')))],
    [
      'facts of ten gigabytes claimed',
      'truncated',
      () => written(Buffer.concat([bytes.subarray(0, -32), Buffer.from(endOf(10_737_418_240))])),
    ],
    ['a member too many', 'changed', () => written(facts((text) => text.replace('{', '{"more":1,')))],
    [
      'another maker under the same keys',
      'passphrase-wrong',
      () => written(facts((text) => text.replace('"madeBy":"Ana"', '"madeBy":"Eve"'))),
    ],
    ['a salt of another length', 'changed', () => written(facts((text) => text.replace(/"salt":"[\w-]+"/, '"salt":"AAAA"')))],
    ['a tag that is cut', 'changed', () => written(facts((text) => text.replace(/"sealed":"[\w-]+"/, '"sealed":"AAAAAA"')))],
    ['a newer store', 'newer', () => written(facts((text) => text.replace(/"schema":\d+/, '"schema":998')))],
    ['a newer form', 'newer', () => written(Buffer.concat([bytes.subarray(0, -32), Buffer.from(endOf(10).replace('BACKUP1', 'BACKUP3'))]))],
    [
      'a trigger that runs something',
      'foreign-schema',
      () => changed('CREATE TRIGGER t AFTER INSERT ON settings BEGIN DELETE FROM status_statements; END'),
    ],
    [
      'a trigger under a name of the database itself',
      'foreign-schema',
      () => changed('CREATE TRIGGER sqliteXt AFTER INSERT ON settings BEGIN DELETE FROM status_statements; END', 'sqliteXt', 'sqlite_t'),
    ],
    ['a table of its own', 'foreign-schema', () => changed('CREATE TABLE more (a)')],
    ['a log without its guard', 'foreign-schema', () => changed('DROP TRIGGER inspections_no_delete')],
    [
      'an inspection that says otherwise',
      'broken-log',
      () =>
        changed(
          `DROP TRIGGER inspections_no_update; UPDATE inspections SET headline = 'cannot-check';
           ${guardOf('inspections_no_update')}`,
        ),
    ],
    ...['http://127.0.0.1:8080', 'ftp://maker.example', 7, 'https://maker.example/dpp'].map(
      (value) => ['an address that names no service', 'bad-settings', () => changed(setting('baseUrl', JSON.stringify(value)))] as const,
    ),
    ['a setting that is no JSON', 'bad-settings', () => changed(setting('trustFreshDays', 'thirty'))],
    ['a listener on no port', 'bad-settings', () => changed(setting('resolver', '{"enabled":true,"host":"0.0.0.0","port":99999}'))],
    ['a folder', 'not-a-file', () => folder],
    ['nothing there', 'not-found', () => join(folder, 'nothing-there')],
    [
      'a link',
      'not-a-file',
      () => {
        const link = fileOf();
        symlinkSync(life.file, link);
        return link;
      },
    ],
  ];
  it.each(cases)('%s: %s', (_, code, make) => {
    const data = copyOf(life.data);
    const before = readFileSync(storeFile(data));
    expect(codeOf(() => restore(data, make(), { reason: 'a test' }))).toBe(code);
    const names = readdirSync(data).filter((name) => !/-(?:wal|shm)$/.test(name));
    expect(names.sort()).toEqual(['device-key.json', 'dpp-desk.sqlite', 'service-key.json']);
    expect(readFileSync(storeFile(data)).length).toBe(before.length);
  });
});
