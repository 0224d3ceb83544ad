// Inspecting without a camera in a real browser: hand scanner, files, typed text; no complaint of the content security policy, nothing serious from axe.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SESSION_FIELD } from '../../server/process/session.ts';
import { violationsOn } from '../fixtures/browser/accessibility.ts';
import { open } from '../fixtures/browser/browser.ts';
import { check, deskWithSituations, files, folder, headline, home, on, served, state } from '../fixtures/browser/inspecting.ts';
import { press, scanned, typed } from '../fixtures/browser/keyboard.ts';
import { linkOf, SERIALS } from '../fixtures/browser/world.ts';
import { drawPage, toPng } from '../fixtures/clips.ts';
import { encodeCmyk } from '../fixtures/encode.ts';

deskWithSituations();

describe('without a camera', () => {
  it('hears a hand scanner wherever the focus is, with separators kept', async () => {
    await on(async ({ page }) => {
      await scanned(page, `]Q3010952012345678810LOT1\u001d21${SERIALS.valid}`);
      expect(await headline(page)).toBe('valid');
      await scanned(page, linkOf(SERIALS.altered));
      await page.locator('[data-headline="invalid"]').waitFor();
    });
  });

  // Before the first decision: nobody has written a name on this computer yet.
  it('leaves the focus where the name is written, after a function key', async () => {
    await on(async ({ page }) => {
      await scanned(page, linkOf(SERIALS.valid));
      await page.locator('[data-headline="valid"]').waitFor();
      await press(page, 'F3');
      await page.getByRole('button', { name: 'Record as held' }).waitFor();
      await typed(page, 'Ana Lind');
      await expect.poll(() => page.getByLabel('Officer').inputValue()).toBe('Ana Lind');
      await press(page, 'Escape');
    });
  });

  it('shows the verdict of a hand scanner’s scan and records what was decided, by keyboard alone', async () => {
    await on(async ({ page }) => {
      await scanned(page, linkOf(SERIALS.valid));
      await page.locator('[data-headline="valid"]').waitFor();
      const tabTo = async (name: RegExp) => {
        const target = page.getByRole('radio', { name }).or(page.getByRole('button', { name })).first();
        for (let steps = 0; steps < 80; steps++) {
          if (await target.evaluate((element) => element === document.activeElement || element.contains(document.activeElement))) return;
          await press(page, 'Tab');
        }
        throw new Error(`${name} cannot be reached with the Tab key`);
      };
      await tabTo(/^(Released|Release|Hold|Refer)$/);
      await press(page, 'Space');
      await typed(page, 'Ana Lind');
      await expect.poll(() => page.getByLabel('Officer').inputValue()).toBe('Ana Lind');
      await press(page, 'Tab');
      await typed(page, 'Bergen');
      await page.getByRole('button', { name: /^Record as/ }).focus();
      await press(page, 'Enter');
      await page.getByText('The decision is in the log.').waitFor();
    });
  });

  it('takes a decision with one hand: a function key, then Enter; the list shows it', async () => {
    await on(async ({ page }) => {
      await scanned(page, linkOf(SERIALS.altered));
      await page.locator('[data-headline="invalid"]').waitFor();
      await press(page, 'F3');
      await page.getByLabel('Officer').fill('Ana Lind');
      await page.getByLabel('Place').fill('Bergen');
      await press(page, 'Enter');
      await page.getByText('The decision is in the log.').waitFor();
      // Who and where are known now: two keys for the next item.
      await scanned(page, linkOf(SERIALS.unknown));
      await page.locator('[data-headline="unknown-issuer"]').waitFor();
      await press(page, 'F4');
      await page.getByRole('button', { name: 'Record as referred' }).waitFor();
      await press(page, 'Enter');
      const line = (serial: string) => page.getByRole('button', { name: new RegExp(serial) });
      await line(SERIALS.altered).getByText('Held').waitFor();
      await line(SERIALS.unknown).getByText('Referred').waitFor();
    });
  });

  it('records nothing when a scanner types into a field of the decision', async () => {
    await on(async ({ page }) => {
      await scanned(page, linkOf(SERIALS.altered));
      await page.locator('[data-headline="invalid"]').waitFor();
      await press(page, 'F2');
      await page.getByLabel('Officer').fill('Ana Lind');
      await page.getByLabel('Place').fill('Bergen');
      await page.getByLabel('Reference').focus();
      await scanned(page, '26NL000012345');
      await expect.poll(() => page.getByLabel('Reference').inputValue()).toBe('26NL000012345');
      await page.getByRole('button', { name: 'Record as released' }).waitFor();
      expect(await page.getByText('The decision is in the log.').count()).toBe(0);
      await page.getByRole('button', { name: 'Cancel' }).click();
    });
  });

  it('takes a choice back with Escape before it leaves the item', async () => {
    await on(async ({ page }) => {
      await scanned(page, linkOf(SERIALS.altered));
      await page.locator('[data-headline="invalid"]').waitFor();
      await press(page, 'F3');
      await page.getByRole('button', { name: 'Record as held' }).waitFor();
      await press(page, 'Escape');
      await page.getByRole('button', { name: 'Record as held' }).waitFor({ state: 'detached' });
      expect(await headline(page)).toBe('invalid');
      await press(page, 'Escape');
      await page.getByRole('heading', { name: 'Scan, drop or paste' }).waitFor();
      expect(await page.getByText(/chosen but not recorded/).count()).toBe(0);
    });
  });

  it('does not lose in silence what was chosen but not recorded when the next item comes', async () => {
    await on(async ({ page }) => {
      await scanned(page, linkOf(SERIALS.altered));
      await page.locator('[data-headline="invalid"]').waitFor();
      await press(page, 'F3');
      await page.getByRole('button', { name: 'Record as held' }).waitFor();
      await page.locator('[data-headline] h2').focus();
      await scanned(page, linkOf(SERIALS.valid));
      await page.locator('[data-headline="valid"]').waitFor();
      await page.getByText(/“Held” was chosen but not recorded/).waitFor();
    });
  });

  it('hears a hand scanner on every other screen, and shows the verdict on Inspect', async () => {
    await on(async ({ page }) => {
      for (const path of ['#/inspections', '#/settings', '#/passports', '#/print/1']) {
        await page.goto(`${home}${path}`);
        await page.locator('main :is(h1, button)').first().waitFor();
        await scanned(page, linkOf(SERIALS.altered));
        await page.locator('[data-headline="invalid"]').waitFor();
        expect(new URL(page.url()).hash).toBe('#/');
      }
    });
  });

  it('shows the headline at twice the size as well, under the navigation', async () => {
    await on(async ({ page }) => {
      await page.setViewportSize({ width: 640, height: 400 });
      await scanned(page, linkOf(SERIALS.unknown));
      await page.locator('[data-headline="unknown-issuer"]').waitFor();
      await page.getByRole('radio', { name: 'Hold' }).scrollIntoViewIfNeeded();
      await scanned(page, linkOf(SERIALS.altered));
      await page.locator('[data-headline="invalid"]').waitFor();
      const box = async (selector: string) => (await page.locator(selector).first().boundingBox()) ?? { y: Number.NaN, height: 0 };
      const [nav, title] = [await box('nav'), await box('[data-headline] h2')];
      expect(nav.y).toBeGreaterThanOrEqual(0);
      expect(title.y).toBeGreaterThan(nav.y + nav.height);
      expect(title.y + title.height).toBeLessThan(400);
    });
  });

  it('puts next to the verdict what there is to compare', async () => {
    await on(async ({ page }) => {
      const card = page.locator('[data-headline]').first();
      await scanned(page, linkOf(SERIALS.mismatch));
      await page.locator('[data-headline="invalid"]').waitFor();
      await card.getByText('On the item in hand, as scanned').waitFor();
      await card.getByText(SERIALS.mismatch).waitFor();
      await scanned(page, linkOf(SERIALS.unknown));
      await page.locator('[data-headline="unknown-issuer"]').waitFor();
      await card.getByText('did:web:foreign.example').waitFor();
      await scanned(page, '09520123456789');
      await page.locator('[data-headline="cannot-check"]').waitFor();
      await card.getByText('09520123456789').waitFor();
    });
  });

  it('takes what is pasted, and what is typed', async () => {
    await on(async ({ page }) => {
      const box = page.getByLabel('Type or paste');
      await box.fill(files.jwt);
      await page.getByRole('button', { name: 'Inspect', exact: true }).click();
      expect(await headline(page)).toBe('valid');
      await press(page, 'Escape');
      await box.fill(`DPP-09520123456788-${SERIALS.altered}`);
      await press(box, 'Enter');
      await page.locator('[data-headline="invalid"]').waitFor();
      expect(await violationsOn(page)).toEqual([]);
    });
  });

  it('keeps the cursor in the field of a person who types one code after another', async () => {
    await on(async ({ page }) => {
      const box = page.getByLabel('Type or paste');
      const card = page.locator('[data-headline]');
      await box.focus();
      for (const serial of [SERIALS.altered, SERIALS.valid, SERIALS.altered]) {
        await typed(page, `DPP-09520123456788-${serial}`);
        await press(page, 'Enter');
        await card.getByText(serial, { exact: true }).first().waitFor();
        expect(await box.evaluate((field) => field === document.activeElement)).toBe(true);
        expect(await box.inputValue()).toBe('');
      }
      // Another Enter neither leaves the verdict nor decides; a function key chooses, and Enter records.
      await press(page, 'Enter');
      expect(await headline(page)).toBe('invalid');
      expect(await page.getByText('The decision is in the log.').count()).toBe(0);
      await press(page, 'F3');
      await page.getByRole('button', { name: 'Record as held' }).waitFor();
      expect(await page.getByText('The decision is in the log.').count()).toBe(0);
      await press(page, 'Escape');
      // Escape leaves the verdict, where nothing is typed.
      await box.fill('4');
      await press(page, 'Escape');
      expect([await card.count(), await box.inputValue()]).toEqual([1, '4']);
      await box.fill('');
      await press(page, 'Escape');
      await card.waitFor({ state: 'detached' });
      expect(await box.evaluate((field) => field === document.activeElement)).toBe(true);
      // The verdict of a scan takes the focus, even of a scan into the field.
      await box.focus();
      await scanned(page, linkOf(SERIALS.valid));
      await page.locator('[data-headline="valid"]').waitFor();
      await expect.poll(() => page.locator('[data-headline] h2').evaluate((title) => title === document.activeElement)).toBe(true);
      expect(await box.inputValue()).toBe('');
    });
  });

  it('says what is wrong with what is typed', async () => {
    await on(async ({ page }) => {
      const box = page.getByLabel('Type or paste');
      for (const [text, code] of [
        ['https://id.example.org/01/09520123456789/21/A', 'DPP-INP-02'],
        [linkOf('A'.repeat(21)), 'DPP-INP-08'],
        ['javascript:alert(1)', 'DPP-INP-05'],
        ['eyJhbGciOiJFZERTQSJ9.eyJ', 'DPP-INP-15'],
      ] as const) {
        await box.fill(text);
        await press(box, 'Enter');
        await page.locator('[data-headline="cannot-check"]').getByText(code).first().waitFor();
        await press(page, 'Escape');
      }
    });
  });

  it('reads a picture in CMYK colours, as the command does', async () => {
    const buffer = Buffer.from(await encodeCmyk(drawPage([linkOf(SERIALS.valid)])));
    await on(async ({ page }) => {
      await page.locator('input[type=file]').first().setInputFiles({ name: 'press.jpg', mimeType: 'image/jpeg', buffer });
      expect(await headline(page)).toBe('valid');
    });
    const file = join(folder, 'press.jpg');
    writeFileSync(file, buffer);
    const printed = execFileSync(process.execPath, ['server/cli.ts', 'inspect', '--json', '--data', join(folder, 'data'), file], {
      encoding: 'utf8',
    });
    expect(JSON.parse(printed)).toMatchObject({ headline: 'valid', text: linkOf(SERIALS.valid) });
  });

  it('takes twenty mixed files at once; each has its result', async () => {
    const dropped = [
      ...Array.from({ length: 6 }, (_, index) => ({
        name: `valid-${index}.json`,
        mimeType: 'application/json',
        buffer: Buffer.from(files.validVc),
      })),
      ...Array.from({ length: 4 }, (_, index) => ({
        name: `altered-${index}.json`,
        mimeType: 'application/json',
        buffer: Buffer.from(files.alteredVc),
      })),
      ...Array.from({ length: 3 }, (_, index) => ({
        name: `foreign-${index}.json`,
        mimeType: 'application/json',
        buffer: Buffer.from(files.foreignVc),
      })),
      ...Array.from({ length: 2 }, (_, index) => ({ name: `token-${index}.jwt`, mimeType: '', buffer: Buffer.from(files.jwt) })),
      { name: 'code.png', mimeType: 'image/png', buffer: Buffer.from(toPng(drawPage([linkOf(SERIALS.valid)]))) },
      { name: 'empty.json', mimeType: 'application/json', buffer: Buffer.alloc(0) },
      { name: 'renamed.png', mimeType: 'image/png', buffer: Buffer.from('%PDF-1.7') },
      { name: 'blank.png', mimeType: 'image/png', buffer: Buffer.from(toPng(drawPage([]))) },
      { name: 'truncated.jwt', mimeType: '', buffer: Buffer.from('eyJhbGciOiJFZERTQSJ9.eyJ') },
    ];
    expect(dropped).toHaveLength(20);
    const before = await total();
    await on(async ({ page }) => {
      const transfer = await page.evaluateHandle(
        (list: { name: string; mimeType: string; base64: string }[]) => {
          const data = new DataTransfer();
          for (const { name, mimeType, base64 } of list)
            data.items.add(new File([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], name, { type: mimeType }));
          return data;
        },
        dropped.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString('base64') })),
      );
      for (const type of ['dragenter', 'dragover', 'drop']) await page.locator('main').dispatchEvent(type, { dataTransfer: transfer });
      await page.getByText('20 items inspected').first().waitFor({ timeout: 60_000 });
      expect(await violationsOn(page)).toEqual([]);
    });
    expect((await total()) - before).toBe(20);
    const headlines = (await (await api('/workbench/inspections?limit=20')).json()) as { items: { headline: string; fileName?: string }[] };
    const found = Object.fromEntries(headlines.items.map(({ fileName = '', headline: one }) => [fileName, one]));
    expect(found).toMatchObject({
      'valid-0.json': 'valid',
      'altered-0.json': 'invalid',
      'foreign-0.json': 'unknown-issuer',
      'token-0.jwt': 'valid',
      'code.png': 'valid',
      'empty.json': 'cannot-check',
      'renamed.png': 'cannot-check',
      'blank.png': 'cannot-check',
      'truncated.jwt': 'cannot-check',
    });
  });

  it('compares a credential that is brought after a scan with the scanned product', async () => {
    await on(async ({ page }) => {
      await scanned(page, linkOf(SERIALS.absent));
      await page.locator('[data-headline="cannot-check"]').waitFor();
      await page.getByRole('button', { name: 'Add the passport file' }).first().click();
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'other.json', mimeType: 'application/json', buffer: Buffer.from(files.validVc) });
      await page.locator('[data-headline="invalid"]').waitFor();
      await check(page, 'product').getByText('DPP-PRD-04').waitFor();
    });
  });
});

async function api(path: string): Promise<Response> {
  const cookie = state.stored.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return fetch(new URL(path, home), { headers: { cookie, [SESSION_FIELD]: state.secret } });
}

const total = async (): Promise<number> => ((await (await api('/workbench/inspections?limit=1')).json()) as { total: number }).total;

describe('every other screen', () => {
  it.each(['#/inspections', '#/passports', '#/settings', '#/passports/DPP-09520123456788-ABC123'])(
    '%s opens without a complaint of axe or the policy',
    async (path) => {
      await on(async ({ page }) => {
        await page.goto(`${home}${path}`);
        await page.locator('main h1').first().waitFor();
        await page.waitForLoadState('networkidle');
        expect(await violationsOn(page)).toEqual([]);
      });
    },
  );

  it('loses nothing when the workbench is killed while a person works, and says that it was restarted', async () => {
    const before = await total();
    const opened = await open(home, { state });
    const { page } = opened;
    try {
      await page.getByRole('heading', { name: 'Inspect a product' }).waitFor();
      await scanned(page, linkOf(SERIALS.valid));
      await page.locator('[data-headline="valid"]').waitFor();
      process.kill(workbenchPid(), 'SIGKILL');
      await press(page, 'Escape');
      await scanned(page, linkOf(SERIALS.altered));
      await page.locator('[data-headline="invalid"]').waitFor({ timeout: 30_000 });
      await page
        .getByText(/restarted/i)
        .first()
        .waitFor();
    } finally {
      await opened.close();
    }
    await expect.poll(() => total()).toBe(before + 2);
  });
});

/** The process that owns keys and writes, among the children of `serve`. */
function workbenchPid(): number {
  const children = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(served.child.pid)], { encoding: 'utf8' });
  const line = children.split('\n').find((one) => one.includes('workbench'));
  return Number(line?.trim().split(' ')[0]);
}
