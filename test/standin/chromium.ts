// Switches and a profile folder in, a headless Chromium out: its DevTools, its first page, and its end.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureChromium } from '../chromium.ts';
import { HOST } from './carrier.ts';
import { Devtools, type Params } from './devtools.ts';

export interface Switch {
  readonly name: string;
  readonly value: string;
}

export interface Chromium {
  readonly devtools: Devtools;
  readonly address: string;
  readonly process: ChildProcess;
  readonly product: string;
  /** The page that Chromium opens by itself: the first window takes it. */
  readonly firstPage: string;
}

/** The app's own rules hold, with the one exception that the carrier needs. */
const asArgument = ({ name, value }: Switch): string => {
  if (value === '') return `--${name}`;
  return name === 'host-resolver-rules' ? `--${name}=${value}, EXCLUDE ${HOST}` : `--${name}=${value}`;
};

const addressOf = (process: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    process.stderr?.on('data', (part: Buffer) => {
      said = (said + part.toString()).slice(-8192);
      const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    process.once('error', reject);
    process.once('exit', () => reject(new Error(`Chromium ended before it was ready: ${said}`)));
  });

const firstPageOf = async (devtools: Devtools): Promise<string> => {
  for (let turn = 0; turn < 200; turn++) {
    const { targetInfos } = (await devtools.send('Target.getTargets')) as { targetInfos: readonly Params[] };
    const page = targetInfos.find(({ type }) => type === 'page');
    if (page !== undefined) return String(page.targetId);
    await wait(50);
  }
  throw new Error('Chromium opened no page');
};

export const startChromium = async (folder: string, switches: readonly Switch[], language: string): Promise<Chromium> => {
  const profile = join(folder, 'standin');
  mkdirSync(profile, { recursive: true });
  const root = process.getuid?.() === 0;
  const child = spawn(
    ensureChromium(),
    [
      '--headless',
      `--user-data-dir=${profile}`,
      '--remote-debugging-port=0',
      '--no-first-run',
      '--no-default-browser-check',
      '--disable-gpu',
      '--disable-sync',
      '--disable-extensions',
      '--disable-features=Translate,MediaRouter,HttpsUpgrades',
      '--password-store=basic',
      '--window-size=1280,860',
      `--lang=${language}`,
      `--accept-lang=${language}`,
      // Chromium refuses to run its sandbox as root; for everybody else it is on.
      ...(root ? ['--no-sandbox'] : []),
      ...switches.map(asArgument),
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const address = await addressOf(child);
  const devtools = await Devtools.open(address);
  const { product } = await devtools.send('Browser.getVersion');
  const firstPage = await firstPageOf(devtools);
  await devtools.send('Target.setDiscoverTargets', { discover: true });
  return { devtools, address, process: child, product: String(product), firstPage };
};
