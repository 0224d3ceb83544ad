// Finds the packages that the server imports, and their dependencies, and copies the parts of them that are run.
import { cpSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** `@scope/name/deep/file.js` → `@scope/name`. */
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const SPECIFIER = /(?:\bfrom|\bimport|\bimport\(|\bimport\.meta\.resolve\()\s*'((?:@[\w-]+\/)?[\w-][\w.-]*(?:\/[\w./-]+)?)'/g;

/** Returns the packages that a module imports. `known`: the packages of the project; any other name is ignored. */
export const packagesIn = (text: string, known: ReadonlySet<string>): readonly string[] =>
  [...text.matchAll(SPECIFIER)].map(([, to = '']) => packageOf(to)).filter((name) => known.has(name));

/** Returns the folder in which Node finds a package that a module in `from` imports. */
function found(root: string, name: string, from: string): string | undefined {
  for (let place = from; ; place = dirname(place)) {
    const folder = join(place, 'node_modules', name);
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (place === root || place === dirname(place)) return undefined;
  }
}

/** Returns the folders of the packages and of all their dependencies, relative to the tree. Omits optional ones that are not installed. */
export function closure(root: string, names: Iterable<string>): readonly string[] {
  const folders = new Set<string>();
  const add = (name: string, from: string, optional: boolean): void => {
    const folder = found(root, name, from);
    if (folder === undefined) {
      if (optional) return;
      throw new Error(`package '${name}', needed by '${relative(root, from) || 'the server'}', is not installed`);
    }
    if (folders.has(folder)) return;
    folders.add(folder);
    const { dependencies = {}, optionalDependencies = {} } = manifestOf(folder);
    for (const next of Object.keys(optionalDependencies)) add(next, folder, true);
    for (const next of Object.keys(dependencies)) add(next, folder, Object.hasOwn(optionalDependencies, next));
  };
  for (const name of names) add(name, root, false);
  return [...folders].map((folder) => relative(root, folder).split(sep).join('/')).sort();
}

/** The files that are run. Other programs, sources and platforms in these packages would make up four fifths of the size. */
const PARTS: Readonly<Record<string, RegExp>> = {
  'better-sqlite3': new RegExp(`^(?:lib/|prebuilds/${process.platform}-${process.arch}\\.node$)`),
  'pdfjs-dist': /^(?:legacy\/build\/pdf(?:\.worker)?\.mjs$|(?:cmaps|iccs|standard_fonts|wasm)\/)/,
  'sodium-native': new RegExp(`^prebuilds/${process.platform}-${process.arch}/`),
};
const ALWAYS = /^(?:package\.json|(?:licen[cs]e|copying|notice)(?:[.-][^/]*)?)$/i;
const NEVER = /(?:^|\/)(?:tests?|__tests__|docs|examples?|benchmarks?|\.[^/]*)(?:\/|$)|\.(?:map|[cm]?ts|md|markdown|tsbuildinfo)$/;

export function copyPackage(root: string, folder: string, to: string): void {
  const from = join(root, folder);
  const part = PARTS[folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)];
  for (const name of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    const path = name.split(sep).join('/');
    if (/(?:^|\/)node_modules(?:\/|$)/.test(path) || !statSync(join(from, name)).isFile()) continue;
    if (ALWAYS.test(path) || (!NEVER.test(path) && (part === undefined || part.test(path)))) {
      cpSync(join(from, name), join(to, folder, name), { dereference: true });
    }
  }
}

/** Returns the packages whose installed version differs from the lockfile. The notices and the bill of materials describe the lockfile. */
export function differing(root: string): readonly string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string }>;
  };
  return Object.entries(packages).flatMap(([path, { version }]) => {
    if (path === '' || !existsSync(join(root, path, 'package.json'))) return [];
    const installed = manifestOf(join(root, path)).version;
    return installed === version ? [] : [`${path} is ${installed}, not ${version}`];
  });
}
