// The documents: pages that are written from the code are current, and every link leads to a file and a heading.
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../server/cli/commands/index.ts';
import { CODES } from '../../server/domain/evidence/codes.ts';
import { INPUT_CODES } from '../../server/domain/evidence/input-codes.ts';
import { ENTRY_KINDS } from '../../server/features/packs/format/pack.ts';
import { FLOORS, OTHER_CATALOGUES, PAGE_IMPORTS, PAGE_IMPORTS_OF } from './modules.ts';
import { reasonCodesPage } from './reason-codes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const PAGES = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

/** As GitHub names a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
/** `a/{b,c}.ts` is two paths. */
function expanded(path: string): readonly string[] {
  const [whole, choices] = /\{([^{}]*,[^{}]*)\}/.exec(path) ?? [];
  return whole === undefined || choices === undefined ? [path] : choices.split(',').flatMap((one) => expanded(path.replace(whole, one)));
}
const isThere = (path: string): boolean => (path.includes('*') ? globSync(path, { cwd: root }).length > 0 : existsSync(join(root, path)));
/** Paths of the tree, wherever they stand in a page: in its text, its tables, its commands. */
const PATH = /(?<![\w./…@-])(?:server|renderer|electron|test)\/[\w.*{},/-]*[\w*}/]/g;
/** A name and the file in which it stands, as the pages write it. */
const NAME_IN_FILE = /`([A-Za-z_]\w+)`(?: in| \()\s*`((?:server|renderer|electron|test)\/[\w./-]+\.tsx?)`/g;
/** A call of a command in a code span, a table or an indented block: its name, and the rest of the call. */
const CALL = /(?:`| {4}|\|\s*|&& |; |' |-s )(?:bin\/)?desk (?:-- )?([a-z][a-z-]*)([^`\n]*)/g;
/** What the table of commands says about one of them: its name, and the whole row. */
const COMMAND_ROW = /^\| `desk ([a-z][a-z-]*).*$/gm;
const optionsIn = (text: string): readonly string[] => [...text.matchAll(/(?<![\w-])--([a-z][a-z-]*)/g)].map(([, name = '']) => name);
/** Options that every command has, and one of `desk sync` in the row of `desk want-list`. */
const ELSEWHERE = ['data', 'help', 'codes'];
const anchorsIn = (file: string): readonly string[] => [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

describe('the documents', () => {
  it('list every reason code', () => {
    expect(read('docs/reference/reason-codes.md'), 'node test/architecture/reason-codes.ts > docs/reference/reason-codes.md').toBe(
      reasonCodesPage(),
    );
  });

  it('link to files and headings that are there', () => {
    const broken = PAGES.flatMap((page) =>
      [...read(page).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].flatMap(([link, file = '', anchor]) => {
        const target = file === '' ? page : join(dirname(page), file);
        if (!existsSync(join(root, target))) return [`${page}: ${link}`];
        return anchor !== undefined && target.endsWith('.md') && !anchorsIn(target).includes(anchor) ? [`${page}: ${link}`] : [];
      }),
    );
    expect(broken).toEqual([]);
  });

  it('name files and folders that are there', () => {
    const missing = PAGES.flatMap((page) =>
      (read(page).match(PATH) ?? []).flatMap(expanded).flatMap((path) => (isThere(path) ? [] : [`${page}: ${path}`])),
    );
    expect(missing).toEqual([]);
  });

  it('name functions and tables in the file in which they stand', () => {
    const elsewhere = PAGES.flatMap((page) =>
      [...read(page).matchAll(NAME_IN_FILE)].flatMap(([, name = '', file = '']) =>
        existsSync(join(root, file)) && new RegExp(`\\b${name}\\b`).test(read(file)) ? [] : [`${page}: ${name} in ${file}`],
      ),
    );
    expect(elsewhere).toEqual([]);
  });

  it('say of every room what it holds', () => {
    const architecture = read('docs/architecture.md');
    const rooms = FLOORS.flatMap((floor) => floor.rooms).filter((room) => !OTHER_CATALOGUES.includes(room));
    expect(rooms.filter((room) => !architecture.includes(`\`${room}\``))).toEqual([]);
  });

  it('name commands and options that exist', () => {
    const unknown = PAGES.flatMap((page) =>
      [...read(page).matchAll(CALL), ...read(page).matchAll(COMMAND_ROW)].flatMap(([text, name = '', rest = text]) => {
        const help = COMMANDS[name]?.help;
        if (help === undefined) return [`${page}: desk ${name}`];
        const known = [...optionsIn(help), ...ELSEWHERE];
        return optionsIn(rest).flatMap((option) => (known.includes(option) ? [] : [`${page}: desk ${name} --${option}`]));
      }),
    );
    expect(unknown).toEqual([]);
  });

  it('list every command', () => {
    const listed = [...read('docs/reference/commands.md').matchAll(CALL)].map(([, name = '']) => name);
    expect(Object.keys(COMMANDS).filter((name) => !listed.includes(name))).toEqual([]);
  });

  it('name reason codes that exist', () => {
    const unknown = PAGES.flatMap((page) =>
      (read(page).match(/\bDPP-[A-Z]{3}-\d{2}\b/g) ?? [])
        .filter((code) => !(code in CODES || code in INPUT_CODES))
        .map((code) => `${page}: ${code}`),
    );
    expect(unknown).toEqual([]);
  });

  it('list every kind of entry in a pack', () => {
    const [, listed = ''] = /^.*Kinds are (.+?)\. /m.exec(read('docs/reference/file-formats.md')) ?? [];
    expect(listed.match(/(?<=`)[a-z-]+(?=`)/g)).toEqual(ENTRY_KINDS);
  });

  it('list every environment variable of the program', () => {
    const named = (text: string): readonly string[] => [...new Set(text.match(/\bDPP_DESK_[A-Z_]+\b/g) ?? [])].toSorted();
    const program = ['server', 'electron'].flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: root })).map(read);
    const [, listed = ''] = read('docs/reference/configuration.md').split(/^## Environment$/m);
    expect(named(listed.split(/^## /m)[0] ?? '')).toEqual(named(program.join('\n')));
  });

  it('name npm scripts and test projects that exist', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const called = PAGES.flatMap((page) =>
      [...read(page).matchAll(/npm run (?:-s )?([a-z][a-z:]*)/g)].map(([, script = '']) => ({ page, script })),
    );
    expect(called.filter(({ script }) => scripts[script] === undefined)).toEqual([]);
    const projects = [...read('vitest.config.ts').matchAll(/\bproject\(\s*'([a-z]+)'/g)].map(([, name = '']) => name);
    const [, listed = ''] = /^Projects are (.+?)\. /m.exec(read('CONTRIBUTING.md')) ?? [];
    expect([...listed.matchAll(/`([a-z]+)`/g)].map(([, name]) => name).toSorted()).toEqual(projects.toSorted());
  });

  it('list what the page may import', () => {
    const [, section = ''] = read('docs/architecture.md').split(/^### What the page may import$/m);
    const listed = (section.split(/^#+ /m)[0] ?? '').match(/(?<=`)(?:server|renderer)\/[^`]+/g) ?? [];
    expect(listed.toSorted()).toEqual([...PAGE_IMPORTS, ...Object.entries(PAGE_IMPORTS_OF).flat(2)].toSorted());
  });

  it('keep the README to what a newcomer needs', () => {
    expect(read('README.md').split('\n').length).toBeLessThanOrEqual(121);
  });
});
