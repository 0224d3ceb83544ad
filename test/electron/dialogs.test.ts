// Native questions: a link only after a yes, the log saved before the question is asked again, a PDF where the person says.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { shellFacts } from '../../electron/about.ts';
import { askAboutLink, askAfterStrikes, nativeCalls } from '../../electron/dialogs.ts';
import { PDF, PRINTABLE, type Printed, printReport } from '../../electron/report.ts';
import { wordsFor } from '../../electron/words/index.ts';
import type { ReportOf } from '../../server/contract/index.ts';
import { dialog, shell } from '../fixtures/electron.ts';

const words = wordsFor('en-GB');
type Asking = Parameters<typeof askAboutLink>[0];
const asking = dialog as unknown as Asking;

beforeEach(() => {
  dialog.answers = [];
  dialog.files = [];
  dialog.shown = [];
  shell.opened.length = 0;
});

it('opens a link in the browser after a yes, having shown its true host', async () => {
  dialog.answers.push(0);
  await askAboutLink(asking, shell, words, new URL('https://good.example.evil.example/login'));
  expect(dialog.shown[0]).toMatchObject({ message: 'Open good.example.evil.example in your browser?', defaultId: 1, cancelId: 1 });
  expect(shell.opened).toEqual(['https://good.example.evil.example/login']);
});

it('opens nothing after a no, and nothing that is not http', async () => {
  dialog.answers.push(1, 0);
  await askAboutLink(asking, shell, words, new URL('https://a.example/'));
  await askAboutLink(asking, shell, words, new URL('file:///etc/passwd'));
  expect(shell.opened).toEqual([]);
});

it('saves the messages and asks again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'desk-dialogs-'));
  dialog.files.push(join(folder, 'log.txt'));
  dialog.answers.push(1, 2);
  expect(await askAfterStrikes(asking, { words, fault: undefined, log: () => 'what it wrote' })).toBe('quit');
  expect(readFileSync(join(folder, 'log.txt'), 'utf8')).toBe('what it wrote');
  expect(dialog.shown).toHaveLength(2);
  rmSync(folder, { recursive: true, force: true });
});

it('says the same in each language, and English elsewhere', () => {
  expect(['de', 'fr-CH', 'en-US', 'is', ''].map((locale) => wordsFor(locale).cancel)).toEqual([
    'Abbrechen',
    'Annuler',
    'Cancel',
    'Cancel',
    'Cancel',
  ]);
});

const FACTS = shellFacts({ version: '0.1.0', versions: {}, sandbox: true, sealedBy: 'keyring' });
const calls = (print: (report: ReportOf) => Promise<Printed>, platform: NodeJS.Platform = 'linux') =>
  nativeCalls({
    dialog: asking,
    shell,
    window: undefined as never,
    inbox: { take: () => [] },
    print,
    platform,
    about: () => FACTS,
  });

it('writes the PDF where the person says, or nowhere', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'desk-dialogs-'));
  const file = join(folder, 'report.pdf');
  const { savePdf } = calls(async (report) => ({ pdf: Buffer.from(`%PDF- of ${JSON.stringify(report)}`), name: 'Record-7.pdf' }));
  expect(await savePdf({ kind: 'inspection', id: 7 })).toBe('cancelled');
  dialog.files.push(file);
  expect(await savePdf({ kind: 'inspection', id: 7 })).toBe('saved');
  expect(readFileSync(file, 'utf8')).toBe('%PDF- of {"kind":"inspection","id":7}');
  expect(dialog.lastSave).toMatchObject({ defaultPath: 'Record-7.pdf' });
  rmSync(folder, { recursive: true, force: true });
});

it('opens the camera settings where a system has some', async () => {
  const none = async () => ({ pdf: new Uint8Array(), name: '' });
  expect(await calls(none, 'linux').openCameraSettings()).toBe(false);
  expect(await calls(none, 'win32').openCameraSettings()).toBe(true);
  expect(await calls(none, 'darwin').openCameraSettings()).toBe(true);
  expect(shell.opened).toEqual(['ms-settings:privacy-webcam', 'x-apple.systempreferences:com.apple.preference.security?Privacy_Camera']);
  expect(await calls(none).about()).toEqual(FACTS);
});

const printing = (ready: unknown) => {
  const done: string[] = [];
  return {
    done,
    window: {
      loadURL: async (url: string) => void done.push(url),
      destroy: () => void done.push('destroyed'),
      webContents: {
        executeJavaScript: async (code: string) => {
          done.push(code === PRINTABLE ? 'waited' : code);
          return ready;
        },
        printToPDF: async (options: unknown) => {
          done.push(options === PDF ? 'printed' : 'other options');
          return Buffer.from('%PDF-');
        },
      },
    },
  };
};

it.each<[ReportOf, string]>([
  [{ kind: 'inspection', id: 12 }, '12'],
  [{ kind: 'selection', ids: [3, 12] }, 'selection/3-12'],
  [{ kind: 'run', id: '0a1b' }, 'run/0a1b'],
])('prints the page of %j once it is drawn, and closes its window', async (report, address) => {
  const { window, done } = printing('Record 12 / 2026-11-23');
  const { pdf, name } = await printReport(() => window, report);
  expect([Buffer.from(pdf).toString(), name]).toEqual(['%PDF-', 'Record-12-2026-11-23.pdf']);
  expect(done).toEqual([`app://desk/#/print/${address}`, 'waited', 'printed', 'destroyed']);
});

it('prints nothing when the page says that there is nothing, and closes its window all the same', async () => {
  const { window, done } = printing(null);
  await expect(printReport(() => window, { kind: 'inspection', id: 12 })).rejects.toThrow(
    'the report of this inspection could not be drawn for printing',
  );
  expect(done.at(-1)).toBe('destroyed');
});

it('saves one report at a time, and the next one after it', async () => {
  let finish: (printed: Printed) => void = () => undefined;
  const { savePdf } = calls(() => new Promise((resolve) => (finish = resolve)));
  const report: ReportOf = { kind: 'inspection', id: 1 };
  dialog.files.push('', '');
  const first = savePdf(report);
  await expect(savePdf(report)).rejects.toThrow('another report is being saved');
  finish({ pdf: new Uint8Array(), name: 'a.pdf' });
  expect(await first).toBe('cancelled');
  const second = savePdf(report);
  finish({ pdf: new Uint8Array(), name: 'a.pdf' });
  expect(await second).toBe('cancelled');
});
