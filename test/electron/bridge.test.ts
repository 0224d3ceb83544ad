// Native calls are answered for the app's own main frame, with checked arguments, and for nobody else.
import type { WebContents } from 'electron';
import { beforeEach, expect, it } from 'vitest';
import { shellFacts } from '../../electron/about.ts';
import { answerCalls, CALLS, type Calls } from '../../electron/bridge.ts';
import { FakeContents } from '../fixtures/electron.ts';

const FACTS = shellFacts({ version: '1', versions: {}, sandbox: true, sealedBy: 'none' });
let contents: FakeContents;
let printed: number[];
beforeEach(() => {
  contents = new FakeContents();
  printed = [];
  const calls: Calls = {
    about: async () => FACTS,
    takeInbox: async () => [],
    savePdf: async (inspection) => {
      printed.push(inspection);
      return 'saved';
    },
    openCameraSettings: async () => false,
  };
  answerCalls(contents as unknown as WebContents, calls);
});

const own = () => ({ senderFrame: contents.mainFrame });

it('answers every call of the table', async () => {
  expect([...contents.ipc.handlers.keys()]).toEqual(Object.values(CALLS).map(({ channel }) => channel));
  expect(await contents.ipc.call('desk:about', own())).toEqual(FACTS);
  expect(await contents.ipc.call('desk:save-pdf', own(), 12)).toBe('saved');
  expect(printed).toEqual([12]);
});

it.each([
  ['a frame that is gone', () => ({ senderFrame: null })],
  ['a sub-frame at the same address', () => ({ senderFrame: { url: 'app://desk/' } })],
])('refuses %s', (_what, event) => {
  expect(() => contents.ipc.call('desk:save-pdf', event(), 12)).toThrow('only the app’s own page may call the shell');
  expect(printed).toEqual([]);
});

it.each(['https://a.example/', 'app://other/', 'app://desk/workbench/state', 'about:blank', ''])(
  'refuses the main frame while it shows %s',
  (url) => {
    contents.mainFrame.url = url;
    expect(() => contents.ipc.call('desk:take-inbox', own())).toThrow('only the app’s own page may call the shell');
  },
);

it.each([[[]], [['1']], [[0]], [[-1]], [[1.5]], [[Number.NaN]], [[2 ** 60]], [[1, 2]], [[{}]], [[null]]])(
  'refuses to print %j',
  (given) => {
    expect(() => contents.ipc.call('desk:save-pdf', own(), ...given)).toThrow('the number of an inspection');
    expect(printed).toEqual([]);
  },
);

it('refuses arguments where none are taken', () => {
  expect(() => contents.ipc.call('desk:about', own(), 'x')).toThrow('no arguments');
});
