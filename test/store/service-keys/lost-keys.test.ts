// A key or a store that is gone from a data folder: refused with what to do, never made anew in silence; and the way on with a name and a reason.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readerOf } from '../../../server/api/public/reader.ts';
import { createPublic } from '../../../server/api/public.ts';
import { openApp } from '../../../server/features/app/open-app.ts';
import { restoreBackup } from '../../../server/features/backups/restore.ts';
import { writeBackup } from '../../../server/features/backups/write.ts';
import { publishStored } from '../../../server/features/issuing/publish.ts';
import { loadSample } from '../../../server/features/passports/sample.ts';
import { readBackupLog } from '../../../server/store/audit-log/backup-log.ts';
import { openStore, storeFile } from '../../../server/store/open.ts';
import { keyFileOf } from '../../../server/store/service-keys/keys.ts';
import { desk as command } from '../../fixtures/desk-command.ts';
import { asReal, SAMPLE } from '../../fixtures/fresh-app.ts';
import { withNewStore } from '../../fixtures/new-store.ts';
import { named, onWindows } from '../../fixtures/skipped.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const now = () => new Date('2026-11-21T12:00:00Z');
const root = temporaryFolder();

/** A folder in which something was published, its window closed again. */
function published(name: string): string {
  const folder = withNewStore(join(root, name));
  const context = openApp({ folder, now });
  loadSample(context);
  asReal(context);
  context.close();
  return folder;
}

/** A program that can fill no file: the disk is full for it. */
const limited = (args: readonly string[]) =>
  spawnSync('/bin/sh', ['-c', 'ulimit -f 0; exec "$0" "$@"', process.execPath, ...args], { encoding: 'utf8' });

async function publicly(folder: string) {
  const store = openStore(folder, { readonly: true });
  const app = createPublic(readerOf(store, now), { report: (fault) => expect(fault).toBeUndefined() });
  const { valid, verificationMethod } = (await app.inject({ method: 'GET', url: `/api/v1/verify/${SAMPLE.dppCode}` })).json();
  await app.close();
  store.close();
  return { valid, verificationMethod };
}

describe('a key file that is gone', () => {
  let folder: string;
  beforeAll(() => {
    folder = published('key-gone');
    rmSync(keyFileOf(folder));
  });

  it('is not made anew', () => {
    expect(() => openApp({ folder, now })).toThrow(/service-key\.json' is gone, though the store next to it has signed with that key/);
    expect(existsSync(keyFileOf(folder))).toBe(false);
    const { code, stderr } = command(['identity', 'show', '--data', folder]);
    expect([code, stderr]).toEqual([65, expect.stringMatching(/\[key-gone\]\n.*desk restore.*desk start-anew --by NAME --reason TEXT/)]);
  });

  it('is followed by the next key when a person says so: what it signed stays valid under its own name', async () => {
    expect(command(['start-anew', '--by', 'Ana', '--data', folder]).code).toBe(64);
    const { code, stdout } = command(['start-anew', '--by', 'Ana', '--reason', 'the disk broke', '--data', folder]);
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/^key-1 .* is gone: what it signed is still verified.*\nkey-2 signs from now on/),
    ]);
    expect(await publicly(folder)).toEqual({ valid: true, verificationMethod: 'did:web:localhost%3A8080#key-1' });
    const context = openApp({ folder, now });
    expect(context.ownKeys()).toMatchObject({
      key: 'key-2',
      rotations: [{ key: 'key-1', who: 'Ana', reason: 'the disk broke', compromised: false }],
    });
    publishStored(SAMPLE.dppCode, context);
    context.close();
    expect((await publicly(folder)).verificationMethod).toBe('did:web:localhost%3A8080#key-2');
  });

  it('is refused also when it is an earlier one, whose place a new first key would take', () => {
    rmSync(keyFileOf(folder, 1));
    expect(() => openApp({ folder, now })).toThrow(/service-key\.json' is gone/);
    expect(command(['start-anew', '--by', 'Ana', '--reason', 'again', '--compromised', '--data', folder]).code).toBe(0);
    const context = openApp({ folder, now });
    // It had ended without having been compromised: what is said now is about the key that signs.
    expect(context.ownKeys().key).toBe('key-2');
    expect(context.signer().didDocument.verificationMethod).toMatchObject([
      { id: expect.stringMatching(/#key-2$/) },
      { id: expect.stringMatching(/#key-1$/) },
    ]);
    context.close();
  });

  it('is refused when another key lies under its name', () => {
    const other = published('other');
    writeFileSync(keyFileOf(folder, 2), readFileSync(keyFileOf(other)));
    expect(() => openApp({ folder, now })).toThrow(/service-key-2\.json' holds another key than the one that the store/);
  });

  it('is told when nothing is gone', () => {
    const whole = published('whole');
    const before = readFileSync(keyFileOf(whole), 'utf8');
    const { code, stderr } = command(['start-anew', '--by', 'Ana', '--reason', 'why not', '--data', whole]);
    expect([code, stderr]).toEqual([1, expect.stringContaining('nothing is gone here')]);
    expect(readFileSync(keyFileOf(whole), 'utf8')).toBe(before);
    expect(command(['start-anew', '--by', 'Ana', '--reason', 'why not', '--data', join(root, 'nothing')]).code).toBe(1);
  });
});

describe('a store that comes without its keys', () => {
  it.each(['empty', 'with the key of another store'])('gets a key that follows them, in a folder that is %s', async (what) => {
    const from = published(`from-${what}`);
    const context = openApp({ folder: from, now });
    const file = join(root, `${what}.backup`);
    writeBackup(context.store, { file, who: 'Ana', now: now() });
    context.close();
    const folder = what === 'empty' ? join(root, 'to-empty') : published('to-other');
    restoreBackup({ folder, file, who: 'Bo', now: now(), withoutKeys: true, reason: 'a new computer' });
    const restored = openApp({ folder, now });
    expect(restored.ownKeys()).toMatchObject({ key: 'key-2', rotations: [{ key: 'key-1', who: 'Bo', reason: 'a new computer' }] });
    restored.close();
    expect(await publicly(folder)).toEqual({ valid: true, verificationMethod: 'did:web:localhost%3A8080#key-1' });
    // That was said of this start only.
    rmSync(keyFileOf(folder, 2));
    expect(() => openApp({ folder, now })).toThrow(/service-key-2\.json' is gone/);
  });
});

describe('a store that is gone', () => {
  let folder: string;
  beforeAll(() => {
    folder = published('store-gone');
    rmSync(storeFile(folder));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is not begun anew next to its key', () => {
    expect(() => openApp({ folder, now })).toThrow(/the store is empty or gone/);
    expect(existsSync(storeFile(folder))).toBe(false);
    const { code, stderr } = command(['status', 'show', '--data', folder]);
    expect([code, stderr]).toEqual([65, expect.stringMatching(/\[store-gone\]\n.*desk restore.*desk start-anew/)]);
  });

  it('is begun anew when a person says so, with a line in the log; what was left of it is kept', () => {
    writeFileSync(`${storeFile(folder)}-wal`, 'what was written last');
    const key = readFileSync(keyFileOf(folder), 'utf8');
    const { code, stdout } = command(['start-anew', '--by', 'Ana', '--reason', 'no backup', '--data', folder]);
    expect([code, stdout]).toEqual([0, expect.stringContaining('a new store was begun')]);
    expect(readFileSync(keyFileOf(folder), 'utf8')).toBe(key);
    const context = openApp({ folder, now });
    expect(readBackupLog(context.store)).toMatchObject([{ action: 'start-anew', who: 'Ana', reason: 'no backup' }]);
    context.close();
    const kept = readdirSync(folder).find((name) => name.startsWith('before-start-')) ?? '';
    expect(readFileSync(join(folder, kept, 'dpp-desk.sqlite-wal'), 'utf8')).toBe('what was written last');
  });
});

describe.skipIf(onWindows)(named('a rotation on a disk without room', onWindows), () => {
  it('leaves the key that signs in its place, and nothing of the next one', () => {
    const folder = published('full');
    const before = readFileSync(keyFileOf(folder), 'utf8');
    const names = readdirSync(folder).toSorted();
    const script = `import { rotateKeys } from '${join(import.meta.dirname, '../../../server/store/service-keys/service-keys.ts')}';
      try { rotateKeys(process.argv[1], undefined, { at: '2026-11-21T12:00:00.000Z', compromised: false }); } catch (error) { console.log(error.code); }`;
    const { stdout } = limited(['--input-type=module', '-e', script, folder]);
    expect(stdout).toBe('EFBIG\n');
    expect(readdirSync(folder).toSorted()).toEqual(names);
    expect(readFileSync(keyFileOf(folder), 'utf8')).toBe(before);
  });

  it('takes away the draft of a process that was ended, but none that may be under way', () => {
    const folder = published('draft');
    const [old, young] = ['service-key-2.json.4711.0a1b2c3d', 'service-key-2.json.4712.0a1b2c3d'].map((name) => join(folder, name)) as [
      string,
      string,
    ];
    for (const file of [old, young]) writeFileSync(file, 'a seed');
    const before = (statSync(old).mtimeMs - 120_000) / 1000;
    utimesSync(old, before, before);
    openApp({ folder, now }).close();
    expect([existsSync(old), existsSync(young)]).toEqual([false, true]);
  });
});
