// When a window is shown, what brings it to the front, and how often its page is loaded again.
import { expect, it, vi } from 'vitest';
import { limitedQuestions } from '../../electron/links.ts';
import { bringToFront, reloadAfterCrash, showSoon } from '../../electron/window-life.ts';
import { BrowserWindow } from '../fixtures/electron.ts';

type Shown = Parameters<typeof showSoon>[0];
type Reloaded = Parameters<typeof reloadAfterCrash>[0];
const opened = () => new BrowserWindow({});
const show = (window: BrowserWindow, within?: number) => showSoon(window as unknown as Shown, within);

it.each([
  ['it is drawn', (window: BrowserWindow) => window.emit('ready-to-show')],
  [
    'its page has been loaded, whether or not it says that it is drawn',
    (window: BrowserWindow) => window.webContents.emit('did-finish-load'),
  ],
])('a window is shown when %s', (_what, happens) => {
  const window = opened();
  show(window, 60_000);
  expect(window.shown).toBe(false);
  happens(window);
  expect(window.shown).toBe(true);
});

it('a window of which nothing is heard is shown all the same', async () => {
  const window = opened();
  show(window, 20);
  await vi.waitFor(() => expect(window.shown).toBe(true));
});

it('a window that is gone is neither shown nor brought to the front', async () => {
  const window = opened();
  show(window, 1);
  window.destroyed = true;
  window.emit('ready-to-show');
  bringToFront(window as unknown as Parameters<typeof bringToFront>[0]);
  bringToFront(undefined);
  expect([window.shown, window.focused]).toEqual([false, 0]);
});

it('a second start shows a window that is still hidden', () => {
  const window = opened();
  bringToFront(window as unknown as Parameters<typeof bringToFront>[0]);
  expect([window.shown, window.focused]).toEqual([true, 1]);
});

const crashing = (answer: 'retry' | 'quit') => {
  const window = opened();
  const asked: string[] = [];
  let time = 0;
  reloadAfterCrash(window as unknown as Reloaded, {
    ask: async () => {
      asked.push('asked');
      return answer;
    },
    quit: () => asked.push('quit'),
    now: () => time,
  });
  const crash = async (times: number, reason = 'crashed') => {
    for (let turn = 0; turn < times; turn++) window.webContents.emit('render-process-gone', {}, { reason });
    await new Promise((resolve) => setImmediate(resolve));
  };
  const later = (milliseconds: number) => {
    time += milliseconds;
  };
  return { window, asked, crash, later };
};

it('a page is loaded again three times, then the person is asked', async () => {
  const { window, asked, crash } = crashing('quit');
  await crash(3);
  expect([window.loaded, asked]).toEqual([['app://desk/', 'app://desk/', 'app://desk/'], []]);
  await crash(1);
  expect([window.loaded.length, asked]).toEqual([3, ['asked', 'quit']]);
});

it('a page that lived for a minute starts anew with its three', async () => {
  const { window, asked, crash, later } = crashing('quit');
  await crash(3);
  later(60_000);
  await crash(3);
  expect([window.loaded.length, asked]).toEqual([6, []]);
});

it('neither a page that left by itself nor a window that is gone is loaded again', async () => {
  const { window, crash } = crashing('retry');
  await crash(1, 'clean-exit');
  window.destroyed = true;
  await crash(1);
  expect(window.loaded).toEqual([]);
});

it('one question about a link is open at a time, and five are asked in a minute', async () => {
  const asked: string[] = [];
  let time = 0;
  let answer = Promise.withResolvers<void>();
  const ask = limitedQuestions(
    (link) => {
      asked.push(link.host);
      return answer.promise;
    },
    () => time,
  );
  ask(new URL('https://a.example'));
  ask(new URL('https://b.example'));
  expect(asked).toEqual(['a.example']);
  answer.resolve();
  for (let turn = 0; turn < 9; turn++) {
    await new Promise((resolve) => setImmediate(resolve));
    answer = Promise.withResolvers<void>();
    answer.resolve();
    ask(new URL('https://c.example'));
  }
  expect(asked).toHaveLength(5);
  time = 60_000;
  await new Promise((resolve) => setImmediate(resolve));
  ask(new URL('https://d.example'));
  expect(asked.at(-1)).toBe('d.example');
});
