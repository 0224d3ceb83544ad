// The page that checks evidence bundles as one file, opened from the disk in a real browser without a network.
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fingerprintOfDidKey } from '../../server/domain/trust-list/read.ts';
import { recordLine } from '../../server/features/declaration/index.ts';
import { eraseBecauseAsked } from '../../server/features/erasure/index.ts';
import { readInspection } from '../../server/store/audit-log/read.ts';
import { launch } from '../fixtures/browser/browser.ts';
import { bundleOf, didOfDesk, HOSTILE, post } from '../fixtures/evidence.ts';
import { signedGraph } from '../fixtures/graph-proofs.ts';
import { passport } from '../fixtures/issuing.ts';

const PAGE = fileURLToPath(new URL('../../dist/renderer/check-evidence.html', import.meta.url));
const now = new Date();
const [genuine, forger] = [post(), post()];
genuine.scan(
  JSON.stringify(
    await signedGraph(passport({ credentialSubject: { id: 'https://maker.example/01/09520123456788/21/GRAPH', name: 'Zelle €' } })),
  ),
);
const fingerprint = fingerprintOfDidKey(didOfDesk(genuine));
const bundle = bundleOf(genuine, { kind: 'all' }, now);
const forged = bundleOf(forger, { kind: 'all' }, now);
const small = bundleOf(genuine, { kind: 'inspections', ids: [4] }, now);
const { store } = genuine.context;
const said = { requestId: randomUUID(), inspectionHash: readInspection(store, 5)?.hash ?? '', officer: 'Bo Zircon' };
recordLine(store, 5, { ...said, text: '(01)09506000134352(21)OTHER' }, now);
const request = { inspections: [5], parts: ['officer', 'place'], who: 'Data office', why: `request 17 ${HOSTILE}` } as const;
eraseBecauseAsked(store, request, { trustTwoPersons: false }, now);
const beside = bundleOf(genuine, { kind: 'inspections', ids: [5] }, now);
for (const desk of [genuine, forger]) desk.close();

let browser: Browser;
let page: Page;
const asked: string[] = [];
const complaints: string[] = [];

beforeAll(async () => {
  browser = await launch();
  page = await browser.newPage({ locale: 'en-GB' });
  page.on('request', (request) => asked.push(request.url()));
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(pathToFileURL(PAGE).href);
});
afterAll(() => browser?.close());

async function check(bytes: Buffer): Promise<string | null> {
  await page.locator('#file').setInputFiles([]);
  await page.locator('[data-bundle]').waitFor({ state: 'detached' });
  await page.locator('#file').setInputFiles({ name: 'bundle.zip', mimeType: 'application/zip', buffer: bytes });
  await page.locator('[data-bundle]').waitFor({ timeout: 60_000 });
  return page.locator('[data-bundle]').getAttribute('data-bundle');
}

async function picture(name: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.png`), await page.screenshot({ fullPage: true }));
}

it('a bundle is undetermined until the fingerprint of its computer is given, and then intact', async () => {
  expect(await check(bundle)).toBe('undetermined');
  await page.getByText('the computer that signed it is not known').waitFor();
  await page.locator('#signer').fill(fingerprint);
  await page.locator('[data-bundle=intact]').waitFor();
  const rows = await page.locator('tbody tr').allInnerTexts();
  expect(rows.map((row) => row.includes('the same'))).toEqual(Array(8).fill(true));
  expect(await page.locator('main').innerText()).not.toContain(HOSTILE);
  expect(await page.locator('main script').count()).toBe(0);
  const facts = await page.locator('dl').innerText();
  for (const fact of ['Every inspection in its log', 'Pallet 7', 'Agrees with the inspections']) expect(facts).toContain(fact);
  await picture('verifier-intact');
});

it('one forged whole under another key is undetermined, whatever is given', async () => {
  expect(await check(forged)).toBe('undetermined');
  await page.getByText('Another computer signed it').waitFor();
  await page.locator('#signer').fill('');
  await page.getByText('the computer that signed it is not known').waitFor();
  await picture('verifier-forged');
  await page.locator('#signer').fill(fingerprint);
});

it('one altered in any byte is altered', async () => {
  expect(await check(small)).toBe('intact');
  const missed: number[] = [];
  for (let at = 0; at < small.length; at += 499) {
    const altered = Buffer.from(small);
    altered.writeUInt8(altered.readUInt8(at) ^ 1, at);
    if ((await check(altered)) !== 'altered') missed.push(at);
  }
  expect(missed).toEqual([]);
  expect(await check(small.subarray(0, small.length - 1))).toBe('altered');
});

it('shows what was compared beside a verdict, and what was erased by whom and why', async () => {
  await page.locator('#signer').fill(fingerprint);
  expect(await check(beside)).toBe('intact');
  const row = await page.locator('tbody tr').innerText();
  for (const part of ['Printed line: DIFFERS', 'Erased since, by line 1: names of officers, places']) expect(row).toContain(part);
  const facts = await page.locator('dl').innerText();
  for (const part of ['on request', 'Data office', 'request 17']) expect(facts).toContain(part);
  expect(facts).not.toContain(HOSTILE);
  await picture('verifier-beside');
});

it('carries the licences of what is in it, because it is handed on alone', async () => {
  await page.getByText('Licences of the programs in this page').click();
  const text = await page.locator('pre').innerText();
  for (const name of ['jsonld', 'rdf-canonize', '@noble/curves', '@noble/ed25519', '@noble/hashes']) expect(text).toContain(`${name} `);
  expect(text).not.toMatch(/^(?:react|fastify|lucide-react) /m);
});

it('says what it does not prove, asks for nothing, and reports no fault', async () => {
  await page.getByText('whoever forges a bundle can forge this page too').waitFor();
  expect(asked.filter((url) => !url.startsWith('file:') && !url.startsWith('blob:'))).toEqual([]);
  expect(asked.filter((url) => url.startsWith('file:'))).toHaveLength(1);
  const answer = await page.evaluate("fetch('https://example.org/').then(() => 'reached', () => 'refused')");
  expect(answer).toBe('refused');
  expect(complaints.filter((text) => !text.includes('example.org'))).toEqual([]);
});
