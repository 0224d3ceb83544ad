// Packs in a real browser: a fresh install without a list, a pack from a stick, one fingerprint compared, and a foreign code is valid; then the delta that revokes it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { signerOfKey } from '../../server/domain/signed-file/signed-file.ts';
import { openApp } from '../../server/features/app/open-app.ts';
import type { AppContext } from '../../server/features/app-context/index.ts';
import { changeStatus } from '../../server/features/issuing/status.ts';
import { createPack, type PackOrder } from '../../server/features/packs/create.ts';
import { openPack } from '../../server/features/packs/format/read.ts';
import { loadSample } from '../../server/features/passports/sample.ts';
import { takeRules } from '../../server/features/rules/index.ts';
import { removeRules } from '../../server/store/rules.ts';
import {
  chooser,
  deskInBrowser,
  dialog,
  download,
  expectClean,
  forgetComplaints,
  go,
  inspected,
  page,
} from '../fixtures/browser/browser-window.ts';
import { scanned } from '../fixtures/browser/keyboard.ts';
import { picture } from '../fixtures/browser/picture.ts';
import { serve } from '../fixtures/browser/world.ts';
import { asReal, SAMPLE } from '../fixtures/fresh-app.ts';
import { entry, OPERATOR, signed } from '../fixtures/office.ts';
import { fingerprintIn } from '../fixtures/pack-office.ts';
import { rulesText } from '../fixtures/rules-edition.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const HOUR = 3_600_000;
const at = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();
let office: AppContext;

function makePack(name: string, order: Partial<PackOrder> = {}): string {
  const out = join(folder, name);
  createPack(office, { out, creator: 'Customs HQ', role: 'customs', passports: false, signer: signerOfKey(OPERATOR), ...order });
  return out;
}

deskInBrowser(() => {
  office = openApp({ folder: join(folder, 'office') });
  office.changeSettings({ baseUrl: 'https://maker.example' });
  loadSample(office);
  asReal(office);
  const { did, didDocument } = office.signer();
  const trust = signed(1, [entry({ did, didDocument, legalName: 'Maker GmbH', fetchedAt: at(-1) })], {
    issuedAt: at(-1),
    nextUpdate: at(24 * 30),
  });
  makePack('week-47.pack', { trust });
  return serve(join(folder, 'field'));
});

afterAll(() => office?.close());

beforeEach(forgetComplaints);

const looksGood = async (name: string): Promise<void> => {
  await picture(name);
  await expectClean();
};

async function drop(file: string): Promise<void> {
  const transfer = await page.evaluateHandle(
    ({ base64, name }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], name));
      return data;
    },
    { base64: readFileSync(file).toString('base64'), name: file.split('/').at(-1) ?? '' },
  );
  for (const type of ['dragenter', 'dragover', 'drop']) await page.dispatchEvent('main', type, { dataTransfer: transfer });
}

async function choose(file: string): Promise<void> {
  await (await chooser(page.getByRole('button', { name: 'Choose a pack' }))).setFiles(file);
}

async function headline(): Promise<string | null> {
  await go('#/', 'Inspect a product');
  return inspected(`https://maker.example/01/${SAMPLE.gtin}/21/${SAMPLE.serial}`);
}

describe('a fresh install without a network', () => {
  it('reaches a valid verdict from a pack, with one fingerprint compared', async () => {
    await page.getByRole('region', { name: 'First steps on this computer' }).getByRole('link', { name: 'Open a pack' }).waitFor();
    await looksGood('1-first-start');
    const file = join(folder, 'week-47.pack');
    await drop(file);
    await page.getByRole('heading', { level: 1, name: 'Packs' }).waitFor();
    const take = page.getByRole('button', { name: 'Apply it' });
    await take.waitFor();
    await page.getByText('Customs HQ').first().waitFor();
    await page.getByText('1 issuer is added').waitFor();
    await page.getByText('Checking what is inside').waitFor({ state: 'detached' });
    await looksGood('2-looked-at');
    // A window that was closed finds it again.
    await page.reload();
    await take.waitFor();
    await page.getByLabel('Your name, for the log').fill('Ana Lind');
    expect(await take.isDisabled()).toBe(true);
    const field = page.getByLabel('Key fingerprint of the pack, from your office');
    await field.fill('0'.repeat(64));
    await page.getByText('The key of this file has a different fingerprint').waitFor();
    await looksGood('3-another-fingerprint');
    // Scanned from the office's sheet of paper, with the focus elsewhere: it lands here, and is not inspected.
    await page.getByLabel('Your name, for the log').focus();
    const fingerprint = fingerprintIn(file).replaceAll(' ', '');
    await scanned(page, fingerprint);
    await expect.poll(async () => (await field.inputValue()).replaceAll(' ', '')).toBe(fingerprint);
    expect(await page.getByLabel('Your name, for the log').inputValue()).toBe('Ana Lind');
    // A second time for those who hear the screen, a moment later.
    await page.getByText('Matches the one in the file.').first().waitFor();
    await looksGood('4-compared');
    await take.click();
    await page.getByText('The trust list is in force.').waitFor();
    await page.getByText('up to date · 1 issuer').waitFor();
    await looksGood('5-taken-over');
    await page.getByRole('button', { name: 'Inspect a product' }).click();
    await page.getByRole('heading', { level: 1, name: 'Inspect a product' }).waitFor();
    expect(await headline()).toBe('valid');
    await looksGood('6-valid');
  });

  it('follows the delta that comes a week later: what was revoked is invalid', async () => {
    changeStatus(SAMPLE.dppCode, { action: 'revoke', who: 'A. Officer', reason: 'recall' }, office);
    const file = makePack('week-48.pack', { since: 1 });
    await go('#/packs', 'Packs');
    await choose(file);
    await page.getByText('changes since number 1').waitFor();
    expect(await page.getByLabel('Key fingerprint of the pack, from your office').count()).toBe(0);
    await page.getByLabel('Your name, for the log').fill('Ana Lind');
    await page.getByRole('button', { name: 'Apply it' }).click();
    await page.getByText('Applied').waitFor();
    await page.getByRole('button', { name: 'Another pack' }).click();
    await page.getByText('Drop the pack here, or choose it').waitFor();
    await page.getByText('by Ana Lind').first().waitFor();
    await looksGood('7-history');
    expect(await headline()).toBe('invalid');
  });

  it('opens one of three packs, and names the others in one message', async () => {
    await go('#/', 'Inspect a product');
    const files = [join(folder, 'week-47.pack'), join(folder, 'week-48.pack'), makePack('week-51.pack')];
    await (await chooser(page.getByRole('button', { name: /Choose/ }).first())).setFiles(files);
    await page.getByText('Not opened: week-48.pack, week-51.pack.').waitFor();
    await page.getByText('This pack has already been applied here.').waitFor();
    await page.getByRole('button', { name: 'Discard' }).click();
  });

  it('says what is wrong with a damaged file, an older pack and one whose base is missing', async () => {
    await go('#/packs', 'Packs');
    const damaged = readFileSync(join(folder, 'week-47.pack'));
    damaged[damaged.length - 30] = (damaged[damaged.length - 30] ?? 0) ^ 1;
    const broken = join(folder, 'broken.pack');
    writeFileSync(broken, damaged);
    await choose(broken);
    await page.getByText('Refused. Nothing was changed.').waitFor();
    await page.getByText('Copy it again from its source').waitFor();
    await looksGood('8-damaged');
    await page.getByRole('button', { name: 'Discard' }).click();
    makePack('week-49.pack', { since: 2 });
    await choose(makePack('week-50.pack', { since: 3 }));
    await page.getByText('which was not applied here').waitFor();
    expect(await page.getByRole('button', { name: 'Apply it' }).count()).toBe(0);
    await looksGood('9-base-missing');
    await page.getByRole('button', { name: 'Discard' }).click();
    await choose(join(folder, 'week-47.pack'));
    await page.getByText('This pack has already been applied here.').waitFor();
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByText('Drop the pack here, or choose it').waitFor();
  });

  it('says that an edition of the legal rules came, that an older one did not, and which one is in force', async () => {
    const day = (days: number): string => at(24 * days).slice(0, 10);
    const bring = (date: string): unknown => takeRules(office.store, rulesText(date), { officer: 'Ana', now: new Date() });
    expect(bring(day(1))).toBeUndefined();
    const newer = makePack('rules-newer.pack');
    removeRules(office.store);
    expect(bring(day(0))).toBeUndefined();
    const older = makePack('rules-older.pack');
    await go('#/packs', 'Packs');
    await choose(newer);
    await page.getByText('Edition of the legal rules').waitFor();
    await looksGood('12-rules');
    await page.getByLabel('Your name, for the log').fill('Ana Lind');
    await page.getByRole('button', { name: 'Apply it' }).click();
    await page.getByRole('button', { name: 'Another pack' }).waitFor();
    await page.getByText('Edition of the legal rules').waitFor();
    await looksGood('13-rules-applied');
    await page.getByRole('button', { name: 'Another pack' }).click();
    await choose(older);
    await page.getByText('Which, and why').click();
    await page.getByText('The edition of the legal rules that is in force here is newer').waitFor();
    await looksGood('14-rules-older');
    await page.getByRole('button', { name: 'Discard' }).click();
    await go('#/settings', 'Settings');
    await page.getByText(/^\d{4}-\d\d of .*, from a pack of .*Customs HQ/).waitFor();
    await page.getByText('Legal rules').scrollIntoViewIfNeeded();
    await looksGood('15-rules-about');
  });

  it('makes a pack of its own, and saves it', async () => {
    await go('#/packs', 'Packs');
    await page.getByRole('button', { name: 'Make a pack' }).click();
    await dialog().getByText('Fingerprint of your key').waitFor();
    await looksGood('10-make');
    const begun = await download(dialog().getByRole('button', { name: 'Make and save it' }));
    expect(begun.suggestedFilename()).toMatch(/^[A-Za-z0-9.-]+-1\.pack$/);
    const saved = join(folder, 'saved.pack');
    await begun.saveAs(saved);
    const pack = openPack(saved);
    expect([pack.header.counts.credentials > 0, pack.header.trust !== undefined]).toEqual([true, true]);
    pack.close();
    await dialog().getByText('Pack number 1 was made').waitFor();
    await looksGood('11-made');
    await dialog().getByRole('button', { name: 'Close' }).last().click();
    await dialog().waitFor({ state: 'detached' });
  });
});
