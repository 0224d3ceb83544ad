// A proof of registration in a real browser: who registered which version, by which key it is sealed, and the passport with these bytes.
import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { card, deskInBrowser, expectClean, forgetComplaints, go, inspected, page } from '../fixtures/browser/browser-window.ts';
import { serve } from '../fixtures/browser/world.ts';
import { passport, secure } from '../fixtures/issuing.ts';
import { CLAIMS, seal, sha256 } from '../fixtures/registry.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
deskInBrowser(() => serve(join(folder, 'data')));
beforeEach(forgetComplaints);

const registry = generateKeyPairSync('rsa', { modulusLength: 2048 });
const issued = JSON.stringify(secure(passport({})));

it('shows what the proof claims and that its seal was not checked', async () => {
  await go('#/', 'Inspect a product');
  expect(await inspected(seal(registry, { dppHash: sha256(issued), reoName: 'Zellenwerk <b>GmbH</b>' }))).toBe('cannot-check');
  await card().getByText('This is a proof of registration.').waitFor();
  await page.getByText('The seal was not checked').waitFor();
  for (const text of [
    'Zellenwerk <b>GmbH</b>',
    CLAIMS.registryId,
    CLAIMS.registeredAt,
    sha256(issued),
    'No such passport is on this computer.',
  ])
    await page.getByText(text, { exact: true }).first().waitFor();
  await expectClean();
});

it('names the entry and the verdict of the passport that has these bytes', async () => {
  await go('#/', 'Inspect a product');
  const headline = await inspected(issued);
  expect(headline).toBe('unknown-issuer');
  await go('#/', 'Inspect a product');
  expect(await inspected(seal(registry, { dppHash: sha256(issued) }))).toBe('cannot-check');
  await page.getByText(/Unknown issuer \(Entry 2 of the log\)/).waitFor();
  await expectClean();
});
