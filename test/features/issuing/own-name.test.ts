// Two services and one name: who holds what the other signed does not take its name, and what comes under the own name says so.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { didKeyOfJwk } from '../../../server/domain/signed-file/signed-file.ts';
import { openApp } from '../../../server/features/app/open-app.ts';
import { StoreFault } from '../../../server/lib/store-fault.ts';
import { openStore } from '../../../server/store/open.ts';
import { addCredential, credentialsByProduct } from '../../../server/store/passports/credentials.ts';
import { keyFileOf } from '../../../server/store/service-keys/keys.ts';
import { readSettings } from '../../../server/store/settings.ts';
import { startBrowserDesk } from '../../fixtures/browser-mode-desk.ts';
import { desk as command } from '../../fixtures/desk-command.ts';
import { asReal, SAMPLE } from '../../fixtures/fresh-app.ts';
import { applyPack, inTheField, NOW, office, pack, secondOf } from '../../fixtures/pack-office.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const NAME = 'https://office.example';
const root = temporaryFolder();
const now = () => NOW;

const hq = office();
asReal(hq.context);
const own = () => {
  const { publicJwk, sign } = hq.context.signer();
  return { signer: { did: didKeyOfJwk(publicJwk.x), sign } };
};
const file = pack(hq.context, { passports: true, ...own() });
afterAll(hq.close);

const codeOf = (work: () => unknown): string => {
  try {
    work();
    return 'none';
  } catch (error) {
    return error instanceof StoreFault ? error.code : String(error);
  }
};

describe('a computer that took over a pack of an issuer', () => {
  it('does not take the issuer’s name in the settings', async () => {
    const { context, close } = inTheField();
    await applyPack(context, file);
    const before = readSettings(context.store);
    expect(codeOf(() => context.changeSettings({ baseUrl: NAME, place: 'Bay 2' }))).toBe('name-taken');
    expect(readSettings(context.store)).toEqual(before);
    expect(context.signer().did).toBe('did:web:localhost%3A8080');
    expect(codeOf(() => context.changeSettings({ baseUrl: `${NAME}/field` }))).toBe('none');
    close();
  });

  it('is told so over HTTP, at the place of the mistake', async () => {
    const folder = join(root, 'http');
    const context = openApp({ folder, now });
    await applyPack(context, file);
    context.close();
    const started = await startBrowserDesk(folder);
    const { status, json } = await started.ask('PUT', '/workbench/settings', { baseUrl: NAME });
    expect([status, json]).toEqual([
      409,
      expect.objectContaining({ code: 'conflict', errors: [expect.objectContaining({ pointer: '/baseUrl' })] }),
    ]);
    expect((await started.ask('GET', '/workbench/settings')).json).toMatchObject({ baseUrl: 'http://localhost:8080' });
    await started.stop();
  });

  it('does not start under it', async () => {
    const folder = join(root, 'start');
    const context = openApp({ folder, now });
    await applyPack(context, file);
    context.close();
    const { code, stderr } = command(['serve', '--data', folder, '--base-url', NAME, '--port', '0']);
    expect(code).not.toBe(0);
    expect(stderr).toMatch(/credentials of did:web:office\.example that no key of this computer signed/);
    expect(stderr).toMatch(/choose another base URL/);
    const store = openStore(folder, { readonly: true });
    expect(readSettings(store).baseUrl).toBe('http://localhost:8080');
    store.close();
  });

  it('makes no key for it', async () => {
    const from = inTheField();
    await applyPack(from.context, file);
    const folder = join(root, 'no-key');
    const store = openStore(folder);
    const held = credentialsByProduct(from.context.store, { gtin: SAMPLE.gtin, serial: SAMPLE.serial });
    for (const one of held) addCredential(store, one);
    store.close();
    from.close();
    expect(held.length).toBeGreaterThan(0);
    expect(codeOf(() => openApp({ folder, baseUrl: NAME, now }))).toBe('name-taken');
    expect(existsSync(keyFileOf(folder))).toBe(false);
  });

  it('takes it as a second computer of the issuer, with its key', async () => {
    const second = secondOf(hq.context);
    second.context.changeSettings({ baseUrl: 'https://elsewhere.example' });
    await applyPack(second.context, file);
    expect(codeOf(() => second.context.changeSettings({ baseUrl: NAME }))).toBe('none');
    second.close();
  });

  it('goes back to a name under which it has published itself, whatever came under it meanwhile', async () => {
    const us = office();
    asReal(us.context);
    us.context.changeSettings({ baseUrl: 'https://elsewhere.example' });
    await applyPack(us.context, file);
    expect(codeOf(() => us.context.changeSettings({ baseUrl: NAME }))).toBe('none');
    us.close();
  });
});

describe('a pack of another service of the same name', () => {
  it('says so of each credential, and not only that it was altered', async () => {
    const { context, close } = inTheField();
    context.changeSettings({ baseUrl: NAME });
    const { applied } = await applyPack(context, file);
    expect(applied.report).toMatchObject({ credentials: 0, received: true });
    expect([...new Set(applied.report.refusals.filter(({ kind }) => kind === 'credential').map(({ code }) => code))]).toEqual(['own-name']);
    expect(applied.report.refusals[0]?.detail).toContain('another service uses the same base URL');
    close();
  });
});
