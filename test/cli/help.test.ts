// The help of each command: how it ends is said for every one, and what a refusal asks for first is said with it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../server/cli/commands/index.ts';
import { desk } from '../fixtures/desk-command.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const none = join(folder, 'none');
const damaged = join(folder, 'damaged');
mkdirSync(damaged);
writeFileSync(join(damaged, 'dpp-desk.sqlite'), 'x'.repeat(100_000));

/** The names in the tables of options, as they stand in the source of a command. */
function optionsOf(name: string): readonly string[] {
  if (name === 'registry') return [...optionsIn('registry/export'), ...optionsIn('registry/snapshot')];
  return optionsIn(
    {
      trust: 'trust/options',
      inspect: 'inspect/inspect',
      evidence: 'inspect/evidence',
      log: 'log/log',
      officers: 'officers/officers',
      repair: 'repair/repair',
      maintenance: 'repair/maintenance',
      serve: 'serve/options',
      certificate: 'serve/made-certificate',
      sightings: 'inspect/sightings',
    }[name] ?? name,
  );
}

function optionsIn(path: string): readonly string[] {
  const source = readFileSync(fileURLToPath(new URL(`../../server/cli/${path}.ts`, import.meta.url)), 'utf8');
  const lists = [...source.matchAll(/\b(?:texts|lists|flags): \[([^\]]*)\]/g)];
  return lists.flatMap(([, names = '']) => [...names.matchAll(/'([^']+)'/g)].map(([, option = '']) => option));
}

describe('every command', () => {
  it.each(Object.entries(COMMANDS))('%s says in its help with what it ends', (_, { help }) => {
    expect(help).toMatch(/^exit codes: 0 \S/m);
  });

  it.each(Object.entries(COMMANDS))('%s names in its help every option that it takes', (name, { help }) => {
    const options = optionsOf(name);
    expect(options).toContain('data');
    expect(options.filter((option) => !new RegExp(`--${option}(?![a-z-])`).test(help))).toEqual([]);
  });

  it.each(Object.entries(COMMANDS).filter(([name]) => name !== 'self-test'))(
    '%s says that what it does not know is a wrong use',
    (name, { help }) => {
      expect(help).toMatch(/^exit codes: .*64 wrong use/m);
      expect(desk([name, '--no-such-option'])).toMatchObject({
        code: 64,
        stdout: '',
        stderr: expect.stringContaining(`'desk ${name} --help'`),
      });
    },
  );
});

describe('a refusal', () => {
  it.each<readonly [string, readonly string[], number, RegExp]>([
    ['there is no store', ['keys', 'list', '--data', none], 65, /no store.*\[no-store\]\n.*--data/s],
    ['the store is damaged', ['want-list', '--data', damaged], 65, /damaged.*\[unusable\]\n.*desk restore FILE/s],
    [
      'there is no such passport',
      ['status', 'revoke', 'DPP-1', '--by', 'Ana', '--data', join(folder, 'a')],
      1,
      /^REFUSED not-found: .*'DPP-1'/,
    ],
    ['there is no such key', ['keys', 'revoke', 'abc', '--data', join(folder, 'a')], 1, /^REFUSED not-found: .*'abc'\n.*desk keys list/s],
  ])('where %s has a code and says what to do', (_, args, code, words) => {
    expect(desk(args)).toMatchObject({ code, stderr: expect.stringMatching(words) });
  });

  it('of a passport that cannot be published has its code', () => {
    const { code, stdout } = desk(['publish', 'DPP-1', '--data', join(folder, 'a')]);
    expect([code, stdout]).toEqual([1, expect.stringMatching(/^DPP-1: REFUSED not-found: /)]);
  });
});
