// A way to start a desk in; its page in Chromium for the tests of one file out, with what they do on every screen. It ends with them, and has to end well.
import { readFileSync } from 'node:fs';
import type { Download, FileChooser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import { flawsOf, type Opened, open } from './browser.ts';

/** Those of the one desk that a test file has: Vitest loads this module anew for each. */
export let opened: Opened;
export let page: Page;

export interface Started {
  /** One-time address of the workbench. */
  readonly address: string;
  /** Gives the exit code. */
  stop(): Promise<number | null>;
}

/** `heading`: of the screen on which it begins. */
export function deskInBrowser(start: () => Promise<Started>, heading = 'Inspect a product'): void {
  let desk: Started | undefined;
  beforeAll(async () => {
    desk = await start();
    opened = await open(desk.address);
    ({ page } = opened);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  });
  afterAll(async () => {
    await opened?.browser.close();
    expect(await desk?.stop()).toBe(0);
  });
}

export const forgetComplaints = (): void => {
  opened.complaints.length = 0;
};
/** `known`: what a browser says of an answer that is as it should be. */
export async function expectClean(known?: RegExp): Promise<void> {
  expect((await flawsOf(opened)).filter((flaw) => !known?.test(flaw))).toEqual([]);
}

/** To a screen of the app by its address behind the #. */
export async function go(address: string, heading: string): Promise<void> {
  await page.evaluate(`location.hash = ${JSON.stringify(address)}`);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}

export const dialog = (): Locator => page.getByRole('dialog');
/** The first verdict on the screen. */
export const card = (): Locator => page.locator('[data-headline]').first();

/** Top and bottom of it are on the screen, covered by nothing. */
export const isInView = (what: Locator): Promise<boolean> =>
  what.evaluate((element) => {
    const { left, top, bottom, width } = element.getBoundingClientRect();
    return [top + 1, bottom - 1].every((y) => element.contains(document.elementFromPoint(left + Math.min(width / 2, 40), y)));
  });

/** The headline of what is typed in where products are inspected. */
export async function inspected(text: string): Promise<string | null> {
  await page.getByLabel('Type or paste').fill(text);
  await page.getByRole('button', { name: 'Inspect', exact: true }).click();
  await card().waitFor();
  return card().getAttribute('data-headline');
}

export async function chooser(press: Locator): Promise<FileChooser> {
  const [asked] = await Promise.all([page.waitForEvent('filechooser'), press.click()]);
  return asked;
}

export async function choose(press: Locator, ...files: readonly { readonly name: string; readonly text: string | Uint8Array }[]) {
  const asked = await chooser(press);
  await asked.setFiles(files.map(({ name, text }) => ({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) })));
}

export async function download(press: Locator): Promise<Download> {
  const [begun] = await Promise.all([page.waitForEvent('download'), press.click()]);
  return begun;
}

export async function saved(press: Locator): Promise<{ readonly name: string; readonly text: string }> {
  const file = await download(press);
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
}
