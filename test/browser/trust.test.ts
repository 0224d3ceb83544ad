// The trust screen in a real browser: a fresh install, a list from a stick, and then a foreign passport is valid; the next list takes its issuer out.
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { keysIn } from '../../server/features/trust/trust-overview.ts';
import {
  deskInBrowser,
  dialog,
  expectClean,
  forgetComplaints,
  go,
  HEADERS,
  inspected,
  isInView,
  page,
  saved,
} from '../fixtures/browser/browser-window.ts';
import { press, scanned } from '../fixtures/browser/keyboard.ts';
import { chooseList, putInForce } from '../fixtures/browser/trust-list.ts';
import { serve } from '../fixtures/browser/world.ts';
import { DID, didDocument, passport, secure } from '../fixtures/issuing.ts';
import { entry, LIST_URL, revocationList, signed } from '../fixtures/office.ts';
import { statusEntry } from '../fixtures/status-list-issuing.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { fingerprintOf } from '../fixtures/trust-lists.ts';

const folder = temporaryFolder();
const HOUR = 3_600_000;
const at = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();

deskInBrowser(() => serve(join(folder, 'data')));
beforeEach(forgetComplaints);

async function headlineOf(index: number): Promise<string | null> {
  await go('#/', 'Inspect a product');
  const credentialStatus = statusEntry(`${index}`);
  return inspected(JSON.stringify(secure(passport({ id: `urn:uuid:${crypto.randomUUID()}`, credentialStatus }))));
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

const told = () => dialog().getByLabel('Fingerprint given by your office');

describe('a dialogue that is opened right after another was closed', () => {
  it('has the focus, so that Escape closes it, and gives it back to where it was', async () => {
    await chooseList(list(1));
    await dialog().getByLabel('Your name, for the log').waitFor();
    // The page draws no frame between the one and the other.
    await page.evaluate(
      '{ const held = []; window.held = held; window.draw = requestAnimationFrame; requestAnimationFrame = (f) => held.push(f); }',
    );
    await dialog()
      .getByRole('button', { name: 'Cancel' })
      .evaluate((button) => (button as HTMLElement).click());
    await dialog().waitFor({ state: 'detached' });
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'trust.jwt', mimeType: 'text/plain', buffer: Buffer.from(list(1)) });
    await dialog().waitFor();
    await page.evaluate('{ requestAnimationFrame = window.draw; for (const f of window.held) f(performance.now()); }');
    await press(page, 'Escape');
    await dialog().waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Import a trust list');
  });

  it('is closed by Escape also when what had the focus was switched off', async () => {
    await chooseList(list(1));
    const cancel = dialog().getByRole('button', { name: 'Cancel' });
    await cancel.focus();
    await cancel.evaluate((button) => (button as HTMLButtonElement).setAttribute('disabled', ''));
    await expect.poll(() => page.evaluate('document.activeElement === document.body')).toBe(true);
    await press(page, 'Escape');
    await dialog().waitFor({ state: 'detached' });
  });
});

it('a list that is overdue is called that before it is taken', async () => {
  await chooseList(signed(1, [entry()], { issuedAt: at(-48), nextUpdate: at(-24) }));
  await dialog().getByText('This list is overdue').waitFor();
  await expectClean();
  await press(page, 'Escape');
  await dialog().waitFor({ state: 'detached' });
  await chooseList(list(1));
  await told().waitFor();
  expect(await dialog().getByText('This list is overdue').count()).toBe(0);
  await press(page, 'Escape');
  await dialog().waitFor({ state: 'detached' });
});

describe('a fingerprint that is scanned', () => {
  const text = list(1);
  const fingerprint = fingerprintOf(text);
  const another = fingerprint.replace(/^./, (digit) => (digit === 'a' ? 'b' : 'a'));

  it('lands in the field that waits for it, wherever the focus is, and confirms nothing', async () => {
    await chooseList(text);
    const who = dialog().getByLabel('Your name, for the log');
    await who.fill('Ana Lind');
    // Typed so far, with a letter that no fingerprint has.
    await told().fill('abcd o123');
    await dialog().getByText('7 of 64 digits so far').waitFor();
    await expectClean();
    // The dialogue itself, a button and another field have the focus.
    await dialog().getByRole('heading').click();
    await scanned(page, `]Q1${another}`);
    await expect.poll(() => told().inputValue()).toBe(another);
    await dialog().getByText('The key of this file has a different fingerprint').waitFor();
    await dialog().getByRole('button', { name: 'Cancel' }).focus();
    await scanned(page, fingerprint);
    await expect.poll(() => told().inputValue()).toBe(fingerprint);
    await dialog().getByText('Matches the one in the file.').waitFor();
    await who.focus();
    await scanned(page, another);
    await expect.poll(() => told().inputValue()).toBe(another);
    expect(await who.inputValue()).toBe('Ana Lind');
    await told().focus();
    await scanned(page, fingerprint);
    await expect.poll(() => told().inputValue()).toBe(fingerprint);
    // With everything right and its button in focus, a scan still presses nothing.
    const take = dialog().getByRole('button', { name: 'Put it into force' });
    await expect.poll(() => take.isEnabled()).toBe(true);
    await take.focus();
    await scanned(page, fingerprint);
    await scanned(page, '09520123456788');
    await expect.poll(() => told().inputValue()).toBe(fingerprint);
    await expectClean();
    await press(page, 'Escape');
    await dialog().waitFor({ state: 'detached' });
    await page.getByText('No trust list on this computer yet').waitFor();
  });

  it('lands among the fields of an issuer added by hand, and leaves the others as they were', async () => {
    await page.getByRole('button', { name: 'Add an issuer by hand' }).click();
    await dialog()
      .getByLabel('Key document of the issuer')
      .fill(JSON.stringify(didDocument('did:web:workshop.example')));
    await dialog().getByText('Document of did:web:workshop.example, with 1 key.').waitFor();
    await dialog().getByLabel('Country').fill('A');
    await dialog().getByLabel('Country').focus();
    await scanned(page, another);
    await expect.poll(() => told().inputValue()).toBe(another);
    expect(await dialog().getByLabel('Country').inputValue()).toBe('A');
    await dialog().getByText('No key of the document has this fingerprint').waitFor();
    await dialog().getByLabel('Key document of the issuer').fill('{');
    await dialog().getByText('not strict JSON').waitFor();
    await expectClean();
    await press(page, 'Escape');
    await dialog().waitFor({ state: 'detached' });
  });

  it('is said to be one where products are inspected', async () => {
    await scanned(page, fingerprint);
    await page.getByRole('heading', { level: 1, name: 'Inspect a product' }).waitFor();
    await page.getByText('This is the fingerprint of a key, not of a product.').first().waitFor();
    expect(await page.getByRole('radio', { name: 'Release' }).count()).toBe(0);
    await press(page, 'F2');
    expect(await page.getByRole('button', { name: /^Record as/ }).count()).toBe(0);
    await expectClean();
    await page.getByRole('link', { name: 'Packs: apply a pack' }).waitFor();
    await page.getByRole('link', { name: 'Trust: import a trust list, or add an issuer' }).click();
    await page.getByRole('heading', { level: 1, name: 'Trust' }).waitFor();
  });
});

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
    await chooseList(text);
    await page.getByText('2 issuers are added').waitFor();
    await expectClean();
    const fingerprint = fingerprintOf(text);
    await dialog().getByLabel('Your name, for the log').fill('Ana Lind');
    const take = dialog().getByRole('button', { name: 'Put it into force' });
    await expect.poll(() => take.isDisabled()).toBe(true);
    // The last digit of 64 is typed at the lower edge of the dialog.
    await told().evaluate((field) => field.scrollIntoView({ block: 'end' }));
    await told().fill('0'.repeat(64));
    await expect.poll(() => isInView(dialog().getByText('The key of this file has a different fingerprint'))).toBe(true);
    await dialog().getByLabel('Fingerprint given by your office').fill(fingerprint.replaceAll(' ', ''));
    await dialog().getByText('Matches the one in the file.').waitFor();
    await expectClean();
    await take.click();
    await page.getByText('Up to date: verdicts are based on a current list.').waitFor();
    await page.getByText('Maker GmbH').waitFor();
    // Services set places at random, so a place that is set is not called a revocation.
    const main = page.getByRole('main');
    await expect.poll(() => main.textContent()).toContain('1 entry set');
    expect(await main.textContent()).not.toMatch(/\d+ (?:entries |places )?revoked/);
    await expectClean();
    expect(await headlineOf(8)).toBe('valid');
    expect(await headlineOf(7)).toBe('invalid');
  });

  it('restricts an issuer on this computer, so that it reads unknown, and lifts that', async () => {
    await go('#/trust', 'Trust');
    await page.getByRole('button', { name: 'Restrict Maker GmbH…' }).click();
    const restrict = dialog().getByRole('button', { name: 'Restrict', exact: true });
    await dialog().getByLabel('Your name, for the log').fill('Ana Lind');
    expect(await restrict.isDisabled()).toBe(true);
    await dialog().getByLabel('Reason, for the log').fill('altered passports');
    await expectClean();
    await restrict.click();
    await dialog().waitFor({ state: 'detached' });
    await page.getByText('Restricted here', { exact: true }).waitFor();
    await page.getByText('no document accepted').waitFor();
    await expectClean();
    expect(await headlineOf(8)).toBe('unknown-issuer');
    await page.getByText('a person here restricted it').first().waitFor();
    // What stands against a document still counts.
    expect(await headlineOf(7)).toBe('invalid');
    await go('#/trust', 'Trust');
    await page.getByRole('button', { name: 'Lift the restriction of Maker GmbH…' }).click();
    await dialog().getByLabel('Reason, for the log').fill('explained');
    await dialog().getByLabel('Your name, for the log').fill('Ana Lind');
    await dialog().getByRole('button', { name: 'Lift', exact: true }).click();
    await dialog().waitFor({ state: 'detached' });
    await page.getByText('Restriction lifted:').waitFor();
    expect(await headlineOf(8)).toBe('valid');
  });

  it('shows the fingerprint of the operator as a code, and prints it', async () => {
    await go('#/trust', 'Trust');
    const picture = page.getByRole('img', { name: 'QR code of the fingerprint' });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(270);
    await page.getByRole('button', { name: 'Print the fingerprint' }).click();
    await page.getByRole('heading', { level: 1, name: 'Fingerprint of the key of the trust list' }).waitFor();
    await page.getByText('did:web:lists.example').waitFor();
    await expectClean();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('heading', { level: 1, name: 'Trust' }).waitFor();
  });

  it('shows what the next list changes, and goes back to the one before', async () => {
    await chooseList(list(2, 'withdrawn'));
    await dialog().getByText('1 issuer changes').waitFor();
    const compared = dialog().getByRole('table', { name: 'Maker GmbH' });
    await compared.getByRole('row', { name: 'Status Granted Withdrawn' }).waitFor();
    await expectClean();
    await putInForce();
    await page.getByText('Withdrawn', { exact: true }).waitFor();
    expect(await headlineOf(8)).toBe('invalid');
    await go('#/trust', 'Trust');
    await page.getByRole('button', { name: 'Go back to the previous list' }).click();
    await dialog().getByLabel('Reason, for the log').fill('wrong stick');
    await dialog().getByLabel('Your name, for the log').fill('Ana Lind');
    await dialog().getByRole('button', { name: 'Go back', exact: true }).click();
    await dialog().waitFor({ state: 'detached' });
    await page.getByText('Went back to the previous list:').waitFor();
    await expectClean();
  });

  it('says of many changes at once which standing issuers get, before anything is unfolded', async () => {
    const many = (sequence: number, status: 'granted' | 'withdrawn') =>
      signed(
        sequence,
        Array.from({ length: 12 }, (_, index) =>
          entry({ did: `did:web:many-${index}.example`, country: 'AT', fetchedAt: at(-1), status: index < 9 ? status : 'granted' }),
        ),
        { issuedAt: at(-1 + sequence / 100), nextUpdate: at(24 * 30) },
      );
    await chooseList(many(3, 'granted'));
    await putInForce();
    await chooseList(many(4, 'withdrawn'));
    await dialog().getByText('9 issuers change').waitFor();
    await dialog().getByText('Withdrawn (9)', { exact: true }).waitFor();
    await expectClean();
    await press(dialog().getByRole('button', { name: 'Cancel' }), 'Escape');
    await dialog().waitFor({ state: 'detached' });
  });

  it('refuses what is no list of the operator, and says that nothing was changed', async () => {
    await chooseList(list(9).slice(0, -5));
    await dialog().getByText('Refused. Nothing was changed.').waitFor();
    // The browser itself notes the refusal (409) on its console.
    forgetComplaints();
    await expectClean();
    await press(dialog().getByRole('button', { name: 'Cancel' }), 'Escape');
    await dialog().waitFor({ state: 'detached' });
  });

  it('adds an issuer by hand, marked for ever, and takes it out again', async () => {
    await go('#/trust', 'Trust');
    await page.getByRole('button', { name: 'Add an issuer by hand' }).click();
    await dialog()
      .getByLabel('Key document of the issuer')
      .fill(JSON.stringify(didDocument('did:web:workshop.example')));
    await dialog().getByLabel('Issuer', { exact: true }).fill('Workshop');
    await dialog().getByLabel('Reason, for the log').fill('visited on site');
    await dialog().getByLabel('Your name, for the log').fill('Ana Lind');
    const add = dialog().getByRole('button', { name: 'Add it' });
    await told().fill('0'.repeat(64));
    await dialog().getByText('No key of the document has this fingerprint').waitFor();
    expect(await add.isDisabled()).toBe(true);
    await told().fill(keysIn(didDocument('did:web:workshop.example'))[0]?.fingerprint ?? '');
    await dialog().getByText('Matches a key in the document.').waitFor();
    await add.click();
    await page.getByText('Added on this computer', { exact: true }).waitFor();
    forgetComplaints();
    await expectClean();
    await page.getByRole('button', { name: 'Remove Workshop' }).click();
    await dialog().getByLabel('Reason, for the log').fill('mistake');
    await dialog().getByLabel('Your name, for the log').fill('Ana Lind');
    await dialog().getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByText('Issuer removed:').waitFor();
  });
});

describe('where two persons are wanted', () => {
  const wanted = (two: boolean, more: object = {}) =>
    page.evaluate(
      `fetch('/workbench/settings', { method: 'PUT', headers: ${HEADERS}, body: ${JSON.stringify(
        JSON.stringify({ trustTwoPersons: two, ...more }),
      )} }).then(({ status }) => status)`,
    );

  /** Whoever names one person twice cannot press the button, and sees why next to the field. */
  async function namesTwo(button: string): Promise<void> {
    await dialog().getByText('Someone other than the first person').waitFor();
    const act = dialog().getByRole('button', { name: button, exact: true });
    await dialog().getByLabel('Your name, for the log').fill('Zoé Müller');
    for (const twice of ['Zoé Müller', ' ZOE  MULLER', '.']) {
      await dialog().getByLabel('Name of the second person').fill(twice);
      await dialog()
        .getByText(twice === '.' ? 'Write a name.' : 'This is the first person again')
        .waitFor();
      expect(await act.isDisabled()).toBe(true);
    }
    await expectClean();
    await dialog().getByLabel('Name of the second person').fill('Ben Ott');
    await expect.poll(() => act.isEnabled()).toBe(true);
    await press(page, 'Escape');
    await dialog().waitFor({ state: 'detached' });
  }

  it('every dialog of the trust screen says at once that the second one is the first one again', async () => {
    expect(await wanted(true, { who: 'Ana' })).toBe(200);
    await go('#/', 'Inspect a product');
    await page.reload();
    await chooseList(list(5));
    await namesTwo('Put it into force');
    await page.getByRole('button', { name: 'Go back to the previous list' }).click();
    await dialog().getByLabel('Reason, for the log').fill('wrong stick');
    await namesTwo('Go back');
    await page.getByRole('button', { name: 'Add an issuer by hand' }).click();
    await dialog()
      .getByLabel('Key document of the issuer')
      .fill(JSON.stringify(didDocument('did:web:workshop.example')));
    await dialog().getByLabel('Issuer', { exact: true }).fill('Workshop');
    await told().fill(keysIn(didDocument('did:web:workshop.example'))[0]?.fingerprint ?? '');
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
    await page.getByRole('button', { name: 'Missing passports' }).click();
    await page.getByRole('heading', { level: 1, name: 'Missing passports' }).waitFor();
    await page.getByText('Serial number NOCOPY7').waitFor();
    await expectClean();
    const { text } = await saved(page.getByRole('button', { name: 'Save the list' }));
    expect(JSON.parse(text)).toEqual({ format: 'dpp-want-list', version: 1, items: [{ gtin: '09520123456788', serial: 'NOCOPY7', link }] });
  });
});
