// Editing, publishing, packs and the trust office under sign-in, in a real browser: officers change in the middle of each, and the record names who acted.
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeEach, expect, it } from 'vitest';
import { signerOfKey } from '../../server/domain/signed-file/signed-file.ts';
import { openApp } from '../../server/features/app/open-app.ts';
import { createPack } from '../../server/features/packs/create.ts';
import { loadSample } from '../../server/features/passports/sample.ts';
import { storeFile } from '../../server/store/open.ts';
import {
  choose,
  chooser,
  deskInBrowser,
  dialog,
  expectClean,
  forgetComplaints,
  go,
  page,
  saved,
} from '../fixtures/browser/browser-window.ts';
import { confirmBy, lock, setUpOfficers, switchTo } from '../fixtures/browser/officers.ts';
import { serve } from '../fixtures/browser/world.ts';
import { asReal, SAMPLE } from '../fixtures/fresh-app.ts';
import { DID, didDocument } from '../fixtures/issuing.ts';
import { entry, OPERATOR, signed } from '../fixtures/office.ts';
import { fingerprintIn } from '../fixtures/pack-office.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const data = join(folder, 'data');
const PASSPHRASE = 'twelve letters and more';
const PACK = join(folder, 'week-47.pack');
const at = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

deskInBrowser(() => {
  const office = openApp({ folder: join(folder, 'office'), baseUrl: 'https://other.example' });
  loadSample(office);
  asReal(office);
  const { did, didDocument: document } = office.signer();
  const trust = signed(1, [entry({ did, didDocument: document, legalName: 'Maker GmbH', fetchedAt: at(-1) })], {
    issuedAt: at(-1),
    nextUpdate: at(24 * 30),
  });
  createPack(office, { out: PACK, creator: 'Customs HQ', role: 'customs', passports: false, signer: signerOfKey(OPERATOR), trust });
  office.close();
  const context = openApp({ folder: data, baseUrl: 'https://maker.example' });
  loadSample(context);
  // Published before there were officers, under the name in the settings.
  context.changeSettings({ officer: 'Dana' });
  asReal(context);
  context.changeSettings({ officer: '' });
  context.close();
  return serve(data);
});
beforeEach(forgetComplaints);

const button = (name: string | RegExp) => page.getByRole('button', { name });
const exactly = (name: string) => page.getByRole('button', { name, exact: true });
const inDialog = (name: string) => dialog().getByRole('button', { name, exact: true });
const field = (name: string | RegExp) => page.getByRole('textbox', { name });
/** The last line of the log of the trust data, as the store has it. */
function lastOfTrust(): { readonly action: string; readonly who: string; readonly names: readonly string[] } {
  const store = new Database(storeFile(data), { readonly: true });
  const { action, who, signed_in } = store.prepare('SELECT action, who, signed_in FROM trust_log ORDER BY id DESC LIMIT 1').get() as {
    action: string;
    who: string;
    signed_in: string;
  };
  store.close();
  return { action, who, names: (JSON.parse(signed_in) as readonly { readonly name: string }[]).map(({ name }) => name) };
}

it('an edit that one officer began is continued by the next, saved and published', async () => {
  await setUpOfficers();
  await go(`#/passports/${SAMPLE.dppCode}`);
  await button('Edit').click();
  await field('Product name (English)').fill('Renamed battery');
  await page.getByText(/^Entries kept/).waitFor();
  await lock();
  expect(await page.getByText('Renamed battery').count()).toBe(0);
  forgetComplaints();
  await switchTo('Ben');
  // The form opens again with the entries that were kept on the computer.
  await page.getByRole('heading', { level: 1, name: 'Renamed battery' }).waitFor();
  expect(await field('Product name (English)').inputValue()).toBe('Renamed battery');
  await button('Save').click();
  await page
    .getByText(/^Saved/)
    .first()
    .waitFor();
  await button('Publish again').click();
  await dialog().getByRole('button', { name: 'Publish again' }).click();
  await page.getByText('The passport is signed and published.').waitFor();
  await expectClean();
});

it('the history of the passport names who edited and who published, and says whether the name was signed in or typed', async () => {
  const history = page.getByRole('region', { name: 'History' });
  const line = (text: RegExp) => history.getByRole('listitem').filter({ hasText: text });
  await history.getByRole('heading', { name: 'Edited and published by' }).waitFor();
  await line(/Published.*Ben.*\(signed in\)/s).waitFor();
  await line(/Edited.*Ben.*\(signed in\)/s).waitFor();
  await line(/Published.*Dana.*\(name typed\)/s).waitFor();
  expect(await line(/Ana/).count()).toBe(0);
  await expectClean();
});

it('a list that one officer prepared is signed by the next, and the log names who signed', async () => {
  await switchTo('Ana');
  await go('#/trust/keep', 'Keep a trust list');
  await page.getByLabel('Name of the office').fill('List office');
  await page.getByLabel('Identifier of the office (DID)').fill('did:web:lists.example');
  await exactly('Begin').click();
  await page.getByText('No issuers yet').waitFor();
  await exactly('Add an issuer').click();
  await choose(inDialog('Choose the key document'), { name: 'did.json', text: JSON.stringify(didDocument()) });
  await dialog().getByText(`Document of ${DID}, with 1 key.`).waitFor();
  await dialog().getByLabel('Issuer', { exact: true }).fill('Maker GmbH');
  await dialog().getByLabel('Country').fill('at');
  await dialog().getByLabel('Start date of this status').fill('2026-05-01');
  await inDialog('Add it').click();
  await dialog().waitFor({ state: 'hidden' });
  await exactly('Make a new key').click();
  for (const label of ['Passphrase for the key', 'The same passphrase again']) await dialog().getByLabel(label).fill(PASSPHRASE);
  const key = await saved(inDialog('Make it and save'));
  await dialog().getByRole('button', { name: 'Close' }).last().click();
  // In the middle of signing: the passphrase is typed, and another officer takes over.
  await exactly('Sign list number 1').click();
  await choose(inDialog('Choose the key file of the office'), key);
  await dialog().getByLabel('Passphrase of the key').fill(PASSPHRASE);
  expect(await dialog().getByLabel('Your name, for the log').inputValue()).toBe('Ana');
  await switchTo('Ben');
  expect(await dialog().count()).toBe(0);
  forgetComplaints();
  await go('#/trust/keep', 'Keep a trust list');
  await page.getByRole('row').getByText('Maker GmbH').waitFor();
  await exactly('Sign list number 1').click();
  await choose(inDialog('Choose the key file of the office'), key);
  const name = dialog().getByLabel('Your name, for the log');
  expect([await name.inputValue(), await name.getAttribute('readonly')]).toEqual(['Ben', '']);
  expect(await dialog().getByLabel('Passphrase of the key').inputValue()).toBe('');
  await dialog().getByLabel('Passphrase of the key').fill(PASSPHRASE);
  await expectClean();
  const list = await saved(inDialog('Sign and save'));
  expect(list.text.split('.')).toHaveLength(3);
  expect(lastOfTrust()).toEqual({ action: 'list-signed', who: 'Ben', names: ['Ben'] });
});

it('a pack takes two officers where the rule asks for two; a confirmation ends with the officer who asked for it', async () => {
  await go('#/settings', 'Settings');
  await page.getByText('Two people confirm each change of the trust list').click();
  await page.getByRole('checkbox', { name: /Two people/, checked: true }).waitFor();
  await go('#/packs', 'Packs');
  await (await chooser(button('Choose a pack'))).setFiles(PACK);
  const take = exactly('Apply it');
  await take.waitFor();
  await page.getByLabel('Key fingerprint of the pack, from your office').fill(fingerprintIn(PACK));
  expect(await take.isDisabled()).toBe(true);
  await confirmBy('Ana', page.locator('main'));
  await switchTo('Ana');
  forgetComplaints();
  await go('#/packs', 'Packs');
  await take.waitFor();
  // What Ana confirmed for Ben counts for nothing under her own sign-in.
  expect(await page.getByText('Confirmed by').count()).toBe(0);
  await page.getByLabel('Key fingerprint of the pack, from your office').fill(fingerprintIn(PACK));
  expect(await take.isDisabled()).toBe(true);
  await confirmBy('Ben', page.locator('main'));
  await take.click();
  await page.getByText('The trust list is in force.').waitFor();
  await go('#/trust', 'Trust');
  await page.getByText('Ana, Ben').first().waitFor();
  await expectClean();
  expect(lastOfTrust()).toEqual({ action: 'snapshot-imported', who: 'Ana, Ben', names: ['Ana', 'Ben'] });
});
