// The report on paper: the ages of the evidence stay those of the verdict, whenever it is printed, and nothing is told by colour alone.
import { expect, it } from 'vitest';
import type { Inspection, InspectionList } from '../../server/contract/index.ts';
import { deskInBrowser, go, HEADERS, page } from '../fixtures/browser/browser-window.ts';
import { ownDesk } from '../fixtures/browser/own-desk.ts';
import { COMPLETE } from '../fixtures/catalogues.ts';
import { NOW, post } from '../fixtures/evidence.ts';
import { greyTexts } from '../fixtures/grey-pdf.ts';
import { readPdf } from '../fixtures/read-pdf.ts';

const DAY_MS = 86_400_000;
/** WCAG 2.2, 1.4.3, for text of any size. */
const LEAST = 4.5;
const WORDS: Readonly<Record<string, string | undefined>> = COMPLETE.en;

const clock = { now: NOW, elapsed: 0 };
const made = post(clock);
deskInBrowser(ownDesk(clock, made).start);

const asked = <T>(path: string): Promise<T> =>
  page.evaluate<T>(`fetch('/workbench${path}', { headers: ${HEADERS} }).then((answer) => answer.json())`);
const plain = (text: string): string => text.replaceAll(/[\s\u00AD]+/gu, '');

async function printed(address: string): Promise<Buffer> {
  await go(address);
  await page.locator('[data-print=ready]').waitFor();
  return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
}
const textOf = async (bytes: Buffer): Promise<string> => (await readPdf(bytes)).pages.join(' ').replaceAll(/\s+/gu, ' ');
const agesIn = (text: string): readonly string[] => text.match(/[\w ]+ old at the time of inspection/gu) ?? [];
/** Without the moment of printing. */
const lasting = (text: string): string => text.replace(/Printed \d+ \w+ \d{4}, [\d:]+ UTC/u, '');

it('prints how old the trust list and the status list were at the verdict, and the same 40 days later', async () => {
  await page.clock.setFixedTime(clock.now);
  const { items } = await asked<InspectionList>('/inspections');
  const whole = await Promise.all(items.map(({ id: one }) => asked<Inspection>(`/inspections/${one}`)));
  const isDated = (check: string) => (one: Inspection) => one.checks.some((evidence) => evidence.check === check && evidence.asOf);
  const { id, checks } = whole.filter((one) => one.asOf === undefined && isDated('trust')(one)).find(isDated('status')) ?? {
    id: 0,
    checks: [],
  };
  const dated = checks.filter(({ asOf }) => asOf !== undefined);
  const before = await textOf(await printed(`#/print/${id}`));
  expect(agesIn(before).length).toBeGreaterThan(dated.length);

  clock.now = new Date(NOW.getTime() + 40 * DAY_MS);
  await page.clock.setFixedTime(clock.now);
  await page.reload();
  const after = await textOf(await printed(`#/print/${id}`));
  expect(agesIn(after)).toEqual(agesIn(before));
  expect(after).not.toBe(before);
  expect(lasting(after)).toBe(lasting(before));
});

it('is readable in grey: each verdict, outcome and decision has its word, and each word its contrast', async () => {
  const { items } = await asked<InspectionList>('/inspections');
  const inRun = new Set<string>();
  for (const { id } of items) {
    const { headline, checks, decisions, asOf, run: of } = await asked<Inspection>(`/inspections/${id}`);
    if (of?.id === made.run && asOf === undefined) inRun.add(headline);
    const texts = await greyTexts(await printed(`#/print/${id}`));
    const text = plain(texts.map((one) => one.text).join(''));
    for (const word of [
      asOf === undefined ? WORDS[`headline.${headline}`] : '',
      ...checks.map(({ outcome }) => WORDS[`outcome.${outcome}`]),
      ...decisions.map(({ decision }) => WORDS[`decision.${decision}`]),
    ])
      expect(text).toContain(plain(word ?? 'missing'));
    expect(texts.filter(({ contrast }) => contrast < LEAST)).toEqual([]);
  }
  const run = await greyTexts(await printed(`#/print/run/${made.run}`));
  const text = plain(run.map((one) => one.text).join(''));
  for (const word of inRun) expect(text).toContain(plain(WORDS[`headline.${word}`] ?? 'missing'));
  expect(inRun.size).toBe(3);
  expect(run.filter(({ contrast }) => contrast < LEAST)).toEqual([]);
});
