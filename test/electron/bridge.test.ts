// Native calls are answered for the app's own main frame, with checked arguments, and for nobody else.
import type { WebContents } from 'electron';
import { beforeEach, expect, it } from 'vitest';
import { shellFacts } from '../../electron/about.ts';
import { answerCalls, CALLS, type Calls } from '../../electron/bridge.ts';
import type { ReportOf } from '../../server/contract/index.ts';
import { FakeContents } from '../fixtures/electron.ts';

const RUN = '0a1b2c3d-0000-4000-8000-000000000001';
const FACTS = shellFacts({ version: '1', versions: {}, sandbox: true, sealedBy: 'none' });
let contents: FakeContents;
let printed: ReportOf[];
beforeEach(() => {
  contents = new FakeContents();
  printed = [];
  const calls: Calls = {
    about: async () => FACTS,
    takeInbox: async () => [],
    savePdf: async (report) => {
      printed.push(report);
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
  expect(await contents.ipc.call('desk:save-pdf', own(), { kind: 'inspection', id: 12, more: 'ignored' })).toBe('saved');
  expect(await contents.ipc.call('desk:save-pdf', own(), { kind: 'run', id: RUN })).toBe('saved');
  expect(await contents.ipc.call('desk:save-pdf', own(), { kind: 'selection', ids: [3, 1] })).toBe('saved');
  expect(printed).toEqual([
    { kind: 'inspection', id: 12 },
    { kind: 'run', id: RUN },
    { kind: 'selection', ids: [3, 1] },
  ]);
});

it.each([
  ['a frame that is gone', () => ({ senderFrame: null })],
  ['a sub-frame at the same address', () => ({ senderFrame: { url: 'app://desk/' } })],
])('refuses %s', (_what, event) => {
  expect(() => contents.ipc.call('desk:save-pdf', event(), { kind: 'inspection', id: 12 })).toThrow(
    'only the app’s own page may call the shell',
  );
  expect(printed).toEqual([]);
});

it.each(['https://a.example/', 'app://other/', 'app://desk/workbench/state', 'about:blank', ''])(
  'refuses the main frame while it shows %s',
  (url) => {
    contents.mainFrame.url = url;
    expect(() => contents.ipc.call('desk:take-inbox', own())).toThrow('only the app’s own page may call the shell');
  },
);

const ids = [0, '1', -1, 1.5, Number.NaN, 2 ** 60, null];
it.each<[unknown[]]>([
  [[]],
  [[12]],
  [[null]],
  [[{}]],
  [[{ kind: 'inspection', id: 1 }, 2]],
  ...ids.flatMap((id): [unknown[]][] => [[[{ kind: 'inspection', id }]], [[{ kind: 'selection', ids: [1, id] }]]]),
  [[{ kind: 'selection', ids: [] }]],
  [[{ kind: 'selection', ids: Array(101).fill(1) }]],
  [[{ kind: 'run', id: '../../x' }]],
  [[{ kind: 'run', id: 1 }]],
])('refuses to print %j', (given) => {
  expect(() => contents.ipc.call('desk:save-pdf', own(), ...given)).toThrow('the number of an inspection');
  expect(printed).toEqual([]);
});

it('refuses arguments where none are taken', () => {
  expect(() => contents.ipc.call('desk:about', own(), 'x')).toThrow('no arguments');
});
