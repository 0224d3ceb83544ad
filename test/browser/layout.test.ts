// The window where there is little room: at twice the text size, on a telephone, and with several notices above the screen.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  card,
  deskInBrowser,
  dialog,
  expectClean,
  forgetComplaints,
  go,
  HEADERS,
  inspected,
  isInView,
  page,
} from '../fixtures/browser/browser-window.ts';
import { press, scanned } from '../fixtures/browser/keyboard.ts';
import { freePort, linkOf, prepare, SERIALS, type Served, serve } from '../fixtures/browser/world.ts';
import { ALL as CATALOGUES } from '../fixtures/catalogues.ts';
import { entry, signed } from '../fixtures/office.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { fingerprintOf } from '../fixtures/trust-lists.ts';

const CODE = 'DPP-09520123456788-ABC123';
const folder = temporaryFolder();
let served: Served;

deskInBrowser(async () => {
  const port = await freePort();
  prepare(folder, `http://localhost:${port}`);
  served = await serve(join(folder, 'data'), port);
  return served;
});

beforeEach(async () => {
  forgetComplaints();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
});

const heightOf = async (selector: string): Promise<number> => (await page.locator(selector).first().boundingBox())?.height ?? Number.NaN;

/** Words of the card that stand on more than one line. */
const brokenWords = (): Promise<string[]> =>
  card()
    .locator('h2, p')
    .evaluateAll((texts) =>
      texts.flatMap((text) => {
        const walk = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
        const broken: string[] = [];
        for (let node = walk.nextNode(); node; node = walk.nextNode())
          for (const { index, 0: word } of (node.textContent ?? '').matchAll(/\S+/g)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1 && getComputedStyle(text).position !== 'absolute') broken.push(word);
          }
        return broken;
      }),
    );

it.each([1280, 390])('keeps each word of a headline in one piece, in every language, at %i px', async (width) => {
  await page.setViewportSize({ width, height: 800 });
  await go('#/', 'Inspect a product');
  await inspected(linkOf(SERIALS.valid));
  const headlines = Object.values(CATALOGUES).flatMap((words) =>
    Object.entries(words).flatMap(([id, text]) => (id.startsWith('headline.') ? [text] : [])),
  );
  expect(headlines.length).toBeGreaterThanOrEqual(24 * 5);
  const broken = await card()
    .locator('h2')
    .evaluate((heading: HTMLElement, texts) => {
      // A copy, so that React finds its own elements as it left them.
      const copy = heading.cloneNode() as HTMLElement;
      heading.after(copy);
      heading.style.display = 'none';
      const found = texts.filter((text) => {
        copy.textContent = text;
        return [...text.matchAll(/\S+/g)].some(({ index, 0: word }) => {
          const range = document.createRange();
          range.setStart(copy.firstChild as Text, index);
          range.setEnd(copy.firstChild as Text, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
        });
      });
      copy.remove();
      heading.style.display = '';
      return found;
    }, headlines);
  expect(broken).toEqual([]);
  await press(page, 'Escape');
});

describe('at twice the text size', () => {
  it('keeps the headline in one piece, in view, under one row of screens', async () => {
    for (const serial of [SERIALS.valid, SERIALS.altered, SERIALS.unknown, SERIALS.absent]) {
      await go('#/', 'Inspect a product');
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await inspected(linkOf(serial));
      expect(await brokenWords()).toEqual([]);
      expect(await isInView(card().locator('h2'))).toBe(true);
      expect(await heightOf('header')).toBeLessThan(80);
      await press(page, 'Escape');
    }
    await expectClean();
  });

  it('no screen is wider than the window', async () => {
    for (const [address, heading] of [
      ['#/inspections', 'Inspections'],
      ['#/passports', 'Passports'],
      [`#/passports/${CODE}`, 'VeloPack 520'],
      ['#/trust', 'Trust'],
      ['#/settings', 'Settings'],
      ['#/resolver', 'Resolver'],
    ] as const) {
      await go(address, heading);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      const over = () => page.getByRole('main').evaluate((main) => main.scrollWidth - main.clientWidth);
      await expect.poll(over, { message: address }).toBeLessThanOrEqual(0);
    }
  });
});

describe('on a telephone', () => {
  beforeEach(() => page.setViewportSize({ width: 390, height: 844 }));

  it('the screens take one row, each with a name that is read out and a target for a finger', async () => {
    await go('#/', 'Inspect a product');
    expect(await heightOf('header')).toBeLessThan(844 / 10);
    const links = page.getByRole('navigation', { name: 'Screens' }).getByRole('link');
    expect(await links.count()).toBe(8);
    const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()));
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
    for (const box of boxes) {
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
    }
    await page.getByRole('link', { name: 'Notified bodies' }).click();
    await page.getByRole('heading', { level: 1, name: 'Notified bodies' }).waitFor();
    await expectClean();
  });

  it('the log shows each inspection whole, with the headings that sort it', async () => {
    await go('#/', 'Inspect a product');
    await inspected(linkOf(SERIALS.altered));
    await go('#/inspections', 'Inspections');
    const grid = page.getByRole('grid', { name: 'Inspections' });
    await grid.getByText('No decision yet').first().waitFor();
    expect(await grid.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
    for (const text of ['No decision yet', SERIALS.altered]) {
      await grid.getByText(text).first().scrollIntoViewIfNeeded();
      expect([text, await isInView(grid.getByText(text).first())]).toEqual([text, true]);
    }
    await grid.getByRole('button', { name: 'Product' }).click();
    await grid.getByRole('columnheader', { name: 'Product', exact: true }).and(page.locator('[aria-sort=ascending]')).waitFor();
    await expectClean();
  });

  it('the headline stands in the upper half, and the rows of a batch tell items by their serial numbers', async () => {
    await go('#/', 'Inspect a product');
    await inspected(linkOf(SERIALS.valid));
    expect((await card().locator('h2').boundingBox())?.y).toBeLessThan(844 / 2);
    await press(page, 'Escape');
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'links.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from([SERIALS.valid, SERIALS.absent, SERIALS.unknown].map(linkOf).join('\n')),
      });
    await page.getByRole('heading', { name: '3 items inspected' }).waitFor();
    const rows = page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('button', { name: /VeloPack|09520123456788/ });
    for (const serial of [SERIALS.valid, SERIALS.absent, SERIALS.unknown]) {
      const said = rows.filter({ hasText: serial }).first().getByText(serial);
      await said.scrollIntoViewIfNeeded();
      expect(await isInView(said)).toBe(true);
    }
  });
});

describe('a message over a dialog', () => {
  const WINDOWS = [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ];

  it.each(WINDOWS)('covers none of its buttons, and is closed or answered without closing it: $width × $height', async (viewport) => {
    await page.setViewportSize(viewport);
    await go('#/trust', 'Trust');
    await page.getByRole('button', { name: 'Add an issuer by hand' }).click();
    const name = dialog().getByLabel('Issuer', { exact: true });
    await name.fill('Powercell');
    for (const serial of [SERIALS.valid, SERIALS.absent]) await scanned(page, linkOf(serial));
    const offers = page.getByRole('button', { name: 'Inspect it' });
    await expect.poll(() => offers.count()).toBe(2);
    expect(await name.inputValue()).toBe('Powercell');
    for (const button of await dialog().getByRole('button').all())
      expect([await button.textContent(), await isInView(button)]).toEqual([expect.anything(), true]);
    for (const offer of await offers.all()) expect(await isInView(offer)).toBe(true);
    const closes = page.locator('[role=status]').getByRole('button', { name: 'Close' });
    await closes.first().click();
    await expect.poll(() => offers.count()).toBe(1);
    expect(await name.inputValue()).toBe('Powercell');
    await offers.click();
    await card().waitFor();
    expect(await dialog().count()).toBe(0);
    await expectClean();
  });
});

describe('notices above the screen', () => {
  it('leave it four fifths of the height, however many there are', async () => {
    const stick = join(folder, 'stick');
    mkdirSync(stick);
    for (const name of ['one', 'two', 'three', 'four', 'five']) writeFileSync(join(stick, `${name}.pack`), `${name} is not a pack at all`);
    expect(
      await page.evaluate(
        async (watched) =>
          (
            await fetch('/workbench/watch', {
              method: 'PUT',
              headers: { 'content-type': 'application/json', 'x-desk-session': sessionStorage.getItem('dpp-desk-session') ?? '' },
              body: JSON.stringify({ folder: watched }),
            })
          ).status,
        stick,
      ),
    ).toBe(200);
    await go('#/', 'Inspect a product');
    await page.reload();
    await page.getByText('five.pack').first().waitFor();
    expect(await page.getByRole('button', { name: 'Dismiss this notice' }).count()).toBe(6);
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      const [frame, screen] = [await heightOf('header'), await heightOf('main')];
      const above = viewport.height - screen - (viewport.width < 600 ? frame : 0);
      expect(above).toBeLessThan(viewport.height / 5);
      expect(above).toBeGreaterThan(44);
    }
    // What has no room is reached by scrolling, with the keyboard too.
    const last = page.getByRole('button', { name: 'Dismiss this notice' }).last();
    await last.focus();
    expect(await isInView(last)).toBe(true);
    await expectClean();
  });

  it('stay dismissed when the page is loaded again, until there is something new to say', async () => {
    const sample = page.getByText('The sample set is loaded. Everything from it is marked SAMPLE.');
    await sample.waitFor();
    await page.getByRole('button', { name: 'Dismiss this notice' }).last().click();
    await sample.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('heading', { name: 'Scan, drop or paste' }).waitFor();
    await page.getByText('one.pack').first().waitFor();
    expect(await sample.count()).toBe(0);
    const load = (method: string) =>
      page.evaluate(
        async (how) =>
          (
            await fetch('/workbench/sample', {
              method: how,
              headers: { 'x-desk-session': sessionStorage.getItem('dpp-desk-session') ?? '' },
            })
          ).status,
        method,
      );
    expect(await load('DELETE')).toBe(200);
    await go('#/settings', 'Settings');
    await page.getByText('The sample set is not loaded.').waitFor();
    expect(await load('PUT')).toBe(200);
    await sample.waitFor();
  });
});

describe('the age of the trust data beside the screens', () => {
  it('leaves each screen a target for a finger, whatever the width', async () => {
    const moment = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
    const text = signed(1, [entry({ fetchedAt: moment(-1) })], { issuedAt: moment(-1), nextUpdate: moment(30) });
    const body = JSON.stringify({ text, who: 'Ana', fingerprint: fingerprintOf(text) });
    const taken = `fetch('/workbench/trust/import', { method: 'POST', headers: ${HEADERS}, body: ${JSON.stringify(body)} }).then(({ status }) => status)`;
    expect(await page.evaluate(taken)).toBe(200);
    await go('#/', 'Inspect a product');
    await page.reload();
    await page.getByText('1 day old').first().waitFor();
    const links = page.getByRole('navigation', { name: 'Screens' }).getByRole('link');
    for (const width of [390, 460, 520, 600]) {
      await page.setViewportSize({ width, height: 844 });
      for (const link of await links.all())
        expect([width, (await link.boundingBox())?.width ?? 0]).toEqual([width, expect.toSatisfy((wide) => wide >= 44)]);
      expect(await isInView(page.getByRole('button', { name: '1 day old' }).first())).toBe(true);
      expect(await heightOf('header')).toBeLessThan(844 / 10);
    }
    await expectClean();
  });
});
