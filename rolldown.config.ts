// Bundles shell and server into the programs that Electron starts: out/main.js, preload.cjs, workbench.js, public.js.
// Five more bundles are threads: out/rdf-thread.js, shapes-thread.js, signing-thread.js, backup-thread.js, part-thread.js.
import { cpSync, existsSync, rmSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'rolldown';

const root = fileURLToPath(new URL('./', import.meta.url));
const out = join(root, 'out');

const below = (folder: string, path: string): boolean => path.startsWith(folder.endsWith(sep) ? folder : folder + sep);

const THREADS: Readonly<Record<string, string>> = {
  'server/domain/rdf/rdf.worker.ts': 'rdf-thread',
  'server/features/shapes/shapes.worker.ts': 'shapes-thread',
  'server/features/issuing/signing.worker.ts': 'signing-thread',
  'server/features/backups/timed.worker.ts': 'backup-thread',
  'server/features/evidence/part.worker.ts': 'part-thread',
};

/**
 * Rewrites `new URL('./x', import.meta.url)` in the bundled modules. The source of a thread becomes its bundle. Files of the server's tree
 * (migrations, data) are copied to out/files; files that are built elsewhere (dist/renderer) are addressed relative to the bundle.
 */
const filesBesideModules = (): Plugin => {
  const copied = new Set<string>();
  const place = (path: string): string => {
    const from = relative(root, path);
    if (!below(join(root, 'server'), path)) return join(root, from);
    copied.add(path);
    return join(out, 'files', from);
  };
  return {
    name: 'files-beside-modules',
    transform: {
      filter: { id: /[\\/](?:server|electron)[\\/].*\.ts$/, code: 'import.meta.url' },
      handler(code, id) {
        return code.replaceAll(/new URL\(\s*(['"])(\.[^'"]*)\1,\s*import\.meta\.url\s*\)/g, (_match, _quote, name: string) => {
          const path = resolve(dirname(id), name);
          const thread = THREADS[relative(root, path).split(sep).join('/')];
          if (thread !== undefined) return `new URL('./${thread}.js', import.meta.url)`;
          const folder = name.endsWith('/') ? '/' : '';
          const fromBundle = relative(out, place(path)).split(sep).join('/');
          return `new URL('./${fromBundle}${folder}', import.meta.url)`;
        });
      },
    },
    writeBundle() {
      for (const path of copied) {
        if (!existsSync(path)) throw new Error(`'${relative(root, path)}' is named by a module and does not exist`);
        cpSync(path, join(out, 'files', relative(root, path)), {
          recursive: true,
          filter: (from) => statSync(from).isDirectory() || !/\.tsx?$/.test(from),
        });
      }
    },
  };
};

rmSync(out, { recursive: true, force: true });

const common = { platform: 'node' as const, external: ['electron', 'better-sqlite3'], cwd: root };

export default defineConfig([
  {
    ...common,
    input: {
      main: 'electron/main.ts',
      workbench: 'server/workbench.ts',
      public: 'server/public.ts',
      'rdf-thread': 'server/domain/rdf/rdf.worker.ts',
      'shapes-thread': 'server/features/shapes/shapes.worker.ts',
      'signing-thread': 'server/features/issuing/signing.worker.ts',
      'backup-thread': 'server/features/backups/timed.worker.ts',
      'part-thread': 'server/features/evidence/part.worker.ts',
    },
    plugins: [filesBesideModules()],
    output: { dir: 'out', format: 'esm', entryFileNames: '[name].js', chunkFileNames: 'shared-[hash].js', sourcemap: false },
  },
  {
    ...common,
    input: { preload: 'electron/preload.ts' },
    output: { dir: 'out', format: 'cjs', entryFileNames: '[name].cjs', sourcemap: false },
  },
]);
