// The desktop app on a real Electron, driven from outside; without a runtime every test is skipped and says why.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { _electron, type ElectronApplication, type Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildWhatIsStale } from '../../electron/build.ts';
import { electronRuntime } from '../../electron/runtime.ts';
import type { State } from '../../server/contract.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
// Playwright starts Electron without its sandbox on Linux, so root may run these tests; a display is needed all the same.
const runtime = electronRuntime(root, { platform: process.platform, env: process.env, uid: undefined });
const missing = 'missing' in runtime ? runtime.missing : undefined;
const required = process.env.ELECTRON_RUNTIME === 'required';

it.runIf(required)('finds the runtime that ELECTRON_RUNTIME=required asks for', () => {
  expect(missing).toBeUndefined();
});

describe.skipIf(missing !== undefined)('the desktop app', () => {
  const folder = mkdtempSync(join(tmpdir(), 'desk-desktop-'));
  const ITEM = 'https://id.gs1.org/01/09520123456788/21/ABC123';
  let app: ElectronApplication;
  let page: Page;
  const complaints: string[] = [];

  const launch = (...args: string[]): Promise<ElectronApplication> =>
    _electron.launch({
      ...('executable' in runtime ? { executablePath: runtime.executable } : {}),
      args: [root, '--data', join(folder, 'data'), '--lang=en-US', '--use-fake-device-for-media-stream', ...args],
      cwd: folder,
    });
  const state = (): Promise<State> => page.evaluate(async () => (await fetch('/workbench/state')).json());
  const goTo = (hash: string) => page.evaluate((to) => void location.assign(to), `#${hash}`);
  const headline = () => page.locator('[data-headline]').first();

  beforeAll(async () => {
    buildWhatIsStale(root, ['dist/renderer', 'out'], () => undefined);
    app = await launch();
    page = await app.firstWindow();
    page.on('console', (message) => {
      if (/Content Security Policy|Refused to/.test(message.text())) complaints.push(message.text());
    });
    await page.getByRole('heading', { name: 'Inspect a product' }).waitFor();
  }, 120_000);
  afterAll(async () => {
    await app?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(() => {
    complaints.length = 0;
  });

  it('starts with a working workbench whose self-test passes on this runtime', async () => {
    expect(page.url()).toMatch(/^app:\/\/desk\//);
    const { mode, dataFolder, notices } = await state();
    expect([mode, dataFolder]).toEqual(['desktop', join(folder, 'data')]);
    expect(notices.map(({ code }) => code)).not.toContain('self-test-failed');
  });

  it('shows the page nothing but window.desk', async () => {
    const seen = await page.evaluate(() => ({
      desk: Object.keys(window.desk ?? {}).sort(),
      node: [
        typeof Reflect.get(globalThis, 'process'),
        typeof Reflect.get(globalThis, 'require'),
        typeof Reflect.get(globalThis, 'module'),
      ],
    }));
    expect(seen).toEqual({
      desk: ['onInbox', 'openCameraSettings', 'savePdf', 'takeInbox', 'versions'],
      node: ['undefined', 'undefined', 'undefined'],
    });
    expect(await page.evaluate(() => window.desk?.versions())).toMatchObject({ electron: expect.stringMatching(/^\d+\./) });
  });

  it('loads the sample set and gives a verdict on a typed item', async () => {
    await goTo('/settings');
    await page.getByRole('button', { name: 'Load the sample set' }).click();
    await expect.poll(async () => (await state()).sampleLoaded, { timeout: 30_000 }).toBe(true);
    await goTo('/');
    await page.getByLabel('Type or paste').fill(ITEM);
    await page.getByRole('button', { name: 'Inspect', exact: true }).click();
    await headline().waitFor();
    expect(await headline().getAttribute('data-headline')).toBe('valid');
    expect((await state()).counts.inspections).toBe(1);
  });

  it('gives the camera to the page, and neither microphone nor position nor clipboard', async () => {
    const tried = await page.evaluate(async () => {
      const name = (fault: unknown) => (fault instanceof DOMException ? fault.name : 'other');
      const video = await navigator.mediaDevices.getUserMedia({ video: true }).then(
        (stream) => {
          for (const track of stream.getTracks()) track.stop();
          return 'granted';
        },
        (fault: unknown) => name(fault),
      );
      const audio = await navigator.mediaDevices.getUserMedia({ audio: true }).then(
        () => 'granted',
        (fault: unknown) => name(fault),
      );
      const position = (await navigator.permissions.query({ name: 'geolocation' })).state;
      const paste = await navigator.clipboard.readText().then(
        () => 'granted',
        (fault: unknown) => name(fault),
      );
      return { video, audio, position, paste };
    });
    expect(tried).toEqual({ video: 'granted', audio: 'NotAllowedError', position: 'denied', paste: 'NotAllowedError' });
  });

  it('reaches no network, opens no window and goes nowhere', async () => {
    const outcome = await page.evaluate(async () => {
      const fetched = await fetch('http://127.0.0.1:9/').then(
        () => 'answered',
        () => 'refused',
      );
      const opened = window.open('about:blank') === null ? 'denied' : 'opened';
      location.assign('app://desk/workbench/state');
      return { fetched, opened };
    });
    expect(outcome).toEqual({ fetched: 'refused', opened: 'denied' });
    expect(app.windows()).toHaveLength(1);
    expect(new URL(page.url()).pathname).toMatch(/^\/(?:index\.html)?$/);
  });

  it('prints the record of an inspection to a tagged PDF where the person says', async () => {
    const file = join(folder, 'report.pdf');
    await app.evaluate(({ dialog }, filePath) => {
      dialog.showSaveDialog = async () => ({ canceled: false, filePath });
    }, file);
    await goTo('/print/1');
    await page.getByRole('button', { name: 'Save as PDF' }).click();
    await expect.poll(() => readFileSync(file, { flag: 'a+' }).subarray(0, 5).toString(), { timeout: 30_000 }).toBe('%PDF-');
    expect(readFileSync(file).byteLength).toBeGreaterThan(5000);
    await expect(page.evaluate(() => window.desk?.savePdf(999_999))).rejects.toThrow('could not be drawn for printing');
    expect(app.windows()).toHaveLength(1);
  });

  it('starts a killed workbench again, says so, and has lost no inspection', async () => {
    await goTo('/');
    const pid = await app.evaluate(
      ({ app: electron }) =>
        electron.getAppMetrics().find(({ serviceName, name }) => [serviceName, name].includes('DPP Desk workbench'))?.pid,
    );
    expect(pid).toBeGreaterThan(0);
    process.kill(pid ?? 0, 'SIGKILL');
    await expect.poll(async () => (await state()).notices.map(({ code }) => code), { timeout: 20_000 }).toContain('workbench-restarted');
    await page.getByText('The workbench was restarted.').first().waitFor();
    expect((await state()).counts.inspections).toBe(1);
  });

  it('inspects a file that a second start hands over, then lets that start end', async () => {
    const file = join(folder, 'scan.txt');
    writeFileSync(file, ITEM);
    const second = launch(file);
    await expect.poll(async () => (await state()).counts.inspections, { timeout: 20_000 }).toBe(2);
    await second.then((started) => started.close()).catch(() => undefined);
  });

  it('has broken no content policy on the way', () => {
    expect(complaints).toEqual([]);
  });
});

if (missing !== undefined && !required) console.info(`Desktop tests skipped: ${missing}.`);
