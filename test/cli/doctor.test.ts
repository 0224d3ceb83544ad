// `desk doctor`: what is in order, what is wrong with what to do next, and what could not be checked.
import { chmodSync, closeSync, copyFileSync, mkdirSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { run } from '../../server/cli/doctor.ts';
import { openApp } from '../../server/features/app/open-app.ts';
import { writeBackup } from '../../server/features/backups/write.ts';
import { examineDesk, type Finding } from '../../server/features/diagnosis/index.ts';
import { inspect } from '../../server/features/inspection/inspect.ts';
import { madeFiles, makeCertificate } from '../../server/features/listener-certificate/index.ts';
import { loadSample } from '../../server/features/passports/sample.ts';
import { storeFile } from '../../server/store/open.ts';
import { withNewStore } from '../fixtures/new-store.ts';
import { named, onWindows } from '../fixtures/skipped.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const root = temporaryFolder();
let count = 0;
const SECRET = 'twelve letters and more';
/** A service in order: sealed key, a backup of today, an inspection in the log. */
function sound({ sealed = true } = {}): string {
  const folder = withNewStore(join(root, `data-${++count}`));
  const context = openApp({ folder, ...(sealed ? { secret: SECRET } : {}) });
  inspect({ channel: 'manual', text: '(01)09520123456788(21)A1' }, context);
  writeBackup(context.store, { file: join(root, `${count}.backup`), who: 'Ana', now: new Date() });
  context.close();
  return folder;
}
const examined = async (folder: string, now = new Date()): Promise<Record<string, Finding>> =>
  Object.fromEntries((await examineDesk({ folder, now })).map((one) => [one.check, one]));
const outcomes = (found: Record<string, Finding>, ...checks: string[]) => checks.map((check) => found[check]?.outcome);

describe('desk doctor', () => {
  test('a service in order: nothing is wrong, and what there is nothing of is not checked', async () => {
    const found = await examined(sound());
    expect(Object.values(found).filter(({ outcome }) => outcome === 'wrong')).toEqual([]);
    expect(
      Object.values(found)
        .filter(({ outcome }) => outcome === 'not-checked')
        .map(({ check }) => check),
    ).toEqual(['trust', 'packs']);
    expect(await run(['--data', sound()])).toBe(2);
  });

  test('names the certificate of the listener if one was made, and says when it ends', async () => {
    const folder = sound();
    const names = { dns: ['resolver.lab.example'], addresses: [] };
    expect((await examined(folder)).certificate).toBeUndefined();
    makeCertificate(folder, names, new Date());
    expect((await examined(folder)).certificate).toMatchObject({ outcome: 'ok', detail: expect.stringContaining('resolver.lab.example') });
    const later = new Date(Date.now() + 370 * 86_400_000);
    expect((await examined(folder, later)).certificate).toMatchObject({ outcome: 'wrong', next: expect.stringContaining('renew') });
    chmodSync(madeFiles(folder).key, 0o644);
    expect((await examined(folder)).certificate).toMatchObject({ outcome: 'wrong', detail: expect.stringContaining('chmod 600') });
  });

  test('names what is wrong with a certificate of one’s own, by option or as the screen Resolver names it', async () => {
    const folder = sound();
    const other = join(root, `own-${count}`);
    mkdirSync(other);
    const own = makeCertificate(other, { dns: ['resolver.lab.example'], addresses: [] }, new Date());
    const tls = { certificate: own.certificate, key: own.key };
    const certificate = async (now = new Date(), files: typeof tls | null = tls) =>
      (await examineDesk({ folder, now, ...(files === null ? {} : { tls: files }) })).find(({ check }) => check === 'certificate');
    expect(await certificate()).toMatchObject({ outcome: 'wrong', detail: expect.stringContaining("not for 'localhost'") });
    const store = new Database(storeFile(folder));
    const set = (name: string, value: unknown) =>
      store.prepare('INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)').run(name, JSON.stringify(value));
    set('baseUrl', 'https://resolver.lab.example');
    expect(await certificate()).toMatchObject({ outcome: 'ok', detail: expect.stringMatching(/resolver\.lab\.example.* the key fits$/) });
    const later = new Date(Date.now() + 390 * 86_400_000);
    expect(await certificate(later)).toMatchObject({ outcome: 'wrong', detail: expect.stringContaining('ends soon') });

    expect(await certificate(new Date(), null)).toBeUndefined();
    const shown = { enabled: true, host: '127.0.0.1', port: 8080, fallback: 'none', tls: 'own' };
    set('resolver', { ...shown, certificateFile: tls.certificate, keyFile: tls.key });
    expect(await certificate(new Date(), null)).toMatchObject({ outcome: 'ok' });
    store.close();

    const stranger = makeCertificate(join(root, `data-${count}`), { dns: ['x.example'], addresses: [] }, new Date());
    expect(await certificate(new Date(), { ...tls, key: stranger.key })).toMatchObject({
      outcome: 'wrong',
      detail: expect.stringContaining('is not that of'),
    });
    expect(await certificate(new Date(), { ...tls, key: join(other, 'none') })).toMatchObject({ outcome: 'wrong' });
    if (onWindows === undefined) {
      chmodSync(tls.key, 0o640);
      expect(await certificate()).toMatchObject({ outcome: 'wrong', detail: expect.stringContaining('chmod 600') });
    }
    await expect(run(['--data', folder, '--tls-cert', tls.certificate])).rejects.toThrow('go together');
  });

  test('without a backup: open while there is nothing to back up, wrong from the first record on', async () => {
    const folder = withNewStore(join(root, `data-${++count}`));
    openApp({ folder, secret: SECRET }).close();
    const empty = await examined(folder);
    expect(empty.backup).toMatchObject({ outcome: 'not-checked', detail: 'there is nothing to back up yet' });
    expect(Object.values(empty).filter(({ outcome }) => outcome === 'wrong')).toEqual([]);
    let context = openApp({ folder, secret: SECRET });
    loadSample(context);
    context.close();
    expect(outcomes(await examined(folder), 'backup')).toEqual(['not-checked']);
    context = openApp({ folder, secret: SECRET });
    inspect({ channel: 'manual', text: '(01)09520123456788(21)A1' }, context);
    context.close();
    expect((await examined(folder)).backup).toMatchObject({ outcome: 'wrong', detail: 'none was ever made' });
  });

  test('no folder, an empty one, and half a store', async () => {
    const missing = await examined(join(root, 'nowhere'));
    expect(outcomes(missing, 'folder', 'store', 'logs')).toEqual(['wrong', 'not-checked', 'not-checked']);
    const bare = join(root, 'bare');
    mkdirSync(bare);
    expect(outcomes(await examined(bare), 'folder', 'store', 'integrity')).toEqual(['ok', 'wrong', 'not-checked']);
    expect(await run(['--data', bare])).toBe(1);
  });

  test.skipIf(onWindows)(named('modes that let others in', onWindows), async () => {
    const folder = sound();
    chmodSync(storeFile(folder), 0o644);
    const { modes } = await examined(folder);
    expect([modes?.outcome, modes?.detail]).toEqual(['wrong', expect.stringContaining('dpp-desk.sqlite (0644)')]);
  });

  test('a key that lies open, a backup that is old, a clock that is behind', async () => {
    const found = await examined(sound({ sealed: false }), new Date(Date.now() + 8 * 86_400_000));
    expect(outcomes(found, 'keys', 'backup', 'clock')).toEqual(['wrong', 'wrong', 'ok']);
    expect(outcomes(await examined(sound(), new Date('2020-01-01')), 'clock')).toEqual(['wrong']);
  });

  test('a key file that is gone or damaged, and a backup from a clock that was ahead', async () => {
    const folder = sound();
    writeFileSync(join(folder, 'service-key.json'), '{');
    expect((await examined(folder)).keys).toMatchObject({ outcome: 'wrong', next: expect.stringContaining('desk restore') });
    rmSync(join(folder, 'service-key.json'));
    expect((await examined(folder)).keys).toMatchObject({ outcome: 'wrong', detail: expect.stringContaining('is gone') });
    const early = await examined(sound(), new Date(Date.now() - 86_400_000));
    expect(early.backup).toMatchObject({ outcome: 'wrong', detail: expect.stringContaining('ahead of the clock') });
  });

  test('a store whose tables cannot be read', async () => {
    const folder = sound();
    const handle = openSync(storeFile(folder), 'r+');
    // The first page holds the schema, after its header of 100 bytes.
    writeSync(handle, Buffer.alloc(4_000, 0xff), 0, 4_000, 100);
    closeSync(handle);
    const found = await examined(folder);
    expect(Object.values(found).filter(({ outcome }) => outcome === 'wrong')).not.toEqual([]);
    expect(outcomes(found, 'integrity')).not.toEqual(['ok']);
    expect(await run(['--data', folder])).toBe(1);
  });

  test('a line of the log that was changed is named, and the log of backups that rests on it', async () => {
    const folder = sound();
    const db = new Database(storeFile(folder));
    db.exec('DROP TRIGGER inspections_no_update');
    db.prepare('UPDATE inspections SET hash = ? WHERE id = 1').run('0'.repeat(64));
    db.close();
    expect((await examined(folder)).logs).toMatchObject({
      outcome: 'wrong',
      detail: 'lines were changed: inspections from number 1, backup_log from number 1',
    });
  });

  test('a log that fits, with an end that this computer did not sign', async () => {
    const [folder, other] = [sound(), sound()];
    copyFileSync(join(other, 'device-key.json'), join(folder, 'device-key.json'));
    expect((await examined(folder)).logs).toMatchObject({ outcome: 'wrong', detail: expect.stringContaining('another computer') });
    rmSync(join(folder, 'device-key.json'));
    expect((await examined(folder)).logs).toMatchObject({ outcome: 'not-checked' });
  });

  test('pages that were overwritten', async () => {
    const folder = sound();
    const db = new Database(storeFile(folder));
    const page = db.prepare(`SELECT rootpage FROM sqlite_schema WHERE name = 'passports_listing'`).pluck().get() as number;
    const size = db.pragma('page_size', { simple: true }) as number;
    db.pragma('journal_mode = DELETE');
    db.close();
    const handle = openSync(storeFile(folder), 'r+');
    writeSync(handle, Buffer.alloc(size, 0xff), 0, size, (page - 1) * size);
    closeSync(handle);
    const { integrity } = await examined(folder);
    expect([integrity?.outcome, integrity?.next]).toEqual(['wrong', expect.stringContaining('desk restore')]);
  });

  test('a port in use, and a free one', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    const folder = sound();
    const of = async () => (await examineDesk({ folder, now: new Date(), port: { host: '127.0.0.1', port } })).at(-1);
    expect(await of()).toMatchObject({ check: 'port', outcome: 'not-checked', detail: expect.stringContaining('is in use') });
    await new Promise((resolve) => server.close(resolve));
    expect(await of()).toMatchObject({ check: 'port', outcome: 'ok' });
  });
});
