// A passport by hand in a real browser: from an empty form to the public interface, edited again, and published as its second version.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openApp } from '../../server/features/app/open-app.ts';
import { deskInBrowser, dialog, expectClean, forgetComplaints, go, HEADERS, page } from '../fixtures/browser/browser-window.ts';
import { press, scanned } from '../fixtures/browser/keyboard.ts';
import { expectCleanEverywhere } from '../fixtures/browser/themes.ts';
import { serve } from '../fixtures/browser/world.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const data = join(folder, 'data');
let publicUrl = '';

deskInBrowser(async () => {
  openApp({ folder: data, baseUrl: 'https://maker.example' }).close();
  const desk = await serve(data);
  ({ publicUrl } = desk);
  return desk;
});

const CODE = 'DPP-09520123456788-H1';
const button = (name: string | RegExp) => page.getByRole('button', { name });
const field = (name: string | RegExp) => page.getByRole('textbox', { name });
const group = (name: string) => page.getByRole('group', { name, exact: true });
const chosen = async (label: string | RegExp, option: string | RegExp) => {
  await page.locator('[aria-haspopup=listbox]').and(button(label)).click();
  await page.getByRole('option', { name: option }).click();
};
const kept = () => page.getByText(/^Entries kept/).waitFor();
const toCorrect = () => page.getByRole('region', { name: 'Before saving' });
const served = async (): Promise<Record<string, unknown> | number> => {
  const answer = await fetch(`${publicUrl}/api/v1/public/dpp/${CODE}`, { headers: { 'accept-language': 'en' } });
  return answer.ok ? ((await answer.json()) as Record<string, unknown>) : answer.status;
};
const publish = async (name: string) => {
  await button(name).click();
  await dialog().getByRole('button', { name }).click();
  await page.getByText('The passport is signed and published.').waitFor();
};

it('a new passport names what it needs, and each mistake at its field', async () => {
  await go('#/passports', 'Passports');
  await button('New passport').click();
  await chosen(/Product group/, 'Textiles');
  await expectClean();
  await button('Start').click();
  await page.getByRole('heading', { level: 1, name: 'New passport' }).waitFor();
  await field('Product name').fill('Scarf');
  await field('GTIN').fill('9520123456788');
  await page.getByText('Not accepted. Expected: 14 digits').first().waitFor();
  expect(await field('GTIN').getAttribute('aria-invalid')).toBe('true');
  await expectCleanEverywhere();
  await field('GTIN').fill('09520123456788');
  await expect.poll(() => field('GTIN').getAttribute('aria-invalid')).toBeNull();
  await field('Serial number').fill('H1');
  await field(/^Mass/).fill('0,2');
  await page.getByText('Not accepted. Expected: a number, such as 12.5').first().waitFor();
  // What was not entered yet is named beside the form, and at its field once it prevents saving.
  expect(await toCorrect().getByRole('listitem').allInnerTexts()).toContainEqual(expect.stringMatching(/^Country of origin\s+Missing/));
  await button('Save').click();
  await expect
    .poll(() =>
      toCorrect()
        .getByRole('button')
        .first()
        .evaluate((one) => one === document.activeElement),
    )
    .toBe(true);
  await toCorrect().getByRole('button', { name: 'Manufacturer', exact: true }).click();
  expect(
    await group('Manufacturer')
      .getByRole('textbox', { name: 'Name', exact: true })
      .evaluate((one) => one === document.activeElement),
  ).toBe(true);
});

it('entries survive a reload, and become a passport when they are saved', async () => {
  await field(/^Mass/).fill('0.2');
  await group('Manufacturer').getByRole('textbox', { name: 'Name', exact: true }).fill('Muster AG');
  await chosen(/Country of origin/, 'Germany');
  await button('Add: Materials').click();
  await group('Materials 1')
    .getByRole('textbox', { name: /^Material/ })
    .fill('Wool');
  await group('Materials 1').getByRole('textbox', { name: /Share/ }).fill('101');
  await page.getByText('Must be between 0 and 100.').first().waitFor();
  await kept();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Scarf' }).waitFor();
  expect(await group('Materials 1').getByRole('textbox', { name: /Share/ }).inputValue()).toBe('101');
  await group('Materials 1').getByRole('textbox', { name: /Share/ }).fill('100');
  await page.getByText('Ready to save.').waitFor();
  await expectClean();
  await button('Save').focus();
  await press(page, 'Enter');
  await page.getByText('Saved as a draft.').waitFor();
  expect(await served()).toBe(404);
  await publish('Publish');
  expect(await served()).toMatchObject({ productName: 'Scarf', massKg: 0.2, manufacturer: 'Muster AG' });
});

it('an edit of a published passport is public only when it is published again; texts stand side by side', async () => {
  await button('Edit').click();
  await kept();
  await chosen(/Add a language/, 'German');
  await field('Product name (German)').fill('Schal');
  await field('Product name (English)').fill('Winter scarf');
  await page.getByText('Ready to save.').waitFor();
  await kept();
  await expectClean();
  await button('Save').click();
  await page.getByText('Saved. Others see the published version until you publish again.').waitFor();
  expect(await served()).toMatchObject({ productName: 'Scarf' });
  await publish('Publish again');
  expect(await served()).toMatchObject({ productName: 'Winter scarf' });
});

it('the history says what each version changed, and the preview what each reader sees', async () => {
  const history = page.getByRole('region', { name: 'History' });
  await history.getByText('Public version').waitFor();
  await history.getByText('Previously published').waitFor();
  await history
    .getByRole('button', { name: /^Changes/ })
    .first()
    .click();
  await dialog()
    .getByRole('row', { name: /Product name: English.*Scarf.*Winter scarf/ })
    .waitFor();
  await dialog()
    .getByRole('row', { name: /Product name: German.*Schal/ })
    .waitFor();
  await expectClean();
  await dialog().getByRole('button', { name: 'Close' }).first().click();
  await page.getByText('Show by reader').click();
  const row = page.getByRole('region', { name: 'Show by reader' }).getByRole('row', { name: /^Mass/ });
  await expect.poll(() => row.getByRole('img', { name: 'sees it', exact: true }).count()).toBe(5);
  await expectClean();
});

it('two versions are compared field by field on a screen of their own, by keyboard', async () => {
  await page.getByRole('button', { name: 'Compare', exact: true }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Compare passports' }).waitFor();
  const result = page.getByRole('region', { name: /\d+ differences?/ });
  await result.getByRole('row', { name: /Product name: English.*Scarf.*Winter scarf/ }).waitFor();
  await expectCleanEverywhere();
  await page.getByRole('link', { name: 'Back to the passport' }).press('Enter');
  await page.getByRole('region', { name: 'History' }).waitFor();
});

it('two windows: the second is told, both sets of entries are shown, and none is lost', async () => {
  await button('Edit').click();
  await kept();
  await field('Brand').fill('First');
  await kept();
  const change = (brand: string) =>
    page.evaluate(`(async () => {
      const at = '/workbench/edits/' + location.hash.split('/').at(-1);
      const headers = ${HEADERS};
      const { revision, document } = await (await fetch(at, { headers })).json();
      const body = JSON.stringify({ revision, document: { ...document, brand: ${JSON.stringify(brand)} } });
      return (await fetch(at, { method: 'PUT', headers, body })).status;
    })()`);
  expect(await change('Other')).toBe(200);
  await field('Brand').fill('Mine');
  await page.getByText('Another window edited this passport at the same time').waitFor();
  await page.getByRole('row', { name: /Brand.*Other.*Mine/ }).waitFor();
  await expectClean(/409/);
  forgetComplaints();
  await button('Continue with my entries').click();
  await kept();
  await page.reload();
  await expect.poll(() => field('Brand').inputValue()).toBe('Mine');
  // A scanned code goes into the field that has the focus.
  await field('Model').focus();
  await scanned(page, 'M-77');
  await expect.poll(() => field('Model').inputValue()).toBe('M-77');
});

it('another window saved: what was entered here is compared with the saved passport, and a person chooses', async () => {
  const inOtherWindow = (brand: string) =>
    page.evaluate(`(async () => {
      const at = '/workbench/edits/' + location.hash.split('/').at(-1);
      const headers = ${HEADERS};
      const { revision, document } = await (await fetch(at, { headers })).json();
      const send = (method, to, body) => fetch(to, { method, headers, body: JSON.stringify(body) });
      const kept = await (await send('PUT', at, { revision, document: { ...document, brand: ${JSON.stringify(brand)} } })).json();
      return (await send('POST', at + '/save', { revision: kept.revision })).status;
    })()`);
  await kept();
  expect(await inOtherWindow('Saved')).toBe(200);
  await field('Model').fill('M-78');
  await page.getByText('This edit was already saved or discarded').waitFor();
  // Left and opened again, the screen still has the entries.
  const here = await page.evaluate<string>('location.hash');
  await go('#/passports', 'Passports');
  await go(here);
  await page.getByText('This edit was already saved or discarded').waitFor();
  expect(await field('Model').inputValue()).toBe('M-78');
  await button('Continue with my entries').click();
  await page.getByText('Another window edited this passport at the same time').waitFor();
  await page.getByRole('row', { name: /Brand.*Saved.*Mine/ }).waitFor();
  await page.getByRole('row', { name: /Model.*M-78/ }).waitFor();
  await expectClean(/40[49]/);
  forgetComplaints();
  await button('Continue with the other entries').click();
  await kept();
  expect(await field('Brand').inputValue()).toBe('Saved');
});

it('another window saved while this one had a conflict: its entries are still here', async () => {
  const address = () => page.evaluate<string>(`location.hash.split('/').at(-1)`);
  const before = await address();
  const elsewhere = (script: string) =>
    page.evaluate(`(async () => {
      const at = '/workbench/edits/${before}';
      const headers = ${HEADERS};
      const send = (method, to, body) => fetch(to, { method, headers, body: JSON.stringify(body) });
      const { revision, document } = await (await fetch(at, { headers })).json();
      return (await ${script}).status;
    })()`);
  expect(await elsewhere(`send('PUT', at, { revision, document: { ...document, brand: 'Third' } })`)).toBe(200);
  await field('Model').fill('M-79');
  await page.getByRole('row', { name: /Model.*M-79/ }).waitFor();
  expect(await elsewhere(`send('POST', at + '/save', { revision })`)).toBe(200);
  await field('Model').fill('M-80');
  await page.getByText('This edit was already saved or discarded').waitFor();
  await button('Continue with my entries').click();
  await expect.poll(address).not.toBe(before);
  await page.getByRole('row', { name: /Model.*M-80/ }).waitFor();
  await button('Continue with my entries').click();
  await kept();
  expect(await field('Model').inputValue()).toBe('M-80');
  forgetComplaints();
});

it('what is entered while an edit is being saved stays, and can be continued with or discarded', async () => {
  const saveWhileTyping = async (model: string) => {
    const saves = '**/workbench/edits/*/save';
    let release = () => {};
    const typed = new Promise<void>((resolve) => {
      release = resolve;
    });
    const isSaved = page.waitForRequest(saves);
    await page.route(saves, async (route) => {
      const response = await route.fetch();
      await typed;
      await route.fulfill({ response });
    });
    await button('Save').click();
    await isSaved;
    await field('Model').fill(model);
    release();
    await page.getByText('This edit was already saved or discarded').waitFor();
    await page.unroute(saves);
    expect(await field('Model').inputValue()).toBe(model);
  };
  await saveWhileTyping('M-81');
  await button('Continue with my entries').click();
  await page.getByRole('row', { name: /Model.*M-80.*M-81/ }).waitFor();
  await button('Continue with my entries').click();
  await kept();
  expect(await field('Model').inputValue()).toBe('M-81');
  await saveWhileTyping('M-82');
  forgetComplaints();
  await button('Discard').click();
  await dialog().getByRole('button', { name: 'Discard' }).click();
  await page.getByText('M-81').first().waitFor();
  await button('Edit').click();
  await kept();
  expect(await field('Model').inputValue()).toBe('M-81');
});

it('discarding asks first, and the passport stays as it was saved', async () => {
  await button('Discard').click();
  await expectClean();
  await dialog().getByRole('button', { name: 'Discard' }).click();
  await button('Edit').waitFor();
  expect(await page.getByText('Mine').count()).toBe(0);
});

it('a copy is a new passport, and the form fits a narrow window and a dark theme', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByText('Materials 1').first().waitFor();
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await expectClean();
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 800 });
});
