// Keystrokes of a hand scanner that types like a keyboard in, whole scans out; typing of a person is never taken for one.

/** What is needed of a KeyboardEvent; times in milliseconds. */
export interface Key {
  readonly type: 'keydown' | 'keyup';
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly altGraph: boolean;
  readonly timeStamp: number;
  /** Where the key went: into the field for scans, into another field, or into none. */
  readonly into: 'scan-field' | 'field' | 'none';
}

export interface Scan {
  /** As sent: GS (U+001D) kept, AIM prefix kept, suffix dropped. */
  readonly text: string;
  /** What the same keys say on a US keyboard, when that differs: the scanner and this computer may disagree on the layout. */
  readonly usText?: string;
  /** The keys also went into the field for scans. */
  readonly inField: boolean;
}

/** Policy: scanners send a key every 1–30 ms, the fastest typists one every 60 ms: what counts is the mean. */
const GAP_MS = 50;
/** A wireless scanner or a busy computer hesitates now and then. Cutting a scan in two would make another number of it: rather wait. */
export const LONGEST_GAP_MS = 400;
/** Shorter than the shortest product key (GTIN-8) leaves room for short lot labels, but not for a slip of two keys. */
const SHORTEST = 4;
/** A scanner without a suffix: the scan ends when nothing follows. Longer bursts only, outside of fields only. */
const IDLE_MS = 600;
const SHORTEST_WITHOUT_SUFFIX = 8;
/** QR version 40 holds 7089 digits. */
const LONGEST = 8_192;

const GS = '\u001d';

const US = new Map<string, readonly [plain: string, shifted: string]>([
  ...[...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => [`Key${letter}`, [letter.toLowerCase(), letter]] as const),
  ...[...')!@#$%^&*('].map((shifted, digit) => [`Digit${digit}`, [String(digit), shifted]] as const),
  ...[...'0123456789'].map((digit) => [`Numpad${digit}`, [digit, digit]] as const),
  ['Minus', ['-', '_']],
  ['Equal', ['=', '+']],
  ['BracketLeft', ['[', '{']],
  ['BracketRight', [']', '}']],
  ['Backslash', ['\\', '|']],
  ['IntlBackslash', ['\\', '|']],
  ['Semicolon', [';', ':']],
  ['Quote', ["'", '"']],
  ['Backquote', ['`', '~']],
  ['Comma', [',', '<']],
  ['Period', ['.', '>']],
  ['Slash', ['/', '?']],
  ['Space', [' ', ' ']],
  ['NumpadDecimal', ['.', '.']],
  ['NumpadAdd', ['+', '+']],
  ['NumpadSubtract', ['-', '-']],
  ['NumpadMultiply', ['*', '*']],
  ['NumpadDivide', ['/', '/']],
]);

export interface Wedge {
  /** True: the key belongs to a scan and must do nothing else (no press of a button, no jump of the focus). */
  take(key: Key & { readonly shiftKey: boolean }): boolean;
  /** Ends a scan that has no suffix; returns the time to ask again, if there is something to wait for. */
  settle(now: number): number | undefined;
}

/** `onField`: what was scanned into a field of a person; true: it was meant for another place, and goes no further. */
export function createWedge(onScan: (scan: Scan) => void, onField: (scan: Scan) => boolean = () => false): Wedge {
  let text = '';
  let usText = '';
  let first = Number.NEGATIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  let into: Key['into'] = 'none';
  let digits = '';
  let gsFromAlt = Number.NEGATIVE_INFINITY;

  const forget = () => {
    text = '';
    usText = '';
  };
  const isBurst = () => last - first <= GAP_MS * (text.length - 1);
  const finish = (shortest: number, suffix?: string): boolean => {
    const [read, us, where, fast] = [text, usText, into, isBurst()];
    forget();
    if (read.length < shortest || !fast) return false;
    const scan = { text: read, ...(us === read ? {} : { usText: us }), inField: where === 'scan-field' };
    // A person may scan into a field of their own, the number of a declaration say; but no scanner decides that a form is sent.
    if (where === 'field') return onField(scan) || suffix === 'Enter';
    onScan(scan);
    return true;
  };
  const add = (character: string, us: string, key: Key): boolean => {
    const gap = key.timeStamp - last;
    if (gap > LONGEST_GAP_MS || into !== key.into || text.length >= LONGEST) forget();
    if (text === '') first = key.timeStamp;
    text += character;
    usText += us;
    last = key.timeStamp;
    into = key.into;
    // The first key may be a person's; from the second on it is a burst, and outside of fields it is ours alone.
    return into === 'none' && text.length > 1 && isBurst();
  };

  return {
    take(key) {
      if (key.type === 'keyup') {
        // Alt and a number on the keypad: how Windows scanners send a control character.
        if (key.key !== 'Alt' || digits === '') return false;
        const character = String.fromCharCode(Number(digits) & 0x7f);
        digits = '';
        gsFromAlt = key.timeStamp;
        return add(character, character, key);
      }
      if (key.key === 'Alt') {
        digits = '';
        return false;
      }
      const digit = /^(?:Numpad|Digit)([0-9])$/.exec(key.code)?.[1];
      if (key.altKey && !key.altGraph && digit !== undefined) {
        digits += digit;
        return key.into === 'none';
      }
      if (key.ctrlKey && !key.altGraph) {
        const isGs = key.key === ']' || key.code === 'BracketRight' || key.key === GS;
        if (!isGs) return false;
        add(GS, GS, key);
        return true;
      }
      if (key.metaKey || (key.altKey && !key.altGraph)) return false;
      if (key.key === GS) {
        if (key.timeStamp - gsFromAlt <= GAP_MS) return true;
        return add(GS, GS, key);
      }
      if (key.key === 'Enter' || key.key === 'Tab') {
        const inTime = key.timeStamp - last <= LONGEST_GAP_MS && into === key.into;
        if (!inTime) forget();
        return inTime && finish(SHORTEST, key.key);
      }
      if ([...key.key].length !== 1) return key.key === 'Shift' && text.length > 1 && into === 'none';
      const us = US.get(key.code)?.[key.shiftKey ? 1 : 0] ?? key.key;
      return add(key.key, us, key);
    },
    settle(now) {
      if (text === '' || into !== 'none') return undefined;
      if (now - last < IDLE_MS) return last + IDLE_MS;
      if (!finish(SHORTEST_WITHOUT_SUFFIX)) forget();
      return undefined;
    },
  };
}
