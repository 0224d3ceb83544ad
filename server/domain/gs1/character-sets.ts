// Defines the encodable character sets and finds characters outside them (General Specifications, section 7.11).

/** The order defines the value of each character for check character pairs (section 7.9.5). */
export const CSET_82 = '!"%&\'()*+,-./0123456789:;<=>?ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
const CSET_39 = '#-/0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const CSET_64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** The characters of check character pairs; excludes 0, 1, I and O. */
export const CSET_32 = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** N digits · X set 82 · Y set 39 · Z file-safe base64 (set 64). */
export type CharacterSet = 'N' | 'X' | 'Y' | 'Z';

const inside: Readonly<Record<CharacterSet, ReadonlySet<string>>> = {
  N: new Set('0123456789'),
  X: new Set(CSET_82),
  Y: new Set(CSET_39),
  Z: new Set(`${CSET_64}=`),
};

export const SET_NAMES: Readonly<Record<CharacterSet, string>> = {
  N: 'a digit',
  X: 'in GS1 character set 82',
  Y: 'in GS1 character set 39',
  Z: 'in GS1 character set 64',
};

/** Returns the first character of the text that is not in the set, or undefined. */
export function firstOutside(text: string, set: CharacterSet): string | undefined {
  for (const character of text) if (!inside[set].has(character)) return character;
  return undefined;
}

export const isDigits = (text: string): boolean => text !== '' && firstOutside(text, 'N') === undefined;

/** Formats a character for display in a sentence. */
export function show(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  const printable = point > 0x20 && point < 0x7f;
  return printable ? `“${character}”` : `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
}
