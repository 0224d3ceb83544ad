// Runs in a network of its own: the desktop app from its first start to a verdict and an imported trust list; what the kernel counted, as JSON on standard output.
import { spawnSync } from 'node:child_process';
import { readTrustList } from '../../../server/domain/trust-list/read.ts';
import { DeskApp } from '../../fixtures/browser/desk-app.ts';
import { counted, sentBy } from '../../fixtures/kernel-counters.ts';
import { entry, signed } from '../../fixtures/office.ts';

const at = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
const list = signed(1, [entry({ fetchedAt: at(-1) })], { issuedAt: at(-1), nextUpdate: at(24 * 30) });
const read = readTrustList(list);
if (!read.ok) throw new Error('the list cannot be read');

const desk = await (await DeskApp.start()).ready();
await desk.loadSample();
await desk.inspect('https://id.gs1.org/01/09520123456788/21/ABC123');
const headline = await desk.headline().getAttribute('data-headline');

await desk.goTo('/trust');
const choose = desk.page.getByRole('button', { name: 'Import a trust list' });
const [asked] = await Promise.all([desk.page.waitForEvent('filechooser'), choose.click()]);
await asked.setFiles({ name: 'trust.jwt', mimeType: 'text/plain', buffer: Buffer.from(list) });
const dialog = desk.page.getByRole('dialog');
await dialog.getByLabel('Your name, for the log').fill('Ana Lind');
await dialog.getByLabel('Fingerprint given by your office').fill(read.fingerprint);
await dialog.getByRole('button', { name: 'Put it into force' }).click();
await dialog.waitFor({ state: 'detached' });
await desk.page.getByText('Up to date: verdicts are based on a current list.').waitFor();
await desk.close();
const after = counted();

// That nothing was counted means something only where something is.
spawnSync(process.execPath, ['-e', "fetch('http://192.0.2.2/').catch(() => {})"]);
const control = counted().withoutRoute4 - after.withoutRoute4;
process.stdout.write(JSON.stringify({ headline, after, sent: sentBy(), control }));
