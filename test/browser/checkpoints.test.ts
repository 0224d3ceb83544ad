// Checkpoints in a real browser: made, carried to another desk, scanned back with its cosignature, and listed.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { toCarried } from '../../server/domain/merkle/carried.ts';
import { readCheckpoint } from '../../server/domain/merkle/checkpoint.ts';
import { cosignCheckpoint, witnessKey } from '../../server/features/log-witness/index.ts';
import { choose, deskInBrowser, dialog, expectClean, go, page, saved } from '../fixtures/browser/browser-window.ts';
import { burst, type Key } from '../fixtures/browser/keyboard.ts';
import { freePort, prepare, serve } from '../fixtures/browser/world.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { checkpointIn, folders, opened } from '../fixtures/witnessed-log.ts';

const folder = temporaryFolder();
const pictures = join('test-results', 'checkpoints');
mkdirSync(pictures, { recursive: true });
const other = folders(join(folder, 'others')).worked(['A1', 'A2']);

deskInBrowser(async () => {
  const port = await freePort();
  prepare(folder, `http://localhost:${port}`);
  return serve(join(folder, 'data'), port);
});

it('makes a checkpoint, and takes it back with the cosignature of another desk by scan', async () => {
  await go('#/inspections', 'Inspections');
  await page.getByRole('button', { name: 'Checkpoints' }).click();
  await page.getByRole('heading', { level: 1, name: 'Checkpoints' }).waitFor();
  await page.getByText('No other desk has cosigned this log yet').waitFor();
  await page.getByRole('button', { name: 'Make a checkpoint' }).click();
  await page.getByRole('img', { name: 'The checkpoint as a QR code' }).waitFor();
  const file = await saved(page.getByRole('button', { name: 'Save as a file' }));
  const checkpoint = readCheckpoint(file.text);
  expect(file.name).toBe(`checkpoint-${checkpoint?.size}.txt`);
  await page
    .getByText(checkpoint?.root.toString('base64') ?? '-', { exact: true })
    .first()
    .waitFor();
  await expectClean();
  const [note, key] = opened(other, ({ store }, own) => {
    const made = cosignCheckpoint(store, own, file.text, new Date());
    return [made.outcome === 'cosigned' ? made.note : '', witnessKey(own)] as const;
  });
  await page.getByRole('heading', { level: 1 }).click();
  await page.waitForTimeout(300);
  const cdp = await page.context().newCDPSession(page);
  // So many keys need a pace of their own: sent at once, they would be handed on later than any keyboard does.
  await burst(page, cdp, [...(toCarried(note) ?? ''), 'Enter'], () => 5);
  await expect.poll(() => page.getByLabel('Text of the checkpoint').inputValue()).toBe(toCarried(note));
  expect(await page.evaluate('location.hash')).toBe('#/inspections/checkpoints');
  await page.getByRole('button', { name: 'Compare with this log' }).click();
  await page.getByText('The log still contains everything that the witness saw').waitFor();
  await page.getByText(/Also signed under names whose keys are not known here/).waitFor();
  await page.getByLabel('Key of the witness').fill(key);
  await page.getByRole('button', { name: 'Compare with this log' }).click();
  await page.getByText(/This is now recorded under “Witnesses”/).waitFor();
  await page.getByRole('row', { name: /dpp-desk-witness/ }).waitFor();
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectClean();
      await page.screenshot({ path: join(pictures, `screen-${width}-${colorScheme}.png`), animations: 'disabled' });
    }
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    await page.locator('#main').evaluate((main) => main.scrollTo({ top: main.scrollHeight }));
    await page.screenshot({ path: join(pictures, `end-${width}.png`), animations: 'disabled' });
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: 'light' });
});

it('cosigns the checkpoint of another desk from a file, and says what a later one needs', async () => {
  await choose(page.getByRole('button', { name: 'Choose a checkpoint' }), { name: 'other.txt', text: checkpointIn(other) });
  await expect.poll(() => page.getByLabel('Text of the checkpoint').inputValue()).toMatch(/^dpp-desk\//);
  await page.getByRole('button', { name: 'Cosign for another desk' }).click();
  await page.getByText(/This is the first checkpoint of this log here/).waitFor();
  await expectClean();
  const file = await saved(page.getByRole('button', { name: 'Save as a file' }).last());
  expect(readCheckpoint(file.text)?.note.signatures).toHaveLength(2);
  await page.getByLabel('Key of the witness').fill('');
  await page.getByRole('button', { name: 'Compare with this log' }).click();
  await page.getByText('This checkpoint cannot show whether the log is intact').waitFor();
  await page.getByLabel('Text of the checkpoint').fill('no checkpoint');
  await page.getByRole('button', { name: 'Compare with this log' }).click();
  await page
    .getByText(/this is no checkpoint/)
    .first()
    .waitFor();
  // The browser reports the refused request on the console.
  await expectClean(/400/);
});

it('takes no scan while a dialog is open: it belongs to the dialog', async () => {
  const text = page.getByLabel('Text of the checkpoint');
  await text.fill('as it was');
  await page.getByRole('heading', { level: 1 }).click();
  const cdp = await page.context().newCDPSession(page);
  const scan = async (keys: readonly Key[]) => {
    await page.waitForTimeout(300);
    await burst(page, cdp, [...keys, 'Enter'], () => 8);
  };
  // A code that reads otherwise on another keyboard layout is asked about.
  await scan([...'010952012345678821X', { key: 'Z', code: 'KeyY' }, { key: 'Y', code: 'KeyZ' }, '9']);
  await dialog().waitFor();
  await scan([...(toCarried('a checkpoint\n') ?? '')]);
  await page
    .getByText(/DPPDESKNOTE/)
    .first()
    .waitFor();
  expect(await dialog().count()).toBe(1);
  expect(await text.inputValue()).toBe('as it was');
});
