// Keys of a hand scanner and of a person: which ones become a scan.
import { describe, expect, it } from 'vitest';
import { wedgeDesk as desk } from './keys.ts';

const texts = (scans: readonly { readonly text: string }[]) => scans.map(({ text }) => text);

describe('a hand scanner that types like a keyboard', () => {
  it('gives one scan at Enter and swallows the suffix, so that no button is pressed', () => {
    const { scans, scan } = desk();
    expect(scan('0109520123456788')).toBe(true);
    expect(scans).toEqual([{ text: '0109520123456788' }]);
  });

  it('gives one scan at Tab as well', () => {
    const { scans, press, type, settle } = desk();
    type('09520123456788');
    expect(press({ key: 'Tab' })).toBe(true);
    settle(100);
    expect(scans).toHaveLength(1);
  });

  it('waits for the silence after a suffix: what goes on is no shorter code', () => {
    const { scans, press, type, scan } = desk();
    type('09520123456788');
    press({ key: 'Tab' });
    scan('99');
    expect(texts(scans)).toEqual(['09520123456788\t99']);
  });

  it('gives a scan for each line that a scanner sends from its memory, and one for a document with lines', () => {
    const { scans, press, type, scan } = desk();
    type('09520123456788');
    press({ key: 'Enter' });
    scan('09520123456795');
    expect(texts(scans)).toEqual(['09520123456788', '09520123456795']);
    press({ key: '{', code: 'BracketLeft', shiftKey: true }, 900);
    press({ key: 'Enter' });
    type('1234');
    press({ key: 'Enter' });
    press({ key: '}', code: 'BracketRight', shiftKey: true });
    scan('');
    expect(scans[2]).toEqual({ text: '{\n1234\n}' });
  });

  it('drops a second suffix, and one that comes first', () => {
    const { scans, press, scan } = desk();
    press({ key: 'Enter' });
    scan('09520123456788');
    press({ key: 'Enter' });
    expect(texts(scans)).toEqual(['09520123456788']);
  });

  it('ends a long scan without a suffix when nothing follows', () => {
    const { scans, type, settle } = desk();
    type('09520123456788');
    expect(settle(50)).toBeGreaterThan(0);
    expect(scans).toHaveLength(0);
    settle(700);
    expect(texts(scans)).toEqual(['09520123456788']);
  });

  it('bears a long gap in a fast scan: half a number would be another number', () => {
    const { scans, press, type, scan } = desk();
    type('095201234');
    press({ key: '5' }, 300);
    scan('6788');
    expect(texts(scans)).toEqual(['09520123456788']);
  });

  it('notices a slow scanner of 62 ms a key', () => {
    const { scans, scan } = desk();
    scan('09520123456788', {}, 62);
    expect(texts(scans)).toEqual(['09520123456788']);
  });

  it('does not put the key of a person before a scan that comes a second later', () => {
    const { scans, press, scan } = desk();
    press({ key: 'x' });
    press({ key: '0' }, 1_000);
    scan('9520123456788');
    expect(texts(scans)).toEqual(['09520123456788']);
  });

  it('is unreadable where a person’s key may stand before the scan, or its first key came early', () => {
    const { scans, press, scan } = desk();
    press({ key: '1' });
    press({ key: '0' }, 250);
    scan('9520123456788');
    expect(scans).toEqual([{ text: '109520123456788', unreadable: expect.stringContaining('pause') }]);
  });

  it('ignores Shift between the keys', () => {
    const { scans, press, type, settle } = desk();
    type('21ab');
    press({ key: 'Shift', code: 'ShiftLeft' });
    press({ key: 'C' });
    press({ key: 'Enter' });
    settle(100);
    expect(texts(scans)).toEqual(['21abC']);
  });

  it('says that keys came which make up no code, such as Tab, Space and Enter', () => {
    const { scans, noise, press, settle } = desk();
    for (const key of ['Tab', 'Tab', 'Tab', ' ', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Enter']) press({ key }, 20);
    settle(100);
    expect([scans.length, noise()]).toEqual([0, 1]);
  });
});

describe('a group separator', () => {
  const separators: readonly [string, (desk: ReturnType<typeof wedge>) => void][] = [
    ['Ctrl+]', ({ press }) => press({ key: ']', code: 'BracketRight', ctrlKey: true })],
    ['Ctrl+] by its place on another layout', ({ press }) => press({ key: '+', code: 'BracketRight', ctrlKey: true })],
    ['F8', ({ press }) => press({ key: 'F8', code: 'F8' })],
    ['the character itself', ({ press }) => press({ key: '\u001d' })],
    [
      'Alt+029 on the keypad, also when the system sends the character too',
      ({ press }) => {
        press({ key: 'Alt', code: 'AltLeft', altKey: true });
        for (const digit of '029') press({ key: digit, code: `Numpad${digit}`, altKey: true });
        press({ type: 'keyup', key: 'Alt', code: 'AltLeft' });
        press({ key: '\u001d' }, 1);
      },
    ],
  ];
  const wedge = desk;

  it.each(separators)('is read from %s', (_name, separate) => {
    const one = desk();
    one.type(']d201095201234567881012', 5);
    separate(one);
    one.scan('21ABC');
    expect(one.scans).toEqual([{ text: ']d201095201234567881012\u001d21ABC' }]);
  });
});

describe('a key that stands for no character', () => {
  it.each([
    ['Escape', { key: 'Escape' }],
    ['Backspace', { key: 'Backspace' }],
    ['F2', { key: 'F2' }],
    ['Ctrl+a', { key: 'a', code: 'KeyA', ctrlKey: true }],
    ['Meta+a', { key: 'a', code: 'KeyA', metaKey: true }],
    ['End', { key: 'End', code: 'Numpad1' }],
  ])('makes the scan unreadable: %s, at its beginning, within it and at its end', (name, press) => {
    for (const at of [0, 7, 14]) {
      const { scans, press: push, type, settle } = desk();
      type('09520123456788'.slice(0, at));
      push(press);
      type('09520123456788'.slice(at));
      push({ key: 'Enter' });
      settle(100);
      expect(scans, `${name} at ${at}`).toEqual([{ text: '09520123456788', unreadable: name }]);
    }
  });

  it('is an Alt code above 127 as well', () => {
    const { scans, press, type, scan } = desk();
    type('0952');
    press({ key: 'Alt', code: 'AltLeft', altKey: true });
    for (const digit of '0233') press({ key: digit, code: `Numpad${digit}`, altKey: true });
    press({ type: 'keyup', key: 'Alt', code: 'AltLeft' });
    scan('0123');
    expect(scans[0]?.unreadable).toBe('Alt+0233');
  });
});

describe('a layout that differs from the scanner’s', () => {
  it('gives both readings of a German layout', () => {
    const { scans, press, type, scan } = desk();
    // A German layout turns "https://a" of a US scanner into "httpsÖ--a".
    type('https');
    press({ key: 'Ö', code: 'Semicolon', shiftKey: true });
    press({ key: '-', code: 'Slash' });
    press({ key: '-', code: 'Slash' });
    scan('a');
    expect(scans).toEqual([{ text: 'httpsÖ--a', usText: 'https://a' }]);
  });

  it('gives both readings under Caps Lock', () => {
    const { scans, press, settle } = desk();
    for (const key of 'abc') press({ key, code: `Key${key.toUpperCase()}`, shiftKey: true, capsLock: true });
    for (const key of '123') press({ key });
    press({ key: 'Enter' });
    settle(100);
    expect(scans).toEqual([{ text: 'abc123', usText: 'ABC123' }]);
    for (const key of 'ABC') press({ key, shiftKey: false, capsLock: true });
    for (const key of '123') press({ key });
    press({ key: 'Enter' });
    settle(100);
    expect(scans[1]).toEqual({ text: 'ABC123', usText: 'abc123' });
  });

  it('gives one reading where a capital comes without Shift and without Caps Lock, as programs type it', () => {
    const { scans, press, settle } = desk();
    for (const key of 'ABCD') press({ key, shiftKey: false });
    press({ key: ':', code: 'Semicolon' });
    press({ key: 'Enter' });
    settle(100);
    expect(scans).toEqual([{ text: 'ABCD:' }]);
  });

  it('reads through the dead keys of US-International: JSON survives', () => {
    const { scans, press, type, settle } = desk(new Map([['Quote', "'"]]));
    press({ key: '{', code: 'BracketLeft', shiftKey: true });
    press({ key: 'Dead', code: 'Quote', shiftKey: true });
    press({ key: 'ä', code: 'KeyA' });
    type('b');
    press({ key: 'Dead', code: 'Quote', shiftKey: true });
    press({ key: '":', code: 'Semicolon', shiftKey: true });
    type('1');
    press({ key: '}', code: 'BracketRight', shiftKey: true });
    press({ key: 'Enter' });
    settle(100);
    expect(scans).toEqual([{ text: '{"ab":1}' }]);
  });

  it('reads a link through a Greek layout by its positions, the dead key included', () => {
    const { scans, press, settle } = desk(new Map([['KeyH', 'η']]));
    const keys: readonly (readonly [string, string, boolean])[] = [
      ...[...'ηττπς'].map((key, at) => [key, `Key${'HTTPS'[at]}`, false] as const),
      ['Dead', 'Semicolon', true],
      ['/', 'Slash', false],
      ['/', 'Slash', false],
      ['α', 'KeyA', false],
    ];
    for (const [key, code, shiftKey] of keys) press({ key, code, shiftKey });
    press({ key: 'Enter' });
    settle(100);
    expect(scans[0]?.usText).toBe('https://a');
  });
});

describe('a field', () => {
  it('gets every character of a scan, and the scan is told when it is over', () => {
    const { scans, inFields, type, press, settle } = desk();
    expect(type('09520123456788', 8, { into: 'field' })).not.toContain(true);
    expect(press({ key: 'Enter', into: 'field' })).toBe(true);
    settle(100);
    expect(scans).toEqual([]);
    expect(inFields).toEqual([{ scan: { text: '09520123456788' }, takes: false }]);
  });

  it('that takes scans says so', () => {
    const { inFields, scan } = desk();
    scan('26NL000012345', { into: 'takes' });
    expect(inFields).toEqual([{ scan: { text: '26NL000012345' }, takes: true }]);
  });

  it('for scans is like none, but for the characters that go into it', () => {
    const { scans, type, press, settle } = desk();
    expect(type('09520123456788', 8, { into: 'scan-field' })).not.toContain(true);
    expect(press({ key: 'Enter', into: 'scan-field' })).toBe(true);
    settle(100);
    expect(scans).toEqual([{ text: '09520123456788' }]);
  });

  it('after field is one scan: F2 Eve Tab Bay Enter', () => {
    const { inFields, scans, press, type, settle } = desk();
    press({ key: 'F2' }, 900);
    type('Eve', 20, { into: 'field' });
    press({ key: 'Tab', into: 'field' }, 20);
    type('Bay', 20, { into: 'field' });
    press({ key: 'Enter', into: 'field' }, 20);
    settle(100);
    expect(scans).toEqual([]);
    expect(inFields).toEqual([{ scan: { text: 'Eve\tBay', unreadable: 'F2' }, takes: false }]);
  });
});

describe('a person at the keyboard', () => {
  it('is never taken for a scanner, however many keys come before Enter', () => {
    const { scans, press, type, settle } = desk();
    type('09520123456788', 90);
    expect(press({ key: 'Enter' }, 90)).toBe(false);
    settle(1_000);
    expect(scans).toHaveLength(0);
  });

  it('keeps Enter, Tab and Space for the buttons', () => {
    const { press } = desk();
    expect(press({ key: 'Enter' })).toBe(false);
    expect(press({ key: 'Tab' }, 300)).toBe(false);
    expect(press({ key: ' ' }, 300)).toBe(false);
  });

  it('keeps the keyboard shortcuts', () => {
    const { press } = desk();
    expect(press({ key: 'c', ctrlKey: true })).toBe(false);
    expect(press({ key: 'v', metaKey: true }, 300)).toBe(false);
  });

  it('keeps what it types into a field, rolled keys included, and every Enter that ends it', () => {
    const { scans, inFields, press, type, settle } = desk();
    for (let word = 0; word < 20; word += 1) {
      type('ti', 90, { into: 'field' });
      type('on', 35, { into: 'field' });
      expect(press({ key: ' ', into: 'field' }, 95)).toBe(false);
    }
    expect(press({ key: 'Enter', into: 'field' }, 120)).toBe(false);
    settle(1_000);
    expect([scans, inFields]).toEqual([[], []]);
  });

  it('keeps what a text expander puts into a field', () => {
    const { inFields, noise, press, type, settle } = desk();
    type('Ana Lind, customs office Bergen', 1, { into: 'field' });
    settle(450);
    expect(press({ key: 'Enter', into: 'field' }, 450)).toBe(false);
    settle(1_000);
    expect([inFields, noise()]).toEqual([[], 0]);
  });

  it('does not scan two keys that slipped', () => {
    const { scans, press, type, settle } = desk();
    type('ab');
    expect(press({ key: 'Enter' })).toBe(false);
    settle(1_000);
    expect(scans).toHaveLength(0);
  });
});
