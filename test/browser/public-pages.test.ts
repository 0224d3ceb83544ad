// The public pages in real Chromium: a telephone shows at once what the product is and whether its passport is genuine; axe finds nothing, and paper shows everything.
import type { FastifyInstance } from 'fastify';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPublic } from '../../server/api/public.ts';
import { violationsOn } from '../fixtures/browser/accessibility.ts';
import { sharedChromium } from '../fixtures/browser/browser.ts';
import { freshApp, SAMPLE } from '../fixtures/fresh-app.ts';

const PHONE = { width: 390, height: 844 };
const PASSPORT = `/dpp/${SAMPLE.dppCode}`;
const ADDRESSES = [PASSPORT, '/', `/gtin/${SAMPLE.gtin}`];

const fresh = freshApp({ sample: true });
const faults: unknown[] = [];
let app: FastifyInstance;
let address = '';
beforeAll(async () => {
  fresh.context.changeSettings({ serviceName: 'Passports of Rheintal' });
  app = createPublic(fresh.reader, { report: (fault) => void faults.push(fault) });
  address = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  fresh.close();
  expect(faults).toEqual([]);
});

interface Look {
  readonly language?: string;
  readonly colorScheme?: 'light' | 'dark';
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly javaScriptEnabled?: boolean;
}

async function opened(path: string, { language = 'en', ...look }: Look, examine: (page: Page) => Promise<void>): Promise<void> {
  const context = await (await sharedChromium()).newContext({ viewport: PHONE, locale: language, ...look });
  try {
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    await page.goto(address + path);
    await examine(page);
    expect(complaints).toEqual([]);
  } finally {
    await context.close();
  }
}

const bottomOf = (page: Page, selector: string) => page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom);
const sizeOf = (page: Page) =>
  page.evaluate<readonly [width: number, height: number]>('[document.documentElement.scrollWidth, document.documentElement.scrollHeight]');

describe.each(['en', 'de', 'fr'])('the public page of a passport on a telephone, in %s', (language) => {
  it('shows on the first screen what the product is, whether the signature is genuine and who made it', async () => {
    await opened(PASSPORT, { language, javaScriptEnabled: false }, async (page) => {
      for (const shown of ['h1', 'main > header dl', '.signature', '.maker']) {
        expect([shown, await bottomOf(page, shown)]).toEqual([
          shown,
          expect.toSatisfy((bottom: number) => bottom > 0 && bottom <= PHONE.height),
        ]);
      }
    });
  });

  it('has at most four screens while it is folded, and is nowhere wider than one', async () => {
    await opened(PASSPORT, { language }, async (page) => {
      const [width, height] = await sizeOf(page);
      expect([width, height <= 4 * PHONE.height, height > PHONE.height]).toEqual([PHONE.width, true, true]);
    });
  });
});

it('unfolds without script', async () => {
  await opened(PASSPORT, { javaScriptEnabled: false }, async (page) => {
    const inside = page.getByText('Who is responsible').locator('xpath=ancestor::details').getByText('passport@velopack.example').first();
    expect(await inside.isVisible()).toBe(false);
    await page.getByText('Who is responsible').click();
    await inside.waitFor();
  });
});

it('is printed unfolded', async () => {
  await opened(PASSPORT, {}, async (page) => {
    await page.emulateMedia({ media: 'print' });
    const details = page.locator('details');
    expect(await details.count()).toBeGreaterThan(8);
    for (const one of await details.all()) {
      const hidden = await one.evaluate((element) =>
        [...element.children].slice(1).some((child) => !child.checkVisibility({ contentVisibilityAuto: true })),
      );
      expect([await one.textContent(), hidden]).toEqual([expect.any(String), false]);
    }
  });
});

it.each(
  ADDRESSES.flatMap((path) =>
    (['light', 'dark'] as const).flatMap((colorScheme) => [390, 1280].map((width) => ({ path, colorScheme, width }))),
  ),
)('$path is clean by axe, $colorScheme and $width wide, folded and unfolded', async ({ path, colorScheme, width }) => {
  await opened(path, { colorScheme, viewport: { width, height: 844 } }, async (page) => {
    expect(await violationsOn(page)).toEqual([]);
    for (const summary of await page.locator('summary').all()) await summary.click();
    expect(await violationsOn(page)).toEqual([]);
    expect((await sizeOf(page))[0]).toBe(width);
    await page.getByText('Passports of Rheintal').first().waitFor();
  });
});
