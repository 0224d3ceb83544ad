// Finds a Chromium for the browser tests, installing one where that is possible; gives its path, or throws one line saying what is missing.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'chrome.exe', 'msedge.exe'];

const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

const executable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
};

/** A Chromium that is here already: named by CHROMIUM_PATH, on the path, where installers put it, or Playwright's own. */
export const findChromium = (env: NodeJS.ProcessEnv = process.env): string | undefined => {
  const named = env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') return executable(named) ? named : undefined;
  const onPath = (env.PATH ?? '').split(delimiter).flatMap((folder) => (folder === '' ? [] : NAMES.map((name) => join(folder, name))));
  return [...onPath, ...PLACES, chromium.executablePath()].find(executable);
};

const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 10 * 60_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

const isDebian = (): boolean => existsSync('/etc/os-release') && /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));

const install = (): boolean => {
  if (process.getuid?.() === 0 && isDebian()) {
    const fromDebian = run('apt-get', ['update', '-q']) && run('apt-get', ['install', '-q', '-y', '--no-install-recommends', 'chromium']);
    if (fromDebian && findChromium() !== undefined) return true;
  }
  const playwright = fileURLToPath(new URL('../node_modules/playwright/cli.js', import.meta.url));
  return run(process.execPath, [playwright, 'install', 'chromium']);
};

/** The path of a Chromium that starts; call it once per run, it installs when nothing is found. */
export const ensureChromium = (): string => {
  const found = findChromium() ?? (process.env.CHROMIUM_PATH === undefined && install() ? findChromium() : undefined);
  if (found === undefined) {
    throw new Error(
      'no Chromium for the browser tests: install Debian’s package chromium, or run "npx playwright install chromium", or set CHROMIUM_PATH',
    );
  }
  return found;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(ensureChromium());
