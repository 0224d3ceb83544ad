// The borders between programs: what page, shell and server may take from one another, and what the domain may take from Node.
import { describe, expect, it } from 'vitest';
import { PAGE_IMPORTS, PAGE_IMPORTS_OF } from './modules.ts';
import { type Import, importsOf, type Source, sources } from './sources.ts';

const server = sources('server');
const electron = sources('electron');
const renderer = sources('renderer');
const tests = sources('test');

/** Imports as `from → to`, so that a failure reads as what is wrong. */
const arrows = (files: readonly Source[], wrong: (found: Import) => boolean): string[] =>
  files.flatMap(({ imports }) => imports.filter(wrong).map(({ from, to }) => `${from} → ${to}`));

const within =
  (...folders: readonly string[]) =>
  (path: string) =>
    folders.some((folder) => path === folder || path.startsWith(`${folder}/`));

describe('programs', () => {
  it('the page imports only the listed parts of the server, and of the contract only types', () => {
    const isTaken = ({ from, to, typeOnly }: Import): boolean =>
      within(...PAGE_IMPORTS, ...(PAGE_IMPORTS_OF[from] ?? []))(to) && (typeOnly || to !== 'server/contract/index.ts');
    expect(arrows(renderer, (found) => within('server')(found.to) && !isTaken(found))).toEqual([]);
    expect(arrows(renderer, ({ to }) => within('electron')(to))).toEqual([]);
  });

  it('the server imports neither electron, nor the page, nor a test', () => {
    expect(arrows(server, ({ to }) => within('electron', 'renderer', 'test')(to))).toEqual([]);
  });

  it('the shell knows how processes are started and spoken to, and nothing about passports', () => {
    const known = within(
      'server/process',
      'server/lib',
      'server/api/http/csp.ts',
      'server/domain/language/languages.ts',
      // One rule for the names of files, of which the shell suggests one.
      'server/domain/foreign/file-name.ts',
      'server/cli/input/data-folder.ts',
      'server/cli/input/passphrase.ts',
    );
    const isKnown = ({ to, typeOnly }: Import): boolean => known(to) || (to === 'server/contract/index.ts' && typeOnly);
    expect(arrows(electron, (found) => within('server', 'renderer', 'test')(found.to) && !isKnown(found))).toEqual([]);
  });

  it('only what runs inside Electron imports electron as a value', () => {
    const inside = ['electron/main.ts', 'electron/preload.ts'];
    expect(arrows(electron, ({ from, to, typeOnly }) => to === 'electron' && !typeOnly && !inside.includes(from))).toEqual([]);
    expect(arrows([...server, ...renderer], ({ to }) => to === 'electron')).toEqual([]);
  });

  it('no test starts a download by importing the electron package by its path', () => {
    expect(arrows(tests, ({ to }) => to.startsWith('node_modules/electron'))).toEqual([]);
  });
});

describe('the domain', () => {
  const domain = server.filter(({ path }) => within('server/domain', 'server/contract')(path));

  it('has no file system, network, process or database', () => {
    const outside = /^(?:node:(?!crypto$|buffer$|zlib$|util$)|better-sqlite3$|fastify$|electron$)/;
    // A second thread computes a function of its input: it makes asynchronous JSON-LD synchronous, and can be ended when it takes too long.
    const threads = ['server/domain/rdf/rdf.worker.ts', 'server/domain/rdf/thread.ts'];
    const isThread = ({ from, to }: Import): boolean => to === 'node:worker_threads' && threads.includes(from);
    expect(arrows(domain, (found) => !found.typeOnly && outside.test(found.to) && !isThread(found))).toEqual([]);
  });

  it('has no clock and no chance of its own', () => {
    const own = /\bDate\.now\(\)|\bnew Date\(\)|\bMath\.random\(/;
    expect(domain.filter(({ text }) => own.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('is types alone in the contract', () => {
    const contract = domain.filter(({ path }) => within('server/contract')(path));
    expect(contract.filter(({ text }) => /^export (?:const|function|class|let|enum)\b/m.test(text)).map(({ path }) => path)).toEqual([]);
  });
});

describe('files', () => {
  const all = [...server, ...electron, ...renderer, ...tests];

  it('begin with a sentence that says what they are for', () => {
    const silent = [...server, ...electron, ...renderer]
      .filter(({ text }) => !/^(?:#!.*\n)?(?:\/\/ \S.{15,}|\/\*\* \S.{15,})/.test(text))
      .map(({ path }) => path);
    expect(silent).toEqual([]);
  });

  it('say why in the name of a test that may be skipped', () => {
    const silent = /\.skipIf\([^\n]*\)\(\s*'/;
    expect(tests.filter(({ text }) => silent.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('leave no work for later behind', () => {
    const later = /\b(?:TODO|FIXME|XXX)\b|@ts-ignore|@ts-nocheck/;
    expect(all.filter(({ path, text }) => !path.startsWith('test/architecture/') && later.test(text)).map(({ path }) => path)).toEqual([]);
  });
});

describe('this test', () => {
  it('sees every way to import', () => {
    const found = importsOf(
      'server/x/a.ts',
      [
        "import type { A } from './b.ts';",
        "import c, { d } from '../c.ts';",
        "import '../e.ts';",
        "export * from '../f.ts';",
        "const g = await import('../g.ts');",
        'import {',
        '  h,',
        "} from 'h';",
      ].join('\n'),
    );
    expect(found.map(({ to, typeOnly }) => `${to}${typeOnly ? ' (type)' : ''}`)).toEqual([
      'server/x/b.ts (type)',
      'server/c.ts',
      'server/e.ts',
      'server/f.ts',
      'server/g.ts',
      'h',
    ]);
  });
});
