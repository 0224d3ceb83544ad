// A credential whose graph is signed, in a real browser: a hidden expiry is invalid with its reason, and every engine can be asked about the signature.
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { card, deskInBrowser, expectClean, forgetComplaints, go, inspected, page } from '../fixtures/browser/browser-window.ts';
import { chooseList, putInForce } from '../fixtures/browser/trust-list.ts';
import { serve } from '../fixtures/browser/world.ts';
import { signedGraph } from '../fixtures/graph-proofs.ts';
import { passport } from '../fixtures/issuing.ts';
import { entry, signed } from '../fixtures/office.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const at = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

deskInBrowser(() => serve(join(folder, 'data')));
beforeEach(forgetComplaints);

const list = signed(1, [entry({ fetchedAt: at(-1) })], { issuedAt: at(-1), nextUpdate: at(24 * 30) });
const credential = passport({ credentialSubject: { id: 'https://maker.example/01/09520123456788/21/ABC123', name: 'Zelle €' } });

async function headlineOf(text: string): Promise<string | null> {
  await go('#/', 'Inspect a product');
  return inspected(text);
}

it('is valid once its issuer is on a trust list, and every engine says so on request', async () => {
  await chooseList(list);
  await putInForce(list);
  expect(await headlineOf(JSON.stringify(await signedGraph(credential)))).toBe('valid');
  await page.getByText('Independent signature checks').click();
  await page.getByRole('button', { name: 'Check with all libraries' }).click();
  await page.waitForURL(/#\/inspections\/\d+/);
  expect(await card().getAttribute('data-headline')).toBe('valid');
  await page.getByText('Independent signature checks').click();
  await page.getByText(/^node:crypto: valid, WebCrypto: valid, noble: valid, libsodium: (?:valid|not available here)$/).waitFor();
  await expectClean();
});

it('is invalid with its reason if its expiry is written so that readers of JSON miss it', async () => {
  const { validUntil, ...rest } = await signedGraph({ ...credential, validUntil: '2026-02-01T00:00:00Z' });
  const hidden = {
    ...rest,
    'https://www.w3.org/2018/credentials#validUntil': { '@value': validUntil, '@type': 'http://www.w3.org/2001/XMLSchema#dateTime' },
  };
  expect(await headlineOf(JSON.stringify(hidden))).toBe('invalid');
  await card()
    .getByText('The file is written so that part of what was signed, such as an expiry date, is easily missed or misread.')
    .waitFor();
  await expectClean();
  // Written as readers expect it, the same date has expired.
  expect(await headlineOf(JSON.stringify({ ...rest, validUntil }))).toBe('invalid');
  await card()
    .getByText(/expired/i)
    .first()
    .waitFor();
  await expectClean();
});
