// JSON for a terminal or a log: every character that a terminal obeys, hides or reorders is an escape of JSON, so that the value stays the same.

const OBEYED = /[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu;

/** The same JSON text, with C1 controls, format and bidi characters as `\uXXXX`. C0 controls are escaped in any JSON text. */
export const escapedJson = (json: string): string =>
  json.replace(OBEYED, (character) =>
    Array.from({ length: character.length }, (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`).join(''),
  );

/** A value as one line. */
export const jsonText = (value: unknown): string => escapedJson(JSON.stringify(value));
