// The first screen comes in few files, and what every window loads stays within its budget.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { LANGUAGE_TABLE } from '../../server/domain/language/languages.ts';
import { deskWithSituations, home, on } from '../fixtures/browser/inspecting.ts';

const built = (path: string): Buffer => readFileSync(new URL(`../../dist/renderer/${path}`, import.meta.url));
const LANGUAGES: ReadonlySet<string> = new Set(LANGUAGE_TABLE.map(({ language }) => language));

deskWithSituations();

it('the first screen asks for few files, and for the catalogue of one language', async () => {
  await on(async ({ context }) => {
    const page = await context.newPage();
    const files: string[] = [];
    page.on('request', (request) => {
      const [, file] = /\/assets\/([^/?]+)$/.exec(request.url()) ?? [];
      if (file !== undefined) files.push(file);
    });
    await page.goto(home);
    await page.getByRole('heading', { name: 'Inspect a product' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(files.filter((file) => LANGUAGES.has(file.split('-')[0] ?? ''))).toEqual([expect.stringMatching(/^en-/)]);
    expect(files.length).toBeLessThanOrEqual(12);
  });
});

it('what every window loads takes at most 250 kB, compressed', () => {
  const names = [
    ...built('index.html')
      .toString()
      .matchAll(/(assets\/[^"]+\.(?:js|css))"/g),
  ].map(([, name]) => name ?? '');
  expect(names.length).toBeGreaterThan(1);
  expect(names.reduce((sum, name) => sum + gzipSync(built(name)).length, 0)).toBeLessThanOrEqual(250_000);
});
