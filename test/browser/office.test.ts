// The office's own page in a real browser: a key made, a list begun, filled and signed, each through the file chooser and the downloads; and its file is in force on the same desk.
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { readTrustList } from '../../server/domain/trust-list/read.ts';
import { documentSha256 } from '../../server/domain/trust-list/shape.ts';
import {
  choose,
  deskInBrowser,
  dialog,
  expectClean,
  forgetComplaints,
  go,
  opened,
  page,
  saved,
} from '../fixtures/browser/browser-window.ts';
import { chooseList, putInForce } from '../fixtures/browser/trust-list.ts';
import { serve } from '../fixtures/browser/world.ts';
import { DID, didDocument } from '../fixtures/issuing.ts';
import { LIST_URL, revocationList } from '../fixtures/office.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const PASSPHRASE = 'twelve letters and more';

deskInBrowser(() => serve(join(folder, 'data')));
beforeEach(forgetComplaints);

const button = (name: string) => page.getByRole('button', { name, exact: true });
const inDialog = (name: string) => dialog().getByRole('button', { name, exact: true });

async function newKey(): Promise<{ readonly name: string; readonly text: string }> {
  await button('Make a new key').click();
  await dialog().getByLabel('Passphrase for the key').fill(PASSPHRASE);
  await dialog().getByLabel('The same passphrase again').fill('something else');
  await dialog().getByText('This is not the same passphrase.').waitFor();
  expect(await inDialog('Make it and save').isDisabled()).toBe(true);
  await dialog().getByLabel('The same passphrase again').fill(PASSPHRASE);
  const file = await saved(inDialog('Make it and save'));
  await dialog().getByText('Fingerprint of the new key').waitFor();
  await expectClean();
  await dialog().getByRole('button', { name: 'Close' }).last().click();
  return file;
}

async function signed(key: { readonly name: string; readonly text: string }, sequence: number) {
  await button(`Sign list number ${sequence}`).click();
  await choose(inDialog('Choose the key file of the office'), key);
  await dialog().getByText(`Key file: ${key.name}`).waitFor();
  await dialog().getByLabel('Your name, for the log').fill('Ana Lind');
  await dialog().getByLabel('Passphrase of the key').fill(PASSPHRASE);
  const file = await saved(inDialog('Sign and save'));
  await dialog().waitFor({ state: 'hidden' });
  return file;
}

let key: { readonly name: string; readonly text: string };

it('is reached at the end of the trust screen, and begins with the name of the office', async () => {
  await go('#/trust', 'Trust');
  await page.getByRole('link', { name: 'Keep a trust list' }).click();
  await page.getByRole('heading', { level: 1, name: 'Keep a trust list' }).waitFor();
  await page.getByLabel('Name of the office').fill('List office');
  await page.getByLabel('Identifier of the office (DID)').fill('lists.example');
  await button('Begin').click();
  await page.getByText('A list cannot contain this. Nothing was changed.').waitFor();
  await page.getByLabel('Identifier of the office (DID)').fill('did:web:lists.example');
  forgetComplaints();
  await button('Begin').click();
  await page.getByText('The list of List office (did:web:lists.example).').waitFor();
  await page.getByText('No issuers yet').waitFor();
  await expectClean();
});

it('takes an issuer with its key document and status list, and says what is wrong with another document', async () => {
  await button('Add an issuer').click();
  await dialog().getByLabel('Key document of the issuer (DID document)').fill('{"id":"did:web:x.example"}');
  await dialog().getByText('nothing could be verified with it').waitFor();
  await dialog().getByLabel('Key document of the issuer (DID document)').fill('');
  const document = { name: 'did.json', text: JSON.stringify(didDocument()) };
  await choose(inDialog('Choose the key document'), document);
  await dialog().getByText(`Document of ${DID}, with # key.`.replace('#', '1')).waitFor();
  await dialog().getByText('Compare these fingerprints').waitFor();
  await dialog().getByLabel('Issuer', { exact: true }).fill('Maker GmbH');
  await dialog().getByLabel('Country').fill('at');
  await dialog().getByLabel('Start date of this status').fill('2026-05-01');
  await choose(inDialog('Choose status lists'), { name: 'status.json', text: revocationList([7]) });
  await dialog().getByText('status.json will be included.').waitFor();
  await expectClean();
  await inDialog('Add it').click();
  await dialog().waitFor({ state: 'hidden' });
  await page.getByRole('row').getByText('Maker GmbH').waitFor();
  await page.getByRole('row').getByText(LIST_URL).waitFor();
  await page.getByText('1 issuer is added').waitFor();
  await expectClean();
});

it('makes a sealed key and signs the first list, which a desk takes over', async () => {
  key = await newKey();
  expect([key.name, key.text.split('\n')[0]]).toEqual(['trust-office.key', '-----BEGIN ENCRYPTED PRIVATE KEY-----']);
  await button('Sign list number 1').click();
  await choose(inDialog('Choose the key file of the office'), key);
  await dialog().getByLabel('Your name, for the log').fill('Ana Lind');
  await dialog().getByLabel('Passphrase of the key').fill('another passphrase');
  await inDialog('Sign and save').click();
  await dialog().getByText('The passphrase does not open this key file.').waitFor();
  expect(await dialog().getByLabel('Passphrase of the key').inputValue()).toBe('');
  await inDialog('Cancel').click();
  forgetComplaints();
  const file = await signed(key, 1);
  const read = readTrustList(file.text);
  expect([file.name, read.ok && read.trustList.entries[0]?.since]).toEqual(['trust-list-1.jwt', '2026-05-01T00:00:00Z']);
  await page.getByText('List number 1, signed last').waitFor();
  await expectClean();
  await go('#/trust', 'Trust');
  await page.getByText('List signed here for others:').waitFor();
  await chooseList(file.text, file.name);
  await putInForce(file.text);
  await page.getByText('Up to date: verdicts are based on a current list.').waitFor();
});

it('shows what changes before the next list, and takes an issuer out after a question', async () => {
  await go('#/trust/keep', 'Keep a trust list');
  await button('Change Maker GmbH').click();
  expect(await dialog().getByLabel('Start date of this status').inputValue()).toBe('2026-05-01');
  await dialog()
    .getByRole('button', { name: /Status/ })
    .click();
  await page.getByRole('option', { name: 'Withdrawn' }).click();
  await inDialog('Save the change').click();
  await dialog().waitFor({ state: 'hidden' });
  await page.getByText('1 issuer changes').waitFor();
  await page.getByRole('table', { name: 'Maker GmbH' }).getByText('Withdrawn').waitFor();
  await button('Remove Maker GmbH').click();
  await expectClean();
  await inDialog('Remove').click();
  await page.getByText('1 issuer is removed').waitFor();
});

it('says which key is missing from the next list and has no end date, and lists it with its end by one press', async () => {
  await page.getByText('1 key is missing from the next list and has no end date.').waitFor();
  await button('Sign list number 2').click();
  await dialog().getByText('Sign without 1 key that the last list vouched for').waitFor();
  await expectClean();
  await inDialog('Cancel').click();
  await page.getByLabel('Last day of the key').fill('2026-10-31');
  await expectClean();
  await page.getByRole('button', { name: /^List its issuer again/ }).click();
  await page.getByText('1 issuer changes').waitFor();
  await page.getByRole('table', { name: 'Maker GmbH' }).getByText('2026-10-31T23:59:59Z').waitFor();
  expect(await page.getByText('is missing from the next list and has no end date').count()).toBe(0);
  await expectClean();
});

it('another key signs only after it was announced', async () => {
  const second = await newKey();
  await button('Announce a new key').click();
  await choose(inDialog('Choose the file of the new key'), second);
  await dialog().getByLabel('Passphrase of the key').fill(PASSPHRASE);
  await expectClean();
  await inDialog('Announce it').click();
  await page.getByText('It puts a new key of the office that keeps the list into effect.').waitFor();
  await signed(key, 2);
  await page.getByText('Only this key signs the next list').waitFor();
  const third = await signed(second, 3);
  expect(third.name).toBe('trust-list-3.jwt');
  const draft = await saved(page.getByRole('link', { name: 'Save the draft' }));
  expect(JSON.parse(draft.text).sequence).toBe(3);
});

it('a saved draft takes the place of the present one after a question, and one from before the last list does not', async () => {
  const draft = await saved(page.getByRole('link', { name: 'Save the draft' }));
  const earlier = { name: 'earlier.json', text: JSON.stringify({ ...JSON.parse(draft.text), sequence: 2 }) };
  await choose(button('Load a draft'), earlier);
  await dialog().getByText('“earlier.json”').waitFor();
  await expectClean();
  await inDialog('Replace it').click();
  await page.getByText('This is older than the last list. Nothing was changed.').waitFor();
  const issuer = { did: 'did:web:back.example', document: didDocument('did:web:back.example') };
  const entry = {
    did: issuer.did,
    legalName: 'Back AG',
    status: 'granted',
    didDocument: issuer.document,
    didDocumentSha256: documentSha256(issuer.document),
    fetchedAt: '2026-05-01T00:00:00Z',
  };
  await choose(button('Load a draft'), {
    name: 'later.json',
    text: JSON.stringify({ ...JSON.parse(draft.text), entries: [entry] }),
  });
  await inDialog('Replace it').click();
  await page.getByRole('row').getByText('Back AG').waitFor();
});

it('a second window that saw an earlier draft changes nothing, and is told', async () => {
  const other = await opened.context.newPage();
  await other.goto(new URL('/#/trust/keep', page.url()).href);
  await other.getByRole('button', { name: 'Add an issuer' }).click();
  const dropped = other.getByRole('dialog');
  await dropped.getByLabel('Key document of the issuer (DID document)').fill(JSON.stringify(didDocument('did:web:late.example')));
  await dropped.getByLabel('Issuer', { exact: true }).fill('Late AG');
  await button('Add an issuer').click();
  await dialog()
    .getByLabel('Key document of the issuer (DID document)')
    .fill(JSON.stringify(didDocument('did:web:first.example')));
  await dialog().getByLabel('Issuer', { exact: true }).fill('First AG');
  await inDialog('Add it').click();
  await dialog().waitFor({ state: 'hidden' });
  await dropped.getByRole('button', { name: 'Add it' }).click();
  await dropped.getByText('Someone else changed the draft in the meantime.').waitFor();
  await dropped.getByRole('button', { name: 'Cancel' }).click();
  await other.getByRole('row').getByText('First AG').waitFor();
  expect(await other.getByText('Late AG').count()).toBe(0);
  await other.close();
});
