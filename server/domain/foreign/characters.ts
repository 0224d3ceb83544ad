// Which characters of a text cannot be seen, move what stands beside them, stack up, or look like another letter.

/**
 * No glyph of its own, or one that moves its neighbours: controls, format and bidi characters, lone surrogates, private and unassigned code points, line and
 * paragraph separators, and the letters that are drawn as nothing (Hangul fillers, braille blank, Khmer inherent vowels, Mongolian selectors).
 */
export const HIDDEN = /\u034f|\u17b4|\u17b5|\u180b|\u180c|\u180d|\u180f|[\p{C}\p{Zl}\p{Zp}\u115f\u1160\u180e\u2800\u3164\uffa0]/u;

/** U+FE0F and U+FE0E choose the picture or the letter form of what stands before them: no mark of their own. */
export const SELECTOR = /[\ufe0e\ufe0f]/u;

/** Accents and other signs that are drawn above, below or through the character before them (Unicode general category M). */
export const MARK = /\p{M}/u;

/** Policy: Vietnamese needs two, pointed Hebrew three; more than that paints over the lines around it. */
export const MAX_MARKS = 3;

/** Cyrillic and Greek letters, and one Armenian, that most typefaces draw exactly like a Latin letter (UTS 39, confusables). */
const LOOKALIKE: ReadonlySet<string> = new Set('АВЕЅІЈКМНОРСТУХаеѕіјорсухһԁԛԝӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧονաՏ');

/** Latin letters and digits in another dress: full width, mathematical, enclosed. NFKC maps each of them to one ASCII character. */
const DRESSED = /[\uff01-\uff5e\u{1d400}-\u{1d7ff}\u{1f130}-\u{1f189}\u24b6-\u24e9]/u;

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Where letters stand that pass for a Latin one: dressed ones anywhere, lookalikes in a word that also holds a Latin letter or a digit. */
export function confusables(text: string): ReadonlySet<number> {
  const found = new Set<number>();
  if (!/[^\0-\u02ff]/.test(text)) return found;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const isMixed = /[A-Za-z0-9]/.test(word);
    let at = index;
    for (const character of word) {
      if (DRESSED.test(character) || (isMixed && LOOKALIKE.has(character))) found.add(at);
      at += character.length;
    }
  }
  return found;
}

/** `U+202E`. */
export const codePoint = (character: string): string => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** GS becomes ␝ and so on (U+2400 ff.); any other hidden character its code point in brackets. */
export function nameOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x20 ? String.fromCharCode(0x2400 + code) : code === 0x7f ? '␡' : `⟨${codePoint(character)}⟩`;
}
