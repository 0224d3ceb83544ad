// Command lines of the desktop app and of `npm start`, and which program opens an address.
import { describe, expect, it } from 'vitest';
import { opener } from '../../electron/browser-mode.ts';
import { startUp, thingsHandedOver } from '../../electron/start-up.ts';

describe('arguments of the app', () => {
  it.each([
    [['a.vc', 'b.jwt'], true, { things: ['a.vc', 'b.jwt'] }],
    [['--data', '/data', 'a.vc'], true, { data: '/data', things: ['a.vc'] }],
    [['--data=/data'], true, { data: '/data', things: [] }],
    [['--inspect=0', '--remote-debugging-port=0', '--no-sandbox', '.', 'a.vc'], false, { things: ['a.vc'] }],
    [['.', '--data', '/data'], false, { data: '/data', things: [] }],
    [['--data='], true, { things: [] }],
    [[], true, { things: [] }],
  ])('%j (packaged: %s)', (args, packaged, expected) => {
    expect(startUp(args, packaged)).toEqual(expected);
  });

  it('takes no data folder and no file from a command line that holds a link', () => {
    expect(startUp(['--data', '/evil', '/etc/passwd', 'dpp:inspect?text=a'], true)).toEqual({ things: ['dpp:inspect?text=a'] });
  });
});

describe('what a second start hands over', () => {
  it.each([
    [
      { things: ['a.vc'], folder: '/home/me' },
      { things: ['a.vc'], folder: '/home/me' },
    ],
    [
      { things: ['a.vc', 7, null], folder: 3 },
      { things: ['a.vc'], folder: '/' },
    ],
    [
      { things: 'a.vc', folder: '/' },
      { things: [], folder: '/' },
    ],
    [{ things: [] }, { things: [], folder: '/' }],
    [null, { things: [], folder: '/' }],
    ['a.vc', { things: [], folder: '/' }],
    [undefined, { things: [], folder: '/' }],
  ])('%j', (handed, expected) => {
    expect(thingsHandedOver(handed)).toEqual(expected);
  });
});

describe('opening a browser', () => {
  it.each([
    ['darwin', {}, 'open'],
    ['win32', {}, 'cmd'],
    ['linux', { DISPLAY: ':0' }, 'xdg-open'],
    ['linux', { WAYLAND_DISPLAY: 'wayland-0' }, 'xdg-open'],
    ['linux', {}, undefined],
    ['linux', { DISPLAY: '' }, undefined],
    ['linux', { DISPLAY: ':0', CI: 'true' }, undefined],
    ['darwin', { BROWSER: 'none' }, undefined],
  ] as const)('on %s with %j', (platform, env, command) => {
    expect(opener(platform, env)?.command).toBe(command);
  });
});
