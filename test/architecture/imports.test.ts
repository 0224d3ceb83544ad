// The boundaries of the house, read from the import lines of every source file.
import { describe, expect, it } from 'vitest';
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

describe('processes', () => {
  it('the renderer takes types of the contract, the pure decoder, the way to show text from outside and the way to cite a law from the server, nothing else', () => {
    const wrong = arrows(
      renderer,
      ({ to, typeOnly }) =>
        (to.startsWith('server/') &&
          !(to === 'server/contract/index.ts' && typeOnly) &&
          !to.startsWith('server/decode/') &&
          to !== 'server/domain/foreign/index.ts' &&
          to !== 'server/domain/passport/citation.ts') ||
        to.startsWith('electron'),
    );
    expect(wrong).toEqual([]);
  });

  it('the server never imports electron, the renderer or a test', () => {
    expect(arrows(server, ({ to }) => within('electron', 'renderer', 'test')(to))).toEqual([]);
  });

  it('the shell knows the transports and the contract’s types, and nothing about passports', () => {
    const known = [
      'server/lib/problem.ts',
      'server/lib/version.ts',
      'server/lib/terminal.ts',
      'server/lib/log-line.ts',
      'server/cli/input/data-folder.ts',
      'server/cli/input/passphrase.ts',
      ...['csp', 'limits', 'port', 'port-number', 'static', 'supervise', 'fork', 'environment', 'npm', 'opening', 'publish', 'session'].map(
        (name) => `server/transport/${name}.ts`,
      ),
    ];
    expect(
      arrows(
        electron,
        ({ to, typeOnly }) => /^(?:server|renderer|test)\//.test(to) && !known.includes(to) && !(to === 'server/contract/index.ts' && typeOnly),
      ),
    ).toEqual([]);
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

describe('stages', () => {
  // The pixel decoder runs in a browser's worker and under Node; what feeds it there says so in its first words, and belongs to the command line.
  const nodeOnly = server
    .filter(({ path, text }) => path.startsWith('server/decode/') && (text.startsWith('// Node only.') || path.endsWith('.worker.ts')))
    .map(({ path }) => path);

  it('the renderer’s part of the decoder takes nothing from its Node-only part', () => {
    const shared = server.filter(({ path }) => path.startsWith('server/decode/') && !nodeOnly.includes(path));
    expect(arrows([...renderer, ...shared], ({ to, typeOnly }) => !typeOnly && nodeOnly.includes(to))).toEqual([]);
  });

  const PURE = ['domain', 'decode', 'recognise', 'verify', 'verdict', 'represent', 'gs1', 'epcis'];

  it.each(PURE)('%s is pure: no store, log, route, transport, file system, network or clock of its own', (stage) => {
    const files = server.filter(({ path }) => path.startsWith(`server/${stage}/`) && !nodeOnly.includes(path));
    const impure = within(
      'server/store',
      'server/log',
      'server/routes',
      'server/transport',
      'server/cli',
      'server/features/app/open-app.ts',
      'server/features/inspection/inspect.ts',
    );
    const outside =
      /^(?:node:(?:fs|fs\/promises|http|https|net|tls|dgram|dns|child_process|worker_threads|cluster)|better-sqlite3|fastify)$/;
    expect(arrows(files, ({ to, typeOnly }) => !typeOnly && (impure(to) || outside.test(to)))).toEqual([]);
    expect(files.filter(({ text }) => /\bDate\.now\(\)|\bnew Date\(\)|\bMath\.random\(/.test(text)).map(({ path }) => path)).toEqual([]);
  });

  // An inspection flows this way; a stage takes values only from what comes before it. Types may point the other way where they describe an outcome.
  const FLOW = ['gs1', 'decode', 'recognise', 'trust', 'verify', 'verdict', 'log'];
  const stageOf = (path: string): number => FLOW.indexOf(/^server\/([\w-]+)\//.exec(path)?.[1] ?? '');

  // The self-test runs known answers through the whole chain: it is no stage of it.
  const stages = server.filter(({ path }) => path !== 'server/features/self-test/self-test.ts');

  it('a stage of an inspection imports only earlier ones', () => {
    // The closed lists of codes and outcomes are the vocabulary of every stage.
    const vocabulary = ['server/domain/evidence/codes.ts', 'server/domain/evidence/evidence.ts'];
    const wrong = arrows(stages, ({ from, to, typeOnly }) => {
      const [here, there] = [stageOf(from), stageOf(to)];
      return here >= 0 && there > here && !typeOnly && !vocabulary.includes(to);
    });
    expect(wrong).toEqual([]);
  });

  it('only the command line itself and the programs that are started know its folder', () => {
    const programs = ['server/cli.ts', 'server/workbench.ts', 'server/public.ts'];
    const files = server.filter(({ path }) => !path.startsWith('server/cli/') && !programs.includes(path));
    expect(arrows(files, ({ to }) => within('server/cli')(to))).toEqual([]);
  });

  it('nothing in the flow reaches back out to the routes, the entries or the command line', () => {
    const files = server.filter(({ path }) => stageOf(path) >= 0 || /^server\/(?:store|passport|represent|identity)\//.test(path));
    const outer = within('server/routes', 'server/cli', 'server/cli.ts', 'server/workbench.ts', 'server/public.ts', 'server/features/app/open-app.ts');
    expect(arrows(files, ({ to }) => outer(to))).toEqual([]);
  });
});

describe('files', () => {
  const all = [...server, ...electron, ...renderer, ...tests];
  // A table is a list of entries, read by looking up: role views, codes, terms, words, sample data.
  const TABLES =
    /^(?:server\/(?:cli\/commands|verdict\/codes|passport\/|represent\/|gs1\/|data\/|store\/sample|verify\/(?:terms|untp)\.)|renderer\/i18n\/messages\/|test\/)/;

  it('begin with a comment that says what goes in and what comes out', () => {
    const silent = [...server, ...electron, ...renderer]
      .filter(({ text }) => !/^(?:#!.*\n)?(?:\/\/ \S.{15,}|\/\*\* \S.{15,})/.test(text))
      .map(({ path }) => path);
    expect(silent).toEqual([]);
  });

  it('have 250 lines at most, tables and tests apart', () => {
    const long = all
      .filter(({ path, text }) => !TABLES.test(path) && text.split('\n').length > 251)
      .map(({ path, text }) => `${path}: ${text.split('\n').length - 1}`);
    expect(long).toEqual([]);
  });

  it('leave no work for later behind', () => {
    const later = /\b(?:TODO|FIXME|XXX)\b|@ts-ignore|@ts-nocheck/;
    expect(all.filter(({ path, text }) => !path.startsWith('test/house/') && later.test(text)).map(({ path }) => path)).toEqual([]);
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
