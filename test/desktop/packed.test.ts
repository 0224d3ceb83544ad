// The app as it is packed, read back out of the Debian package and its archive with the packaged binary of SQLite, and run: what the bundle leaves out would be missed here.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractAll } from '@electron/asar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildWhatIsStale } from '../../electron/build.ts';
import { DeskApp, root, whyNot } from '../fixtures/browser/desk-app.ts';
import { drawPage, toPng } from '../fixtures/clips.ts';
import { pack } from '../fixtures/pack.ts';
import { named, offLinux } from '../fixtures/skipped.ts';

describe.skipIf(whyNot ?? offLinux)(named('the packed app', whyNot ?? offLinux), () => {
  const folder = mkdtempSync(join(tmpdir(), 'desk-packed-'));
  const alone = join(folder, 'app');
  let desk: DeskApp;
  /** The folder of the app as the Debian package puts it on a disk; the packed folder where no Debian package can be made. */
  const installed = async (): Promise<string> => {
    const hasTool = spawnSync('dpkg-deb', ['--version']).status === 0;
    const packed = await pack(folder, 'out', hasTool ? 'deb' : 'dir');
    if (!hasTool) return packed;
    const [deb = ''] = readdirSync(join(folder, 'out')).filter((name) => name.endsWith('.deb'));
    expect(spawnSync('dpkg-deb', ['--extract', join(folder, 'out', deb), join(folder, 'disk')]).status).toBe(0);
    return join(folder, 'disk/opt/DPP Desk');
  };
  beforeAll(async () => {
    buildWhatIsStale(root, ['dist/renderer', 'out'], () => undefined);
    extractAll(join(await installed(), 'resources/app.asar'), alone);
    desk = await (await DeskApp.start({ folder: alone })).ready();
  }, 120_000);
  afterAll(async () => {
    await desk?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('gives a valid verdict on a sample, from its own files alone', async () => {
    await desk.loadSample();
    await desk.inspect('https://id.gs1.org/01/09520123456788/21/ABC123');
    expect(await desk.headline().getAttribute('data-headline')).toBe('valid');
  });

  it('reads a dropped picture, in its own thread with its own WebAssembly', async () => {
    const before = (await desk.state()).counts.inspections;
    const picture = Buffer.from(toPng(drawPage(['https://id.gs1.org/01/09520123456788/21/ABC123']))).toString('base64');
    const dropped = await desk.page.evaluateHandle((base64) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], 'code.png', { type: 'image/png' }));
      return transfer;
    }, picture);
    for (const type of ['dragenter', 'dragover', 'drop']) await desk.page.locator('main').dispatchEvent(type, { dataTransfer: dropped });
    await expect.poll(async () => (await desk.state()).counts.inspections).toBe(before + 1);
    expect(desk.complaints).toEqual([]);
  });
});
