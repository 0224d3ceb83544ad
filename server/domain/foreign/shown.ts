// Formats text from outside as plain text: in a sentence of the app, on a terminal, in a table cell or on paper.
import { codePoint } from './characters.ts';
import type { Foreign } from './foreign.ts';
import { type Layout, parts } from './parts.ts';

/**
 * Policy, in code points: a name in a sentence; a cell of a CSV file, where spreadsheets keep 32 767 characters; a line of a terminal,
 * where addresses must be complete.
 */
const [SENTENCE, CELL, LINE] = [160, 32_000, 8000];

/** Characters of right-to-left scripts. They would reorder the punctuation that follows them. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const [ISOLATE, END] = ['\u2068', '\u2069'];

/** Returns the first `limit` code points. A clipped text ends with `…`. */
function clipped(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const characters = Array.from(text.slice(0, 2 * limit));
  return characters.length <= limit && text.length <= 2 * limit ? text : `${characters.slice(0, limit).join('')}…`;
}

const plain = (text: Foreign, limit: number, layout?: Layout): string =>
  parts(clipped(String(text), limit), layout)
    .map((part) => (part.mark === 'confusable' ? `${part.text}⟨${codePoint(part.text)}⟩` : part.text))
    .join('');

/** Returns one line without hidden characters, for a place with its own text direction: a separate element or a terminal. */
export const oneLine = (text: Foreign, limit = SENTENCE): string => plain(text, limit);

/** Formats text for a sentence, a label or a title of the app: one line that cannot reorder the surrounding words. */
export function shown(text: Foreign, limit = SENTENCE): string {
  const line = plain(text, limit);
  return RIGHT_TO_LEFT.test(line) ? `${ISOLATE}${line}${END}` : line;
}

/** Formats a whole line for a terminal or a log, without controls, bidi characters or line breaks. */
export const printable = (line: Foreign): string => plain(line, LINE, { keepBlanks: true });

/** Formats the name of a file or other object that is followed by more text on the same line. Quotes it unless it is one plain word. */
export const named = (text: Foreign): string => {
  const line = plain(text, LINE);
  return /^[\p{L}\p{N}\p{M}._/\\~@+=,-]+$/u.test(line) ? line : `'${line}'`;
};

/** Formats a cell of a CSV file. */
export const oneCell = (text: Foreign): string => plain(text, CELL);

/** Formats a separate block that scrolls, such as a document as received. Keeps line breaks. */
export const onePage = (text: Foreign, limit: number): string => plain(text, limit, { keepLines: true });
