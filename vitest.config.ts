// One project per kind of test, so that `npm test` can run the cheap ones first.
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { compileCatalogues } from './renderer/i18n/compile-catalogues.ts';
import { noPostgres } from './test/fixtures/postgres.ts';
import { startsBundles } from './test/fixtures/programs.ts';

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

// Importing the real `electron` outside Electron tries to download it: every test gets the fake.
const project = (name: string, include: string[], extra: object = {}, plugins: Plugin[] = []) => ({
  plugins: [compileCatalogues(), ...plugins],
  resolve: { alias: { electron: path('./test/fixtures/electron.ts') } },
  test: {
    name,
    include,
    // Real processes, sockets and browsers: what a screen comes to show is waited for patiently, and nothing is tried twice (see test/run.ts).
    testTimeout: 60_000,
    hookTimeout: 120_000,
    retry: 0,
    expect: { poll: { timeout: 20_000, interval: 50 } },
    // Tests start hundreds of processes of the program: what Node compiled for one serves the next.
    env: { NODE_COMPILE_CACHE: path('./node_modules/.cache/dpp-desk') },
    ...extra,
  },
});

// Generated histories and the reference model of the verdict: what takes a minute or more.
const MODEL = ['test/model/**/*.test.ts', 'test/features/**/*histories.test.ts'];

// Tests that replace modules, leave one in a state for good, or share a folder that ends with their file.
const ALONE = [
  'test/domain/keys/key-file.test.ts',
  'test/domain/rdf/failed-start.test.ts',
  'test/electron/**/*.test.ts',
  // They share the folder of `lived.ts`, which ends with the first of them.
  'test/features/backups/{backup,restore,officers,witnesses}.test.ts',
  'test/features/repair/recovered.test.ts',
  // Libsodium stays in force in a process that has taken it.
  'test/features/engines/engines.test.ts',
  'test/features/sync/**/*.test.ts',
  'test/features/packs/pack-processes.test.ts',
  'test/process/**/*.test.ts',
];

// What keeps its records on a real disk.
const STORE = ['test/{features,store}/**/*.test.ts'];

const PUBLIC = ['test/http/public/**/*.test.ts'];

/** Starts programs of the server from their bundles. */
const PROGRAMS = { globalSetup: 'test/fixtures/programs.ts' };

export default defineConfig({
  test: {
    // All but one core, as ever, but both of two: most tests wait for a process or a disk most of the time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      // Rules without a store, what is run all day: a new folder is run without being named here.
      // Its files share one process per worker, as those of `store`: starting one for each file took a quarter of the time.
      project(
        'unit',
        ['test/**/*.test.ts'],
        {
          exclude: ['test/{vectors,http,cli,postgres,replica,browser,packaging,desktop}/**', ...STORE, ...MODEL, ...ALONE],
          isolate: false,
          ...PROGRAMS,
        },
        [startsBundles()],
      ),
      project('store', STORE, { exclude: [...MODEL, ...ALONE], isolate: false, ...PROGRAMS }, [startsBundles()]),
      project('alone', ALONE),
      project('model', MODEL),
      project('vectors', ['test/vectors/**/*.test.ts'], { testTimeout: 600_000 }),
      // Tests of services wait for most of their time: a third worker uses the cores meanwhile.
      project(
        'http',
        ['test/{http,cli}/**/*.test.ts'],
        { isolate: false, ...PROGRAMS, maxWorkers: Math.max(3, availableParallelism() - 1), sequence: { groupOrder: 2 } },
        [startsBundles()],
      ),
      // The suite of the public interface again, where it is served elsewhere.
      project('postgres', ['test/postgres/**/*.test.ts', ...(noPostgres === undefined ? PUBLIC : [])], {
        globalSetup: 'test/fixtures/postgres-setup.ts',
        env: { DPP_DESK_TEST_SERVED_FROM: 'postgres' },
      }),
      // Two Chromiums at a time, on any number of cores: tests of a person's pace must not wait for a core. The files of a worker share one.
      project('replica', ['test/replica/**/*.test.ts', ...PUBLIC], { env: { DPP_DESK_TEST_SERVED_FROM: 'replica' } }),
      project('browser', ['test/browser/**/*.test.ts'], {
        isolate: false,
        ...PROGRAMS,
        testTimeout: 120_000,
        maxWorkers: 2,
        sequence: { groupOrder: 1 },
      }),
      project('packaging', ['test/packaging/**/*.test.ts'], { testTimeout: 300_000, fileParallelism: false }),
      project('desktop', ['test/desktop/**/*.test.ts'], { testTimeout: 120_000 }),
    ],
  },
});
