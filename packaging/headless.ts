// `npm run package:headless`: builds a folder and a tar.gz of the service for Linux, with its own Node.
// Two runs of the same tree give the same bytes.
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildAgain, buildWhatIsStale } from '../electron/build.ts';
import { notices } from '../renderer/third-party-notices.ts';
import { buildTime, setTimes } from './build-time.ts';
import { closure, copyPackage, differing, manifestOf, packagesIn } from './headless-modules.ts';
import { billOfMaterials } from './sbom.ts';

const root = resolve(fileURLToPath(new URL('..', import.meta.url)));
const own = join(root, 'packaging/headless');

const { values } = parseArgs({
  options: {
    /** Folder of the package. */
    output: { type: 'string', default: join(root, 'dist/headless') },
    /** Uses the built page unchanged if it is newer than its sources. */
    'keep-page': { type: 'boolean', default: false },
  },
});
if (process.platform !== 'linux') throw new Error('the package of the service is made on Linux, for Linux');
const wrong = differing(root);
if (wrong.length > 0) throw new Error(`run npm ci, node_modules is not what the lockfile says: ${wrong.join('; ')}`);

const { version } = manifestOf(root);
const NAME = 'dpp-desk-server';
const output = resolve(values.output);
const packed = `${NAME}-${version}-linux-${process.arch}`;
const folder = join(output, packed);

/** The relative path of a source file in a module: in an import, or as the program of a thread or a process. */
const SOURCE = /(['"])(\.{1,2}\/[^'"\n]*)\.ts\1/g;

/**
 * Keeps every module as a file in its place: processes with few permissions may read certain folders of the tree, and migrations and
 * packages are located relative to it. Replaces types with blanks, so that the lines and columns of an error are those of the sources.
 */
function writePrograms(): Set<string> {
  const known = new Set(Object.keys(manifestOf(root).dependencies ?? {}));
  const packages = new Set<string>();
  for (const name of readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' })) {
    const from = join(root, 'server', name);
    const to = join(folder, 'server', name);
    if (!statSync(from).isFile()) continue;
    if (!name.endsWith('.ts')) {
      cpSync(from, to);
      continue;
    }
    const text = stripTypeScriptTypes(readFileSync(from, 'utf8')).replaceAll(SOURCE, (_all, quote, path: string) => {
      if (!existsSync(join(dirname(from), `${path}.ts`)))
        throw new Error(`'${path}.ts', named in '${relative(root, from)}', does not exist`);
      return `${quote}${path}.js${quote}`;
    });
    for (const found of packagesIn(text, known)) packages.add(found);
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to.replace(/\.ts$/, '.js'), text);
  }
  return packages;
}

/** Copies the Node version of the lockfile, which also runs the tests. */
function writeRuntime(): void {
  const node = join(root, 'node_modules/node');
  const wanted = manifestOf(node).version;
  cpSync(join(node, 'bin/node'), join(folder, 'runtime/node'));
  const { stdout } = spawnSync(join(folder, 'runtime/node'), ['--version'], { encoding: 'utf8' });
  if (stdout.trim() !== `v${wanted}`) throw new Error(`Node ${wanted} is not installed; node_modules has '${stdout.trim()}'`);
  cpSync(join(node, 'node_modules', `node-${process.platform}-${process.arch}`, 'LICENSE'), join(folder, 'runtime/LICENSE'));
}

function writePackages(names: Set<string>): readonly string[] {
  const { optionalDependencies = {} } = manifestOf(root);
  // No module imports an optional package by name: the code looks for its folder.
  for (const name of Object.keys(optionalDependencies)) if (existsSync(join(root, 'node_modules', name))) names.add(name);
  const folders = closure(root, names);
  for (const one of folders) copyPackage(root, one, folder);
  return folders;
}

function writeManifest(names: Iterable<string>): void {
  const dependencies = Object.fromEntries([...names].sort().map((name) => [name, manifestOf(join(root, 'node_modules', name)).version]));
  const { description, license, author, homepage } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const manifest = {
    ...{ name: NAME, version, description, license, author, homepage, type: 'module', bin: { desk: 'bin/desk' } },
    ...{ os: ['linux'], cpu: [process.arch], libc: ['glibc'], dependencies, bundleDependencies: Object.keys(dependencies) },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
}

function openModes(): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    chmodSync(path, statSync(path).isDirectory() || name === 'bin/desk' || name === 'runtime/node' ? 0o755 : 0o644);
  }
  chmodSync(folder, 0o755);
}

function archive(): string {
  const file = join(output, `${packed}.tar.gz`);
  const program = [
    '--create',
    '--format=ustar',
    '--sort=name',
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--use-compress-program=gzip -6n',
  ];
  const { status, error } = spawnSync('tar', [...program, '--file', file, '--directory', output, packed], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, LC_ALL: 'C' },
  });
  if (status !== 0) throw new Error('the archive needs GNU tar and gzip', { cause: error });
  return file;
}

if (values['keep-page']) buildWhatIsStale(root, ['dist/renderer'], () => undefined);
else buildAgain(root, ['dist/renderer']);
rmSync(folder, { recursive: true, force: true });
const names = writePrograms();
writeRuntime();
const packages = writePackages(names);
writeManifest(names);
cpSync(join(root, 'dist/renderer'), join(folder, 'dist/renderer'), { recursive: true });
cpSync(join(own, 'desk'), join(folder, 'bin/desk'));
for (const name of ['dpp-desk.service', 'Containerfile', 'INSTALL.md']) cpSync(join(own, name), join(folder, name));
cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
writeFileSync(join(folder, 'third-party-notices.txt'), notices(root, new Set(packages)));
writeFileSync(join(folder, 'sbom.cdx.json'), billOfMaterials(new Set(packages), 'node'));
openModes();
setTimes(folder, buildTime());
console.log(archive());
