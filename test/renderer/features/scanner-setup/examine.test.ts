// A scanner by its keys: what each way to set it up shows, on the layouts of three computers.
import { describe, expect, it } from 'vitest';
import { examine } from '../../../../renderer/features/scanner-setup/examine.ts';
import type { Layout } from '../../../../renderer/scan/decode-key.ts';
import type { Key } from '../../../../renderer/scan/wedge.ts';
import { atGerman, type Pressed, usKey } from '../../../fixtures/scanner-keys.ts';

const GS = '\u001d';
const CONTENT = `010952012345678810QWERTYZqwertyz123456${GS}91abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!"%&'()*+,-./:;<=>?_`;

/** A scanner set to a German or French keyboard at a computer with a US layout: letters only. */
const mapped =
  (from: string, to: string) =>
  (pressed: Pressed): Pressed => {
    const key = to[from.indexOf(pressed.key)] ?? pressed.key;
    return { ...pressed, key, code: /[a-z]/i.test(key) ? `Key${key.toUpperCase()}` : pressed.code };
  };

type Sent = string | readonly Partial<Key>[];

interface Options {
  readonly gap?: number;
  readonly gs?: Sent;
  readonly computer?: (pressed: Pressed) => Pressed;
  readonly capsLock?: boolean;
  readonly layout?: Layout;
}

const GS_CTRL = [{ key: ']', code: 'BracketRight', ctrlKey: true }] as const;
const GS_F8 = [{ key: 'F8', code: 'F8' }] as const;
const GS_ALT = [
  { key: 'Alt', code: 'AltLeft', altKey: true },
  ...['0', '2', '9'].map((digit) => ({ key: digit, code: `Numpad${digit}`, altKey: true })),
  { type: 'keyup', key: 'Alt', code: 'AltLeft' },
] as const satisfies readonly Partial<Key>[];

const eventOf = ({ key, code, shift }: Pressed): Partial<Key> => ({ key, code, shiftKey: shift });

/** The parts one after the other; `GS` in a text is sent as `gs` says. */
function keysOf(parts: readonly Sent[], { gap = 8, gs = GS_CTRL, computer = (same) => same, capsLock = false }: Options = {}): Key[] {
  let timeStamp = 1_000;
  const none = { ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, altGraph: false, into: 'none' } as const;
  const one = (key: Partial<Key>): Key => {
    timeStamp += gap;
    return { type: 'keydown', key: '', code: '', ...none, ...key, capsLock, timeStamp };
  };
  const send = (part: Sent): Key[] => {
    if (typeof part !== 'string') return part.map(one);
    if (part === 'Enter' || part === 'Tab') return [one({ key: part, code: part })];
    return [...part].flatMap((letter) => (letter === GS ? send(gs) : [one(eventOf(computer(usKey(letter))))]));
  };
  return parts.flatMap(send);
}

const found = (parts: readonly Sent[], options: Options = {}) => examine(keysOf(parts, options), CONTENT, options.layout ?? new Map());
const swap = (text: string) => [...text].map((letter) => (/[a-z]/.test(letter) ? letter.toUpperCase() : letter.toLowerCase())).join('');

describe('a scanner that is set up well', () => {
  it('is in order in every setting, and there is nothing to remember', () => {
    expect(found([CONTENT, 'Enter'])).toEqual({
      text: CONTENT,
      isCode: true,
      layout: 'same',
      letters: 'right',
      before: { is: 'nothing' },
      after: { is: 'Enter' },
      separator: { is: 'sent', way: 'Ctrl+]' },
      pace: { is: 'taken', meanMs: 8, longestMs: 8 },
      reading: undefined,
    });
  });

  it.each([
    ['F8', GS_F8],
    ['Ctrl+]', GS_CTRL],
    ['Alt+029', GS_ALT],
    ['GS', [{ key: GS, code: '' }]],
  ] as const)('may send the separator as %s', (way, gs) => {
    expect(found([CONTENT, 'Enter'], { gs })).toMatchObject({
      separator: { is: 'sent', way },
      pace: { is: 'taken' },
      after: { is: 'Enter' },
    });
  });

  it('may end a scan with Tab, and send the kind of the code in front, with FNC1', () => {
    expect(found([']d2', CONTENT, 'Tab'])).toMatchObject({ before: { is: 'aim', text: ']d2' }, after: { is: 'Tab' } });
    expect(found([']d2', GS, CONTENT, 'Enter'])).toMatchObject({ before: { is: 'aim', text: ']d2' } });
    expect(found([GS, CONTENT, 'Enter'])).toMatchObject({ before: { is: 'nothing' } });
  });
});

describe('the layout', () => {
  it('of a US scanner at a German computer is found by key positions, which are then remembered', () => {
    const finding = found([']d2', CONTENT, 'Enter'], { computer: atGerman, layout: new Map([['Equal', '´']]) });
    expect(finding).toMatchObject({ isCode: true, layout: 'us', letters: 'right', reading: 'positions', before: { is: 'aim' } });
    expect(finding.separator).toEqual({ is: 'sent', way: 'Ctrl+]' });
    expect(finding.text).not.toBe(CONTENT);
  });

  it('of a German scanner at a German computer is the same, and reading by characters is remembered', () => {
    const swapped = (pressed: Pressed): Pressed => {
      const code = pressed.code === 'KeyY' ? 'KeyZ' : pressed.code === 'KeyZ' ? 'KeyY' : pressed.code;
      return { ...pressed, code };
    };
    expect(found([CONTENT, 'Enter'], { computer: swapped })).toMatchObject({ layout: 'same', reading: 'characters' });
  });

  it.each([
    ['qwertz', mapped('yzYZ', 'zyZY')],
    ['azerty', mapped('azqwAZQWmM', 'qwazQWAZ;:')],
  ] as const)('of a %s scanner at a US computer is named, the rest is unknown, and nothing is remembered', (layout, computer) => {
    expect(found([CONTENT, 'Enter'], { computer })).toMatchObject({
      isCode: true,
      layout,
      letters: 'unknown',
      separator: { is: 'unknown' },
      reading: undefined,
    });
  });
});

describe('capital letters', () => {
  it('are swapped by Caps Lock of the computer, which is no other layout and is not remembered', () => {
    const computer = (pressed: Pressed): Pressed => ({ ...pressed, key: swap(pressed.key) });
    const finding = found([CONTENT, 'Enter'], { computer, capsLock: true });
    expect(finding).toMatchObject({ layout: 'same', letters: 'caps-lock', reading: undefined });
  });

  it('are right if the scanner allows for Caps Lock', () => {
    expect(found([CONTENT, 'Enter'], { capsLock: true })).toMatchObject({ letters: 'right', layout: 'same' });
  });

  it.each([
    ['swapped', swap],
    ['upper', (text: string) => text.toUpperCase()],
    ['lower', (text: string) => text.toLowerCase()],
  ] as const)('%s by the scanner', (letters, change) => {
    expect(found([change(CONTENT), 'Enter'])).toMatchObject({ isCode: true, layout: 'same', letters, reading: undefined });
  });
});

describe('what is added', () => {
  it('in front or behind is named, keys without a character too', () => {
    expect(found(['ab', CONTENT, 'Enter']).before).toEqual({ is: 'text', text: 'ab' });
    expect(found([[{ key: 'F7', code: 'F7' }], CONTENT, 'Enter']).before).toEqual({ is: 'text', text: '[F7]' });
    expect(found([CONTENT, 'xy', 'Enter']).after).toEqual({ is: 'text', text: 'xy' });
    expect(found([CONTENT, 'Enter', [{ key: 'j', code: 'KeyJ', ctrlKey: true }]]).after).toEqual({ is: 'text', text: '[Enter][Ctrl+j]' });
  });

  it('is nothing where the scanner sends no suffix', () => {
    expect(found([CONTENT])).toMatchObject({ after: { is: 'nothing' }, pace: { is: 'taken' } });
  });
});

describe('the separator', () => {
  it('may be lost, or something else may come in its place', () => {
    expect(found([CONTENT.replace(GS, ''), 'Enter']).separator).toEqual({ is: 'lost' });
    expect(found([CONTENT.replace(GS, '{GS}'), 'Enter']).separator).toEqual({ is: 'replaced', by: '{GS}' });
    expect(found([CONTENT, 'Enter'], { gs: [{ key: 'F6', code: 'F6' }] }).separator).toEqual({ is: 'replaced', by: '[F6]' });
  });
});

describe('the speed', () => {
  it.each([
    [0, 'taken'],
    [62, 'taken'],
    [90, 'slow'],
    [250, 'slow'],
  ] as const)('of %d ms a key is %s', (gap, is) => {
    expect(found([CONTENT, 'Enter'], { gap })).toMatchObject({
      isCode: true,
      separator: { is: 'sent' },
      pace: { is, meanMs: gap, longestMs: gap },
    });
  });

  it('with a pause that splits the scan says how long it was', () => {
    const keys = keysOf([CONTENT, 'Enter']).map((key, index) => (index < 40 ? key : { ...key, timeStamp: key.timeStamp + 700 }));
    expect(examine(keys, CONTENT, new Map())).toMatchObject({ isCode: true, pace: { is: 'pauses', longestMs: 708 } });
  });
});

it('another code is said to be another', () => {
  expect(found(['0109520123456788', 'Enter'])).toMatchObject({ isCode: false, text: '0109520123456788', reading: undefined });
});
