// The plain-text forms of a text from outside: in a sentence of the app, on a terminal, in a cell of a table, on paper.
import { codePoint } from './characters.ts';
import type { Foreign } from './foreign.ts';
import { type Layout, parts } from './parts.ts';

/** Policy: a name in a sentence; a cell of a CSV file, of which spreadsheets keep 32 767 characters; a line of a terminal, where addresses have to be whole. */
const [SENTENCE, CELL, LINE] = [160, 32_000, 8000];

/** Characters of scripts that are written from right to left: they would carry the punctuation after them along. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const [ISOLATE, END] = ['\u2068', '\u2069'];

/** The first `limit` code points; a text that was clipped ends with `…`. */
function clipped(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const characters = Array.from(text.slice(0, 2 * limit));
  return characters.length <= limit && text.length <= 2 * limit ? text : `${characters.slice(0, limit).join('')}…`;
}

const plain = (text: Foreign, limit: number, layout?: Layout): string =>
  parts(clipped(String(text), limit), layout)
    .map((part) => (part.mark === 'confusable' ? `${part.text}⟨${codePoint(part.text)}⟩` : part.text))
    .join('');

/** One line without anything hidden, for a place that keeps the direction of its text: an element of its own, a terminal. */
export const oneLine = (text: Foreign, limit = SENTENCE): string => plain(text, limit);

/** For a sentence of the app, a label or a title: one line, and the words around it stay where they are. */
export function shown(text: Foreign, limit = SENTENCE): string {
  const line = plain(text, limit);
  return RIGHT_TO_LEFT.test(line) ? `${ISOLATE}${line}${END}` : line;
}

/** A whole line of a terminal or a log, whatever stands in it: no control, no bidi character, no line break. */
export const printable = (line: Foreign): string => plain(line, LINE, { keepBlanks: true });

/** The name of a file or of another thing that the app's words follow on the same line: in quotes unless it is one plain word. */
export const named = (text: Foreign): string => {
  const line = plain(text, LINE);
  return /^[\p{L}\p{N}\p{M}._/\\~@+=,-]+$/u.test(line) ? line : `'${line}'`;
};

/** For a cell of a CSV file. */
export const oneCell = (text: Foreign): string => plain(text, CELL);

/** For a block of its own that scrolls, such as a document as it came: line breaks are kept. */
export const onePage = (text: Foreign, limit: number): string => plain(text, limit, { keepLines: true });
