// Erasures in a real browser: one inspection on request, and the rule in the settings.
import { join } from 'node:path';
import type { Locator } from 'playwright';
import { beforeEach, expect, it } from 'vitest';
import { openApp } from '../../server/features/app/open-app.ts';
import { inspect } from '../../server/features/inspection/index.ts';
import { appendDecision } from '../../server/store/audit-log/append.ts';
import { deskInBrowser, expectClean, forgetComplaints, go, page } from '../fixtures/browser/browser-window.ts';
import { freePort, serve } from '../fixtures/browser/world.ts';
import { SAMPLE } from '../fixtures/fresh-app.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const data = join(temporaryFolder(), 'data');

deskInBrowser(async () => {
  const port = await freePort();
  const context = openApp({ folder: data, baseUrl: `http://localhost:${port}` });
  context.changeSettings({ officer: 'Ana Lind', place: 'Gate 4' });
  for (const serial of ['A', 'B']) {
    const [entry] = inspect({ channel: 'wedge', text: `https://id.gs1.org/01/${SAMPLE.gtin}/21/${serial}` }, context).inspections;
    const decision = { decision: 'held', officer: 'Bo Quartz', place: 'Gate 4', reference: 'R 1', note: 'seal torn' } as const;
    appendDecision(context.store, entry?.id ?? 0, decision, new Date());
  }
  context.close();
  return serve(data, port);
});

beforeEach(forgetComplaints);

/** Pictures to look at, in both sizes and themes. */
const pictured = async (name: string, what: Locator) => {
  const folder = process.env.DESK_PICTURES;
  if (folder === undefined) return;
  for (const [size, viewport] of [
    ['wide', { width: 1280, height: 800 }],
    ['narrow', { width: 390, height: 844 }],
  ] as const)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await what.screenshot({ path: join(folder, `${name}-${size}-${colorScheme}.png`) });
    }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 800 });
};

it('erases the personal data of one inspection, with a reason, and says so', async () => {
  await go('/inspections/1', 'Inspection 1');
  await page.getByText('seal torn').first().waitFor();
  await page.getByRole('button', { name: 'Erase personal data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase personal data' });
  const erase = dialog.getByRole('button', { name: 'Erase', exact: true });
  expect(await erase.isDisabled()).toBe(true);
  await dialog.getByLabel('Reason').fill('request 17');
  await pictured('erase', dialog);
  await expectClean();
  await erase.click();
  const note = page.getByRole('region', { name: 'Erased personal data' });
  await note.getByText(/Erased on .*: names of officers, places, references, notes\. On request\. By Ana Lind: request 17/).waitFor();
  await expect.poll(() => page.getByText('seal torn').count()).toBe(0);
  await expect.poll(() => page.getByText('Bo Quartz').count()).toBe(0);
  expect(await page.locator('[data-headline]').first().getAttribute('data-headline')).toBe('cannot-check');
  await pictured('erased', note);
  await expectClean();
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await page.getByRole('heading', { name: 'Erased personal data' }).waitFor();
});

it('sets a rule that is applied at once, and lists what it erased', async () => {
  await go('/settings', 'Settings');
  const card = page.getByRole('region', { name: 'Erasure of personal data' });
  await card.getByText('No rule: nothing is erased automatically.').waitFor();
  await card.getByText('Set the rule', { exact: true }).click();
  const set = card.getByRole('button', { name: 'Set the rule and apply it' });
  await card.getByLabel('Days until erased: names of officers').fill('x');
  await card.getByLabel('Reason').fill('two years');
  await card.getByText('A whole number of days up to 36,500.').waitFor();
  expect(await set.isDisabled()).toBe(true);
  await card.getByLabel('Days until erased: names of officers').fill('0');
  await pictured('rule', card);
  await expectClean();
  await set.click();
  await card.getByText(/Rule: names of officers after 0 days\. Set on .* by Ana Lind: two years/).waitFor();
  await expect
    .poll(
      async () => {
        await go('/inspections/2', 'Inspection 2');
        await page.reload();
        await page.getByText('seal torn').first().waitFor();
        return page.getByText('Bo Quartz').count();
      },
      { timeout: 30_000 },
    )
    .toBe(0);
  await page
    .getByRole('region', { name: 'Erased personal data' })
    .getByText(/names of officers\. By rule\./)
    .first()
    .waitFor();
  await go('/settings', 'Settings');
  await card.getByText(/^\d+ erasures?$/).click();
  await card
    .getByText(/names of officers\. By rule\. By Ana Lind: two years/)
    .first()
    .waitFor();
  await pictured('rule-set', card);
  await expectClean();
});
