// Keys of a hand scanner and of a person: which ones become a scan.
import { describe, expect, it } from 'vitest';
import { createWedge, type Key, type Scan } from '../../../renderer/scan/wedge.ts';

type Press = Partial<Key> & { readonly key: string; readonly shiftKey?: boolean };

function desk(onField?: (scan: Scan) => boolean) {
  const scans: Scan[] = [];
  const wedge = createWedge((scan) => scans.push(scan), onField);
  let now = 1_000;
  const press = (press: Press, gap = 8): boolean => {
    now += gap;
    const { key } = press;
    const code = /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : /^[0-9]$/.test(key) ? `Digit${key}` : '';
    return wedge.take({
      type: 'keydown',
      code,
      ctrlKey: false,
      altKey: false,
      metaKey: false,
      altGraph: false,
      shiftKey: false,
      into: 'none',
      timeStamp: now,
      ...press,
    });
  };
  const type = (text: string, gap = 8, more: Partial<Key> = {}) => [...text].map((key) => press({ key, ...more }, gap));
  return { scans, press, type, settle: (after: number) => wedge.settle(now + after), now: () => now };
}

describe('a hand scanner that types like a keyboard', () => {
  it('gives one scan at Enter and swallows the suffix, so that no button is pressed', () => {
    const { scans, press, type } = desk();
    type('0109520123456788');
    expect(press({ key: 'Enter' })).toBe(true);
    expect(scans).toEqual([{ text: '0109520123456788', inField: false }]);
  });

  it('gives one scan at Tab as well', () => {
    const { scans, press, type } = desk();
    type('09520123456788');
    expect(press({ key: 'Tab' })).toBe(true);
    expect(scans).toHaveLength(1);
  });

  it('keeps the AIM prefix and a group separator sent as Ctrl+]', () => {
    const { scans, press, type } = desk();
    type(']d201095201234567881012', 5);
    press({ key: ']', code: 'BracketRight', ctrlKey: true });
    type('21ABC', 5);
    press({ key: 'Enter' });
    expect(scans[0]?.text).toBe(']d201095201234567881012\u001d21ABC');
  });

  it('reads Ctrl+] by its place on a keyboard of another layout', () => {
    const { scans, press, type } = desk();
    type('2112');
    press({ key: '+', code: 'BracketRight', ctrlKey: true });
    type('10AB');
    press({ key: 'Enter' });
    expect(scans[0]?.text).toBe('2112\u001d10AB');
  });

  it('reads Alt+029 on the keypad as one group separator, also when the system sends the character too', () => {
    const { scans, press, type } = desk();
    type('2112');
    press({ key: 'Alt', code: 'AltLeft', altKey: true });
    for (const digit of '029') press({ key: digit, code: `Numpad${digit}`, altKey: true });
    press({ type: 'keyup', key: 'Alt', code: 'AltLeft' });
    press({ key: '\u001d' }, 1);
    type('10AB');
    press({ key: 'Enter' });
    expect(scans[0]?.text).toBe('2112\u001d10AB');
  });

  it('ends a long scan without a suffix when nothing follows', () => {
    const { scans, type, settle } = desk();
    type('09520123456788');
    expect(settle(50)).toBeGreaterThan(0);
    expect(scans).toHaveLength(0);
    settle(700);
    expect(scans[0]?.text).toBe('09520123456788');
  });

  it('bears a long gap in a fast scan: half a number would be another number', () => {
    const { scans, press, type } = desk();
    type('095201234');
    press({ key: '5' }, 300);
    type('6788');
    press({ key: 'Enter' });
    expect(scans.map(({ text }) => text)).toEqual(['09520123456788']);
  });

  it('does not put the key of a person before a scan that comes a second later', () => {
    const { scans, press, type } = desk();
    press({ key: 'x' });
    press({ key: '0' }, 1_000);
    type('9520123456788');
    press({ key: 'Enter' });
    expect(scans[0]?.text).toBe('09520123456788');
  });

  it('says what the keys read as on a US keyboard when this computer has another layout', () => {
    const { scans, press, type } = desk();
    // A German layout turns "https://a" of a US scanner into "httpsÖ--a".
    type('https');
    press({ key: 'Ö', code: 'Semicolon', shiftKey: true });
    press({ key: '-', code: 'Slash' });
    press({ key: '-', code: 'Slash' });
    type('a');
    press({ key: 'Enter' });
    expect(scans).toEqual([{ text: 'httpsÖ--a', usText: 'https://a', inField: false }]);
  });

  it('says so when the scan went into the field for scans', () => {
    const { scans, press, type } = desk();
    expect(type('09520123456788', 8, { into: 'scan-field' })).not.toContain(true);
    expect(press({ key: 'Enter', into: 'scan-field' })).toBe(true);
    expect(scans).toEqual([{ text: '09520123456788', inField: true }]);
  });

  it('ignores Shift between the keys', () => {
    const { scans, press, type } = desk();
    type('21ab');
    press({ key: 'Shift', code: 'ShiftLeft' });
    press({ key: 'C', code: 'KeyC', shiftKey: true });
    press({ key: 'Enter' });
    expect(scans[0]?.text).toBe('21abC');
  });
});

describe('a person at the keyboard', () => {
  it('is never taken for a scanner, however many keys come before Enter', () => {
    const { scans, press, type } = desk();
    type('09520123456788', 90);
    expect(press({ key: 'Enter' }, 90)).toBe(false);
    expect(scans).toHaveLength(0);
  });

  it('keeps Enter, Tab and Space for the buttons', () => {
    const { press } = desk();
    expect(press({ key: 'Enter' })).toBe(false);
    expect(press({ key: 'Tab' }, 300)).toBe(false);
    expect(press({ key: ' ', code: 'Space' }, 300)).toBe(false);
  });

  it('keeps the keyboard shortcuts', () => {
    const { press } = desk();
    expect(press({ key: 'c', ctrlKey: true })).toBe(false);
    expect(press({ key: 'v', metaKey: true })).toBe(false);
  });

  it('says what a scanner typed into one of its fields, and goes no further when that was meant for another place', () => {
    const told: Scan[] = [];
    const { scans, press, type } = desk((scan) => told.push(scan) === 1);
    for (const suffix of ['Tab', 'Tab', 'Enter']) {
      expect(type('abcdef', 8, { into: 'field' })).not.toContain(true);
      expect(press({ key: suffix, into: 'field' })).toBe(suffix === 'Enter' || told.length === 1);
    }
    type('abcdef', 120, { into: 'field' });
    expect(press({ key: 'Enter', into: 'field' }, 120)).toBe(false);
    expect(told).toEqual(Array(3).fill({ text: 'abcdef', inField: false }));
    expect(scans).toEqual([]);
  });

  it('sends no form with the Enter of a scanner, and every form with its own', () => {
    const { scans, press, type } = desk();
    type('26NL000012345', 5, { into: 'field' });
    expect(press({ key: 'Enter', into: 'field' })).toBe(true);
    type('26NL000012345', 120, { into: 'field' });
    expect(press({ key: 'Enter', into: 'field' }, 120)).toBe(false);
    expect(press({ key: 'Enter', into: 'field' }, 900)).toBe(false);
    expect(scans).toEqual([]);
  });

  it('has every key in a field, even when a scanner types into it', () => {
    const { scans, press, type } = desk();
    expect(type('0952012345678', 5, { into: 'field' })).not.toContain(true);
    expect(press({ key: 'Tab', into: 'field' })).toBe(false);
    expect(scans).toHaveLength(0);
  });

  it('does not scan two keys that slipped', () => {
    const { scans, press, type } = desk();
    type('ab');
    expect(press({ key: 'Enter' })).toBe(false);
    expect(scans).toHaveLength(0);
  });
});
