// Another server of the same computer, clicked in the same browser: what it is sent opens nothing of the workbench.
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SESSION_FIELD } from '../../server/process/session.ts';
import { deskInBrowser, expectClean, opened, page } from '../fixtures/browser/browser-window.ts';
import { startBrowserDesk } from '../fixtures/browser-mode-desk.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
let home = '';
let heard: IncomingHttpHeaders = {};
const other = createServer(({ headers }, response) => {
  heard = headers;
  response.setHeader('content-type', 'text/html').end('<!doctype html><title>Other</title><h1>Another page of this computer</h1>');
});
let address = '';

beforeAll(async () => {
  await once(other.listen(0, '127.0.0.1'), 'listening');
  address = `http://127.0.0.1:${(other.address() as AddressInfo).port}/`;
});
afterAll(() => void other.close());

deskInBrowser(async () => {
  const desk = await startBrowserDesk(folder);
  home = new URL('/', desk.address).href;
  return desk;
});

/** As the other server would: with all that the browser sent there. */
const replay = (path: string, fields: Readonly<Record<string, string>>, body?: object) =>
  fetch(new URL(path, home), {
    headers: { cookie: heard.cookie ?? '', ...fields, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });

it('cannot replay the cookie that the browser sends it', async () => {
  const tab = await opened.context.newPage();
  await tab.goto(home);
  await tab.evaluate((to) => location.assign(to), address);
  await tab.getByRole('heading', { name: 'Another page of this computer' }).waitFor();
  expect(heard.cookie).toMatch(/^dpp-desk-\d+=[\w-]{43}$/);
  expect(heard[SESSION_FIELD]).toBeUndefined();
  expect(await tab.evaluate(() => sessionStorage.length)).toBe(0);
  await tab.close();

  const key = { label: 'Thief', role: 'customs' };
  expect((await replay('/workbench/keys', {}, key)).status).toBe(401);
  for (const path of ['/workbench/state', '/workbench/inspections/export?format=json', '/workbench/trust/fingerprint.png'])
    expect([path, (await replay(path, {})).status]).toEqual([path, 401]);

  // The page itself may do all that.
  const secret = await page.evaluate(() => sessionStorage.getItem('dpp-desk-session') ?? '');
  const listed = await replay('/workbench/keys', { [SESSION_FIELD]: secret });
  expect([listed.status, ((await listed.json()) as { keys: unknown[] }).keys]).toEqual([200, []]);
});

it('opens a second tab of the workbench, which asks the first one for the session', async () => {
  const tab = await opened.context.newPage();
  await tab.goto(`${home}#/settings`);
  await tab.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await tab.getByLabel('Name', { exact: false }).first().waitFor();
  expect(await tab.getByText('no longer signed in').count()).toBe(0);
  expect(await tab.evaluate(() => sessionStorage.getItem('dpp-desk-session'))).toBe(
    await page.evaluate(() => sessionStorage.getItem('dpp-desk-session')),
  );
  await tab.close();
});

it('says what to do in a window that has lost its session', async () => {
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await page.getByText('Open a new one-time address; “desk address” prints one').first().waitFor();
  // A browser says of each refused request that it was.
  await expectClean(/401 \(Unauthorized\)/);
});
