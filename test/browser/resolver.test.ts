// The Resolver screen in a real browser on a desk of browser mode: off, taken port, on, on the network, keys; and a passport's forms without a listener.
import { X509Certificate } from 'node:crypto';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { openApp } from '../../server/features/app/open-app.ts';
import { loadSample } from '../../server/features/passports/sample.ts';
import { deskInBrowser, expectClean, forgetComplaints, go, page, saved } from '../fixtures/browser/browser-window.ts';
import { press } from '../fixtures/browser/keyboard.ts';
import { freePort } from '../fixtures/browser/world.ts';
import { startBrowserDesk } from '../fixtures/browser-mode-desk.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const CODE = 'DPP-09520123456788-ABC123';
const folder = temporaryFolder();
const taken: Server = createServer();

deskInBrowser(async () => {
  const filled = openApp({ folder });
  loadSample(filled);
  filled.close();
  taken.listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  return startBrowserDesk(folder);
});

afterAll(() => void taken.close());

beforeEach(forgetComplaints);

const portField = () => page.getByRole('textbox', { name: 'Port' });
const pressButton = async (name: string): Promise<void> => {
  await page.getByRole('button', { name }).focus();
  await press(page, 'Enter');
};

it('is off at first, and a port that is none cannot be switched on', async () => {
  await go('#/resolver', 'Resolver');
  await page.getByText('No one can read passports from this computer.').waitFor();
  await expectClean();
  await portField().fill('70000');
  await page.getByText('A port is a whole number from 1 to 65535.').waitFor();
  expect(await page.getByRole('button', { name: 'Switch on' }).isDisabled()).toBe(true);
});

it('says that a port is taken and what to do, and then comes on with another one, by keyboard', async () => {
  await go('#/resolver', 'Resolver');
  const address = taken.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  await portField().fill(String(address.port));
  await pressButton('Switch on');
  await page.getByText('Another program uses the port').waitFor();
  await page.getByText('Choose another port below').waitFor();
  await expectClean();

  const port = await freePort();
  await portField().fill(String(port));
  await press(portField(), 'Enter');
  await page.getByText('On, for this computer only').waitFor();
  const link = page.getByRole('link', { name: 'Try it: open a passport page' });
  expect(await link.getAttribute('href')).toBe(`http://127.0.0.1:${port}/dpp/${CODE}`);
  await expectClean();
  const answer = await fetch(`http://127.0.0.1:${port}/health`);
  expect(await answer.json()).toEqual({ status: 'ok' });

  await pressButton('Switch off');
  await page.getByText('No one can read passports from this computer.').waitFor();
  await expect(fetch(`http://127.0.0.1:${port}/health`)).rejects.toThrow();
});

it('encrypts with a certificate made here, shows its fingerprints and how devices trust it, renews it, and checks itself through it', async () => {
  await go('#/resolver', 'Resolver');
  const port = await freePort();
  await portField().fill(String(port));
  await page.getByRole('button', { name: /Encryption/ }).click();
  await page.getByRole('option', { name: 'A certificate made on this computer' }).click();
  await pressButton('Switch on');
  const panel = page.getByRole('region', { name: 'Certificate' });
  await panel.getByText('In force').waitFor();
  await expectClean();
  const { name, text } = await saved(panel.getByRole('link', { name: 'Save the authority’s certificate' }));
  expect(name).toBe('dpp-desk-authority.pem');
  const prints = await panel.locator('code').allTextContents();
  expect(prints).toHaveLength(2);
  expect(prints[1]).toBe(new X509Certificate(text).fingerprint256);
  await panel.getByText('How to make devices trust it').click();
  await panel.getByText('update-ca-certificates').waitFor();
  await expectClean();
  await pressButton('Renew now');
  await page.getByText('The certificate is renewed.').waitFor();
  await expect.poll(() => panel.locator('code').first().textContent()).not.toBe(prints[0]);
  expect(await panel.locator('code').nth(1).textContent()).toBe(prints[1]);

  const requests = page.getByRole('region', { name: 'Requests' });
  await requests.getByText('In ten minutes').waitFor();
  await pressButton('Check now');
  await page.getByText(/follows 25 of 26 rules/).waitFor();
  await page.getByText('localhost means a different computer to every reader').waitFor();
  await page.getByText('25 rules are followed').click();
  await page.getByRole('rowheader', { name: /Refuses a wrong check digit/ }).waitFor();
  // The check asks some thirty times, and breaks rules on purpose.
  await requests.getByRole('img', { name: /Bar chart of (?:[2-9]\d|1\d\d) requests/ }).waitFor();
  await expectClean();

  await page.getByRole('button', { name: /Encryption/ }).click();
  await page.getByRole('option', { name: 'Your own certificate' }).click();
  expect(await page.getByRole('button', { name: 'Restart with these settings' }).isDisabled()).toBe(true);
  await page.getByLabel('Certificate file (PEM)').fill('/no/such/file.pem');
  await page.getByLabel('Key file (PEM)').fill('/no/such/key.pem');
  await pressButton('Restart with these settings');
  await page.getByText("there is no file '/no/such/file.pem'").first().waitFor();
  await panel.getByText('In force').waitFor();
  await expectClean(/status of 400/);
  await pressButton('Switch off');
  await page.getByText('No one can read passports from this computer.').waitFor();
});

it('gives a key out, shows it once, keeps it on the screen until it is put away, and revokes it after a question', async () => {
  await go('#/resolver', 'Resolver');
  await pressButton('Create a key');
  await page.getByLabel('Given to').fill('Customs Rotterdam');
  await page.getByText('Sees the public view, the commodity codes').waitFor();
  await expectClean();
  await press(page.getByLabel('Given to'), 'Enter');
  const secret = page.getByRole('region', { name: 'The key for Customs Rotterdam' });
  await secret.waitFor();
  expect(await secret.locator('code').textContent()).toMatch(/^dppk_[\w-]{43}$/);
  await page.getByRole('rowheader', { name: 'Customs Rotterdam' }).waitFor();
  await expectClean();
  await press(page, 'Escape');
  expect(await secret.isVisible()).toBe(true);
  await pressButton('I have copied it');
  await secret.waitFor({ state: 'detached' });

  await pressButton('Revoke the key for Customs Rotterdam');
  await page.getByRole('dialog').getByText('Its holder’s next request is refused.').waitFor();
  await pressButton('Revoke it');
  await page.getByRole('cell', { name: 'Revoked' }).waitFor();
  await expectClean();
});

it('saves a file for the registry, or says by name why a passport cannot be registered', async () => {
  await go('#/resolver', 'Resolver');
  const panel = page.getByRole('region', { name: 'Files for the registry of the EU' });
  await panel.getByRole('link', { name: 'Save the first file' }).click();
  await panel.getByText('No passport was saved. That was the last file.').waitFor();
  await panel.getByText(CODE).waitFor();
  await panel.getByText('is a sample.').first().waitFor();
  await expectClean();
});

it('keeps the choice that the commodity code needs a key', async () => {
  await go('#/resolver', 'Resolver');
  const box = page.getByRole('checkbox', { name: /commodity code/ });
  await box.focus();
  await press(page, 'Space');
  await page.getByText('Saved.', { exact: true }).waitFor();
  await page.reload();
  await expect.poll(() => box.isChecked()).toBe(true);
});

it('shows every form of a passport to copy and save while nothing listens', async () => {
  await go(`#/passports/${CODE}`, 'VeloPack 520');
  const { name: fileName, text } = await saved(page.getByRole('button', { name: 'Save as file: Events (EPCIS 2.0)' }));
  expect(fileName).toBe(`${CODE}.epcis.json`);
  expect(JSON.parse(text)).toMatchObject({ type: 'EPCISDocument' });
  for (const name of [
    'Passport page',
    'Verifiable credential (JWT)',
    'Link set (GS1 Digital Link)',
    'Asset Administration Shell',
    'QR code',
  ]) {
    await page.getByRole('button', { name: `Save as file: ${name}` }).waitFor();
  }
  await expectClean();
});
