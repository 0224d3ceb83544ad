// package.json, the imports of the tree and docs/dependencies.md say the same.
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root, sources } from './sources.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
}
const manifest = JSON.parse(read('package.json')) as Manifest;
const named = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };

/** `@scope/name/deep/file.js` → `@scope/name`. */
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const packages = (...folders: readonly string[]) =>
  folders
    .flatMap((folder) => sources(folder))
    // The test of the import reader holds imports of nothing.
    .filter(({ path }) => path !== 'test/architecture/imports.test.ts')
    .flatMap(({ imports }) => imports)
    // The build makes the virtual modules.
    .filter(({ to, ofPackage }) => ofPackage && !isBuiltin(to) && !to.startsWith('virtual:'))
    .map(({ from, to }) => ({ arrow: `${from} → ${packageOf(to)}`, name: packageOf(to) }));

const listed = (): string[] =>
  read('docs/dependencies.md')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| package'))
    .flatMap(
      (line) =>
        line
          .split('|')[1]
          ?.split(',')
          .map((name) => name.trim()) ?? [],
    );

it('every package that is imported is named in package.json', () => {
  const imported = packages('server', 'electron', 'renderer', 'test');
  expect(imported.length).toBeGreaterThan(100);
  expect(imported.filter(({ name }) => !Object.hasOwn(named, name)).map(({ arrow }) => arrow)).toEqual([]);
});

it('what the product runs on is no development dependency', () => {
  // `electron` is the runtime itself; Vite's and the message compiler's plug-ins run at build time.
  const atBuildTime = ['electron', 'vite', '@lingui/message-utils'];
  const wrong = packages('server', 'electron', 'renderer').filter(
    ({ name }) => Object.hasOwn(manifest.devDependencies, name) && !atBuildTime.includes(name),
  );
  expect(wrong.map(({ arrow }) => arrow)).toEqual([]);
});

it('every package of the product is imported by the product, every other one by the tests, the build or a command', () => {
  const used = (...folders: readonly string[]) => new Set(packages(...folders).map(({ name }) => name));
  const product = used('server', 'electron', 'renderer');
  expect(Object.keys(manifest.dependencies).filter((name) => !product.has(name))).toEqual([]);
  const commands = ['@biomejs/biome', 'electron-builder', 'node', 'typescript'];
  const configs = ['vite.config.ts', 'vitest.config.ts', 'rolldown.config.ts'].map(read).join();
  const elsewhere = used('server', 'electron', 'renderer', 'test');
  const unused = Object.keys(manifest.devDependencies).filter(
    (name) => !elsewhere.has(name) && !configs.includes(`from '${name}'`) && !commands.includes(name) && !name.startsWith('@types/'),
  );
  expect(unused).toEqual([]);
});

it('an optional package is imported by nothing, so that nothing needs it', () => {
  const wrong = packages('server', 'electron', 'renderer', 'test').filter(({ name }) => Object.hasOwn(manifest.optionalDependencies, name));
  expect(wrong.map(({ arrow }) => arrow)).toEqual([]);
});

it('versions are exact', () => {
  expect(Object.entries(named).filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
});

it('docs/dependencies.md lists exactly the packages of package.json', () => {
  expect(listed().toSorted()).toEqual(Object.keys(named).toSorted());
});

it('the lockfile pins every package by hash and names no download address', () => {
  const lock = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { integrity?: string; resolved?: string; link?: boolean }>;
  };
  const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
  expect(packages.filter(([, { integrity }]) => integrity === undefined).map(([path]) => path)).toEqual([]);
  expect(packages.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
});
