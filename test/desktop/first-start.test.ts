// What a person meets at the first start: an empty folder of their own, a window on the screen, their language or English.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inspect as greek } from '../../renderer/i18n/messages/el/inspect.ts';
import { DeskApp, whyNot } from '../fixtures/browser/desk-app.ts';
import { named } from '../fixtures/skipped.ts';

describe.skipIf(whyNot)(named('a first start of the desktop app', whyNot), () => {
  const started = async (language: string, heading: string, run: (desk: DeskApp) => Promise<void>): Promise<void> => {
    const desk = await DeskApp.start({ language });
    try {
      await desk.ready(heading);
      await run(desk);
      expect(desk.complaints).toEqual([]);
    } finally {
      await desk.close();
    }
  };
  const language = (desk: DeskApp) => desk.page.evaluate(() => document.documentElement.lang);

  it('makes a folder that is its owner’s alone, shows its window, and has inspected nothing', async () => {
    await started('en-US', 'Inspect a product', async (desk) => {
      const { sampleLoaded, counts } = await desk.state();
      expect([sampleLoaded, counts.inspections]).toEqual([false, 0]);
      if (process.platform !== 'win32') expect(statSync(desk.data).mode & 0o777).toBe(0o700);
      for (const name of ['dpp-desk.sqlite', 'service-key.json', 'window']) expect(existsSync(join(desk.data, name))).toBe(true);
      await expect
        .poll(() => desk.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((one) => one.isVisible())))
        .toEqual([true]);
    });
  });

  it('speaks German where the system does', async () => {
    await started('de', 'Produkt prüfen', async (desk) => {
      expect(await language(desk)).toBe('de');
    });
  });

  it('speaks Greek, as a draft, where the system does', async () => {
    await started('el', greek['inspect.title'] ?? '', async (desk) => {
      expect(await language(desk)).toBe('el');
    });
  });

  it('speaks English where the system speaks a language that the app lacks, and gives its verdict all the same', async () => {
    await started('ca', 'Inspect a product', async (desk) => {
      expect(await language(desk)).toBe('en');
      await desk.loadSample();
      await desk.inspect('https://id.gs1.org/01/09520123456788/21/ABC123');
      expect(await desk.headline().getAttribute('data-headline')).toBe('valid');
    });
  });
});
