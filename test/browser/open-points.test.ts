// The cards of what stays open in a real browser, in three languages: the headline, the sentence, the next step, and nothing that sticks out.
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { InspectResponse } from '../../server/contract/index.ts';
import { card, deskInBrowser, expectClean, forgetComplaints, HEADERS, page } from '../fixtures/browser/browser-window.ts';
import { prepareOpenPoints } from '../fixtures/browser/open-points.ts';
import { picture } from '../fixtures/browser/picture.ts';
import { serve } from '../fixtures/browser/world.ts';
import { COMPLETE } from '../fixtures/catalogues.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const data = join(temporaryFolder(), 'data');
const points = Object.entries(prepareOpenPoints(data));
/** Numbers in the log. */
const entries = new Map<string, number>();

deskInBrowser(() => serve(data));
beforeEach(forgetComplaints);

beforeAll(async () => {
  for (const [name, { request }] of points) {
    const body = JSON.stringify(JSON.stringify(request));
    const answer = (await page.evaluate(
      `fetch('/workbench/inspections', { method: 'POST', headers: ${HEADERS}, body: ${body} }).then((got) => got.json())`,
    )) as InspectResponse;
    entries.set(name, answer.inspections[0]?.id ?? 0);
  }
});

const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 390, height: 844 };

describe.each([
  ['English', COMPLETE.en],
  ['Deutsch', COMPLETE.de],
  ['Français', COMPLETE.fr],
] as const)('%s', (language, words) => {
  beforeAll(async () => {
    await page
      .getByRole('button', { name: /Language|Sprache|Langue/ })
      .first()
      .click();
    await page.getByRole('option', { name: language }).click();
    await page.getByText(words['frame.bodies']).first().waitFor();
  });

  it.each(points)('%s', async (name, { headline, code, shows }) => {
    await page.evaluate(`location.hash = '#/inspections/${entries.get(name)}'`);
    await card()
      .getByRole('heading', { name: words[`headline.${headline}`], exact: true })
      .waitFor();
    await card().getByText(words[`reason.${code}`]).first().waitFor();
    await card().getByText(words[`next.${code}`]).first().waitFor();
    if (shows !== undefined) await card().getByText(shows, { exact: true }).waitFor();
    await picture(`${name}-${words['headline.valid']}`);
    for (const size of [WIDE, NARROW]) {
      await page.setViewportSize(size);
      expect(await card().evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(false);
    }
    await page.setViewportSize(WIDE);
    await expectClean();
  });
});
