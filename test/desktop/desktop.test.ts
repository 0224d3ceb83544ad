// The desktop app driven from outside: on Electron's own program where it is here, otherwise in the stand-in (test/standin).
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DeskApp, ended, missing, real, secondStart, whyNot } from '../fixtures/browser/desk-app.ts';
import { readPdf } from '../fixtures/read-pdf.ts';
import { named } from '../fixtures/skipped.ts';

const notRequired = process.env.ELECTRON_RUNTIME === 'required' ? undefined : 'ELECTRON_RUNTIME is not set to required';

it.skipIf(notRequired)(named('finds the runtime that ELECTRON_RUNTIME=required asks for', notRequired), () => {
  expect(missing).toBeUndefined();
});

describe.skipIf(whyNot)(named('the desktop app', whyNot), () => {
  const ITEM = 'https://id.gs1.org/01/09520123456788/21/ABC123';
  let desk: DeskApp;

  beforeAll(async () => {
    desk = await (await DeskApp.start()).ready();
  }, 120_000);
  afterAll(() => desk?.close());
  beforeEach(() => {
    desk.complaints.length = 0;
  });

  it('starts with a working workbench whose self-test passes on this runtime', async () => {
    expect(desk.page.url()).toMatch(/^app:\/\/desk\//);
    const { mode, dataFolder, notices } = await desk.state();
    expect([mode, dataFolder]).toEqual(['desktop', join(desk.folder, 'data')]);
    expect(notices.map(({ code }) => code)).not.toContain('self-test-failed');
  });

  it('shows the page nothing but window.desk', async () => {
    const seen = await desk.page.evaluate(() => ({
      desk: Object.keys(window.desk ?? {}).sort(),
      node: [
        typeof Reflect.get(globalThis, 'process'),
        typeof Reflect.get(globalThis, 'require'),
        typeof Reflect.get(globalThis, 'module'),
      ],
    }));
    expect(seen).toEqual({
      desk: ['about', 'onInbox', 'openCameraSettings', 'savePdf', 'takeInbox'],
      node: ['undefined', 'undefined', 'undefined'],
    });
    expect(await desk.page.evaluate(() => window.desk?.about())).toMatchObject({ electron: expect.stringMatching(/^\d+\./) });
  });

  it('loads the sample set and gives a verdict on a typed item', async () => {
    await desk.loadSample();
    await desk.inspect(ITEM);
    expect(await desk.headline().getAttribute('data-headline')).toBe('valid');
    expect((await desk.state()).counts.inspections).toBe(1);
  });

  it('gives the camera to the page, and neither microphone nor position nor clipboard', async () => {
    const tried = await desk.page.evaluate(async () => {
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
    const outcome = await desk.page.evaluate(async () => {
      const fetched = await fetch('http://127.0.0.1:9/').then(
        () => 'answered',
        () => 'refused',
      );
      const opened = window.open('about:blank') === null ? 'denied' : 'opened';
      location.assign('app://desk/workbench/state');
      return { fetched, opened };
    });
    expect(outcome).toEqual({ fetched: 'refused', opened: 'denied' });
    expect(desk.app.windows()).toHaveLength(1);
    expect(new URL(desk.page.url()).pathname).toMatch(/^\/(?:index\.html)?$/);
  });

  it('prints the record of an inspection to a tagged PDF where the person says', async () => {
    const file = join(desk.folder, 'report.pdf');
    await desk.app.evaluate(({ dialog }, filePath) => {
      dialog.showSaveDialog = async () => ({ canceled: false, filePath });
    }, file);
    await desk.goTo('/print/1');
    await desk.page.getByRole('button', { name: 'Save as PDF' }).click();
    await expect.poll(() => readFileSync(file, { flag: 'a+' }).subarray(0, 5).toString(), { timeout: 30_000 }).toBe('%PDF-');
    // The file is written in parts.
    await expect.poll(() => readFileSync(file).subarray(-6).toString().trim(), { timeout: 10_000 }).toBe('%%EOF');
    const pdf = await readPdf(readFileSync(file));
    expect([pdf.isTagged, pdf.language, pdf.title]).toEqual([true, 'en', expect.stringMatching(/^Inspection record 1 \d{4}-\d\d-\d\d$/)]);
    expect(pdf.outline).toContain('Evidence');
    expect(pdf.pages.join('')).toContain('DPP-SIG-01');
    await expect(desk.page.evaluate(() => window.desk?.savePdf({ kind: 'inspection', id: 999_999 }))).rejects.toThrow(
      'could not be drawn for printing',
    );
    await expect.poll(() => desk.app.windows().length).toBe(1);
  });

  it('prints it also where officers sign in: the window that prints has the sign-in of the one that asked', async () => {
    const file = join(desk.folder, 'signed-in.pdf');
    await desk.app.evaluate(({ dialog }, filePath) => {
      dialog.showSaveDialog = async () => ({ canceled: false, filePath });
    }, file);
    const begin = `fetch('/workbench/officers/begin', {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Ana","secret":"482137"}',
    }).then((answer) => answer.json()).then(({ token }) => sessionStorage.setItem('dpp-desk-officer', token))`;
    await desk.page.evaluate(begin);
    await desk.page.reload();
    await desk.goTo('/print/1');
    await desk.page.getByRole('button', { name: 'Save as PDF' }).click();
    await expect.poll(() => readFileSync(file, { flag: 'a+' }).subarray(0, 5).toString(), { timeout: 30_000 }).toBe('%PDF-');
    const off = `fetch('/workbench/officers/rules', {
      method: 'PUT', headers: { 'content-type': 'application/json', 'x-desk-officer': sessionStorage.getItem('dpp-desk-officer') }, body: '{"isOn":false}',
    }).then((answer) => { sessionStorage.removeItem('dpp-desk-officer'); return answer.status; })`;
    expect(await desk.page.evaluate(off)).toBe(200);
    await desk.page.reload();
  });

  it('starts a killed workbench again, says so, and has lost no inspection', async () => {
    await desk.goTo('/');
    const pid = await desk.workbenchPid();
    expect(pid).toBeGreaterThan(0);
    process.kill(pid, 'SIGKILL');
    await expect
      .poll(async () => (await desk.state()).notices.map(({ code }) => code), { timeout: 20_000 })
      .toContain('workbench-restarted');
    await desk.page.getByText('The workbench was restarted.').first().waitFor();
    expect((await desk.state()).counts.inspections).toBe(1);
  });

  it('inspects a file that a second start hands over, then lets that start end', async () => {
    const file = join(desk.folder, 'scan.txt');
    writeFileSync(file, ITEM);
    const second = secondStart(desk.data, desk.folder, [file]);
    expect(await ended(second)).toBe(0);
    await expect.poll(async () => (await desk.state()).counts.inspections, { timeout: 20_000 }).toBe(2);
  });

  it('has broken no content policy on the way', () => {
    expect(desk.complaints).toEqual([]);
  });
});

console.info(
  whyNot === undefined ? `Desktop tests run ${real ? 'on Electron' : `in the stand-in: ${missing}`}.` : `Desktop tests skipped: ${whyNot}.`,
);
