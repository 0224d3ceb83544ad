// What other users could read or change of a data folder, on real files: mended at the next start, told, and refused where a key in clear stays open.
import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../server/features/app/open-app.ts';
import { mendModes, openToOthers } from '../../server/store/modes.ts';
import { storeFile } from '../../server/store/open.ts';
import { keyFileOf, openedKeyFile, openServiceKey, sealedKeyFile } from '../../server/store/service-keys/keys.ts';
import { openServiceKeys, rotateKeys } from '../../server/store/service-keys/service-keys.ts';
import { desk as command } from '../fixtures/desk-command.ts';
import { named, onWindows } from '../fixtures/skipped.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const root = temporaryFolder();
const modeOf = (path: string): number => statSync(path).mode & 0o7777;

describe.skipIf(onWindows)(named('files that others may read or change', onWindows), () => {
  it('are closed at the next start, and named in a notice', () => {
    const folder = join(root, 'open');
    openApp({ folder }).close();
    const running = openApp({ folder });
    const [store, wal, shm, key] = [storeFile(folder), `${storeFile(folder)}-wal`, `${storeFile(folder)}-shm`, keyFileOf(folder)];
    chmodSync(folder, 0o777);
    chmodSync(store, 0o644);
    for (const file of [wal, shm]) chmodSync(file, 0o666);
    chmodSync(key, 0o644);
    const context = openApp({ folder });
    expect([folder, store, wal, shm, key].map(modeOf)).toEqual([0o755, 0o600, 0o600, 0o600, 0o600]);
    expect(context.state().notices).toMatchObject([
      {
        code: 'modes-mended',
        detail: expect.stringMatching(/the folder \(0777\).*dpp-desk\.sqlite-wal \(0666\).*service-key\.json \(0644\)/),
      },
    ]);
    context.close();
    running.close();
    const again = openApp({ folder });
    expect(again.state().notices).toEqual([]);
    again.close();
  });

  it('are not closed in a folder that is everybody’s, which is told', () => {
    const folder = join(root, 'everybody');
    mkdirSync(folder);
    chmodSync(folder, 0o1777);
    const context = openApp({ folder });
    expect(modeOf(folder)).toBe(0o1777);
    expect(context.state().notices).toMatchObject([{ code: 'modes-open', detail: 'the folder (1777)' }]);
    context.close();
  });

  it('leaves alone what is closed, and what is not ours', () => {
    const folder = join(root, 'other');
    mkdirSync(folder, { mode: 0o755 });
    const list = join(folder, 'list.csv');
    writeFileSync(list, '', { mode: 0o644 });
    expect(mendModes(folder)).toEqual({ mended: [], left: [] });
    expect([modeOf(folder), modeOf(list)]).toEqual([0o755, 0o644]);
    expect(openToOthers(join(root, 'nothing'))).toEqual([]);
  });
});

describe('a passphrase that is too short', () => {
  it('seals no key: neither a new one, nor one in clear, nor the next', () => {
    const folder = join(root, 'short');
    mkdirSync(folder);
    expect(() => openServiceKeys(folder, 'eleven lett')).toThrow(/has 11 characters: to seal a key it needs at least 12/);
    openServiceKeys(folder);
    const clear = readFileSync(keyFileOf(folder), 'utf8');
    expect(() => openServiceKeys(folder, 'eleven lett')).toThrow(/at least 12/);
    expect(() => rotateKeys(folder, 'eleven lett', { at: '2026-11-21T12:00:00.000Z', compromised: false })).toThrow(/at least 12/);
    expect(readFileSync(keyFileOf(folder), 'utf8')).toBe(clear);
    const { code, stderr } = command(['identity', 'show', '--data', join(root, 'cli')], { env: { DPP_DESK_PASSPHRASE: 'short' } });
    expect([code, stderr]).toEqual([65, expect.stringContaining('[passphrase-short]')]);
  });

  it('still opens what was sealed under it before', () => {
    const folder = join(root, 'sealed');
    mkdirSync(folder);
    const x = openServiceKey(folder, 'twelve letters').publicJwk.x;
    // As an earlier version sealed it: by hand, under a short one.
    const { d } = JSON.parse(readFileSync(keyFileOf(folder), 'utf8')) as { readonly d?: string };
    expect(d).toBeUndefined();
    writeFileSync(keyFileOf(folder), sealedBefore(folder));
    expect(openServiceKey(folder, 'short').publicJwk.x).toBe(x);
  });
});

describe('whether the key lies in clear', () => {
  it('is told with the keys', () => {
    const folder = join(root, 'told');
    const clear = openApp({ folder });
    expect(clear.ownKeys().sealed).toBe(false);
    clear.close();
    const sealed = openApp({ folder, secret: 'a secret of length' });
    expect(sealed.ownKeys().sealed).toBe(true);
    sealed.close();
  });
});

const sealedBefore = (folder: string): string => sealedKeyFile(openedKeyFile(keyFileOf(folder), 'twelve letters'), 'short');
