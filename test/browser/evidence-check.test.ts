// Evidence bundles of other computers on Inspect, in a real browser: intact, undetermined, altered, and never inspected as goods.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { openApp } from '../../server/features/app/open-app.ts';
import { recordHold, recordLine } from '../../server/features/declaration/index.ts';
import { eraseBecauseAsked } from '../../server/features/erasure/index.ts';
import { readInspection } from '../../server/store/audit-log/read.ts';
import { deskInBrowser, expectClean, forgetComplaints, go, opened, page } from '../fixtures/browser/browser-window.ts';
import { picture } from '../fixtures/browser/picture.ts';
import { freePort, serve } from '../fixtures/browser/world.ts';
import { bundleOf, deskEntry, didOfDesk, HOSTILE, post } from '../fixtures/evidence.ts';
import { signedGraph } from '../fixtures/graph-proofs.ts';
import { passport } from '../fixtures/issuing.ts';
import { entry, signed } from '../fixtures/office.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { bringList } from '../fixtures/trust-lists.ts';

const data = join(temporaryFolder(), 'data');
const now = new Date();
const day = (days: number): string => new Date(now.getTime() + days * 86_400_000).toISOString();

const [named, forger] = [post(), post()];
// Proofs over graphs are checked by other modules in a page than in a process.
named.scan(
  JSON.stringify(
    await signedGraph(passport({ credentialSubject: { id: 'https://maker.example/01/09520123456788/21/GRAPH', name: 'Zelle €' } })),
  ),
);
const bundle = bundleOf(named, { kind: 'all' }, now);
/** The same inspections, under a key that nobody named. */
const forged = bundleOf(forger, { kind: 'all' }, now);
/** What was compared beside its verdicts, and the erasure of its personal data. */
const said = (id: number) => ({
  requestId: randomUUID(),
  inspectionHash: readInspection(named.context.store, id)?.hash ?? '',
  officer: 'Bo Zircon',
});
recordLine(named.context.store, 5, { ...said(5), text: '(01)09506000134352(21)OTHER' }, now);
const held = { grounds: ['a'], country: 'DE', suspendedOn: '2026-06-01', daysOff: [], note: '' } as const;
recordHold(named.context.store, 2, { ...said(2), ...held }, now);
eraseBecauseAsked(
  named.context.store,
  { inspections: [5], parts: ['officer', 'place'], who: `Data office ${HOSTILE}`, why: `request 17 ${HOSTILE}` },
  { trustTwoPersons: false },
  now,
);
const beside = bundleOf(named, { kind: 'inspections', ids: [2, 5] }, now);
const altered = Buffer.from(bundle);
altered.writeUInt8(altered.readUInt8(5000) ^ 1, 5000);

deskInBrowser(async () => {
  const port = await freePort();
  const context = openApp({ folder: data, baseUrl: `http://localhost:${port}` });
  const fetchedAt = day(-3);
  const list = signed(1, [entry({ fetchedAt }), deskEntry(didOfDesk(named), { fetchedAt })], { issuedAt: day(-2), nextUpdate: day(20) });
  bringList(context.store, list, now);
  context.close();
  for (const desk of [named, forger]) desk.close();
  return serve(data, port);
});
beforeEach(forgetComplaints);

const checked = () => page.locator('[data-bundle]').first();
const bring = (...files: readonly (readonly [name: string, bytes: Buffer])[]) =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles(files.map(([name, buffer]) => ({ name, mimeType: 'application/zip', buffer })));
const close = async () => {
  await page.getByRole('button', { name: 'Close', exact: true }).first().click();
  await page.locator('[data-bundle]').waitFor({ state: 'detached' });
};

it('a bundle of a computer that a trust list names is intact, with each verdict made anew', async () => {
  await bring(['gate.zip', bundle]);
  await expect.poll(() => checked().getAttribute('data-bundle'), { timeout: 60_000 }).toBe('intact');
  const card = page.getByRole('region', { name: /^Evidence bundle/ });
  const rows = await card.locator('tbody tr').allInnerTexts();
  expect(rows).toHaveLength(8);
  expect(rows.every((row) => row.includes('The same'))).toBe(true);
  await card.getByText('Gate 4', { exact: false }).first().waitFor();
  expect(await card.innerText()).not.toContain(HOSTILE);
  // It is no inspection: there is no verdict on goods and no form for a decision.
  expect(await page.locator('[data-headline]').count()).toBe(0);
  expect(await page.getByRole('button', { name: /^Release/ }).count()).toBe(0);
  await picture('evidence-intact');
  await expectClean();
  await close();
});

it('a bundle under a key that nobody named is undetermined, and leads to the trust lists', async () => {
  await bring(['forged.zip', forged]);
  await expect.poll(() => checked().getAttribute('data-bundle'), { timeout: 60_000 }).toBe('undetermined');
  await page.getByText('no trust list here names the computer', { exact: false }).waitFor();
  expect(await page.getByRole('link', { name: 'Trust lists' }).getAttribute('href')).toContain('/trust');
  await picture('evidence-undetermined');
  await expectClean();
  await close();
});

it('what was compared beside a verdict, and what was erased by whom and why, stands on the card', async () => {
  await bring(['beside.zip', beside]);
  await expect.poll(() => checked().getAttribute('data-bundle'), { timeout: 60_000 }).toBe('intact');
  const card = page.getByRole('region', { name: /^Evidence bundle/ });
  const text = await card.innerText();
  for (const part of [
    'Printed line: differs',
    'Release suspended until the end of 2026-06-05',
    'Erased since: ',
    'names of officers',
    'of the log of erasures)',
    'On request. By',
    'Data office',
    'request 17',
  ])
    expect([part, text.replace(/[“”"‘’]/g, '').includes(part)]).toEqual([part, true]);
  expect(text).not.toContain(HOSTILE);
  expect(text).not.toContain('Bo Zircon');
  await picture('evidence-beside');
  await expectClean();
  await close();
});

it('a bundle altered in one byte is altered, also when it is brought with others; nothing in it is inspected', async () => {
  await bring(['altered.zip', altered], ['cut.zip', bundle.subarray(0, bundle.length - 100)]);
  await expect.poll(() => page.locator('[data-bundle=altered]').count(), { timeout: 60_000 }).toBe(2);
  await picture('evidence-altered');
  await expectClean();
  await go('#/inspections', 'Inspections');
  await page.getByText('Nothing was inspected yet').first().waitFor();
  expect(opened.complaints).toEqual([]);
});
