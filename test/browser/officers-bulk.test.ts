// A bulk inspection and officers who take turns, in a real browser: whose work it is, what the next officer sees of it, and what the record says.
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { chooser, deskInBrowser, dialog, expectClean, forgetComplaints, go, HEADERS, page } from '../fixtures/browser/browser-window.ts';
import { lock, REFUSED, setUpOfficers, switchTo } from '../fixtures/browser/officers.ts';
import { type Files, prepare, serve } from '../fixtures/browser/world.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const MANY = 240;
const folder = temporaryFolder();
let files: Files;

deskInBrowser(async () => {
  files = prepare(folder, 'http://localhost:8080');
  return serve(join(folder, 'data'));
});
beforeEach(forgetComplaints);

/** Of each inspection in the log: who was signed in, as the export says. */
async function inspectedBy(): Promise<readonly string[]> {
  const [heading = '', ...rows] = (await asked('GET', 'inspections/export?format=csv'))[1].trim().split('\r\n');
  const column = heading.split(',').indexOf('inspectedBy');
  expect(column).toBeGreaterThan(0);
  return rows.map((row) => row.split(',')[column] ?? '');
}
/** As the page asks; `token`: with the sign-in of this window. */
const asked = (method: string, path: string, token = true): Promise<readonly [number, string]> =>
  page.evaluate<readonly [number, string]>(
    `fetch('/workbench/${path}', { method: '${method}', ${method === 'GET' ? '' : "body: '{}', "}headers: {
       ...${HEADERS}, ${token ? "'x-desk-officer': sessionStorage.getItem('dpp-desk-officer')" : ''} } })
       .then(async (answer) => [answer.status, await answer.text()])`,
  );
const codeOf = async (method: string, path: string, token?: boolean): Promise<readonly unknown[]> => {
  const [status, text] = await asked(method, path, token);
  return [path, status, (JSON.parse(text) as { readonly code?: string }).code];
};
const bring = async () =>
  (await chooser(page.getByRole('button', { name: 'Choose files' }))).setFiles(
    Array.from({ length: MANY }, (_, at) => ({
      name: `${String(at).padStart(4, '0')}.json`,
      mimeType: 'application/json',
      buffer: Buffer.from(at % 10 === 0 ? files.alteredVc : `${files.validVc}${' '.repeat(at)}`),
    })),
  );
const accounted = () => page.getByRole('progressbar', { name: 'Processed' });

it('is begun by one officer; what the window had not handed over when it was locked is named to the next', async () => {
  await setUpOfficers();
  await go('#/', 'Inspect a product');
  await bring();
  await dialog().getByRole('button', { name: 'Begin' }).waitFor();
  // The window is locked while the files are on their way.
  let parcels = 0;
  await page.route('**/workbench/bulk/*/contents', async (route) => {
    parcels += 1;
    return parcels > 3 ? route.abort() : route.continue();
  });
  await dialog().getByRole('button', { name: 'Begin' }).click();
  await accounted().waitFor();
  await expect.poll(() => parcels).toBeGreaterThan(3);
  await lock();
  await page.unroute('**/workbench/bulk/*/contents');
  forgetComplaints();
  expect(await page.getByText('0000.json').count()).toBe(0);
  await switchTo('Ben');
  await page
    .getByText(/^\d+ files are not here yet\./)
    .first()
    .waitFor();
  expect((await inspectedBy()).length).toBeLessThan(MANY);
  await expectClean();
});

it('is completed by the next officer, and every inspection names who began it', async () => {
  await go('#/', 'Inspect a product');
  await bring();
  await page.getByText(/missing files are being added to/).waitFor();
  await expect.poll(async () => (await inspectedBy()).length, { timeout: 60_000, interval: 1_000 }).toBe(MANY);
  expect(new Set(await inspectedBy())).toEqual(new Set(['Ana']));
  await expectClean();
});

it('without a sign-in neither says nor does anything; an officer without rights manages no officers and erases nothing', async () => {
  for (const [method, path] of [
    ['GET', 'bulk'],
    ['POST', 'bulk'],
    ['GET', 'passports'],
    ['POST', 'packs/incoming/apply'],
    ['POST', 'office/sign'],
    ['POST', 'publish-drafts'],
  ] as const)
    expect(await codeOf(method, path, false)).toEqual([path, 423, 'locked']);
  for (const [method, path] of [
    ['PUT', 'officers/rules'],
    ['POST', 'officers'],
    ['PUT', 'erasures/rule'],
    ['POST', 'inspections/1/erase'],
  ] as const)
    expect(await codeOf(method, path)).toEqual([path, 403, 'administrator-only']);
  // The screens offer nothing that would be refused, and no name that would not be recorded.
  await go('#/settings', 'Settings');
  await page.getByText('Your decisions carry the name you signed in with: Ben.').waitFor();
  expect(await page.getByLabel('Name of the officer').count()).toBe(0);
  await page.getByText('Only an administrator can change this rule').waitFor();
  expect(await page.getByText('Set the rule', { exact: true }).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Add an officer' }).count()).toBe(0);
  await go('#/inspections/1');
  await page.getByText('Inspected by: Ana (signed in)').waitFor();
  expect(await page.getByRole('button', { name: 'Erase personal data' }).count()).toBe(0);
  await expectClean(REFUSED);
  await switchTo('Ana');
  await page.getByRole('button', { name: 'Erase personal data' }).waitFor();
});
