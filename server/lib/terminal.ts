// The one way to a terminal or a log: every line is made printable as a whole, so that a text from outside in it obeys nothing and starts no line of its own.
import { jsonText, onePage, printable } from '../domain/foreign/index.ts';

/** Far beyond any text of the app's own. */
const PAGE = 1_000_000;

/** Standard output: a line, or a value as one line of JSON. */
export const print = (what: string | object): void => {
  process.stdout.write(`${typeof what === 'string' ? printable(what) : jsonText(what)}\n`);
};

/** Standard error: a line. */
export const note = (line: string): void => {
  process.stderr.write(`${printable(line)}\n`);
};

/** Standard error: a value as one line of JSON. */
export const noteValue = (value: object): void => {
  process.stderr.write(`${jsonText(value)}\n`);
};

/** Standard output: the app's own text of several lines, such as the help of a command or a schema. Nothing from outside stands in it. */
export const printPage = (text: string): void => {
  process.stdout.write(`${onePage(text, PAGE)}\n`);
};

/** Standard error: what is counted up in one place of a terminal, and told nowhere else. */
export const progress = (line: string, isLast: boolean): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r${printable(line)}${isLast ? '\n' : ''}`);
};

/** Standard error: a fault of the program, with the places of its code. */
export const noteFault = (fault: unknown): void => {
  const { name, message, stack } = fault instanceof Error ? fault : { name: 'fault', message: String(fault), stack: '' };
  note(message === '' ? name : `${name}: ${message}`);
  for (const line of (stack ?? '').split('\n')) if (/^ {4}at /.test(line)) note(line);
};
