// An own status list that would revoke many passports, on the Trust screen: what it would do, refused by a person, and a second one confirmed.
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { openApp } from '../../server/features/app/open-app.ts';
import type { AppContext } from '../../server/features/app-context/index.ts';
import { recallOwnLists } from '../../server/features/issuing/own-lists.ts';
import { importText } from '../../server/features/passports/import.ts';
import { loadSample } from '../../server/features/passports/sample.ts';
import { deskInBrowser, dialog, expectClean, forgetComplaints, go, page } from '../fixtures/browser/browser-window.ts';
import { picture } from '../fixtures/browser/picture.ts';
import { freePort, serve } from '../fixtures/browser/world.ts';
import { asReal } from '../fixtures/fresh-app.ts';
import { freePlaces, fullerList } from '../fixtures/fuller-list.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const data = join(temporaryFolder(), 'data');

/** More entries than are applied without a person. */
function bring(context: AppContext, count: number): void {
  expect(importText(fullerList(context, freePlaces(context, count)), context).refused).toEqual([]);
  expect(recallOwnLists(context)).toBe(0);
}

deskInBrowser(async () => {
  // The lists are own ones only where the service keeps its name.
  const port = await freePort();
  const context = openApp({ folder: data, baseUrl: `http://localhost:${port}` });
  loadSample(context);
  asReal(context);
  bring(context, 11);
  bring(context, 12);
  context.close();
  return serve(data, port);
});
beforeEach(forgetComplaints);

const decide = async (button: string, reason: string): Promise<void> => {
  await page.getByRole('button', { name: button, exact: true }).first().click();
  await dialog().getByLabel('Reason, for the log').fill(reason);
  await dialog().getByLabel('Your name, for the log').fill('Ana Lind');
  await expectClean();
  await picture(`recalls-${button.split(' ')[0]}`);
  await dialog().getByRole('button', { name: button, exact: true }).click();
  await dialog().waitFor({ state: 'detached' });
};

it('says what each list would do, takes a decision with a name and a reason, and shows it in the log', async () => {
  await go('#/trust', 'Trust');
  await page.getByRole('heading', { name: 'Status lists of this service awaiting a decision' }).waitFor();
  await page.getByText('11 entries', { exact: true }).waitFor();
  await page.getByText('12 entries', { exact: true }).waitFor();
  await expectClean();
  await picture('recalls');
  await decide('Refuse this status list', 'not ours');
  await page.getByText('The status list is refused.').waitFor();
  await page.getByText('not ours').first().waitFor();
  await decide('Confirm this status list', 'compared with the public list');
  await page.getByText('The status list is confirmed.').waitFor();
  await page.getByRole('heading', { name: 'Status lists of this service awaiting a decision' }).waitFor({ state: 'detached' });
  await page.getByText('compared with the public list').first().waitFor();
});
