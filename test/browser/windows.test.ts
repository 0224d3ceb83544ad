// The windows of the other tests in this folder: each is new, though all are in one Chromium, and axe finds in them what is wrong.
import { afterEach, expect, it } from 'vitest';
import { violationsOn } from '../fixtures/browser/accessibility.ts';
import { type Opened, open, sharedChromium } from '../fixtures/browser/browser.ts';
import { closeServices, type Service, serviceThat } from '../fixtures/services.ts';

closeServices();
const opened: Opened[] = [];
afterEach(async () => {
  for (const window of opened.splice(0)) await window.close();
});

const page = (body: string): Promise<Service> =>
  serviceThat((_, response) =>
    response.setHeader('content-type', 'text/html').end(`<!doctype html><html lang="en"><title>T</title><main><h1>H</h1>${body}</main>`),
  );
async function show(body: string): Promise<Opened> {
  const { url } = await page(body);
  const window = await open(url);
  opened.push(window);
  return window;
}

it('share no cookie and no storage', async () => {
  const { url } = await page('');
  const [first, second] = [await open(url), await open(url)];
  opened.push(first, second);
  await first.page.evaluate(`document.cookie = 'a=1'; localStorage.setItem('a', '1'); sessionStorage.setItem('a', '1')`);
  const held = `[document.cookie, localStorage.length, sessionStorage.length]`;
  expect(await first.page.evaluate(held)).toEqual(['a=1', 1, 1]);
  expect(await second.page.evaluate(held)).toEqual(['', 0, 0]);
});

it('show what axe complains of, each time it is asked', async () => {
  const { page } = await show('<img src="data:," id="picture">');
  for (let time = 0; time < 2; time++) expect(await violationsOn(page)).toEqual([expect.stringMatching(/^image-alt: <img/)]);
  await page.evaluate(`picture.alt = 'A picture'`);
  expect(await violationsOn(page)).toEqual([]);
});

it('are examined at the end of a transition', async () => {
  const { page } = await show('<p id="text" style="color: #aaa; background: #fff; transition: color 500ms">Text</p>');
  expect(await violationsOn(page)).toEqual([expect.stringMatching(/^color-contrast: <p/)]);
  await page.evaluate(`text.style.color = '#000'`);
  expect(await violationsOn(page)).toEqual([]);
});

it('are not called good where axe does not look', async () => {
  const { page } = await show('<iframe title="Inside" srcdoc="<img>"></iframe>');
  await expect(violationsOn(page)).rejects.toThrow('main frame');
});

it('come from another Chromium after the first one ended', async () => {
  const first = await sharedChromium();
  await first.close();
  const { page } = await show('<p>Text</p>');
  expect(await page.textContent('p')).toBe('Text');
  expect(await sharedChromium()).not.toBe(first);
});
