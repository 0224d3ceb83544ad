// Classifies characters that are invisible, move their neighbours, stack up or look like another letter.

/**
 * Characters without a glyph, or that move their neighbours: controls, format and bidi characters, lone surrogates, private and unassigned
 * code points, line and paragraph separators, and letters without a visible form (Hangul fillers, braille blank, Khmer inherent vowels,
 * Mongolian selectors).
 */
export const HIDDEN = /\u034f|\u17b4|\u17b5|\u180b|\u180c|\u180d|\u180f|[\p{C}\p{Zl}\p{Zp}\u115f\u1160\u180e\u2800\u3164\uffa0]/u;

/** U+FE0F and U+FE0E select the emoji or the text form of the preceding character. They have no glyph. */
export const SELECTOR = /[\ufe0e\ufe0f]/u;

/** Accents and other signs drawn above, below or through the preceding character (Unicode general category M). */
export const MARK = /\p{M}/u;

/** Policy: Vietnamese needs two marks, pointed Hebrew three. More than that would paint over adjacent lines. */
export const MAX_MARKS = 3;

/** Cyrillic and Greek letters, and one Armenian, that most typefaces draw exactly like a Latin letter (UTS 39, confusables). */
const LOOKALIKE: ReadonlySet<string> = new Set('АВЕЅІЈКМНОРСТУХаеѕіјорсухһԁԛԝӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧονաՏ');

/** Styled Latin letters and digits: full width, mathematical, enclosed. NFKC maps each of them to one ASCII character. */
const DRESSED = /[\uff01-\uff5e\u{1d400}-\u{1d7ff}\u{1f130}-\u{1f189}\u24b6-\u24e9]/u;

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/**
 * Returns the offsets of letters that pass for a Latin one: styled letters anywhere, and lookalikes in a word that also contains a Latin
 * letter or a digit.
 */
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

/** Formats a code point as `U+202E`. */
export const codePoint = (character: string): string => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Names a hidden character: GS becomes ␝ and so on (U+2400 ff.), and any other becomes its code point in brackets. */
export function nameOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x20 ? String.fromCharCode(0x2400 + code) : code === 0x7f ? '␡' : `⟨${codePoint(character)}⟩`;
}
