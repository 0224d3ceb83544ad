// Packs in the desktop app: a large file goes from the window to the workbench in slices, and an end in the middle of applying one loses and doubles nothing.
import { createWriteStream, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApp } from '../../server/features/app/open-app.ts';
import { DeskApp, whyNot } from '../fixtures/browser/desk-app.ts';
import { fingerprintIn, office, pack, stateAfter, stateOf } from '../fixtures/pack-office.ts';
import { named } from '../fixtures/skipped.ts';

const MB = 1024 * 1024;
const LARGE = 200 * MB;

describe.skipIf(whyNot)(named('packs in the desktop app', whyNot), () => {
  const folder = mkdtempSync(join(tmpdir(), 'desk-packs-'));
  const data = join(folder, 'data');
  const hq = office();
  const file = pack(hq.context, { trust: hq.trust, passports: true, chunkTarget: 25_000 });
  let desk: DeskApp;

  const start = async () => {
    desk = await DeskApp.start({ data });
    await desk.ready();
    await desk.goTo('/packs');
  };
  const choose = async (path: string) => {
    const [asked] = await Promise.all([
      desk.page.waitForEvent('filechooser'),
      desk.page.getByRole('button', { name: 'Choose a pack' }).click(),
    ]);
    await asked.setFiles(path);
  };

  beforeAll(start, 120_000);
  afterAll(async () => {
    await desk?.close();
    hq.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('sends 200 MB in slices, and says that the file is no whole pack', async () => {
    const large = join(folder, 'large.pack');
    const whole = readFileSync(file);
    await pipeline(function* () {
      yield whole;
      for (let left = LARGE - whole.length; left > 0; left -= MB) yield Buffer.alloc(Math.min(MB, left));
    }, createWriteStream(large));
    await choose(large);
    await desk.page.getByText('Refused. Nothing was changed.').waitFor({ timeout: 120_000 });
    await desk.page.getByText(`the file is longer than its header says: ${LARGE} bytes`).waitFor();
    await desk.page.getByRole('button', { name: 'Discard' }).click();
  }, 180_000);

  /** Of a store that no program has open. */
  const found = () => {
    const stored = openApp({ folder: data });
    const state = stateOf(stored);
    stored.close();
    return state;
  };
  const takeOver = async () => {
    const take = desk.page.getByRole('button', { name: 'Apply it' });
    await take.waitFor();
    await desk.page.getByText('Checking what is inside').waitFor({ state: 'detached' });
    await desk.page.getByLabel('Your name, for the log').fill('Ana Lind');
    await desk.page.getByLabel('Key fingerprint of the pack, from your office').fill(fingerprintIn(file).replaceAll(' ', ''));
    await take.click();
  };

  it('finds the old or the new store after an end while a pack is applied, and can apply it then', async () => {
    await desk.close();
    const old = found();
    await start();
    await choose(file);
    await takeOver();
    await desk.close();
    expect(readdirSync(data).filter((name) => name.endsWith('-wal'))).toEqual([]);
    const after = found();
    const isOld = JSON.stringify(after) === JSON.stringify(old);
    console.log(`the end came ${isOld ? 'before' : 'after'} the pack was applied`);
    const applied = await stateAfter(file);
    const whole = { credentials: applied.credentials, passports: applied.passports, packs: applied.packs };
    if (!isOld) expect(after).toMatchObject(whole);
    await start();
    if (isOld) await takeOver();
    await desk.page.getByText('Office, Number 1').waitFor();
    await desk.close();
    expect(found()).toMatchObject(whole);
    await start();
  }, 180_000);
});
