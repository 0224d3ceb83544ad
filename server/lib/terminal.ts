// Writes lines to the terminal or a log, each made printable as a whole.
// Foreign text therefore cannot issue terminal control sequences or start a line.
import { jsonText, onePage, printable } from '../domain/foreign/index.ts';

/** In characters; far more than any text of the app. */
const PAGE = 1_000_000;

/** Standard output: a line, or a value as one line of JSON. */
export const print = (what: string | object): void => {
  process.stdout.write(`${typeof what === 'string' ? printable(what) : jsonText(what)}\n`);
};

/** Standard error: a line. */
export const note = (line: string): void => {
  process.stderr.write(`${printable(line)}\n`);
};

/** Standard error: a line of the log, which was made printable when it was made (server/lib/log-line.ts). */
export const noteLogLine = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/** Standard output: the app's own text of several lines, such as a command's help or a schema. Must not contain foreign text. */
export const printPage = (text: string): void => {
  process.stdout.write(`${onePage(text, PAGE)}\n`);
};

/** Standard output: the app's own file, unchanged. Must not contain foreign text. */
export const printFile = (content: string): void => {
  process.stdout.write(content);
};

/** Standard error, only on a terminal: a progress line that overwrites itself. */
export const progress = (line: string, isLast: boolean): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r${printable(line)}${isLast ? '\n' : ''}`);
};

/** Standard error: a fault of the program, with its code locations. */
export const noteFault = (fault: unknown): void => {
  const { name, message, stack } = fault instanceof Error ? fault : { name: 'fault', message: String(fault), stack: '' };
  note(message === '' ? name : `${name}: ${message}`);
  for (const line of (stack ?? '').split('\n')) if (/^ {4}at /.test(line)) note(line);
};
