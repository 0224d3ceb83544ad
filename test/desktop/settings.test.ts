// What the desktop app says of itself: its versions, its sandbox, how its key lies on the disk, and that its browser engine has grown too old.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DeskApp, root, sandbox, whyNot } from '../fixtures/browser/desk-app.ts';
import { named } from '../fixtures/skipped.ts';

describe.skipIf(whyNot)(named('the desktop app says of itself', whyNot), () => {
  let desk: DeskApp;
  beforeAll(async () => {
    desk = await (await DeskApp.start()).ready();
  }, 120_000);
  afterAll(() => desk?.close());

  const OLD = 'have known security faults: install the current version';

  it('what runs and what protects it', async () => {
    await desk.goTo('/settings');
    const about = await desk.page.evaluate(() => window.desk?.about());
    const fact = (label: string) => desk.page.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd[1]').first();
    await expect.poll(() => fact('Browser engine').textContent()).toBe(`Chromium ${about?.chromium}`);
    expect(about?.sandbox).toBe(sandbox);
    expect(await fact('Browser sandbox').textContent()).toMatch(sandbox ? /^on$/ : /^off: /);
    expect(await fact('Service key on the disk').textContent()).toMatch(/encrypted/);
  });

  it('whose programs are in it, with their licences', async () => {
    await desk.goTo('/settings');
    await desk.page.getByRole('button', { name: 'Licences of third-party software' }).click();
    const text = (await desk.page.getByRole('dialog').locator('pre').textContent()) ?? '';
    const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { dependencies: Record<string, string> };
    expect(Object.entries(dependencies).filter(([name, version]) => !text.includes(`${name} ${version} (`))).toEqual([]);
    expect(text).toContain('Permission is hereby granted, free of charge');
    expect(text).not.toMatch(/^(?:vitest|playwright|typescript) /m);
    await desk.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  });

  it('on every screen that its browser engine is old, six months after the release, and not before', async () => {
    expect(await desk.page.getByText(OLD).count()).toBe(0);
    await desk.app.evaluate(() => {
      const Real = Date;
      const later = 200 * 24 * 60 * 60 * 1000;
      globalThis.Date = class extends Real {
        constructor(given?: string | number | Date) {
          super(given ?? Real.now() + later);
        }
      } as DateConstructor;
    });
    await desk.page.reload();
    await desk.page.getByText(OLD).waitFor();
    await desk.goTo('/');
    await desk.page.getByText(OLD).waitFor();
  });
});
