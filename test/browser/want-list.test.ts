// A code without a copy, from the scan to the answer, in a real browser: wanted, brought by a pack or fetched, inspected again by itself; and what the issuer's status list does to the verdict.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { StatusAction } from '../../server/contract/index.ts';
import { statusListUrl, toStatusList } from '../../server/domain/formats/status-list.ts';
import { signCredential } from '../../server/domain/formats/vc.ts';
import { didKeyOfJwk } from '../../server/domain/signed-file/signed-file.ts';
import { openApp } from '../../server/features/app/open-app.ts';
import type { AppContext } from '../../server/features/app-context/index.ts';
import { changeStatus } from '../../server/features/issuing/status.ts';
import { createPack } from '../../server/features/packs/create.ts';
import { loadSample } from '../../server/features/passports/sample.ts';
import { itemsOfFile } from '../../server/features/sync/items.ts';
import {
  card,
  choose,
  deskInBrowser,
  dialog,
  expectClean,
  forgetComplaints,
  go,
  inspected,
  page,
  saved,
} from '../fixtures/browser/browser-window.ts';
import { press } from '../fixtures/browser/keyboard.ts';
import { type Served, serve } from '../fixtures/browser/world.ts';
import { sync, vouchFor } from '../fixtures/fetching.ts';
import { asReal, SAMPLE } from '../fixtures/fresh-app.ts';
import { applyPack } from '../fixtures/pack-office.ts';
import { putStatusList } from '../fixtures/put-status-list.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const BASE = 'https://maker.example';
const LIST = statusListUrl(BASE, 1, 'revocation');
const DAY = 86_400_000;
const COIL = 'DPP-53414d50-4c45-8000-8000-000000000001';
const linkOf = ({ gtin, serial }: { readonly gtin: string; readonly serial: string }) => `https://id.example.org/01/${gtin}/21/${serial}`;
/** Two more goods of the sample set. */
const PHONE = { gtin: '09520123000219', serial: '350000000000018' };
const MACHINE = { gtin: '09520123000226', serial: 'WM26/0042-7' };

let maker: Served;

/** Another hand on the data folder of a process that runs, as a command would be. */
async function at<T>(name: 'maker' | 'field' | 'online', act: (context: AppContext) => T | Promise<T>): Promise<T> {
  const context = openApp({ folder: join(folder, name) });
  try {
    return await act(context);
  } finally {
    context.close();
  }
}

deskInBrowser(async () => {
  await at('maker', (context) => {
    context.changeSettings({ baseUrl: BASE });
    loadSample(context);
    asReal(context);
  });
  await at('field', async (context) => at('maker', (other) => vouchFor(context, other)));
  maker = await serve(join(folder, 'maker'));
  return serve(join(folder, 'field'));
});

afterAll(async () => expect(await maker?.stop()).toBe(0));

beforeEach(forgetComplaints);

/** The headline of what was typed in, and the line of the ladder on its status. */
async function inspect(text: string): Promise<readonly (string | null)[]> {
  await page.reload();
  await go('#/', 'Inspect a product');
  const headline = await inspected(text);
  const status = page.locator('[data-check="status"]').first();
  return [headline, await status.getAttribute('data-outcome')];
}

async function openSync(): Promise<void> {
  await go('#/want-list', 'Missing passports');
  await page.getByRole('button', { name: 'Fetch from a service' }).click();
  await dialog().waitFor();
}

async function fetchFrom(url: string): Promise<void> {
  await dialog().getByLabel('Address of the service').fill(url);
  await dialog().getByText('Allow http').click();
  await dialog().getByRole('button', { name: 'Fetch', exact: true }).click();
}

const factOf = (label: string) => dialog().locator('dt', { hasText: label }).first().locator('xpath=following-sibling::dd[1]');
const told = () => page.getByText('Missing passports arrived').first();

describe('a code that could not be checked', () => {
  it('collects, is taken away as a file, comes back in a pack, and is inspected again by itself', async () => {
    expect(await inspect(linkOf(SAMPLE))).toEqual(['cannot-check', 'not-checked']);
    await go('#/want-list', 'Missing passports');
    await page.getByText(`Serial number ${SAMPLE.serial}`).waitFor();
    await expectClean();
    await page.getByLabel('Search').fill('nothing like it');
    await page.getByText('No missing passport matches').waitFor();
    await page.getByLabel('Search').fill(SAMPLE.serial.toLowerCase());
    await page.getByText(`Serial number ${SAMPLE.serial}`).waitFor();
    await page.getByRole('button', { name: 'Show as QR codes' }).click();
    const picture = dialog().getByRole('img', { name: 'QR code 1 of 1' });
    await picture.waitFor();
    await expect.poll(() => picture.evaluate((image) => (image as { naturalWidth?: number }).naturalWidth)).toBe(720);
    await expectClean();
    await press(dialog().getByRole('button', { name: 'Close' }).first(), 'Escape');
    await dialog().waitFor({ state: 'detached' });
    const { text: wanted } = await saved(page.getByRole('button', { name: 'Save the list' }));

    // A computer with a network: what is wanted is fetched there and goes into a pack.
    const file = join(folder, 'wanted.pack');
    await at('online', async (context) => {
      await at('maker', (other) => vouchFor(context, other));
      const { run } = await sync(context, maker.publicUrl, itemsOfFile(wanted));
      expect(run.counts).toMatchObject({ fetched: 1 });
      const { publicJwk, sign } = context.signer();
      await createPack(context, {
        out: file,
        creator: 'Headquarters',
        role: 'consumer',
        passports: false,
        signer: { did: didKeyOfJwk(publicJwk.x), sign },
      });
    });
    await at('field', (context) => applyPack(context, file));

    await told().waitFor({ timeout: 60_000 });
    await expectClean();
    await page.getByRole('link', { name: /^Inspection \d+$/ }).click();
    await page.getByRole('heading', { level: 1, name: /^Inspection \d+$/ }).waitFor();
    expect(await card().getAttribute('data-headline')).not.toBe('cannot-check');
    await go('#/inspections', 'Inspections');
    await expect.poll(() => page.getByRole('row').filter({ hasText: SAMPLE.serial }).count()).toBe(2);
    await go('#/want-list', 'Missing passports');
    await page.getByText('No passport is missing').waitFor();
    expect((await inspect(linkOf(SAMPLE)))[0]).not.toBe('cannot-check');
  });

  it('is fetched from a service that the officer names, with the status list that it names', async () => {
    await inspect(linkOf(PHONE));
    await openSync();
    await expectClean();
    await fetchFrom(maker.publicUrl);
    await dialog().getByText('An issuer that is known here').waitFor();
    await expect.poll(() => factOf('Fetched').textContent()).toBe('1');
    await expect.poll(() => factOf('Status lists').textContent()).toMatch(/^[12]$/);
    await expectClean();
    await dialog().getByRole('button', { name: 'Close' }).first().click();
    await page.getByText('No passport is missing').waitFor();
    await go('#/inspections', 'Inspections');
    await expect
      .poll(async () => {
        await page.reload();
        return page.getByRole('row').filter({ hasText: PHONE.serial }).count();
      })
      .toBe(2);
    expect(await inspect(linkOf(PHONE))).toEqual(['valid', 'passed']);
  });
});

describe('fetching what a file names', () => {
  const chosen = async (name: string, text: string): Promise<void> => {
    await choose(dialog().getByRole('button', { name: 'Choose a file' }), { name, text });
    await dialog().getByText(name).waitFor();
  };

  it('begins only with an address and a list, and finds a passport that has no GTIN', async () => {
    await openSync();
    await dialog().getByText('The list is empty').waitFor();
    await dialog().getByLabel('Address of the service').fill(maker.publicUrl);
    await expect.poll(() => dialog().getByRole('button', { name: 'Fetch', exact: true }).isDisabled()).toBe(true);
    // Said here, in the language of the screen, before anything is sent.
    await dialog().getByText('This address is not protected (http).').waitFor();
    await chosen('codes.txt', `${COIL}\n${linkOf(MACHINE).replace(MACHINE.serial, encodeURIComponent(MACHINE.serial))}\n`);
    await expectClean();
    await fetchFrom(maker.publicUrl);
    await expect.poll(() => factOf('Fetched').textContent()).toBe('2');
    await dialog().getByRole('button', { name: 'Close' }).first().click();
    expect((await inspect(`https://passports.example/dpp/${COIL}`))[0]).toBe('valid');
  });

  it('says which line names nothing, which address is none, and which key is not accepted; the key is gone from the screen', async () => {
    await openSync();
    await chosen('codes.txt', 'hello there\n');
    await fetchFrom(maker.publicUrl);
    await dialog().getByText('line 1').first().waitFor();
    await dialog().getByLabel('Address of the service').fill('ftp://maker.example');
    await chosen('codes.txt', `${COIL}\n`);
    await dialog().getByRole('button', { name: 'Fetch', exact: true }).click();
    await dialog().getByText('has to begin with https').first().waitFor();
    const key = dialog().getByLabel('Key for your role');
    expect(await key.getAttribute('type')).toBe('password');
    await key.fill('dppk_0123456789012345678901234567890123456789012');
    await dialog()
      .getByLabel('Fingerprint of the service’s own key')
      .fill(await at('maker', (context) => context.ownKeys().fingerprint));
    await dialog().getByLabel('Address of the service').fill(maker.publicUrl);
    await dialog().getByRole('button', { name: 'Fetch', exact: true }).click();
    await dialog().getByText('What was refused or failed').click();
    await dialog().getByText('The service does not accept the key for your role.').waitFor();
    expect(await key.inputValue()).toBe('');
    // The browser itself notes the refusals (400) on its console.
    forgetComplaints();
    await expectClean();
    const data = join(folder, 'field');
    const kept = readdirSync(data, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const holding = kept.filter(({ parentPath, name }) => readFileSync(join(parentPath, name)).includes('dppk_0123456789'));
    expect([kept.length > 0, holding.map(({ name }) => name)]).toEqual([true, []]);
    await press(dialog().getByRole('button', { name: 'Close' }).first(), 'Escape');
  });
});

describe('the status of a passport on its verdict', () => {
  const change = (action: StatusAction) =>
    at('maker', (context) => changeStatus(SAMPLE.dppCode, { action, who: 'A. Officer', reason: 'recall' }, context));
  const reason = () => card().textContent();

  /** As the dialog does, by the other hand. */
  const fetchAgain = () => at('field', (context) => sync(context, maker.publicUrl, [{ dppCode: SAMPLE.dppCode }]));

  it('current list: not revoked, and how old the list is', async () => {
    await fetchAgain();
    expect(await inspect(linkOf(SAMPLE))).toEqual(['valid', 'passed']);
    await page.getByText('It is not revoked, according to a current list.').first().waitFor();
    await expectClean();
  });

  it('suspended: hold the item, and the issuer may lift it', async () => {
    await change('suspend');
    await fetchAgain();
    expect(await inspect(linkOf(SAMPLE))).toEqual(['invalid', 'failed']);
    expect(await reason()).toContain('The issuer has suspended this credential.');
    await expectClean();
    await change('reinstate');
    await fetchAgain();
    expect((await inspect(linkOf(SAMPLE)))[0]).toBe('valid');
  });

  it('list out of date: genuine, but not current', async () => {
    await at('field', (context) =>
      at('maker', (other) => {
        const then = new Date(Date.now() - 10 * DAY);
        const list = toStatusList({ url: LIST, purpose: 'revocation', bits: Buffer.alloc(16_384) }, other.signer(), then);
        const credential = JSON.stringify(signCredential(list, other.signer(), then));
        context.store.db.prepare('DELETE FROM status_statements WHERE url = ?').run(LIST);
        putStatusList(context.store, LIST, { credential, retrievedAt: then.toISOString() });
      }),
    );
    expect(await inspect(linkOf(SAMPLE))).toEqual(['valid-not-current', 'not-checked']);
    expect(await reason()).toContain('The list that would show a revocation is out of date: the credential may have been revoked since.');
    await expectClean();
  });

  it('list missing: no proof either way', async () => {
    await at('field', (context) => context.store.db.exec('DELETE FROM status_statements'));
    expect(await inspect(linkOf(SAMPLE))).toEqual(['valid-not-current', 'not-checked']);
    expect(await reason()).toContain(
      'The list that would show a revocation is not on this computer, so it is not known whether the credential is revoked.',
    );
    await expectClean();
  });

  it('revoked: for good, though the service does not show the passport any more', async () => {
    await change('revoke');
    await fetchAgain();
    expect(await inspect(linkOf(SAMPLE))).toEqual(['invalid', 'failed']);
    expect(await reason()).toContain('The issuer has permanently revoked this credential.');
    await expectClean();
  });
});
