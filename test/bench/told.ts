// Figures of the whole program that depend on the machine: printed with their budgets, not gated. Start to usable and a scan to its verdict in a real browser, and what processes hold of the memory at most.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from '../fixtures/browser/browser.ts';
import { linkOf, prepare, SERIALS, serve } from '../fixtures/browser/world.ts';
import { token } from '../fixtures/issuing.ts';
import { median } from './measure.ts';
import { packOf } from './packed.ts';

export interface Told {
  readonly name: string;
  readonly value: number;
  readonly unit: 'ms' | 'MB' | 'kB';
  readonly budget: number;
}

const STARTS = 5;
const SCANS = 40;

/** In the page: milliseconds from the key that ends a scan until the frame after the verdict is there. */
const WATCH = `window.took = new Promise((resolve) => {
  let began = 0;
  window.addEventListener('keydown', () => (began = performance.now()), { capture: true, once: true });
  const watch = new MutationObserver(() => {
    if (document.querySelector('[data-headline]') === null) return;
    watch.disconnect();
    requestAnimationFrame(() => resolve(performance.now() - began));
  });
  watch.observe(document.body, { childList: true, subtree: true });
}), undefined`;

/** Browser mode, as the command line starts it: until the field for codes can be typed into; and from the last key of a hand scanner until the verdict stands on the screen. */
export async function measureScreen(): Promise<readonly Told[]> {
  const folder = mkdtempSync(join(tmpdir(), 'dpp-desk-told-'));
  prepare(folder, 'https://desk.example');
  const browser = await launch();
  try {
    const starts: number[] = [];
    const scans: number[] = [];
    for (let start = 0; start < STARTS; start++) {
      const context = await browser.newContext();
      const page = await context.newPage();
      const began = performance.now();
      const served = await serve(join(folder, 'data'));
      await page.goto(served.address);
      await page.getByLabel('Type or paste').waitFor();
      starts.push(performance.now() - began);
      for (let scan = 0; start === STARTS - 1 && scan < SCANS; scan++) {
        for (const key of linkOf(SERIALS.valid)) await page.keyboard.press(key);
        await page.evaluate(WATCH);
        await page.keyboard.press('Enter');
        scans.push(await page.evaluate<number>('window.took'));
        await page.keyboard.press('Escape');
        await page.locator('[data-headline]').first().waitFor({ state: 'detached' });
      }
      await context.close();
      await served.stop();
    }
    const sorted = scans.toSorted((one, other) => one - other);
    return [
      { name: 'start to usable, browser mode', value: median(starts), unit: 'ms', budget: 2_000 },
      {
        name: 'wedge scan to verdict on screen, 95th percentile',
        value: sorted[Math.ceil(0.95 * SCANS) - 1] ?? Number.NaN,
        unit: 'ms',
        budget: 150,
      },
    ];
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const cli = fileURLToPath(new URL('../../server/cli.ts', import.meta.url));
const LOOK_MS = 20;

/** What a command and the processes that it starts hold at most, the largest of them (proc(5), VmHWM), in megabytes. */
async function peakOf(...args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [cli, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
  const { pid = 0 } = child;
  let peak = 0;
  const look = setInterval(() => {
    for (const one of [pid, ...childrenOf(pid)]) peak = Math.max(peak, heldBy(one));
  }, LOOK_MS);
  const code = await new Promise((resolve) => child.on('exit', resolve));
  clearInterval(look);
  if (code !== 0) throw new Error(`desk ${args[0]} ended with ${String(code)}`);
  return peak;
}

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // It has ended.
    return '';
  }
};
const childrenOf = (pid: number): readonly number[] => read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
const heldBy = (pid: number): number => Number(/^VmHWM:\s+(\d+) kB/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;

/** Only where the system tells (Linux). */
export async function measureMemory(credentials = 50_000, files = 10_000): Promise<readonly Told[]> {
  if (!existsSync('/proc/self/status')) return [];
  const folder = mkdtempSync(join(tmpdir(), 'dpp-desk-told-'));
  try {
    const { file, fingerprint } = packOf(credentials, folder);
    const pack = await peakOf('pack', 'apply', file, '--by', 'bench', '--creator-key', fingerprint, '--data', join(folder, 'data'));
    const bulk = join(folder, 'bulk');
    mkdirSync(bulk);
    const names = Array.from({ length: files }, (_, at) => join(bulk, `${at}.jwt`));
    for (const name of names) writeFileSync(name, token());
    const inspected = await peakOf('inspect', ...names, '--now', '2026-06-01T12:00:00Z', '--data', join(folder, 'data'));
    return [
      { name: `memory, pack of ${credentials} credentials applied`, value: pack, unit: 'MB', budget: 200 },
      { name: `memory, ${files} files inspected`, value: inspected, unit: 'MB', budget: 200 },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The desktop app, in a process of its own that the driver of Electron needs; nothing where neither Electron nor its stand-in runs. */
export function measureDesktop(): readonly Told[] {
  const script = fileURLToPath(new URL('../desktop/bench/started.ts', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  if (status !== 0) {
    console.log(`not measured: the start of the desktop app (${stderr.trim().split('\n').at(-1)})`);
    return [];
  }
  const { on, starts, memory } = JSON.parse(stdout) as {
    readonly on: string;
    readonly starts: readonly number[];
    readonly memory: { readonly window: number; readonly processes: number };
  };
  return [
    { name: `start to usable, desktop app (${on})`, value: median([...starts]), unit: 'ms', budget: 3_000 },
    { name: `memory, window of the desktop app (${on})`, value: memory.window, unit: 'MB', budget: 600 },
    { name: `memory, processes of the desktop app (${on})`, value: memory.processes, unit: 'MB', budget: 400 },
  ];
}

export function printTold(all: readonly Told[]): void {
  for (const { name, value, unit, budget } of all)
    console.log(
      `${value <= budget ? 'ok  ' : 'OVER'}${name}: ${value.toFixed(value < 20 ? 1 : 0)} ${unit} (budget ${budget}, told, not gated)`,
    );
}

if (import.meta.main) printTold([...(await measureScreen()), ...measureDesktop(), ...(await measureMemory())]);
