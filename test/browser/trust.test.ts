// The trust screen in a real browser: a fresh install, a list from a stick, and then a foreign passport is valid; the next list takes its issuer out.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readSnapshot } from '../../server/snapshot/read.ts';
import { entry, LIST_URL, revocationList, signed } from '../snapshot/office.ts';
import { DID, didDocument, passport, secure } from '../verify/issuing.ts';
import { flawsOf, goTo, type Opened, open } from './browser.ts';
import { freePort, type Served, serve } from './world.ts';

const folder = mkdtempSync(join(tmpdir(), 'dpp-desk-trust-'));
const HOUR = 3_600_000;
const at = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();
let served: Served;
let opened: Opened;
let page: Page;

beforeAll(async () => {
  const [port, workbenchPort] = [await freePort(), await freePort()];
  served = await serve(join(folder, 'data'), port, workbenchPort);
  opened = await open(served.workbench);
  ({ page } = opened);
  await page.getByRole('heading', { name: 'Inspect a product' }).waitFor();
});

afterAll(async () => {
  await opened?.browser.close();
  const code = await served?.stop();
  rmSync(folder, { recursive: true, force: true });
  expect(code).toBe(0);
});

beforeEach(() => {
  opened.complaints.length = 0;
});

const go = (address: string, heading: string): Promise<void> => goTo(page, address, heading);
const dialog = () => page.getByRole('dialog');

const expectClean = async (): Promise<void> => expect(await flawsOf(opened)).toEqual([]);

async function bring(text: string): Promise<void> {
  await go('#/trust', 'Trust');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Import a trust list' }).click(),
  ]);
  await chooser.setFiles({ name: 'trust.jwt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await dialog().waitFor();
}

async function headlineOf(index: number): Promise<string | null> {
  await go('#/', 'Inspect a product');
  const credentialStatus = {
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: `${index}`,
    statusListCredential: LIST_URL,
  };
  await page
    .getByLabel('Type or paste')
    .fill(JSON.stringify(secure(passport({ id: `urn:uuid:${crypto.randomUUID()}`, credentialStatus }))));
  await page.getByRole('button', { name: 'Inspect', exact: true }).click();
  const card = page.locator('[data-headline]').first();
  await card.waitFor();
  return card.getAttribute('data-headline');
}

const list = (sequence: number, status: 'granted' | 'withdrawn' = 'granted') =>
  signed(
    sequence,
    [
      entry({ status, fetchedAt: at(-1), statusLists: [{ url: LIST_URL, credential: revocationList([7]), retrievedAt: at(-1) }] }),
      entry({ did: 'did:web:second.example', legalName: 'Second AG', country: 'CH', fetchedAt: at(-1) }),
    ],
    { issuedAt: at(-1 + sequence / 100), nextUpdate: at(24 * 30) },
  );

describe('the trust screen', () => {
  it('says on a fresh install that there is nothing yet, and what to do', async () => {
    expect(await headlineOf(8)).toBe('unknown-issuer');
    await go('#/trust', 'Trust');
    await page.getByText('No trust list on this computer yet').waitFor();
    await page.getByText(DID).waitFor();
    await expectClean();
  });

  it('takes the first list only with a fingerprint that was compared', async () => {
    const text = list(1);
    await bring(text);
    await page.getByText('2 issuers come in').waitFor();
    await expectClean();
    const read = readSnapshot(text);
    const fingerprint = read.ok ? read.fingerprint : '';
    await dialog().getByLabel('Your name, for the log').fill('Ana Lind');
    const take = dialog().getByRole('button', { name: 'Put it in force' });
    await expect.poll(() => take.isDisabled()).toBe(true);
    await dialog().getByLabel('Fingerprint that your office told you').fill('0'.repeat(64));
    await dialog().getByText('The key of this file has another fingerprint').waitFor();
    await dialog().getByLabel('Fingerprint that your office told you').fill(fingerprint.replaceAll(' ', ''));
    await take.click();
    await page.getByText('Up to date: verdicts rest on a current list.').waitFor();
    await page.getByText('Maker GmbH').waitFor();
    await expectClean();
    expect(await headlineOf(8)).toBe('valid');
    expect(await headlineOf(7)).toBe('invalid');
  });

  it('shows what the next list changes, and goes back to the one before', async () => {
    await bring(list(2, 'withdrawn'));
    await dialog().getByText('1 issuer changes').waitFor();
    const compared = dialog().getByRole('table', { name: 'Maker GmbH' });
    await compared.getByRole('row', { name: 'State Granted Withdrawn' }).waitFor();
    await expectClean();
    await dialog().getByLabel('Your name, for the log').fill('Ana Lind');
    await dialog().getByRole('button', { name: 'Put it in force' }).click();
    await page.getByText('Withdrawn', { exact: true }).waitFor();
    expect(await headlineOf(8)).toBe('invalid');
    await go('#/trust', 'Trust');
    await page.getByRole('button', { name: 'Go back to the list before' }).click();
    await dialog().getByLabel('Reason, for the log').fill('wrong stick');
    await dialog().getByLabel('Your name, for the log').fill('Ana Lind');
    await dialog().getByRole('button', { name: 'Go back', exact: true }).click();
    await dialog().waitFor({ state: 'detached' });
    await page.getByText('Back to the list before:').waitFor();
    await expectClean();
  });

  it('refuses what is no list of the operator, and says that nothing was changed', async () => {
    await bring(list(9).slice(0, -5));
    await dialog().getByText('Refused. Nothing was changed.').waitFor();
    // The browser itself notes the refusal (409) on its console.
    opened.complaints.length = 0;
    await expectClean();
    await dialog().getByRole('button', { name: 'Cancel' }).press('Escape');
    await dialog().waitFor({ state: 'detached' });
  });

  it('adds an issuer by hand, marked for ever, and takes it out again', async () => {
    await go('#/trust', 'Trust');
    await page.getByRole('button', { name: 'Add an issuer by hand' }).click();
    await dialog()
      .getByLabel('DID document of the issuer')
      .fill(JSON.stringify(didDocument('did:web:workshop.example')));
    await dialog().getByLabel('Issuer', { exact: true }).fill('Workshop');
    await dialog().getByLabel('Reason, for the log').fill('visited on site');
    await dialog().getByLabel('Your name, for the log').fill('Ana Lind');
    await dialog().getByLabel('Fingerprint that your office told you').fill('0000');
    await dialog().getByRole('button', { name: 'Add it' }).click();
    const said = await dialog()
      .getByText(/it holds (?:[0-9a-f]{4} ?)+/)
      .first()
      .textContent();
    await dialog()
      .getByLabel('Fingerprint that your office told you')
      .fill(/holds ([0-9a-f ]+)/.exec(said ?? '')?.[1] ?? '');
    await dialog().getByRole('button', { name: 'Add it' }).click();
    await page.getByText('Added on this computer', { exact: true }).waitFor();
    opened.complaints.length = 0;
    await expectClean();
    await page.getByRole('button', { name: 'Take Workshop out' }).click();
    await dialog().getByLabel('Reason, for the log').fill('mistake');
    await dialog().getByLabel('Your name, for the log').fill('Ana Lind');
    await dialog().getByRole('button', { name: 'Take it out' }).click();
    await page.getByText('Issuer taken out:').waitFor();
  });
});

describe('where two persons are wanted', () => {
  const wanted = (two: boolean, more: object = {}) =>
    page.evaluate(
      `fetch('/workbench/settings', { method: 'PUT', headers: { 'content-type': 'application/json' }, body: ${JSON.stringify(
        JSON.stringify({ trustTwoPersons: two, ...more }),
      )} }).then(({ status }) => status)`,
    );

  /** Whoever names one person twice cannot press the button, and is told beside the field. */
  async function namesTwo(button: string): Promise<void> {
    await dialog().getByText('Somebody else than the first person').waitFor();
    const press = dialog().getByRole('button', { name: button, exact: true });
    await dialog().getByLabel('Your name, for the log').fill('Zoé Müller');
    for (const twice of ['Zoé Müller', ' ZOE  MULLER', '.']) {
      await dialog().getByLabel('Name of the second person').fill(twice);
      await dialog()
        .getByText(twice === '.' ? 'Write a name.' : 'That is the first person again')
        .waitFor();
      expect(await press.isDisabled()).toBe(true);
    }
    await expectClean();
    await dialog().getByLabel('Name of the second person').fill('Ben Ott');
    await expect.poll(() => press.isEnabled()).toBe(true);
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
  }

  it('every dialog of the trust screen says at once that the second one is the first one again', async () => {
    expect(await wanted(true, { who: 'Ana' })).toBe(200);
    await go('#/', 'Inspect a product');
    await page.reload();
    await bring(list(3));
    await namesTwo('Put it in force');
    await page.getByRole('button', { name: 'Go back to the list before' }).click();
    await dialog().getByLabel('Reason, for the log').fill('wrong stick');
    await namesTwo('Go back');
    await page.getByRole('button', { name: 'Add an issuer by hand' }).click();
    await dialog().getByLabel('DID document of the issuer').fill('{}');
    await dialog().getByLabel('Issuer', { exact: true }).fill('Workshop');
    await dialog().getByLabel('Fingerprint that your office told you').fill('0000');
    await dialog().getByLabel('Reason, for the log').fill('visited on site');
    await namesTwo('Add it');
    expect(await wanted(false, { who: 'Ana', secondPerson: 'Ben' })).toBe(200);
    await page.reload();
  });
});

describe('the want-list', () => {
  it('holds what was scanned and has no copy here, to be taken to a computer with a network', async () => {
    await go('#/', 'Inspect a product');
    const link = 'https://id.example.org/01/09520123456788/21/NOCOPY7';
    await page.getByLabel('Type or paste').fill(link);
    await page.getByRole('button', { name: 'Inspect', exact: true }).click();
    await page.locator('[data-headline="cannot-check"]').first().waitFor();
    await go('#/inspections', 'Inspections');
    await page.getByRole('button', { name: 'Wanted copies' }).click();
    await page.getByRole('heading', { level: 1, name: 'Wanted copies' }).waitFor();
    await page.getByText('Serial number NOCOPY7').waitFor();
    await expectClean();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save the list' }).click()]);
    const saved: unknown = JSON.parse(readFileSync(await download.path(), 'utf8'));
    expect(saved).toEqual({ format: 'dpp-want-list', version: 1, items: [{ gtin: '09520123456788', serial: 'NOCOPY7', link }] });
  });
});
