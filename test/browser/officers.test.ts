// Officers in a real browser, by keyboard alone: set up, lock by a key, switch in two keys, a refused scan, two persons, and what the screens say.
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { card, deskInBrowser, dialog, expectClean, forgetComplaints, go, inspected, page } from '../fixtures/browser/browser-window.ts';
import { press, scanned, typed } from '../fixtures/browser/keyboard.ts';
import { expectCleanEverywhere } from '../fixtures/browser/themes.ts';
import { linkOf, prepare, SERIALS, serve } from '../fixtures/browser/world.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const ANA = '482137';
const BEN = 'a longer phrase';
/** A browser says of each refused request that it was. */
const REFUSED = /423 \(Locked\)|403 \(Forbidden\)/;

deskInBrowser(async () => {
  prepare(folder, 'http://localhost:8080');
  return serve(join(folder, 'data'));
});
beforeEach(forgetComplaints);

const locked = () => page.getByRole('heading', { name: 'Locked' });
const side = () => page.getByRole('banner');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const fillIn = async (label: string, text: string): Promise<void> => {
  await dialog().getByLabel(label, { exact: true }).focus();
  await typed(page, text);
};
const signIn = async (secret: string): Promise<void> => {
  await typed(page, secret);
  await press(page, 'Enter');
};

describe('officers', () => {
  it('are set up by keyboard in the settings', async () => {
    await go('#/settings', 'Settings');
    await button('Set up officers').focus();
    await press(page, 'Enter');
    await dialog().waitFor();
    await fillIn('Name', 'Ana');
    await fillIn('PIN or passphrase', ANA);
    await fillIn('Once more', ANA);
    await expectClean();
    await dialog().getByRole('button', { name: 'Save' }).focus();
    await press(page, 'Enter');
    await side().getByText('Ana', { exact: true }).waitFor();
    await button('Add an officer').focus();
    await press(page, 'Enter');
    await fillIn('Name', 'Ben');
    await fillIn('PIN or passphrase', BEN);
    await fillIn('Once more', BEN);
    await dialog().getByRole('button', { name: 'Save' }).focus();
    await press(page, 'Enter');
    await page.getByRole('listitem').filter({ hasText: 'Ben' }).waitFor();
    await expectCleanEverywhere();
  });

  it('lock the computer by a key; nothing of what was shown stays, and a scan is not taken', async () => {
    await press(page, 'F9');
    await locked().waitFor();
    expect(await page.getByRole('navigation').count()).toBe(0);
    await scanned(page, linkOf(SERIALS.valid));
    await locked().waitFor();
    await expectClean(REFUSED);
  });

  it('switch in two keys: the lock key and a digit', async () => {
    await press(page, '2');
    await page.getByLabel('Passphrase of Ben').waitFor();
    await signIn(BEN);
    await side().getByText('Ben', { exact: true }).waitFor();
    await press(page, 'F9');
    await locked().waitFor();
    await press(page, '1');
    await page.getByLabel('PIN of Ana').waitFor();
    await signIn('000001');
    await page.getByRole('alert').getByText('This is not the PIN').waitFor();
    await expectClean(REFUSED);
    await page.getByLabel('PIN of Ana').focus();
    await signIn(ANA);
    await side().getByText('Ana', { exact: true }).waitFor();
  });

  it('are locked out for half a minute after five wrong secrets, with the right one too; nobody else is', async () => {
    const attempt = async (label: string, secret: string): Promise<number> => {
      await page.getByLabel(label).focus();
      const [answer] = await Promise.all([page.waitForResponse(/officers\/sign-in$/), signIn(secret)]);
      return answer.status();
    };
    const pick = async (name: string) => {
      await page.getByRole('button', { name: new RegExp(`${name}$`) }).focus();
      await press(page, 'Enter');
    };
    await press(page, 'F9');
    await locked().waitFor();
    await pick('Ben');
    for (let wrong = 1; wrong < 5; wrong++) expect(await attempt('Passphrase of Ben', `guess ${wrong}`)).toBe(403);
    expect(await attempt('Passphrase of Ben', 'guess 5')).toBe(429);
    const since = performance.now();
    await page.getByRole('alert').getByText('Too many failed attempts', { exact: true }).waitFor();
    await page.getByRole('alert').getByText('Next attempt in 30 seconds.').waitFor();
    expect(await attempt('Passphrase of Ben', BEN)).toBe(429);
    await page
      .getByRole('alert')
      .getByText(/^Next attempt in [12]?\d seconds?\.$/)
      .waitFor();
    await page.getByRole('alert').getByText('Too many failed attempts', { exact: true }).waitFor();
    await expectClean(/423 \(Locked\)|403 \(Forbidden\)|429 \(Too Many Requests\)/);
    await pick('Ana');
    expect(await attempt('PIN of Ana', ANA)).toBe(200);
    await press(page, 'F9');
    await locked().waitFor();
    await pick('Ben');
    await page.waitForTimeout(31_000 - (performance.now() - since));
    expect(await attempt('Passphrase of Ben', BEN)).toBe(200);
    await press(page, 'F9');
    await locked().waitFor();
    await pick('Ana');
    expect(await attempt('PIN of Ana', ANA)).toBe(200);
    await side().getByText('Ana', { exact: true }).waitFor();
  });

  it('stay signed in over a reload of the window', async () => {
    await page.reload();
    await side().getByText('Ana', { exact: true }).waitFor();
  });

  it('are named by the record, on the screen and in print', async () => {
    await go('#/', 'Inspect a product');
    await inspected(linkOf(SERIALS.valid));
    await press(page, 'F2');
    const name = page.getByLabel('Officer', { exact: false }).first();
    expect([await name.inputValue(), await name.getAttribute('readonly')]).toEqual(['Ana', '']);
    await page.getByLabel('Place', { exact: false }).first().fill('Gate 4');
    await page.getByRole('button', { name: 'Record as released' }).click();
    await go('#/inspections');
    await page.getByText('(signed in)').first().waitFor();
    await go('#/inspections/1');
    await page.getByText('Inspected by: Ana (signed in)').waitFor();
    // React Aria announces by its name the button that was pending, and clears that some seconds after the button has gone.
    await page.locator('[data-live-announcer] [role=img]').waitFor({ state: 'detached' });
    await expectClean();
    await go('#/print/1');
    await page.getByText('Inspected by: Ana (signed in)').waitFor();
    await page.getByText('Ana (signed in)').last().waitFor();
  });

  it('sign in in each tab; one that only prints shows what the other may see', async () => {
    const tab = async (address: string) => {
      const opened = await page.context().newPage();
      await opened.goto(new URL(`/${address}`, page.url()).href);
      return opened;
    };
    const printing = await tab('#/print/1');
    await printing.getByText('Inspected by: Ana (signed in)').waitFor();
    await printing.close();
    const second = await tab('#/');
    await second.getByRole('heading', { name: 'Locked' }).waitFor();
    await second.close();
  });

  it('see nothing of what another one had on the screen', async () => {
    await go('#/', 'Inspect a product');
    await inspected(linkOf(SERIALS.valid));
    await press(page, 'F9');
    await locked().waitFor();
    await press(page, '2');
    await page.getByLabel('Passphrase of Ben').waitFor();
    await signIn(BEN);
    await page.getByRole('heading', { level: 1, name: 'Inspect a product' }).waitFor();
    expect(await card().count()).toBe(0);
    await press(page, 'F9');
    await locked().waitFor();
    await press(page, '1');
    await page.getByLabel('PIN of Ana').waitFor();
    await signIn(ANA);
    await side().getByText('Ana', { exact: true }).waitFor();
    await expectClean(REFUSED);
  });

  it('of whom two confirm what takes two', async () => {
    await go('#/settings', 'Settings');
    const both = page.getByText('Two people confirm each change of the trust list');
    await both.click();
    await page.getByRole('checkbox', { name: /Two people/, checked: true }).waitFor();
    await both.click();
    await dialog().getByLabel('Passphrase of Ben').fill(BEN);
    await dialog().getByRole('button', { name: 'Confirm', exact: true }).click();
    await dialog().getByText('Confirmed by Ben.').waitFor();
    await expectCleanEverywhere();
    await dialog().getByRole('button').last().click();
    await dialog().waitFor({ state: 'detached' });
    await go('#/trust');
    await page.getByText('Ana, Ben').first().waitFor();
  });
});
