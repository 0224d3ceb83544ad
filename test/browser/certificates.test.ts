// A credential of a business wallet in a real browser: ES256, its key named by certificates. Valid below an anchor that was imported, unknown below any other.
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { card, deskInBrowser, dialog, expectClean, forgetComplaints, go, inspected, page } from '../fixtures/browser/browser-window.ts';
import { chooseList, putInForce } from '../fixtures/browser/trust-list.ts';
import { serve } from '../fixtures/browser/world.ts';
import { anchorOf, byChain, hierarchy, signerOf } from '../fixtures/certificates.ts';
import { entry, signed } from '../fixtures/office.ts';
import { flat, issueSdJwt } from '../fixtures/sd-jwt-issuing.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const HOUR = 3_600_000;
const at = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();

deskInBrowser(() => serve(join(folder, 'data')));
beforeEach(forgetComplaints);

const [listed, other] = [hierarchy(), hierarchy()];
const { did, didDocument } = anchorOf(listed.root);
const list = signed(1, [entry({ kind: 'x509-anchor', did, didDocument, legalName: 'Trust service', country: 'DE', fetchedAt: at(-1) })], {
  issuedAt: at(-1),
  nextUpdate: at(24 * 30),
});
const credential = (from: typeof listed, claims = {}): string =>
  issueSdJwt(flat({ iss: 'https://maker.example', ...claims }), [], byChain(from.leaf, from.issuing, from.root), signerOf(from.keys.leaf));
async function headlineOf(text: string): Promise<string | null> {
  await go('#/', 'Inspect a product');
  return inspected(text);
}

it('is from an unknown issuer before any anchor is held, though its root is in the token', async () => {
  expect(await headlineOf(credential(listed))).toBe('unknown-issuer');
  await expectClean();
});

it('is valid once a trust list with the anchor was imported, whose subject and validity are shown before and after', async () => {
  await chooseList(list);
  await dialog().getByText('1 issuer is added').waitFor();
  await dialog()
    .getByText(/Anchor for certificates: CN=Root, valid from/)
    .waitFor();
  await expectClean();
  await putInForce(list);
  await page
    .getByText(/Anchor for certificates: CN=Root, valid from/)
    .first()
    .waitFor();
  expect(await headlineOf(credential(listed, { dppCode: 'DPP-2' }))).toBe('valid');
  await card().waitFor();
  await page.getByText('Revocation of the issuer’s certificate was not checked').first().waitFor();
  await expectClean();
});

it('is from an unknown issuer under another anchor, and invalid if it was altered', async () => {
  expect(await headlineOf(credential(other))).toBe('unknown-issuer');
  const [head, body = '', signature] = credential(listed).split('.');
  const changed = Buffer.from(body, 'base64url').toString().replace('Zelle', 'Zello');
  expect(await headlineOf([head, Buffer.from(changed).toString('base64url'), signature].join('.'))).toBe('invalid');
  await expectClean();
});
