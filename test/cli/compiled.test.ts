// What Node compiled for the command line: kept for the next command, and of no weight in what a command says.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';
import { desk } from './desk-command.ts';

const kept = join(temporaryFolder(), 'kept');
const said = (folder = kept) => {
  const { code, stdout, stderr } = desk(['self-test'], { env: { NODE_COMPILE_CACHE: folder } });
  return { code, stdout: stdout.replace(/\d+(?:\.\d+)? ?ms/g, ''), stderr };
};
const files = (): readonly string[] =>
  readdirSync(kept, { recursive: true, encoding: 'utf8' })
    .map((name) => join(kept, name))
    .filter((file) => statSync(file).isFile());

it('is kept, and a command says the same with it', () => {
  const first = said();
  expect(first.code).toBe(0);
  expect(files().length).toBeGreaterThan(10);
  expect(said()).toEqual(first);
});

it('is made anew where it was cut short or overwritten, and the command says the same', () => {
  const first = said();
  for (const [at, file] of files().entries()) {
    const bytes = readFileSync(file);
    writeFileSync(file, at % 2 === 0 ? bytes.subarray(0, bytes.length / 2) : bytes.map((byte, place) => (place > 40 ? byte ^ 0x5a : byte)));
  }
  expect(said()).toEqual(first);
});

it('is done without where it cannot be kept', () => {
  const first = said();
  const file = join(temporaryFolder(), 'a-file');
  writeFileSync(file, '');
  expect(said(file)).toEqual(first);
});
