// Writes JSON for a terminal or a log, with unsafe characters as JSON escapes, so that the value stays the same.
// Unsafe characters control a terminal, are invisible or change the order of text.

const OBEYED = /[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Returns the same JSON text, with C1 controls, format and bidi characters as `\uXXXX`. C0 controls are escaped in any JSON text. */
export const escapedJson = (json: string): string =>
  json.replace(OBEYED, (character) =>
    Array.from({ length: character.length }, (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`).join(''),
  );

/** Serialises a value on one line. */
export const jsonText = (value: unknown): string => escapedJson(JSON.stringify(value));
