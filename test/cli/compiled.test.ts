// What Node compiled for the command line: kept for the next command, and of no weight in what a command says.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { desk } from '../fixtures/desk-command.ts';
import { named, onWindows } from '../fixtures/skipped.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const kept = join(temporaryFolder(), 'kept');
const said = (folder = kept) => {
  const { code, stdout, stderr } = desk(['self-test'], { env: { NODE_COMPILE_CACHE: folder } });
  return { code, stdout: stdout.replace(/\d+(?:\.\d+)? ?ms/g, ''), stderr };
};
const files = (folder = kept): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
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

const source = (name: string) => fileURLToPath(new URL(`../../server/${name}`, import.meta.url));

it('reaches the server processes that a command starts', async () => {
  const folder = join(temporaryFolder(), 'served');
  const args = [source('cli.ts'), 'serve', '--sample', '--data', join(temporaryFolder(), 'data'), '--port', '0'];
  const child = spawn(process.execPath, args, { env: { ...process.env, NODE_COMPILE_CACHE: folder }, stdio: ['ignore', 'pipe', 'ignore'] });
  let printed = '';
  for await (const text of child.stdout.setEncoding('utf8')) {
    printed += text as string;
    if (printed.includes('serves passports at')) break;
  }
  child.kill('SIGTERM');
  await once(child, 'exit');
  // The public process and the workbench write what they loaded, which is many times what the command itself loads.
  const commands = join(temporaryFolder(), 'command');
  desk(['serve', '--port', 'none'], { env: { NODE_COMPILE_CACHE: commands } });
  expect(files(folder).length).toBeGreaterThan(files(commands).length + 100);
});

/** The folder that a process goes on with, and its children with it. */
const goneOnWith = (env: Record<string, string | undefined>): string => {
  const { NODE_COMPILE_CACHE: _, ...rest } = process.env;
  const program = `import('${source('cli/compiled.ts')}').then(({ keepCompiled }) => { keepCompiled(); process.stdout.write(process.env.NODE_COMPILE_CACHE ?? 'none'); })`;
  return spawnSync(process.execPath, ['-e', program], { encoding: 'utf8', env: { ...rest, ...env } }).stdout;
};

it.skipIf(onWindows)(named('lies in a folder that nobody else may write to, or nowhere', onWindows), () => {
  const own = goneOnWith({});
  expect(own).toContain('dpp-desk');
  expect(statSync(own).mode & 0o777).toBe(0o700);
  chmodSync(own, 0o777);
  expect([goneOnWith({}), statSync(own).mode & 0o777]).toEqual([own, 0o700]);
  const shared = join(temporaryFolder(), 'shared');
  mkdirSync(shared);
  chmodSync(shared, 0o777);
  expect(goneOnWith({ NODE_COMPILE_CACHE: shared })).toBe('none');
  chmodSync(shared, 0o755);
  expect(goneOnWith({ NODE_COMPILE_CACHE: shared })).toBe(shared);
});
