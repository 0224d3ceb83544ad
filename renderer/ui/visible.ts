// Text from outside in, the same text with every character that cannot be seen made visible out.

/** Characters that reorder or hide the text around them. */
const HIDDEN = /^[\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]$/;
const LINE_FEED = 0x0a;

/** GS becomes ␝ and so on (U+2400 ff.); what cannot be seen otherwise becomes its code point. */
export const visible = (text: string): string =>
  Array.from(text, (character) => {
    const code = character.charCodeAt(0);
    if (code === LINE_FEED) return character;
    if (code < 0x20) return String.fromCharCode(0x2400 + code);
    const hidden = (code >= 0x7f && code <= 0x9f) || HIDDEN.test(character);
    return hidden ? `⟨U+${code.toString(16).toUpperCase().padStart(4, '0')}⟩` : character;
  }).join('');
