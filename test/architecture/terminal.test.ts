// Every line for a terminal or a log is made printable in one module.
import { expect, it } from 'vitest';
import { sources } from './sources.ts';

/** Each with its reason. */
const ALLOWED = [
  ['server/lib/terminal.ts', 'the one way out'],
  ['server/cli.ts', 'runs on a Node that may be too old for any import; the text is its own'],
  ['server/cli/export.ts', 'pipes JSON that is escaped on its way'],
].map(([path]) => path);

it('nothing but the terminal’s own module writes to standard output, standard error or the console', () => {
  const writes = /process\.std(?:out|err)\.write\(|pipeline\([^)]*process\.std|\bconsole\.\w+\(/;
  const wrong = [...sources('server'), ...sources('electron')]
    .map(({ path, text }) => ({ path, code: text.replace(/^\s*(?:\*|\/\/).*$/gm, '') }))
    .filter(({ path, code }) => !ALLOWED.includes(path) && writes.test(code));
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

it('the command line writes once past it, before anything can be imported', () => {
  const text = sources('server').find(({ path }) => path === 'server/cli.ts')?.text ?? '';
  expect(text.match(/process\.std(?:out|err)\.write\(/g)).toHaveLength(1);
});
