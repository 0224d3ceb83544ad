// What comes into the desktop app from outside: a file that it is started with, one that is dropped, a code before the camera, a link, a second start.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DeskApp, ended, secondStart, whyNot } from '../fixtures/browser/desk-app.ts';
import { writeQrClip } from '../fixtures/clips.ts';
import { named, offLinux } from '../fixtures/skipped.ts';

describe.skipIf(whyNot)(named('the desktop app and the world outside', whyNot), () => {
  const ITEM = 'https://id.gs1.org/01/09520123456788/21/ABC123';
  const folder = mkdtempSync(join(tmpdir(), 'desk-outside-'));
  // Beside a link the data folder of a command line is not believed either: the one that every start takes by itself.
  const data = join(folder, 'dpp-desk');
  const OWN_FOLDER = { XDG_DATA_HOME: folder };
  const file = join(folder, 'product.txt');
  const clip = join(folder, 'code.y4m');
  let desk: DeskApp;

  const inspections = async () => (await desk.state()).counts.inspections;
  const start = async (...args: readonly string[]) => (await DeskApp.start({ data, args })).ready();

  beforeAll(async () => {
    writeFileSync(file, ITEM);
    writeQrClip(clip, [ITEM]);
    const first = await start();
    await first.loadSample();
    await first.close();
    desk = await start(file, `--use-file-for-fake-video-capture=${clip}`);
  }, 120_000);
  afterAll(async () => {
    await desk?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('inspects the file that it is opened with', async () => {
    await desk.headline().waitFor();
    expect(await desk.headline().getAttribute('data-headline')).toBe('valid');
    expect(await inspections()).toBe(1);
  });

  it('inspects a file that is dropped on the window', async () => {
    const before = await inspections();
    const dropped = await desk.page.evaluateHandle((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'dropped.txt', { type: 'text/plain' }));
      return transfer;
    }, ITEM);
    for (const type of ['dragenter', 'dragover', 'drop']) await desk.page.locator('main').dispatchEvent(type, { dataTransfer: dropped });
    await expect.poll(inspections).toBe(before + 1);
  });

  it.skipIf(offLinux)(
    named('inspects a dpp: link that a second start hands over, and ignores everything that comes with it', offLinux),
    async () => {
      const before = await inspections();
      const link = `dpp:inspect?text=${encodeURIComponent(ITEM)}`;
      // The file stands before the link: a page that wrote the link cannot open it too.
      expect(await ended(secondStart('/believed/by/nobody', folder, [file, link], OWN_FOLDER))).toBe(0);
      await expect.poll(inspections).toBe(before + 1);
      await desk.page.waitForTimeout(500);
      expect(await inspections()).toBe(before + 1);
    },
  );

  it.skipIf(offLinux)(named('says of a link that asks for something else that it was refused', offLinux), async () => {
    const before = await inspections();
    expect(await ended(secondStart(data, folder, ['dpp:delete?all=1'], OWN_FOLDER))).toBe(0);
    await desk.page.getByText('the link asks for something other than an inspection').first().waitFor();
    expect(await inspections()).toBe(before);
  });

  it('reads a code before the camera and gives its verdict', async () => {
    await desk.goTo('/');
    await desk.page.getByRole('button', { name: 'Start the camera' }).click();
    await desk.page.locator('[data-headline="valid"]').first().waitFor();
  });
});
