// Decodes a key in two ways: by the layout of this computer, and by its position on a US keyboard.

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

/** The characters of this computer's layout without Shift, by `code`; empty where the browser does not report them. */
export type Layout = ReadonlyMap<string, string>;

export interface Character {
  readonly text: string;
  readonly us: string;
}

export interface Pressed {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly capsLock: boolean;
}

/** `afterDead`: a dead key came directly before, so that the system combined both into one character. */
export function characterOf({ key, code, shiftKey, capsLock }: Pressed, layout: Layout, afterDead: boolean): Character | undefined {
  const both = US.get(code);
  // Some programs that emulate keys send no Shift; then only Caps Lock makes a letter a capital.
  const us = both?.[shiftKey || (!capsLock && key === both[1]) ? 1 : 0];
  if (key !== 'Dead' && !afterDead) return [...key].length === 1 ? { text: key, us: us ?? key } : undefined;
  if (us === undefined) return undefined;
  // A scanner that does not know dead keys means the two separate characters.
  const own = layout.get(code) ?? '';
  if (!/^[!-~]$/.test(own)) return { text: us, us };
  if (!shiftKey) return { text: own, us };
  return { text: /[a-z]/.test(own) ? own.toUpperCase() : us, us };
}

const GS = '\u001d';

export type GsWay = 'F8' | 'Ctrl+]' | 'GS';

/** GS (FNC1) as documented by scanner manuals: F8, Ctrl+], or the character itself. */
export function gsWay({ key, code, ctrlKey }: Pressed & { readonly ctrlKey: boolean }): GsWay | undefined {
  if (ctrlKey) return key === ']' || code === 'BracketRight' || key === GS ? 'Ctrl+]' : undefined;
  return key === 'F8' ? 'F8' : key === GS ? 'GS' : undefined;
}

export const isGs = (pressed: Pressed & { readonly ctrlKey: boolean }): boolean => gsWay(pressed) !== undefined;

/** Alt with a number on the keypad. Above 127, the character depends on the code page. */
export const ofAltCode = (digits: string): string | undefined => (Number(digits) <= 127 ? String.fromCharCode(Number(digits)) : undefined);
